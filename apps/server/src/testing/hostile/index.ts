import { BROKEN_PDFS } from './broken-pdfs.ts'
import { DATA_FILES } from './data-files.ts'
import type { HostileFile } from './hostile-file.ts'
import { LARGE_PDFS } from './large-pdfs.ts'
import { PDF_BOMBS } from './pdf-bombs.ts'
import { PICTURE_PDFS } from './picture-pdfs.ts'
import { TEXT_FILES } from './text-files.ts'
import { WORD_FILES } from './word-files.ts'

/** All of them, by kind. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...BROKEN_PDFS,
  ...PDF_BOMBS,
  ...LARGE_PDFS,
  ...PICTURE_PDFS,
  ...WORD_FILES,
  ...DATA_FILES,
  ...TEXT_FILES,
]
