import type { ListedDocument, Manifest } from './manifest.ts'
import type { ListedFile } from './measure.ts'

/** README.txt: the manifest for people, and how to check it. Windows line ends, which every editor shows. */
export function describePack(manifest: Manifest): string {
  const { consignment, organisation, madeAt, madeBy, documents, auditExtract } = manifest
  const lines = [
    `Evidence pack of consignment ${consignment.title}`,
    '',
    `Organisation  ${organisation.name} (${organisation.id})`,
    `Consignment   ${consignment.id}`,
    `Made          ${instant(madeAt)} by ${madeBy}`,
    `Documents     ${documents.length}`,
    ...documents.flatMap(describeDocument),
    '',
    'Audit trail',
    'Every recorded action on these documents and on the consignment, oldest first, each with its hash.',
    ...describeFile(auditExtract),
    '',
    'How to check',
    'Files: calculate SHA-256 with "certutil -hashfile <file> SHA256" on Windows, "shasum -a 256 <file>" on',
    'macOS or "sha256sum <file>" on Linux, and compare it with this text or with manifest.json.',
    `Audit trail: npm run admin -- verify-audit ${auditExtract.path}`,
    'shows that no event was changed since its hash was calculated. With --database behind it, the operator of',
    'the application also checks that the database still has each of these events with the same hash. The first',
    'line of the file has the rule for other programs. An extract alone cannot show that no event is missing.',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

function describeDocument(document: ListedDocument, index: number): string[] {
  const { name, datasetId, receivedAt, uploadedBy, status, original, exports } = document
  return [
    '',
    `${index + 1}. ${name}`,
    `   Received    ${instant(receivedAt)}, uploaded by ${uploadedBy}`,
    `   Status      ${status.replace('_', ' ')}`,
    `   Data set    ${datasetId}`,
    original.unchanged
      ? '   Original    as received'
      : `   Original    CHANGED since it was received; SHA-256 at receipt: ${original.sha256AtReceipt}`,
    ...describeFile(original),
    ...(exports.length > 0 ? exports.flatMap(describeFile) : ['   The document has not been read yet.']),
  ]
}

const describeFile = ({ path, bytes, sha256 }: ListedFile) => [
  `   ${path}`,
  `      ${bytes} bytes, SHA-256 ${sha256}`,
]

/** '2026-11-22 14:05:07 UTC' */
const instant = (at: string) => `${at.slice(0, 19).replace('T', ' ')} UTC`
