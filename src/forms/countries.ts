// Which countries every choice of a country offers first.
import { homeCountries } from './account.ts'

/** Those that are meant here, and the hub's own (ISO 3166-1 alpha-2). */
export const nearbyCountries = (near: readonly string[]): ReadonlySet<string> =>
  new Set([...near, ...homeCountries])
