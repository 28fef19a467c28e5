// Countries in the chosen language, as a list of words: "Thailand, Indonesia, and Vietnam".
import { useIntl } from 'react-intl'

/** @returns words for ISO 3166-1 codes */
export function useCountries() {
  const { formatDisplayName, formatList } = useIntl()
  return (codes: readonly string[]) =>
    formatList(codes.map((code) => formatDisplayName(code, { type: 'region' }) ?? code))
}
