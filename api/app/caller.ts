// Tells who calls, as far as the network shows: the connection's own address, or the proxy's word where one is trusted.
import { deviceOf } from './device.ts'
import type { Caller } from '../http/operation.ts'

export function callerOf(request: Request, remoteAddress: string | undefined, trustProxy: boolean): Caller {
  const { headers } = request
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  // `XX` is how the proxy writes that it does not know.
  const country = trustProxy ? headers.get('CF-IPCountry')?.toUpperCase() : undefined
  return {
    address: (forwarded && withoutPort(forwarded)) || remoteAddress || 'unknown',
    country:
      country && /^(?!XX)[A-Z]{2}$/.test(country) ? country : acceptedRegion(headers.get('Accept-Language')),
    device: deviceOf(headers.get('User-Agent')),
  }
}

/** Some proxies add the port of the connection, and put an IPv6 address in brackets: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string): string =>
  /^\[([\da-f:.]+(?:%[\w-]+)?)\](?::\d+)?$/i.exec(address)?.[1] ??
  /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(address)?.[1] ??
  address

/** The client as it names itself, with its build, such as `web/3f2a90c1b7de`; nothing where it may be anything else. */
export const clientOf = (header: string | undefined) =>
  /^[a-z]{1,16}\/[A-Za-z0-9][A-Za-z0-9.-]{0,31}$/.exec(header ?? '')?.[0]

/**
 * The country of a visitor where no proxy and no IP database tells: the region that the browser's languages name first, or the
 * one country that a language is at home in.
 * @returns ISO 3166-1 alpha-2; `null` where the header tells none
 */
function acceptedRegion(header: string | null): string | null {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim() ?? ''
    const region = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})$/.exec(tag)?.[1]?.toUpperCase()
    if (region) return region
    const home = homes[tag.toLowerCase()]
    if (home) return home
  }
  return null
}

const homes: Readonly<Record<string, string>> = { id: 'ID', th: 'TH', vi: 'VN' }
