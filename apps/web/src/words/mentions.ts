/** A filter of the list of documents that the search leads to. */
export const mentionWords = {
  mentions: (text: string) => `Mentions: ${text}`,
  remove: 'Show all documents',
}
