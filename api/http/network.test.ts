// Tests that all IP addresses of one household are mapped to the same network, so that they share rate limits.
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1::1', '2001:db8:0:0::/56'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:0::/56'],
  ['2001:db8::', '2001:db8:0:0::/56'],
  ['2001:db8:0:ff::1', '2001:db8:0:0::/56'],
  ['2001:db8:0:100::1', '2001:db8:0:100::/56'],
  ['2001:db8:0:abcd::1', '2001:db8:0:ab00::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/56'],
  ['local', 'local'],
  ['[2001:db8::1', '[2001:db8::1'],
])('networkOf(%s) is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
