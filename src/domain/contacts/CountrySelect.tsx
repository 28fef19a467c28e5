// Country select. Nearby countries are rendered immediately. All other countries are loaded afterwards, because they
// would increase the size of a page by a third.
import type { ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { listCountries } from '#generated/calls/platform.ts'
import { Select } from '#src/ui/fields/Select.tsx'
import { nearbyCountries } from './countries.ts'
import { sorted } from '#shared/sorted.ts'

type CountrySelectProps = Omit<ComponentProps<typeof Select>, 'options' | 'groups'> & {
  /** Country of the member and the selected country (ISO 3166-1 alpha-2). */
  near: readonly string[]
}

export function CountrySelect({ near, ...select }: CountrySelectProps) {
  const { locale, formatMessage, formatDisplayName } = useIntl()
  const { data: countries } = useQuery({ ...listCountries.query(), meta: { handlesErrors: true } })
  const nearby = nearbyCountries(near)
  const nearOptions = Array.from(nearby, (value) => ({
    value,
    label: formatDisplayName(value, { type: 'region' }) ?? value,
  }))
  const suggested = sorted(nearOptions, (a, b) => a.label.localeCompare(b.label, locale))
  const otherOptions = countries?.items
    .filter(({ countryCode }) => !nearby.has(countryCode))
    .map(({ countryCode, name }) => ({ value: countryCode, label: name }))
  return (
    <Select
      {...select}
      autoComplete="country"
      groups={[
        { label: formatMessage({ id: 'session.country.near' }), options: suggested },
        ...(otherOptions
          ? [{ label: formatMessage({ id: 'session.country.all' }), options: otherOptions }]
          : []),
      ]}
    />
  )
}
