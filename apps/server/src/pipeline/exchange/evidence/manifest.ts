import type { DocumentStatus } from '@efti-hub/contract'
import type { DocumentRow } from '../../documents/tables.ts'
import type { ListedFile } from './measure.ts'
import type { EvidencePack } from './take-evidence.ts'

/** The content of manifest.json of an evidence pack. Instants are ISO 8601 in UTC, hashes hexadecimal. */
export interface Manifest {
  format: 'efti-hub-evidence-1'
  madeAt: string
  madeBy: string
  organisation: { id: string; name: string }
  consignment: { id: string; title: string; mergedIds: string[] }
  documents: ListedDocument[]
  auditExtract: ListedFile
}

export interface ListedDocument {
  id: string
  datasetId: string
  name: string
  mimeType: string
  receivedAt: string
  uploadedBy: string
  status: DocumentStatus
  original: ListedFile & {
    /** Of the bytes that arrived. */
    sha256AtReceipt: string
    unchanged: boolean
  }
  /** Empty as long as the document has not been read. */
  exports: ListedFile[]
}

export function listDocument(
  row: DocumentRow,
  uploadedBy: string,
  original: ListedFile,
  exports: ListedFile[],
): ListedDocument {
  return {
    id: row.id,
    datasetId: row.datasetId,
    name: row.originalName,
    mimeType: row.mimeType,
    receivedAt: row.createdAt.toISOString(),
    uploadedBy,
    status: row.status,
    original: {
      ...original,
      sha256AtReceipt: row.sha256,
      unchanged: original.sha256 === row.sha256,
    },
    exports,
  }
}

export function listEvidence(
  { organisation, consignmentId, consignmentIds, title }: EvidencePack,
  made: { by: string; at: Date; tenantId: string },
  documents: ListedDocument[],
  auditExtract: ListedFile,
): Manifest {
  return {
    format: 'efti-hub-evidence-1',
    madeAt: made.at.toISOString(),
    madeBy: made.by,
    organisation: { id: made.tenantId, name: organisation },
    consignment: {
      id: consignmentId,
      title,
      mergedIds: consignmentIds.filter((id) => id !== consignmentId),
    },
    documents,
    auditExtract,
  }
}
