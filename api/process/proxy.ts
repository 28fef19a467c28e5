// Sees a proxy in front of the hub that it was not told of, by the headers of a request, and has whoever runs the hub know.
import { BlockList, isIP } from 'node:net'
import type { Logger } from 'pino'

/** Networks that no visitor of the Internet calls from: this machine's, private ones, and those of providers and containers. */
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
 * To be asked with each request. It tells once, and only of what a peer nearby says: anybody on the Internet can write these headers.
 * @param peer the address of the connection
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
