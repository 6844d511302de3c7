import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { type AllowList, isAllowedAddress } from './allow-list.ts'
import { isPublicAddress } from './public-addresses.ts'
import { resolveHost } from './resolve-host.ts'

/** A target with the addresses that were checked: a connection goes to one of these and asks no name server again. */
export interface CheckedTarget {
  url: URL
  addresses: LookupAddress[]
}

/** Says why in a sentence that can be shown. */
export class TargetRefused extends Error {}

const LOWEST_FREE_PORT = 1024

/** @throws TargetRefused unless every address of the host may be reached; what the name server throws. */
export async function checkTarget(url: URL, allowed: AllowList): Promise<CheckedTarget> {
  const host = hostOf(url)
  const addresses = await addressesOf(host)
  const isAllowed = ({ address }: LookupAddress) =>
    allowed.hosts.has(host) || isAllowedAddress(allowed, address)
  if (!addresses.every((one) => isAllowed(one) || isPublicAddress(one.address))) {
    throw new TargetRefused('The host is not on the public internet. Only public addresses can be reached.')
  }
  if (!addresses.every(isAllowed)) requirePublicForm(url)
  return { url, addresses }
}

function requirePublicForm({ protocol, port }: URL): void {
  if (protocol !== 'https:') throw new TargetRefused('The address must begin with https://.')
  if (port !== '' && Number(port) < LOWEST_FREE_PORT) {
    throw new TargetRefused('The port must be 443, or 1024 and above.')
  }
}

async function addressesOf(host: string): Promise<LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const found = await resolveHost(host).catch(() => [])
  if (found.length === 0) throw new TargetRefused('The host was not found. Check the address.')
  return found
}

/** '[::1]' is ::1, and 'example.org.' is example.org. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}
