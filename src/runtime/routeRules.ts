// Rules for paths, apart from the routes that may stand there: the build makes them public with its manifest (section 7).

import { withoutLastSlash } from './path.ts'

export type RouteRule = {
  /** Where the path leads instead: a path of the hub, which keeps the query, or an address that leaves the app. */
  redirect?: string
  /** The page is the same for everybody who reads its language: it is rendered once and kept. */
  prerender?: boolean
}

export const routeRules: Readonly<Record<string, RouteRule>> = {
  // The names of tracking for pages whose address is another one (section 2).
  '/about': { redirect: '/about-me' },
  '/about/edit-profile': { redirect: '/about-me/edit-profile' },
  '/app/email-verifications': { prerender: true },
  '/app/faq': { prerender: true },
  '/app/privacy': { prerender: true },
  '/app/termsConditions': { prerender: true },
  '/common/faq': { prerender: true },
}

/** The rule's address for a path, `undefined` where the path has none. A slash at the end means nothing. */
export function ruledRedirect(
  { pathname, searchStr }: { pathname: string; searchStr: string },
  rules: typeof routeRules = routeRules,
): string | undefined {
  const target = rules[withoutLastSlash(pathname)]?.redirect
  return target?.startsWith('/') ? target + searchStr : target
}
