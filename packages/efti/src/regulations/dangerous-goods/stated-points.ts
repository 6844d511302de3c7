import type { View } from '../../rules/view.ts'

/** The calculated value of 1.1.3.6.3 as data; the rest of `TEXTS` states it in words. */
const STATED = ['eFTI1751', 'eFTI1752']
const TEXTS = ['eFTI712', 'eFTI827', 'eFTI48', 'eFTI858']

const WORDS = String.raw`(?:calculated values?|total value|points?|punkte(?:zahl|wert|summe)?|gesamtpunkte|berechnete[rn]? werte?|valeurs? calculées?|valor(?:es)? calculados?|puntos?|valor[ei] calcolat[oi]|punt[oi]|puntegg\p{L}*|berekende waarden?|punten|wartoś\p{L}+ (?:obliczon|wyliczon)\p{L}+|punkt(?:y|ów|ow)|pkt|vypočten\p{L}+ hodnot\p{L}+|bod(?:y|ů|ov)?|poäng|point|pisteet|pontok|puncte|pontos|točk[ei]|bodova)`
/** '1200', '1 200', '1.200', '1,200', '1200,5'. */
const NUMBER = String.raw`(\d{1,3}(?:[ .,'’\u00a0]\d{3})+|\d+)(?:[.,]\d{1,2})?(?![\d.,]*\d)`
const BEHIND = new RegExp(
  String.raw`(?<!\p{L})${WORDS}(?!\p{L})(?:[\s:=(]*(?:1\.1\.3\.6(?:\.\d)?|adr|rid|total|gesamt|summe)?[\s:=)]*){1,3}${NUMBER}`,
  'giu',
)
const AHEAD = new RegExp(String.raw`(?<![\d.,/])${NUMBER}\s*${WORDS}(?!\p{L})`, 'giu')

/** The greatest calculated value that the document states, and where; null if it states none. */
export function statedPoints(view: View): { points: number; path: string; eftiId: string } | null {
  const stated = [...STATED, ...TEXTS].flatMap((id) =>
    view
      .every(id)
      .flatMap(({ value, path }) =>
        (typeof value === 'number' ? [value] : TEXTS.includes(id) ? pointsIn(String(value)) : []).map(
          (points) => ({ points, path, eftiId: id }),
        ),
      ),
  )
  return stated.sort((left, right) => right.points - left.points)[0] ?? null
}

export function pointsIn(text: string): number[] {
  return [...text.matchAll(BEHIND), ...text.matchAll(AHEAD)].map((match) =>
    Number((match[1] ?? '').replace(/\D/g, '')),
  )
}
