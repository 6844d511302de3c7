/**
 * The same for both engines. Page segmentation 3 finds blocks by itself (the packaged engine's own default, one
 * block, made one character in seven wrong on forms where this makes one in twenty). Lines are not tried as white on
 * black: on noisy pages that doubled the time.
 */
export const TESSERACT_SETTINGS: Record<string, string> = {
  tessedit_pageseg_mode: '3',
  tessedit_do_invert: '0',
}

/** LSTM alone: the models carry nothing else. */
export const LSTM_ONLY = 1
