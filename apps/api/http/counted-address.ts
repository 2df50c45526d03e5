import { isIPv4, isIPv6 } from 'node:net'

/** Bits of the IPv6 prefix that one household or server gets; it can use every address within. */
const groupsOfHousehold = 4

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':'))
  const [head, tail] = [read(before), read(after ?? '')]
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail].map((group) =>
    (Number.parseInt(group, 16) || 0).toString(16),
  )
}

/**
 * The key that attempts from an address are counted by: an IPv4 address as it is, an IPv6 address by its /64. Ports and
 * zones are removed, and an IPv4 address inside IPv6 counts as IPv4. All unreadable addresses share one key.
 */
export function countedAddress(written: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? written
  const address = (/^(\d+(?:\.\d+){3}):\d+$/.exec(bare)?.[1] ?? bare).replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return 'unknown'
  const mapped = /^(?:0*:)*:?(?:0*:)*ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  const groups = groupsOf(address.replace(/\d+(?:\.\d+){3}$/, '0:0'))
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16))
    return [(high ?? 0) >> 8, (high ?? 0) & 255, (low ?? 0) >> 8, (low ?? 0) & 255].join('.')
  }
  return `${groups.slice(0, groupsOfHousehold).join(':')}::/64`
}
