import type { LeftOut } from '@efti-hub/efti'

/** Proxies refuse headers of more than a few thousand bytes; anyone who wants all of it asks for the JSON form. */
const MOST_NAMED = 20

/** 'eFTI620 usedTransportMeans/registrationCountry/code, ...': the first of them, in characters that a header may contain. */
export function nameInHeader(leftOut: readonly LeftOut[]): string {
  return listInHeader(leftOut.map(({ eftiId, path }) => `${eftiId ?? '-'} ${path}`))
}

/** The first of many, in characters that a header may contain. */
export function listInHeader(texts: readonly string[]): string {
  const listed = texts.slice(0, MOST_NAMED).map(inHeader)
  return texts.length > MOST_NAMED ? [...listed, '...'].join(', ') : listed.join(', ')
}

function inHeader(text: string): string {
  return text.replace(/[^\w/[\]. -]/g, '?').slice(0, 120)
}
