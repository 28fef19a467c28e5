// Who calls, as far as the network tells: the connection's own address, or the proxy's word where one is trusted.
import { deviceOf } from './device.ts'
import { acceptedRegion } from '../integrations/country.ts'
import type { Caller } from './operation.ts'

export function callerOf(request: Request, remoteAddress: string | undefined, trustProxy: boolean): Caller {
  const { headers } = request
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  // `XX` is how the proxy writes that it does not know.
  const country = trustProxy ? headers.get('CF-IPCountry')?.toUpperCase() : undefined
  return {
    address: forwarded || remoteAddress || 'unknown',
    country:
      country && /^(?!XX)[A-Z]{2}$/.test(country) ? country : acceptedRegion(headers.get('Accept-Language')),
    device: deviceOf(headers.get('User-Agent')),
  }
}
