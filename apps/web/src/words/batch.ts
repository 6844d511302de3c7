import { MAX_BATCH_FILES } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber, formatPercent } from './format.ts'

const files = (count: number) => counted(count, 'file')
const documents = (count: number) => counted(count, 'document')

export const batchWords = {
  title: 'Batch Process',
  subtitle: 'Upload several files or a ZIP; each is read and checked like a single upload',
  card: 'Choose files',
  drop: 'Drop files or a ZIP here, or',
  browse: 'choose files',
  hint: `Up to ${MAX_BATCH_FILES} files of 50 MB each: PDF, XML, JSON, DOC, DOCX, TXT, CSV, or a ZIP of these. Pictures (JPG, PNG, HEIC) are converted to PDF before they are uploaded.`,
  opening: 'Opening the files',
  start: (count: number) => `Upload ${files(count)}`,
  retry: (count: number) => `Try ${files(count)} again`,
  clear: 'Clear the list',
  remove: (name: string) => `Remove ${name}`,
  folder: (folder: string) => `in ${folder}`,
  list: 'Files of this batch',
  empty: 'No files chosen yet',
  emptyHint: 'Chosen files are listed here, each with its progress.',
  noTenant: 'You need to be a member of an organisation to upload documents.',
  mayNot: 'Your role cannot upload documents.',
  tooMany: (left: number) =>
    `A batch can contain ${MAX_BATCH_FILES} files; ${files(left)} more ${left === 1 ? 'was' : 'were'} left out. Start another batch for them.`,
  summary: (done: number, all: number, failed: number) =>
    failed > 0
      ? `${formatNumber(done)} of ${formatNumber(all)} done, ${formatNumber(failed)} failed`
      : `${formatNumber(done)} of ${formatNumber(all)} done`,
  progress: 'Progress of the batch',
  elsewhere: 'This batch is running in another tab of this browser.',
  notKept:
    'This browser could not keep a copy of every file. Leave this page open until all of them are uploaded.',
  stays: 'Files are kept in this browser until they are uploaded: you can close this page and come back.',
  seeAll: 'View all documents',
}

export const batchStateWords = {
  waiting: 'Waiting',
  unpacking: 'Unpacking',
  converting: 'Converting the picture to PDF',
  uploading: (progress: number) => `Uploading ${formatPercent(progress / 100)}`,
  queued: 'Queued',
  recognising: (progress: number) => `Recognising ${formatPercent(progress / 100)}`,
  checking: (progress: number) => `Checking ${formatPercent(progress / 100)}`,
  sent: 'Uploaded',
  failed: 'Failed',
}

export const batchReasons = {
  extension: (name: string) =>
    `${/\.[^.]+$/.exec(name)?.[0] ?? 'A file without an extension'} is not accepted. Supported formats: PDF, XML, JSON, DOC, DOCX, CSV (max 50MB)`,
  tooLarge: 'The file is larger than 50 MB.',
  empty: 'The file is empty (0 bytes).',
  lost: 'Not uploaded before you left this page, and the browser has no copy. Choose the file again.',
  before: 'Uploaded before you left this page; find it under All Documents.',
  gone: 'The document has been deleted.',
  heic: 'This browser cannot read HEIC pictures. Save it as JPG first (on an iPhone: Settings, Camera, Formats, Most Compatible).',
  picture: 'The picture could not be read: it is damaged or in a format this browser does not support.',
  zip: 'The file could not be opened: it is damaged or not a ZIP.',
  zipEncrypted: 'This file is password-protected inside the ZIP. Unpack it and choose it without a password.',
  zipEntry: 'This file could not be unpacked: the ZIP is damaged.',
  zipBomb: 'The ZIP was refused: its unpacked size is too large. Unpack it yourself and choose the files.',
  zipTooMany: (most: number) => `The ZIP was refused: it contains more than ${most} entries.`,
  zipEmpty: 'There is no file in the ZIP.',
  zipInZip: 'ZIP files inside a ZIP are not opened. Unpack it and choose the files.',
  unreadable: 'The file could not be read from this device.',
}

export const batchToasts = {
  done: (succeeded: number, failed: number) => ({
    title: 'Batch Completed',
    description:
      failed === 0
        ? `${documents(succeeded)} processed.`
        : `${documents(succeeded)} processed, ${formatNumber(failed)} failed.`,
  }),
  failed: (count: number) => ({
    title: 'Batch Failed',
    description: `None of ${files(count)} could be processed. See the list for the reasons.`,
  }),
}
