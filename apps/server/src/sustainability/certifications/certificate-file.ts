import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { MAX_CERTIFICATE_BYTES } from '@efti-hub/contract'
import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'

/** By type of the content, what the name ends in. */
const TAKEN = new Map([
  ['application/pdf', ['.pdf']],
  ['image/png', ['.png']],
  ['image/jpeg', ['.jpg', '.jpeg']],
])

export const CERTIFICATES = 'certificates'

export interface CertificateFile {
  key: string
  type: string
}

/** Whole in memory for a moment: certificates are small. @throws Refusal for what is no certificate. */
export async function storeCertificate(
  { files }: Pick<Services, 'files'>,
  tenantId: string,
  { name, content }: { name: string; content: Readable },
): Promise<CertificateFile> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of content.iterator({ destroyOnReturn: false })) {
    size += part.length
    if (size > MAX_CERTIFICATE_BYTES) {
      throw new Refusal('file_too_large', 'The certificate is larger than 10 MB. Nothing was stored.')
    }
    parts.push(part)
  }
  const bytes = Buffer.concat(parts)
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const endings = TAKEN.get(type)
  if (!endings) {
    throw new Refusal(
      'unsupported_extension',
      'A certificate is a PDF, PNG or JPEG file. Nothing was stored.',
    )
  }
  if (!endings.includes(extname(name).toLowerCase())) {
    throw new Refusal(
      'unsupported_extension',
      `The name of this certificate must end in ${endings.join(' or ')}, as its content is. Nothing was stored.`,
    )
  }
  const key = `${CERTIFICATES}/${tenantId}/${randomUUID()}`
  await files.put(key, Readable.from([bytes]))
  return { key, type }
}
