import type { PdfFont } from './drawing-state.ts'

/** What a font states about the glyphs set in it. */
export interface FontFacts {
  /** Type size in the font's own height; 1 but for Type 3 fonts. */
  em: number
  /** Share of the type size above and, negative, below the baseline. */
  ascent: number
  descent: number
  isBold: boolean
  isVertical: boolean
  /** Of a glyph's width, in type sizes. */
  unit: number
}

const known = new WeakMap<PdfFont, FontFacts>()
const OF_NO_FONT = readFacts({})

/** Kept for each font: pdfjs unpacks every entry again whenever it is asked for. */
export function factsOf(font: PdfFont | null): FontFacts {
  if (!font) return OF_NO_FONT
  let facts = known.get(font)
  if (!facts) {
    facts = readFacts(font)
    known.set(font, facts)
  }
  return facts
}

function readFacts(font: PdfFont): FontFacts {
  const [ascent, descent] = extentOf(font)
  return {
    em: font.isType3Font ? type3Em(font) : 1,
    ascent,
    descent,
    isBold: font.bold === true || font.black === true || /bold|black|heavy|demi/i.test(font.name ?? ''),
    isVertical: font.vertical === true,
    unit: font.fontMatrix?.[0] || 0.001,
  }
}

/** Fonts lie about it, so what is unlikely is not believed. */
function extentOf({ ascent = 0, descent = 0 }: PdfFont): [number, number] {
  const isLikely = ascent >= 0.5 && ascent <= 1.2 && descent <= 0 && descent >= -0.5
  return isLikely ? [ascent, descent] : [0.8, -0.2]
}

/** Type 3 fonts choose their own units: the height of their box gives the type size. */
function type3Em(font: PdfFont): number {
  const [, bottom = 0, , top = 0] = font.bbox ?? []
  const em = Math.abs((top - bottom) * (font.fontMatrix?.[3] ?? 0.001))
  return em > 0.1 && em < 100 ? em : 1
}
