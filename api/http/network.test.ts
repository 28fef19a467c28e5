// Addresses that one caller has at hand are one.
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['local', 'local'],
  ['[2001:db8::1', '[2001:db8::1'],
])('%s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
