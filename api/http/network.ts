// Derives the network of a call from its IP address.
import { isIP } from 'node:net'

/**
 * Returns the network of one household or device: an IPv4 address, or the /56 of an IPv6 address, which providers
 * assign to a household (256 subnets). Any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return address
  // The URL parser normalizes all spellings of an address: without leading zeros, an embedded IPv4 address in hex.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = (part = '') => (part === '' ? [] : part.split(':'))
  const [front, back] = [groups(head), groups(tail)]
  const whole = [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
  return mappedAddress(whole) ?? `${prefixOf(whole)}::/56`
}

/** Returns the first 56 bits. */
function prefixOf([first, second, third, fourth = '0']: string[]): string {
  const upperHalf = Number.parseInt(fourth, 16) & 0xff00
  return [first, second, third, upperHalf.toString(16)].join(':')
}

/** Returns `192.0.2.1` for `::ffff:192.0.2.1`, as dual-stack sockets report IPv4 addresses. */
function mappedAddress(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.')
}
