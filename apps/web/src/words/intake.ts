export const intakeWords = {
  card: 'Document Upload & Processing',
  cardDescription: 'One freight document at a time; recognition and compliance check start by themselves.',
  area: 'Document upload',
  hint: 'Supported formats: PDF, XML, JSON, DOC, DOCX, CSV (max 50MB)',
  drop: 'Drop a document here or',
  browse: 'choose a file',
  networkError:
    'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.',
  refused: (status: number) => `The server refused the file (${status}).`,
  queued: {
    title: 'Document uploaded successfully',
    description: 'Your document has been queued for processing.',
  },
  failed: { title: 'Upload failed', description: 'Failed to upload document. Please try again.' },
  incomplete: { title: 'Upload incomplete', description: 'No files were successfully uploaded.' },
  duplicate: {
    title: 'The same file is already here',
    before: 'It has exactly the bytes of ',
    after: (date: string) => `, uploaded on ${date}. Both documents are kept.`,
  },
  sample: {
    button: 'Try a sample paper',
    pending: 'Uploading the sample paper…',
    name: 'Sample CMR consignment note.pdf',
  },
  picture: {
    title: 'Pictures become PDF in a batch',
    before: 'This card takes the formats named above. ',
    link: 'Batch Process',
    after: ' takes JPG, PNG and HEIC, and makes a PDF of each before it is uploaded.',
  },
  reason: 'The document was not uploaded',
  noTenant: 'Uploading needs a membership in an organisation.',
}
