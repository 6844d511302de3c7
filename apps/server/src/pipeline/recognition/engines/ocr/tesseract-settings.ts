import type { PictureLayout } from './ocr-engine.ts'

/**
 * Page segmentation 3 finds blocks by itself (the packaged engine's own default, one block, made one character in seven
 * wrong on forms where this makes one in twenty); 6 takes everything for one block, line below line.
 */
const SEGMENTATION: Record<PictureLayout, string> = { page: '3', block: '6' }

/** The same for both engines. Lines are not tried as white on black: on noisy pages that doubled the time. */
export function tesseractSettings(layout: PictureLayout = 'page'): Record<string, string> {
  return { tessedit_pageseg_mode: SEGMENTATION[layout], tessedit_do_invert: '0' }
}

/** LSTM alone: the models carry nothing else. */
export const LSTM_ONLY = 1
