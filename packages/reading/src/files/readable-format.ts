import { extname } from 'node:path'
import type { SourceFormat } from '../layout/pages.ts'
import { sniffType } from './types/sniff-type.ts'
import { UnreadableFile } from './unreadable-file.ts'

interface NamedFile {
  bytes: Buffer
  name: string
}

interface Named {
  like: string
  formats: readonly SourceFormat[]
}

/** The formats of a file with such a name. Data are text as well, so a text may contain them. */
const NAMES: Record<string, Named> = {
  '.pdf': { like: 'a PDF', formats: ['pdf'] },
  '.doc': { like: 'a Word document', formats: ['doc', 'docx'] },
  '.docx': { like: 'a Word document', formats: ['docx', 'doc'] },
  '.xml': { like: 'an XML file', formats: ['xml'] },
  '.json': { like: 'a JSON file', formats: ['json'] },
  '.csv': { like: 'a CSV file', formats: ['csv', 'txt'] },
  '.txt': { like: 'a text file', formats: ['txt', 'csv', 'json', 'xml'] },
}

/** The format of a file, from its bytes. @throws UnreadableFile where it has none that can be read, or another than its name says. */
export async function readableFormat({ bytes, name }: NamedFile): Promise<SourceFormat> {
  const { format, description } = await sniffType(bytes, name)
  if (bytes.length === 0) {
    throw new UnreadableFile(
      'The file is empty (0 bytes). Export or scan the document again and upload the new file.',
    )
  }
  if (!format) {
    const how = description.includes('password') ? 'Save a copy without the password' : 'Save it'
    throw new UnreadableFile(
      `'${name}' is ${description}, which cannot be read here. ${how} as PDF, DOCX, DOC, XML, JSON, CSV or TXT and upload that.`,
    )
  }
  refuseWrongName(name, format, description)
  return format
}

/** The original is opened by its name later. */
function refuseWrongName(name: string, format: SourceFormat, description: string): void {
  const expected = NAMES[extname(name).toLowerCase()]
  if (!expected || expected.formats.includes(format)) return
  throw new UnreadableFile(
    format === 'txt'
      ? `'${name}' is named like ${expected.like} but holds only plain text. If that text is the document, name it .txt and upload it again; otherwise export the document again.`
      : `'${name}' is named like ${expected.like} but is ${description}. Name it .${format} and upload it again.`,
  )
}
