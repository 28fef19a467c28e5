// Responds, within the browser, to the API calls of the page of inputs. Uses the same functions as the server.
import * as z from 'zod/mini'
import { addressForm } from '#api/addresses/rules.ts'
import { callingCodes, countries, provinces } from '#api/platform/regions.ts'
import type { Language } from '#shared/languages.ts'

const callInput = z.looseObject({ countryCode: z._default(z.string(), ''), postcode: z.optional(z.string()) })
type Answer = (input: z.infer<typeof callInput>, language: Language) => object

const answers: Readonly<Record<string, Answer>> = {
  '/api/base/region/intelCodeList': (_, language) => ({ items: callingCodes(language) }),
  '/api/base/region/countryList': (_, language) => ({ items: countries(language) }),
  '/api/base/region/provinceList': ({ countryCode }, language) => ({
    items: provinces(countryCode, language),
  }),
  '/api/station/user/addressForm': ({ countryCode }, language) => addressForm(countryCode, language),
  '/api/station/user/address/modify': (input) => input,
}

/** Postal code that the page accepts but the server rejects. */
export const refusedPostcode = '99999'

export async function answer(request: Request, language: Language): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const make = answers[pathname]
  if (!make) return Response.json({ code: 404, message: pathname }, { status: 404 })
  const input = callInput.parse(request.body ? await request.json() : Object.fromEntries(searchParams))
  if (input.postcode === refusedPostcode) {
    const reasons = [
      { code: 'FORMAT', field: 'postcode' },
      { code: 'REQUIRED', field: 'city' },
    ]
    return Response.json({ code: 10003001, message: 'No such postcode.', data: { reasons } })
  }
  return Response.json({ code: 200, message: 'OK', data: make(input, language) })
}
