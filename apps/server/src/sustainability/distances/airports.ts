import type { Coordinates } from './great-circle.ts'

/** By its IATA code, such as 'FRA'; null for a code that no airport has. The list is loaded with the first question. */
export async function airportOf(
  iata: string,
): Promise<(Coordinates & { name: string; country: string }) | null> {
  const { default: airports } = await import('airport-data-js')
  try {
    const [airport] = await airports.getAirportByIata(iata)
    if (!airport) return null
    return {
      name: airport.airport,
      country: airport.country_code,
      latitude: Number(airport.latitude),
      longitude: Number(airport.longitude),
    }
  } catch {
    // The library throws for a code that it does not know.
    return null
  }
}
