import type { Box } from '../../recognised.ts'

/** Row by row from the top left, one byte a pixel: 0 black, 255 white. */
export interface GrayPicture {
  width: number
  height: number
  data: Uint8Array
  /** Pixels to an inch; type is judged by its size. */
  dpi: number
}

export interface OcrWord {
  text: string
  /** Left, top, right, bottom in pixels of the picture. */
  box: Box
  /** 0 to 0.99: only a text layer is certain. */
  confidence: number
  /** Height of the type in pixels, as of a font. */
  size: number
}

export interface OcrLimits {
  /** Aborting ends the work in the middle; `read` then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Reading one picture; past it `read` rejects with a PageTooSlow. */
  timeLimitMs?: number
}

/** How type is on a picture: in blocks anywhere on a page, or one line below the other. */
export type PictureLayout = 'page' | 'block'

export interface OcrOptions extends OcrLimits {
  /** 'page' where it is left out. */
  layout?: PictureLayout
}

/** Reads printed type. There are two: the packaged one and a native program, which is faster where it is installed. */
export interface OcrEngine {
  /** As stored with what it read: 'tesseract-packaged', 'tesseract-native'. */
  name: string
  /** Codes of ISO 639-2/T that it has models for: 'eng', 'deu'. */
  languages: readonly string[]
  /**
   * Words of an upright picture in the engine's reading order. May be called several times in parallel.
   * @throws PageTooSlow; anything else is a fault of the engine (a dead thread or process) and the next call works.
   */
  read(picture: GrayPicture, language: string, options?: OcrOptions): Promise<OcrWord[]>
  /** Starts what the first picture would wait for; nothing where that is already there, or where there is no start. */
  warmUp?(): Promise<void>
  close(): Promise<void>
}

/** A page takes one to three seconds; the noisiest, on a busy machine, twenty. */
export const PAGE_TIME_LIMIT_MS = 60_000

export class PageTooSlow extends Error {}
