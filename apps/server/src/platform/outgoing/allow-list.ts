import { BlockList, isIP, isIPv4 } from 'node:net'
import { addRange, withoutZone } from './public-addresses.ts'

/** Targets that are reached although they are internal, plain HTTP or on another port. */
export interface AllowList {
  hosts: ReadonlySet<string>
  ranges: BlockList
}

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/
const RANGE = /^(?<address>[0-9a-f.:]+)\/(?<bits>\d{1,3})$/

/** Hosts, addresses and ranges, separated by commas. Answers the entry that is none of these instead. */
export function readAllowList(text: string): AllowList | { wrong: string } {
  const hosts = new Set<string>()
  const ranges = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim().toLowerCase())) {
    if (entry === '') continue
    if (isIP(entry)) ranges.addAddress(entry, isIPv4(entry) ? 'ipv4' : 'ipv6')
    else if (isRange(entry)) addRange(ranges, entry)
    else if (HOST.test(entry)) hosts.add(entry)
    else return { wrong: entry }
  }
  return { hosts, ranges }
}

function isRange(entry: string): boolean {
  const { address = '', bits } = RANGE.exec(entry)?.groups ?? {}
  const version = isIP(address)
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128)
}

export function isAllowedAddress({ ranges }: AllowList, address: string): boolean {
  return isIPv4(address) ? ranges.check(address) : ranges.check(withoutZone(address), 'ipv6')
}
