import { extname } from 'node:path'
import { sniffType } from '../../platform/file-types/sniff-type.ts'
import type { SourceFormat } from '../../platform/file-types/source-format.ts'
import { hasLargePictures } from './pictures/large-pictures.ts'
import { type PictureOptions, readPictures, warmPictures } from './pictures/read-pictures.ts'
import type { Recognised } from './recognised.ts'
import { UnreadableFile } from './recognised.ts'
import { runInWorker } from './run-in-worker.ts'
import { shareProgress } from './share-progress.ts'

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

export interface FileToRecognise {
  bytes: Buffer
  originalName: string
}

export interface RecogniseOptions extends PictureOptions {}

/**
 * Bytes to text with places; pages without a text layer, or with a meaningless one, are read as pictures. Runs in
 * threads with bounded memory and time, so that no file can take the process down.
 * @throws UnreadableFile when the file itself is at fault: final. Anything else thrown is a fault of ours, or the
 * signal's reason once `signal` is aborted: worth another try.
 */
export async function recogniseFile(
  file: FileToRecognise,
  options: RecogniseOptions = {},
): Promise<Recognised> {
  const { format, description } = await sniffType(file.bytes, file.originalName)
  if (file.bytes.length === 0) {
    throw new UnreadableFile(
      'The file is empty (0 bytes). Export or scan the document again and upload the new file.',
    )
  }
  if (!format) {
    const how = description.includes('password') ? 'Save a copy without the password' : 'Save it'
    throw new UnreadableFile(
      `'${file.originalName}' is ${description}, which cannot be read here. ${how} as PDF, DOCX, DOC, XML, JSON, CSV or TXT and upload that.`,
    )
  }
  refuseWrongName(file.originalName, format, description)
  const task = { bytes: file.bytes, format }
  if (format !== 'pdf') return runInWorker(task, options)
  const report = options.onProgress ?? (() => {})
  if (hasLargePictures(file.bytes)) warmPictures(options)
  const recognised = await runInWorker(task, { ...options, onProgress: shareProgress(report, 0, TEXT_SHARE) })
  return readPictures(file.bytes, recognised, {
    ...options,
    onProgress: shareProgress(report, TEXT_SHARE, 1),
  })
}

/** The text of the file itself is read in no time beside its pictures. */
const TEXT_SHARE = 0.3

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
