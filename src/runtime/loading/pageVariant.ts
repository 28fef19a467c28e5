// What a prerendered page depends on.
import { requestCookies } from '../cookies/cookieStore.ts'
import { acceptedLanguages, detectLocale } from '../language/detect.ts'
import { themeIn } from '../theme/theme.ts'

// What the start of a visit forgets unless its address says it again: that page is not the same for everybody.
const forgotten = ['appMode', 'language'] as const

/**
 * The request as any other visitor of the same language and theme would send it: without a token, a query or anything else
 * that is the visitor's own. There are as many of them as languages and themes: two that are equal have equal address and
 * cookies, and are answered alike.
 * @param hub where the hub is for the world, whatever address the visitor has asked by
 * @returns `undefined` where the start of this visit has something to do
 */
export function pageVariant(request: Request, app: string): Request | undefined {
  const { pathname, hostname } = new URL(request.url)
  const own = requestCookies(request, app)
  if (forgotten.some((name) => own.get(name) !== null)) return undefined
  const locale = detectLocale(own, acceptedLanguages(request.headers.get('Accept-Language')), hostname)
  const theme = themeIn(own)
  const headers = [`locale=${locale}`, ...(theme ? [`theme=${theme}`] : [])]
  return new Request(app + pathname, { headers: { Cookie: headers.join('; ') } })
}
