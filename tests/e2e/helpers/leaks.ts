// Checks all requests of every end-to-end test for email addresses, phone numbers and secrets in URLs, referrers and
// events (section 17 of docs/reliability.md). New screens are covered automatically.
import type { BrowserContext, Request } from '@playwright/test'

/**
 * Matches an email address that tests use, a phone number, and any string with the length of a session token or email
 * token.
 */
const personal = /@example\.(?:com|org)|(?:\+|%2B)\d{9,}|(?<![\w-])[\w-]{43}(?![\w-])/i

/**
 * Paths whose URLs may contain a secret: API calls that the specification (section 7) defines with a secret in the
 * query, and signed URLs of files. The query is not logged. A signed URL expires and opens a single file.
 */
const asSpecified = /^\/api\/station\/user\/(?:oauth\/\w+\/callback|activate)$|^\/(?:uploads|share\/card)\//

/** @returns the number of requests, and the requests that contain personal data or secrets */
export function watchLeaks(context: BrowserContext) {
  const traffic = { requests: 0, leaks: [] as string[] }
  context.on('request', (request) => {
    traffic.requests += 1
    // Allow navigations that the test starts: links in emails and from the app contain a secret.
    if (request.isNavigationRequest()) return
    if (personal.test(textOfRequest(request)))
      traffic.leaks.push(`${request.method()} ${textOfRequest(request)}`)
  })
  return traffic
}

function textOfRequest(request: Request) {
  const url = new URL(request.url())
  const address = asSpecified.test(url.pathname) ? url.pathname : decoded(url.href)
  const event = url.pathname.endsWith('/event/report') ? request.postData() : ''
  const { referer = '' } = request.headers()
  // Allow referrers of the same origin: the server has already received the URL of the referring page.
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
