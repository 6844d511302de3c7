import { addressOfHub } from './address-of-hub.ts'

/** Makes addresses that lead into this organisation, also for a reader who is in another one or not signed in. */
export function linksInto(services: Parameters<typeof addressOfHub>[0], tenantId: string): LinkInto {
  const hub = addressOfHub(services)
  return (path) => {
    const [place = '', fragment] = path.split('#')
    const query = `${place.includes('?') ? '&' : '?'}organisation=${tenantId}`
    return `${hub}${place}${query}${fragment === undefined ? '' : `#${fragment}`}`
  }
}

/** From a path of the browser part, with or without a query and a fragment, to what appears in a mail. */
export type LinkInto = (path: string) => string
