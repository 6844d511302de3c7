/** Files as bytes: their own text with its places, from which reading starts, and what they say. Pictures are not recognised. */

export type { OnProgress } from './engine.ts'
export { LOCKED_PDF } from './locked-pdf.ts'
export { pagesAre } from './pages-are.ts'
export type { Run } from './pdf/collect-words.ts'
export { judgeTextLayer } from './pdf/judge-text-layer.ts'
export { orderRuns, textOfLine } from './pdf/order-words.ts'
export { readFile } from './read-file.ts'
export { readableFormat } from './readable-format.ts'
export { recogniseText } from './recognise-text.ts'
export { decodeStart } from './types/decode-text.ts'
export { sniffType } from './types/sniff-type.ts'
export { NoTextLayer, UnreadableFile } from './unreadable-file.ts'
