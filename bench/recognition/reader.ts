import type { ReadWord } from './score.ts'

/** A scan on disk: the PDF, and the bare picture for programs that read pictures only. */
export interface ScanFile {
  pdf: string
  picture: string
  dpi: number
  /** ISO 639-2/T: what a person who knows the document would choose. */
  language: string
  isTurned: boolean
}

export interface ReadPage {
  words: ReadWord[]
  seconds: number
  /** Of all its processes and threads: what a busy machine does not change. */
  processorSeconds: number
  /** Most memory at one moment, of all processes of the reader together. */
  megabytes: number
}

/** Something that reads scans: ours, or a program of the system to compare with. */
export interface ScanReader {
  name: string
  /** False where it may set a page upright and report places on the upright page. */
  keepsPlaces: boolean
  read(scan: ScanFile): Promise<ReadPage>
  close(): Promise<void>
}

/** ISO 639-1 to what Tesseract calls its models. */
export const MODELS: Record<string, string> = {
  cs: 'ces',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  it: 'ita',
  nl: 'nld',
  pl: 'pol',
}
