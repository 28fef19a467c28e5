// Which pages the app has, and what their routes say of them (screen.ts).
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { withoutLastSlash } from './path.ts'
import type { Page, Redirect, Screen } from './screen.ts'

export type Place = {
  /** The route's own path, such as `/activity/$year/$campaign`. */
  path: string
  params: Readonly<Record<string, string>>
  screen: Carried
}

/** What of a screen the browser has from the beginning. */
type Carried = Partial<Pick<Page, 'access' | 'tab' | 'opensTab' | 'opensFrom'> & Pick<Redirect, 'redirect'>>

/** What shows at a path; `undefined` where there is nothing. */
export function placeAt(router: AnyRouter, pathname: string): Place | undefined {
  const [, params, found] = router.getMatchedRoutes(pathname)
  // A route that was found with a rest is only the one above.
  if (!found || '**' in params) return undefined
  return { path: withoutLastSlash(found.fullPath), params, screen: carriedBy(found) }
}

/** @param address a path of the hub, perhaps with a query */
export const hasPage = (router: AnyRouter, address: string): boolean =>
  placeAt(router, new URL(address, 'http://hub').pathname) !== undefined

/** Where each tab leads; a tab that no screen opens has none. */
export const tabsOf = (router: AnyRouter): Map<Page['tab'], string> =>
  new Map(
    Object.values<AnyRoute>(router.routesByPath).flatMap((route) => {
      const { tab, opensTab } = carriedBy(route)
      return tab && opensTab ? [[tab, withoutLastSlash(route.fullPath)]] : []
    }),
  )

function carriedBy({ options }: AnyRoute): Carried {
  const screen: Screen | 'layout' | undefined = options.staticData?.screen
  return typeof screen === 'object' ? screen : {}
}
