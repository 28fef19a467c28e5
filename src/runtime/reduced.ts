// What a prerendered page depends on.
import type { Jar } from './jar.ts'
import { requestJar } from './jar.ts'
import { acceptedLanguages, detectLocale } from './language.ts'

const kept = ['locale', 'theme'] as const

// What the start of a visit forgets unless its address says it again: that page is not the same for everybody.
const forgotten = ['appMode', 'language'] as const

/**
 * The request as any other visitor of the same language and theme would send it: without a token, a query or anything else
 * that is hers. Equal ones have equal address and cookies, and are answered alike.
 * @returns `undefined` where the start of this visit has something to do
 */
export function reduced(request: Request): Request | undefined {
  const { origin, pathname, hostname } = new URL(request.url)
  const own: Jar = requestJar(request)
  if (forgotten.some((name) => own.get(name) !== null)) return undefined
  own.set('locale', detectLocale(own, acceptedLanguages(request.headers.get('Accept-Language')), hostname))
  const cookies = kept.flatMap((name) => {
    const value = own.get(name)
    return value && /^\w+$/.test(value) ? [`${name}=${value}`] : []
  })
  return new Request(origin + pathname, { headers: { Cookie: cookies.join('; ') } })
}
