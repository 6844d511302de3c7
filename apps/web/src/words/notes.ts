export const notesWords = {
  title: 'Notes by sender',
  description:
    'Recurring remarks on form and data in a sender’s documents. Notes never count as violations and are never due.',
  show: 'Show notes',
  hide: 'Hide notes',
  search: 'Search senders',
  searchPlaceholder: 'Search senders...',
  kind: 'Kind',
  list: 'Notes by sender',
  shown: (shown: string, total: string, isWhole: boolean) =>
    isWhole ? `${total} in all` : `${shown} of ${total}`,
  none: 'No notes',
  noneHint: 'Documents are listed here when a check has a note on them.',
  noneMatching: 'No notes match your filters.',
  noSender: 'Documents that name no sender',
  documents: (count: string, all: string) => `${count} of ${all} documents`,
  latest: 'Latest:',
  documentsOf: (text: string) => `Documents with the note: ${text}`,
  failed: 'The notes could not be loaded',
  loading: 'Loading notes',
}
