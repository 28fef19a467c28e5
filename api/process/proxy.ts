// Detects a proxy in front of a hub without TRUST_PROXY, by the headers of requests, and logs an error for the
// operator.
import type { Log } from './log.ts'
import { BlockList, isIP } from 'node:net'

/**
 * Networks that no visitor on the Internet uses: loopback, private networks, and networks of providers and containers.
 */
const localNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  localNetworks.addSubnet(network, bits)
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  localNetworks.addSubnet(network, bits, 'ipv6')

const isNear = (address: string) => {
  const kind = isIP(address)
  return kind !== 0 && localNetworks.check(address, kind === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Returns a function to call with each request. That function logs only once, and only if the connection comes from a
 * local network, because clients on the Internet can forge these headers.
 * @param peer IP address from which the connection comes
 */
export function openProxyWatch(log: Log) {
  let isTold = false
  return ({ headers }: Request, peer: string | undefined) => {
    if (isTold || !(headers.has('X-Forwarded-For') || headers.has('Forwarded')) || !isNear(peer ?? '')) return
    isTold = true
    log.error({
      event: 'proxy_not_trusted',
      msg: 'Requests arrive through a proxy, but TRUST_PROXY is off: all visitors share their rate limits. Set TRUST_PROXY=on.',
    })
  }
}
