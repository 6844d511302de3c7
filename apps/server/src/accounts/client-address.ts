import { isIP, isIPv4, isIPv6 } from 'node:net'

export function isLoopback(address: string): boolean {
  const bare = withoutV4Prefix(address)
  return bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'))
}

/**
 * What one client can be counted by: an IPv4 address, or the /64 network of an IPv6 address, since every
 * subscriber has 2^64 of those to choose from.
 */
export function addressGroup(address: string): string {
  const bare = withoutV4Prefix(address)
  // A proxy may pass on anything that it received; all invalid values are counted as one.
  if (!isIP(bare)) return 'unknown'
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = (bare.split('%')[0] ?? '').toLowerCase().split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

function withoutV4Prefix(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
