import type { View } from '../../rules/view.ts'
import { WASTE_ID } from './stated.ts'

const ATTACHED = 'ASBIE1057'
const ATTACHED_ID = 'eFTI179'
const ATTACHED_KIND = 'eFTI177'
/** Manifest, customs declaration, invoice, dispatch advice, transfer document, CEMT book: none of them is about waste. */
const OTHER_PAPERS = new Set(['87', '333', '380', '398', 'E01', 'E02'])

/** Codes of the lists of waste: Basel and OECD ('B3010', 'GB040'), European ('19 12 04', '15 01 10*'). They identify it. */
const LIST_CODE = /^(?:[AB]\d{4}|G[A-Z]\d{3}|[A-Z]{2}\d{3}|\d{2}\s?\d{2}\s?\d{2}\*?)$/

export function isListCode(text: string): boolean {
  return LIST_CODE.test(text.trim())
}

/** An identifier of the waste that is no code of a list: the number of its notification or of its Annex VII document. */
export function isReferenced(view: View): boolean {
  return view.every(WASTE_ID).some(({ value }) => !isListCode(String(value)))
}

/**
 * A document with an identifier whose kind is another than those that can be no document of waste. The list that the Annex allows
 * there has no code for a notification or for Annex VII: 'E03' (document list), or no code at all, is left for them.
 */
export function isDocumentAttached(view: View): boolean {
  return view.instances(ATTACHED).some((document) => {
    const kind = String(view.within(document, ATTACHED_KIND)[0]?.value ?? '')
    return view.within(document, ATTACHED_ID).length > 0 && !OTHER_PAPERS.has(kind)
  })
}
