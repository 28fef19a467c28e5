// Watches every journey for what no address, referrer or event may carry (part 17 of the figures): e-mail addresses, phones and
// secrets. So a screen nobody thought of is held to it as well.
import type { BrowserContext, Request } from '@playwright/test'

/** An e-mail address of tests, a phone, and a session's or a letter's token by its shape. */
const personal = /@example\.(?:com|org)|(?:\+|%2B)\d{9,}|(?<![\w-])[\w-]{43}(?![\w-])/i

/**
 * Calls that the specification makes with a secret in the query (section 7), which our own server gets and does not log, and
 * files, whose signed addresses open that one file for a while.
 */
const asSpecified = /^\/api\/station\/user\/(?:oauth\/\w+\/callback|activate)$|^\/uploads\//

/** @returns what was seen: the number of requests, and those that told too much */
export function watchLeaks(context: BrowserContext) {
  const traffic = { requests: 0, leaks: [] as string[] }
  context.on('request', (request) => {
    traffic.requests += 1
    // Where a journey itself goes to is its own business: links of letters and of the app begin with a secret.
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
  // What a page's own address held, our own server was told with the page; nobody else is.
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
