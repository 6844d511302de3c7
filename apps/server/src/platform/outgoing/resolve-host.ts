import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'

/** Every address of a host, as the operating system finds it. */
export function resolveHost(host: string): Promise<LookupAddress[]> {
  return lookup(host, { all: true })
}
