import type { Coordinates } from './great-circle.ts'

/** South, west, north, east, in degrees. */
type Box = readonly [number, number, number, number]

/** An island of a country whose other parts are on the mainland, or on another island. */
export interface Island {
  country: string
  box: Box
  /** The part of the road network that it belongs to; null: no road or regular lorry ferry that we know leads there. */
  part: 'ireland' | 'sicily' | null
}

const island = (country: string, part: Island['part'], ...box: Box): Island => ({ country, box, part })

/** Drawn so that no port of the mainland opposite lies inside. */
const ISLANDS: readonly Island[] = [
  island('GB', 'ireland', 54.0, -8.2, 55.28, -5.43),
  island('IT', 'sicily', 36.6, 12.3, 38.32, 15.62),
  // Sardinia, Corsica.
  island('IT', null, 38.8, 8.1, 41.35, 9.85),
  island('FR', null, 41.3, 8.5, 43.1, 9.6),
  // Balearic and Canary Islands, Ceuta, Melilla.
  island('ES', null, 38.6, 1.1, 40.15, 4.4),
  island('ES', null, 27.5, -18.3, 29.5, -13.3),
  island('ES', null, 35.8, -5.4, 35.95, -5.25),
  island('ES', null, 35.2, -3.0, 35.4, -2.9),
  // Azores, Madeira.
  island('PT', null, 36.8, -31.4, 39.8, -24.9),
  island('PT', null, 32.3, -17.4, 33.2, -16.2),
  // Crete, Dodecanese, eastern Aegean, Cyclades, Lemnos, Ionian islands, Corfu.
  island('GR', null, 34.8, 23.4, 35.75, 26.4),
  island('GR', null, 35.3, 26.3, 37.5, 28.3),
  island('GR', null, 37.6, 25.8, 39.45, 27.1),
  island('GR', null, 36.3, 24.25, 37.99, 26.1),
  island('GR', null, 39.8, 25.0, 40.05, 25.5),
  island('GR', null, 37.6, 20.3, 38.5, 21.0),
  island('GR', null, 39.3, 19.5, 39.9, 20.1),
  // Bornholm, Gotland.
  island('DK', null, 54.95, 14.6, 55.35, 15.2),
  island('SE', null, 56.85, 18.0, 58.45, 19.4),
  // Orkney, Shetland, Lewis, the rest of the Outer Hebrides.
  island('GB', null, 58.7, -3.5, 59.4, -2.3),
  island('GB', null, 59.8, -2.2, 61.0, -0.6),
  island('GB', null, 57.85, -7.2, 58.55, -6.1),
  island('GB', null, 56.75, -7.8, 57.85, -7.0),
  // Hawaii, Okinawa, Tasmania.
  island('US', null, 18.5, -160.6, 22.5, -154.7),
  island('JP', null, 24.0, 122.9, 27.2, 128.4),
  island('AU', null, -43.8, 143.8, -40.5, 148.5),
]

export function islandOf(country: string, { latitude, longitude }: Coordinates): Island | null {
  return (
    ISLANDS.find(
      ({ country: of, box: [south, west, north, east] }) =>
        of === country && latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    ) ?? null
  )
}
