import { addressOfHub } from './address-of-hub.ts'

/** Makes addresses that lead into this organisation, also for a reader who is in another one or not signed in. */
export function linksInto(house: Parameters<typeof addressOfHub>[0], tenantId: string): LinkInto {
  const hub = addressOfHub(house)
  return (path) => `${hub}${path}${path.includes('?') ? '&' : '?'}organisation=${tenantId}`
}

/** From a path of the browser part, with or without a query, to what stands in a mail. */
export type LinkInto = (path: string) => string
