import { phrase } from '../../words/phrases/index.ts'
/** Seals among other things that are said of a container or a vehicle. */
export const sealWord = `(?:${phrase('sealAhead')})`
/** A seal behind its word. */
export const sealNamed = new RegExp(
  String.raw`(?<!\p{L})${sealWord}(?![\p{L}])\s*(?:(?:no|nr|n[°º.]*)s?(?!\p{L}))?[.:]*\s*((?:[A-Z]{1,4}(?:-[A-Z]{1,4})?[ -]?)?(?:\d{2,3}(?: \d{2,3}){2,3}(?!\d)|(?=[A-Z-]*\d{3})[A-Z\d-]{4,17}))`,
  'giu',
)
