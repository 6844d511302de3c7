export const intakeWords = {
  card: 'Document Upload & Processing',
  cardDescription: 'One freight document at a time; recognition and compliance check start by themselves.',
  area: 'Document upload',
  hint: 'Supported formats: PDF, XML, JSON, DOC, DOCX, CSV (max 50MB)',
  dropFiles: 'Drop a document here or %{browseFiles}',
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
  reason: 'The document was not uploaded',
  noTenant: 'Uploading needs a membership in an organisation.',
}
