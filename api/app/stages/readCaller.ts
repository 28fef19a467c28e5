// Identifies the caller of a request by network, country, device, browser and token.
import { browserId } from '#generated/operations.ts'
import { networkOf } from '#api/http/network.ts'
import type { Caller } from '#api/http/operation.ts'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import { deviceOf } from './device.ts'
import type { IdentifiedCall, RecordedCall, Stage } from './call.ts'

/**
 * If the operation requires a member, rejects a request without a token before its body is read.
 * @throws BAD_REQUEST, TOKEN_MISSING
 */
export const readCaller: Stage<RecordedCall, IdentifiedCall> = async (call, next) => {
  const { c, operation } = call
  const { address = 'local', country = null, isCountryEstimated, device = null, sessions } = c.env ?? {}
  const browser = readBrowserId(c.req.header('Browser-Id'))
  const token = bearerOf(c.req.header('Authorization'))
  if (operation.access === 'member' && token === undefined) refuse('TOKEN_MISSING')
  const caller = { address, country, isCountryEstimated, device }
  return await next({ ...call, caller, network: networkOf(address), browser, token, sessions })
}

const bearerOf = (header = '') => /^Bearer +(\S+)$/i.exec(header)?.[1]

/**
 * Returns the id in the `Browser-Id` header, which the browser generated; empty without the header.
 * @throws BAD_REQUEST
 */
function readBrowserId(header: string | undefined): string {
  const { minLength, maxLength, pattern } = browserId
  if (header === undefined) return ''
  if (header.length >= minLength && header.length <= maxLength && new RegExp(pattern).test(header))
    return header
  throw new Refused('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'Browser-Id' }] })
}

/** Returns the caller of an HTTP request, from the connection or from headers of a trusted proxy. */
export function callerOf(request: Request, remoteAddress: string | undefined, trustProxy: boolean): Caller {
  const { headers } = request
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  // The proxy sends `XX` for an unknown country.
  const country = trustProxy ? headers.get('CF-IPCountry')?.toUpperCase() : undefined
  const isCountryEstimated = !country || !/^(?!XX)[A-Z]{2}$/.test(country)
  return {
    address: (forwarded && withoutPort(forwarded)) || remoteAddress || 'unknown',
    country: isCountryEstimated ? acceptedRegion(headers.get('Accept-Language')) : country,
    isCountryEstimated,
    device: deviceOf(headers.get('User-Agent')),
  }
}

/**
 * Removes the port and the brackets of an IPv6 address that some proxies add: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
 */
const withoutPort = (address: string): string =>
  /^\[([\da-f:.]+(?:%[\w-]+)?)\](?::\d+)?$/i.exec(address)?.[1] ??
  /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(address)?.[1] ??
  address

/** Returns the client's name and build, such as `web/3f2a90c1b7de`; `undefined` for any other format. */
export const clientOf = (header: string | undefined) =>
  /^[a-z]{1,16}\/[A-Za-z0-9][A-Za-z0-9.-]{0,31}$/.exec(header ?? '')?.[0]

/**
 * Estimates the country of a visitor from the Accept-Language header, if no proxy sends the country. Uses the first
 * language with a region, such as `en-SG`, or with only one home country, such as `th` for Thailand.
 * @returns ISO 3166-1 alpha-2; `null` if unknown
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
