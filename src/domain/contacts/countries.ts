// Which countries every choice of a country offers first, and which one a number is dialled in.
import { homeCountries } from './account.ts'

/** The given countries and the hub's own (ISO 3166-1 alpha-2). */
export const nearbyCountries = (near: readonly string[]): ReadonlySet<string> =>
  new Set([...near, ...homeCountries])

type Dialled = { countryCode: string; callingCode: string }

/**
 * The country whose calling code an international number begins with; `undefined` for a number without one.
 * @param home where it shares its code with others: +1 is dialled in all of North America
 */
export function diallingCountry(
  phone: string,
  countries: readonly Dialled[],
  home: string,
): string | undefined {
  const fitting = countries.filter(({ callingCode }) => phone.startsWith(callingCode))
  const longest = Math.max(...fitting.map(({ callingCode }) => callingCode.length))
  const sharing = fitting.filter(({ callingCode }) => callingCode.length === longest)
  const isMeant = ({ countryCode }: Dialled) => countryCode === home
  const isOurs = ({ countryCode }: Dialled) => nearbyCountries([]).has(countryCode)
  return (sharing.find(isMeant) ?? sharing.find(isOurs) ?? sharing[0])?.countryCode
}
