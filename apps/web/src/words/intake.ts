export const intakeWords = {
  card: 'Document Upload & Processing',
  cardDescription: 'Upload one freight document. Reading and checking start automatically.',
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
    title: 'This file has already been uploaded',
    before: 'It is identical to ',
    after: (date: string) => `, uploaded on ${date}. Both documents are kept.`,
  },
  sample: {
    button: 'Try a sample document',
    pending: 'Uploading the sample document…',
    name: 'Sample CMR consignment note.pdf',
  },
  picture: {
    title: 'Upload pictures with Batch Process',
    before: 'Pictures cannot be uploaded here. ',
    link: 'Batch Process',
    after: ' accepts JPG, PNG and HEIC and converts each to PDF before uploading.',
  },
  reason: 'The document was not uploaded',
  forbidden: 'Your role cannot upload documents.',
  noTenant: 'You need to be a member of an organisation to upload documents.',
}
