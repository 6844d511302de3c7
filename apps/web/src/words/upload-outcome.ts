/** What becomes of an upload; apart from the other words, as no screen shows them at first. */
export const outcomeWords = {
  networkError:
    'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.',
  refused: (status: number) => `The server refused the file (${status}).`,
  incomplete: { title: 'Upload incomplete', description: 'No files were successfully uploaded.' },
  duplicate: {
    title: 'This file has already been uploaded',
    before: 'It is identical to ',
    after: (date: string) => `, uploaded on ${date}. Both documents are kept.`,
  },
  picture: {
    title: 'Upload pictures with Batch Process',
    before: 'Pictures cannot be uploaded here. ',
    link: 'Batch Process',
    after: ' accepts JPG, PNG and HEIC and converts each to PDF before uploading.',
  },
  reason: 'The document was not uploaded',
}
