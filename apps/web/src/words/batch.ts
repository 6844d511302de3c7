import { MAX_BATCH_FILES } from '@efti-hub/contract'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)
const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`)

export const batchWords = {
  title: 'Batch Process',
  subtitle: 'Many files, or one ZIP, at once; each is read and checked like a single upload',
  card: 'Choose files',
  drop: 'Drop files or a ZIP here, or',
  browse: 'choose files',
  hint: `Up to ${MAX_BATCH_FILES} files of 50 MB each: PDF, XML, JSON, DOC, DOCX, TXT, CSV, or ZIP with these inside. Pictures (JPG, PNG, HEIC) become PDF here, before they are uploaded.`,
  opening: 'Looking into the files',
  start: (count: number) => `Upload ${files(count)}`,
  retry: (count: number) => `Try ${files(count)} again`,
  clear: 'Clear the list',
  remove: (name: string) => `Take ${name} out`,
  folder: (folder: string) => `in ${folder}`,
  list: 'Files of this batch',
  empty: 'No files chosen yet',
  emptyHint: 'Chosen files are listed here, each with its progress.',
  noTenant: 'Uploading needs a membership in an organisation.',
  mayNot: 'Your role may not upload documents.',
  tooMany: (left: number) =>
    `A batch holds ${MAX_BATCH_FILES} files; ${files(left)} more ${left === 1 ? 'was' : 'were'} left out. Start another batch for them.`,
  summary: (done: number, all: number, failed: number) =>
    failed > 0 ? `${done} of ${all} done, ${failed} failed` : `${done} of ${all} done`,
  progress: 'Progress of the batch',
  elsewhere: 'This batch goes on in another tab of this browser.',
  notKept:
    'This browser could not keep a copy of every file. Leave this page open until all of them are uploaded.',
  stays: 'Files wait in this browser until they are uploaded: this page may be closed and opened again.',
  seeAll: 'View all documents',
}

export const batchStateWords = {
  waiting: 'Waiting',
  unpacking: 'Unpacking',
  converting: 'Making a PDF of the picture',
  uploading: (progress: number) => `Uploading ${progress}%`,
  queued: 'Queued',
  recognising: (progress: number) => `Recognising ${progress}%`,
  checking: (progress: number) => `Checking ${progress}%`,
  sent: 'Uploaded',
  failed: 'Failed',
}

export const batchReasons = {
  extension: (name: string) =>
    `${/\.[^.]+$/.exec(name)?.[0] ?? 'A file without an extension'} is not accepted. Supported formats: PDF, XML, JSON, DOC, DOCX, CSV (max 50MB)`,
  tooLarge: 'The file is larger than 50 MB.',
  empty: 'The file is empty (0 bytes).',
  lost: 'It was not uploaded before this page was left, and the browser has no copy. Choose it again.',
  before: 'It was uploaded before this page was left; find it among all documents.',
  gone: 'The document is not there any more: somebody has deleted it.',
  heic: 'This browser cannot read HEIC pictures. Save it as JPG first; an iPhone does so under Settings, Camera, Formats, Most Compatible.',
  picture: 'The picture could not be read: it is damaged, or of a kind this browser does not know.',
  zip: 'The ZIP could not be opened: it is damaged, or not a ZIP.',
  zipEncrypted: 'It is locked with a password inside the ZIP. Unpack it and choose it without one.',
  zipEntry: 'It could not be unpacked: the ZIP is damaged at this place.',
  zipBomb:
    'The ZIP was refused: it unpacks to far more than any papers would. Unpack it yourself and choose the files.',
  zipTooMany: (most: number) => `The ZIP was refused: it holds more than ${most} entries.`,
  zipEmpty: 'There is no file in the ZIP.',
  zipInZip: 'A ZIP inside a ZIP is not opened. Unpack it and choose the files.',
  unreadable: 'The file could not be read from this device.',
}

export const batchToasts = {
  done: (succeeded: number, failed: number) => ({
    title: 'Batch Completed',
    description:
      failed === 0
        ? `${documents(succeeded)} processed.`
        : `${documents(succeeded)} processed, ${failed} failed.`,
  }),
  failed: (count: number) => ({
    title: 'Batch Failed',
    description: `None of ${files(count)} became a processed document. The list says why.`,
  }),
}
