import type { LeftOut } from '@efti-hub/efti'

/** Proxies refuse headers of more than a few thousand bytes; whoever wants all of it asks for the JSON form. */
const MOST_NAMED = 20

/** 'eFTI620 usedTransportMeans/registrationCountry/code, ...': the first of them, in characters that a header may hold. */
export function nameInHeader(leftOut: readonly LeftOut[]): string {
  const named = leftOut.slice(0, MOST_NAMED).map(({ eftiId, path }) => inHeader(`${eftiId ?? '-'} ${path}`))
  return leftOut.length > MOST_NAMED ? [...named, '...'].join(', ') : named.join(', ')
}

function inHeader(text: string): string {
  return text.replace(/[^\w/[\]. -]/g, '?').slice(0, 120)
}
