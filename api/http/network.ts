// Derives the network of a caller from the IP address. Rate limits count calls by network.
import { isIP } from 'node:net'

/**
 * Returns the network of one household or device. For IPv4, this is the address. For IPv6, this is the /56 prefix,
 * because providers assign a /56 (256 subnets) to a household. Returns any other text unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return address
  // The URL parser normalizes all notations of an IPv6 address: it removes leading zeros and writes an embedded IPv4
  // address in hex.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = (part = '') => (part === '' ? [] : part.split(':'))
  const [front, back] = [groups(head), groups(tail)]
  const whole = [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
  return mappedAddress(whole) ?? `${prefixOf(whole)}::/56`
}

/** Returns the first 56 bits of an IPv6 address. */
function prefixOf([first, second, third, fourth = '0']: string[]): string {
  const upperHalf = Number.parseInt(fourth, 16) & 0xff00
  return [first, second, third, upperHalf.toString(16)].join(':')
}

/**
 * Converts an IPv4 address that a dual-stack socket reports in IPv6 notation: returns `192.0.2.1` for
 * `::ffff:192.0.2.1`.
 */
function mappedAddress(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.')
}
