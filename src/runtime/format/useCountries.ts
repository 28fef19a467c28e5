// Formats lists of countries in the chosen language: "Thailand, Indonesia, and Vietnam".
import { useIntl } from 'react-intl'

/** @returns a function that formats ISO 3166-1 country codes as a list of names */
export function useCountries() {
  const { formatDisplayName, formatList } = useIntl()
  return (codes: readonly string[]) =>
    formatList(codes.map((code) => formatDisplayName(code, { type: 'region' }) ?? code))
}
