/**
 * Documents of a batch: hundreds of them end in one toast, so nobody announces their jobs one by one. For this page's life
 * only.
 */
const documents = new Set<string>()

export const notifyTogether = (documentId: string) => void documents.add(documentId)
export const isNotifiedTogether = (documentId: string) => documents.has(documentId)
