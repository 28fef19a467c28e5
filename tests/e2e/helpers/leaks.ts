// Checks all requests of every end-to-end test for email addresses, phone numbers and secrets in URLs, referrers and events (part 17 of
// the figures). New screens are covered automatically.
import type { BrowserContext, Request } from '@playwright/test'

/** Matches an email address of tests, a phone number, and a token of a session or email by its shape. */
const personal = /@example\.(?:com|org)|(?:\+|%2B)\d{9,}|(?<![\w-])[\w-]{43}(?![\w-])/i

/**
 * Calls that the specification defines with a secret in the query (section 7), which the server does not log, and files, whose signed
 * URLs open only that file and expire.
 */
const asSpecified = /^\/api\/station\/user\/(?:oauth\/\w+\/callback|activate)$|^\/uploads\//

/** @returns the number of requests and the ones that contain personal data or secrets */
export function watchLeaks(context: BrowserContext) {
  const traffic = { requests: 0, leaks: [] as string[] }
  context.on('request', (request) => {
    traffic.requests += 1
    // Navigations of the test are allowed: links in emails and from the app contain a secret.
    if (request.isNavigationRequest()) return
    if (personal.test(toldBy(request))) traffic.leaks.push(`${request.method()} ${toldBy(request)}`)
  })
  return traffic
}

function toldBy(request: Request) {
  const url = new URL(request.url())
  const address = asSpecified.test(url.pathname) ? url.pathname : decoded(url.href)
  const event = url.pathname.endsWith('/event/report') ? request.postData() : ''
  const { referer = '' } = request.headers()
  // Referrers of the same origin are allowed: the server received that URL with the page request.
  const referrer = referer.startsWith(url.origin) ? '' : decoded(referer)
  return [address, referrer, event].join(' ')
}

function decoded(address: string) {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
