// Detects a proxy that is not configured, by the headers of a request, and logs it for the operator.
import { BlockList, isIP } from 'node:net'
import type { Logger } from 'pino'

/**
 * Networks that are not used by visitors on the Internet: loopback, private networks, and those of providers and
 * containers.
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
 * Returns a function to call with each request. It logs once, and only if the peer is on a local network, because
 * clients on the Internet can forge these headers.
 * @param peer address of the connection
 */
export function openProxyWatch(log: Logger) {
  let isTold = false
  return ({ headers }: Request, peer: string | undefined) => {
    if (isTold || !(headers.has('X-Forwarded-For') || headers.has('Forwarded')) || !isNear(peer ?? '')) return
    isTold = true
    log.error({
      proxy: 'A proxy is in front of the hub, and TRUST_PROXY is off: all visitors count as one network.',
    })
  }
}
