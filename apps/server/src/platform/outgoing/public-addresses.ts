import { BlockList, isIPv4 } from 'node:net'

/** IPv4 that is not the public internet, by IANA's registry of special addresses, and one that clouds answer metadata at. */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/**
 * All public IPv6 is in 2000::/3: loopback, link-local, unique local, multicast and IPv4 in any of its forms (mapped,
 * NAT64) are outside. Inside, these tunnel to IPv4 (Teredo, 6to4) or are set aside.
 */
const PUBLIC_V6 = '2000::/3'
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** @throws when it is no range, such as '10.0.0.0/8'. */
export function addRange(list: BlockList, range: string): void {
  const [address = '', bits = ''] = range.split('/')
  list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6')
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) addRange(list, range)
  return list
}

const notPublicV4 = listOf(NOT_PUBLIC_V4)
const publicV6 = listOf([PUBLIC_V6])
const notPublicV6 = listOf(NOT_PUBLIC_V6)

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublicV4.check(address)
  const plain = withoutZone(address)
  return publicV6.check(plain, 'ipv6') && !notPublicV6.check(plain, 'ipv6')
}

/** 'fe80::1%eth0' names a network card as well. */
export const withoutZone = (address: string) => address.split('%')[0] ?? ''
