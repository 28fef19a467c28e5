// The country somebody registers in: those near her at once, and all the others as soon as they have come. The page would be
// a third heavier with them.
import type { ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getListCountriesSuspenseQueryOptions } from '../../client/platform.ts'
import { homeCountries } from '../../forms/account.ts'
import { Select } from '../../ui/Select.tsx'

type CountrySelectProps = ComponentProps<typeof Select> & {
  /** Where she is, and what she has chosen (ISO 3166-1 alpha-2). */
  near: readonly string[]
}

export function CountrySelect({ near, ...select }: CountrySelectProps) {
  const { locale, formatMessage, formatDisplayName } = useIntl()
  const { data: countries } = useQuery(
    getListCountriesSuspenseQueryOptions({}, { query: { meta: { handlesErrors: true } } }),
  )
  const suggested = [...new Set([...near, ...homeCountries])]
    .map((code) => ({ code, name: formatDisplayName(code, { type: 'region' }) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  const isSuggested = (code: string) => suggested.some((country) => country.code === code)
  return (
    <Select {...select} autoComplete="country">
      <optgroup label={formatMessage({ id: 'session.country.near' })}>
        {suggested.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </optgroup>
      {countries && (
        <optgroup label={formatMessage({ id: 'session.country.all' })}>
          {countries.items
            .filter(({ countryCode }) => !isSuggested(countryCode))
            .map(({ countryCode, name }) => (
              <option key={countryCode} value={countryCode}>
                {name}
              </option>
            ))}
        </optgroup>
      )}
    </Select>
  )
}
