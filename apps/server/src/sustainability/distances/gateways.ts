import type { Coordinates } from './great-circle.ts'
import { islandOf } from './islands.ts'

/**
 * Parts of Europe between which lorries pass at few places only: seas, the Alps and the Pyrenees. A country that is in none
 * belongs to no road network that we know.
 */
const PARTS = {
  continent:
    'DE FR BE NL LU CH AT PL CZ SK HU SI HR RO BG GR RS BA ME MK AL XK EE LV LT UA BY MD RU LI MC AD TR',
  italy: 'IT SM VA',
  // Of islands alone: see `islands.ts`.
  sicily: '',
  iberia: 'ES PT GI',
  britain: 'GB',
  ireland: 'IE',
  denmark: 'DK',
  scandinavia: 'SE NO',
  finland: 'FI',
} as const

export type Part = keyof typeof PARTS

const PART_OF = new Map<string, Part>(
  (Object.keys(PARTS) as Part[]).flatMap((part) =>
    PARTS[part].split(' ').map((country) => [country, part] as const),
  ),
)

/** Null: an island, or another continent. */
export function partOf(country: string, at: Coordinates): Part | null {
  const island = islandOf(country, at)
  return island ? island.part : (PART_OF.get(country) ?? null)
}

export interface Gateway extends Coordinates {
  name: string
  between: readonly [Part, Part]
  /** By ship or on a train: stated beside the figure. */
  isCrossing: boolean
}

const at = (
  name: string,
  latitude: number,
  longitude: number,
  between: readonly [Part, Part],
  isCrossing = false,
): Gateway => ({ name, latitude, longitude, between, isCrossing })

/** Passes, bridges, tunnels and ferries that lorries take; coordinates to some kilometres. */
export const GATEWAYS: readonly Gateway[] = [
  at('Irun', 43.34, -1.79, ['continent', 'iberia']),
  at('La Jonquera', 42.42, 2.87, ['continent', 'iberia']),
  at('Ventimiglia', 43.79, 7.6, ['continent', 'italy']),
  at('Fréjus', 45.1, 6.68, ['continent', 'italy']),
  at('Mont Blanc', 45.85, 6.93, ['continent', 'italy']),
  at('Gotthard and Chiasso', 45.83, 9.03, ['continent', 'italy']),
  at('Brenner', 47.0, 11.51, ['continent', 'italy']),
  at('Tarvisio', 46.53, 13.62, ['continent', 'italy']),
  at('Trieste', 45.61, 13.83, ['continent', 'italy']),
  at('Messina and Villa San Giovanni', 38.22, 15.6, ['italy', 'sicily'], true),
  at('Calais and Dover', 51.04, 1.58, ['continent', 'britain'], true),
  at('Holyhead and Dublin', 53.32, -5.4, ['britain', 'ireland'], true),
  at('Larne and Cairnryan', 54.9, -5.4, ['britain', 'ireland'], true),
  at('Cherbourg and Rosslare', 51.0, -4.0, ['continent', 'ireland'], true),
  at('Padborg', 54.82, 9.35, ['continent', 'denmark']),
  at('Rødby and Puttgarden', 54.58, 11.29, ['continent', 'denmark'], true),
  at('Øresund', 55.57, 12.85, ['denmark', 'scandinavia']),
  at('Rostock and Trelleborg', 54.75, 12.65, ['continent', 'scandinavia'], true),
  at('Swinoujscie and Ystad', 54.67, 14.05, ['continent', 'scandinavia'], true),
  at('Haparanda', 65.84, 24.14, ['scandinavia', 'finland']),
  at('Stockholm and Turku', 59.9, 20.2, ['scandinavia', 'finland'], true),
  at('Tallinn and Helsinki', 59.8, 24.85, ['continent', 'finland'], true),
]
