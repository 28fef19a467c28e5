// Where a `redirect` parameter may lead: made absolute as section 5 says, then followed only to an origin of ours.

/**
 * @param wanted the parameter as it came
 * @param origin the hub's own origin
 * @param allowed further origins that may be followed to: the app host and the shop
 * @returns an absolute address; the hub's `/` for anything that is not allowed
 */
export function redirectTarget(
  wanted: string | undefined,
  origin: string,
  allowed: readonly string[] = [],
): URL {
  const home = new URL('/', origin)
  const absolute = !wanted ? home.href : wanted.startsWith('http') ? wanted : origin + wanted
  const target = URL.canParse(absolute) ? new URL(absolute) : home
  const isOurs = [home.origin, ...allowed].includes(target.origin)
  return isOurs && !target.username && !target.password ? target : home
}

/** The search of a page that leads on somewhere; everything else in the query is kept. */
export const redirectSearch = (search: Record<string, unknown>): { redirect?: string } =>
  typeof search.redirect === 'string'
    ? { ...search, redirect: search.redirect }
    : { ...search, redirect: undefined }
