// Finds pages of the app by path, and the screen declarations of their routes (screen.ts).
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { pathOfRoute } from './path.ts'
import type { Page, Redirect, Screen } from './screen.ts'

export type PageMatch = {
  /** Path of the route, such as `/activity/$year/$campaign`. */
  path: string
  params: Readonly<Record<string, string>>
  screen: ClientScreen
}

/** Properties of the screen declaration that are a part of the first page load. */
type ClientScreen = Partial<
  Pick<Page, 'access' | 'tab' | 'opensTab' | 'opensFrom'> & Pick<Redirect, 'redirect'>
>

/** Returns the page at a path; `undefined` if there is no page. */
export function matchPage(router: AnyRouter, pathname: string): PageMatch | undefined {
  const [, params, route] = router.getMatchedRoutes(pathname)
  // If a match has unmatched segments (`**`), only the parent route has matched.
  if (!route || '**' in params) return undefined
  return { path: pathOfRoute(route), params, screen: clientScreenOf(route) }
}

/** @param address path of the hub; may have a query */
export const hasPage = (router: AnyRouter, address: string): boolean =>
  matchPage(router, new URL(address, 'http://hub').pathname) !== undefined

/** Returns the path of each tab; omits tabs without a screen. */
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
