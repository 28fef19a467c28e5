// Which pages the app has, and how their routes declare them (screen.ts).
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { pathOfRoute } from './path.ts'
import type { Page, Redirect, Screen } from './screen.ts'

export type PageMatch = {
  /** The route's own path, such as `/activity/$year/$campaign`. */
  path: string
  params: Readonly<Record<string, string>>
  screen: ClientScreen
}

/** The part of a screen's declaration that the browser has from the first load. */
type ClientScreen = Partial<
  Pick<Page, 'access' | 'tab' | 'opensTab' | 'opensFrom'> & Pick<Redirect, 'redirect'>
>

/** What shows at a path; `undefined` where there is nothing. */
export function matchPage(router: AnyRouter, pathname: string): PageMatch | undefined {
  const [, params, route] = router.getMatchedRoutes(pathname)
  // A match with a rest (`**`) is only the parent route.
  if (!route || '**' in params) return undefined
  return { path: pathOfRoute(route), params, screen: clientScreenOf(route) }
}

/** @param address a path of the hub, perhaps with a query */
export const hasPage = (router: AnyRouter, address: string): boolean =>
  matchPage(router, new URL(address, 'http://hub').pathname) !== undefined

/** Where each tab leads; a tab that no screen opens has none. */
export const tabsOf = (router: AnyRouter): Map<Page['tab'], string> =>
  new Map(
    Object.values<AnyRoute>(router.routesByPath).flatMap((route) => {
      const { tab, opensTab } = clientScreenOf(route)
      return tab && opensTab ? [[tab, pathOfRoute(route)]] : []
    }),
  )

function clientScreenOf({ options }: AnyRoute): ClientScreen {
  const screen: Screen | 'layout' | undefined = options.staticData?.screen
  return typeof screen === 'object' ? screen : {}
}
