// Calls that fail on their way: a lost connection, an answer that never comes, a fault of the server.
import type { Page, Route } from '@playwright/test'

export const faults = {
  lost: (route: Route) => route.abort('internetdisconnected'),
  late: (route: Route) => route.abort('timedout'),
  givenUp: (route: Route) => route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' }),
  broken: (route: Route) => route.fulfill({ status: 500, json: { code: 10000001, message: '' } }),
}

/** The next call to the address fails, and only that one. */
export const fails = (page: Page, call: string, fault: keyof typeof faults) =>
  page.route(`**/${call}`, faults[fault], { times: 1 })
