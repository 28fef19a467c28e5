// Simulates network and server errors of API calls: a lost connection, a timeout, an error of the server.
import type { Page, Route } from '@playwright/test'

export const faults = {
  lost: (route: Route) => route.abort('internetdisconnected'),
  late: (route: Route) => route.abort('timedout'),
  givenUp: (route: Route) => route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' }),
  broken: (route: Route) => route.fulfill({ status: 500, json: { code: 10000001, message: '' } }),
}

/** Makes only the next call of this URL fail. */
export const fails = (page: Page, call: string, fault: keyof typeof faults) =>
  page.route(`**/${call}`, faults[fault], { times: 1 })
