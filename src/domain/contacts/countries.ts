// Selects the countries at the top of country lists, and determines the country of a phone number.
import { homeCountries } from './account.ts'

/** Returns the given countries, then the countries of the brand's sites (ISO 3166-1 alpha-2). */
export const nearbyCountries = (near: readonly string[]): ReadonlySet<string> =>
  new Set([...near, ...homeCountries])

type Dialled = { countryCode: string; callingCode: string }

/**
 * Returns the country of an international phone number by its calling code; `undefined` for a number without a
 * calling code.
 * @param home preferred country for calling codes that countries share, such as +1 in North America
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
