// What a prerendered page depends on: language and theme.
import { requestCookies } from '../cookies/cookieStore.ts'
import { acceptedLanguages, detectLocale } from '../language/detect.ts'
import { themeIn } from '../theme/theme.ts'

// Cookies that the start of a visit removes unless its address sets them again: such a page is not the same for everybody.
const forgotten = ['appMode', 'language'] as const

/** The session that a request brings along. */
export const sessionOf = (request: Request, hubUrl: string) => requestCookies(request, hubUrl).get('token')

/**
 * The request as any other visitor of the same language and theme would send it: without a token, a query or anything else of
 * the visitor's own. There is one for each language and theme.
 * @param hubUrl the hub's public address, whatever host the visitor has asked by
 * @returns `undefined` where the start of this visit has something to do
 */
export function pageVariant(request: Request, hubUrl: string): Request | undefined {
  const { pathname, hostname } = new URL(request.url)
  const own = requestCookies(request, hubUrl)
  if (forgotten.some((name) => own.get(name) !== null)) return undefined
  const locale = detectLocale(own, acceptedLanguages(request.headers.get('Accept-Language')), hostname)
  const theme = themeIn(own)
  const headers = [`locale=${locale}`, ...(theme ? [`theme=${theme}`] : [])]
  return new Request(hubUrl + pathname, { headers: { Cookie: headers.join('; ') } })
}
