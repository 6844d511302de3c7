import { buffer } from 'node:stream/consumers'
import { decodeStart } from '@efti-hub/reading/files'
import type { Services } from '../../services.ts'
import type { DocumentRow } from './tables.ts'

/** Types that a browser does not run. Whatever else was uploaded leaves as plain bytes. */
const INERT_TYPES = /^(application\/(pdf|json|xml|msword|vnd\.openxmlformats-[\w.-]+)|text\/(plain|csv|xml))$/

/** Of text with the encoding that its bytes or its declaration show: a reader must not guess it. */
const HAS_CHARSET = /^text\/|\bxml$/
const LOOKED_AT_BYTES = 65_537

/** The content type that an original is served with. */
export async function servedType({ files }: Services, { mimeType, objectKey }: DocumentRow): Promise<string> {
  if (!INERT_TYPES.test(mimeType)) return 'application/octet-stream'
  if (!HAS_CHARSET.test(mimeType)) return mimeType
  const start = decodeStart(await buffer(files.read(objectKey, LOOKED_AT_BYTES)))
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start?.text ?? '')?.[1]
  const charset = declared ?? start?.encoding
  return charset ? `${mimeType}; charset=${charset}` : 'application/octet-stream'
}
