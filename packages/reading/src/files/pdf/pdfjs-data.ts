import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Where character maps, standard fonts, colour profiles and decoders of pdfjs are. In the packed package they are in dist/. */
export const PDFJS_DATA = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
