export const intakeWords = {
  card: 'Document Upload & Processing',
  cardDescription: 'Upload one freight document. Reading and checking start automatically.',
  area: 'Document upload',
  hint: 'Supported formats: PDF, XML, JSON, DOC, DOCX, CSV (max 50MB)',
  drop: 'Drop a document here or',
  browse: 'choose a file',
  queued: {
    title: 'Document uploaded successfully',
    description: 'Your document has been queued for processing.',
  },
  failed: { title: 'Upload failed', description: 'Failed to upload document. Please try again.' },
  sample: {
    button: 'Try a sample document',
    pending: 'Uploading the sample document…',
    name: 'Sample CMR consignment note.pdf',
  },
  forbidden: 'Your role cannot upload documents.',
  noTenant: 'You need to be a member of an organisation to upload documents.',
}
