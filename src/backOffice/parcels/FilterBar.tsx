// Filters of the list of parcels.
import { Group, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { listParcelProducts } from '#generated/backOffice/calls/backOfficeParcels.ts'
import { CountryField } from '../shell/CountryField.tsx'
import { ages, type Filter } from './filter.ts'
import { StateField } from './StateField.tsx'

const listRoute = getRouteApi('/parcels')

export function FilterBar({ fieldRef }: { fieldRef: Ref<HTMLInputElement> }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const filter = listRoute.useSearch()
  const products = useQuery(listParcelProducts.query())
  const change = (changed: Filter) =>
    void navigate({ to: '/parcels', search: { ...filter, ...changed }, replace: true })
  return (
    <Group gap="sm" align="end">
      <StateField value={filter.state ?? 'unsent'} fieldRef={fieldRef} filter={filter} />
      <Select
        w={240}
        searchable
        clearable
        label={intl.formatMessage({ id: 'backOffice.parcels.product' })}
        placeholder={intl.formatMessage({ id: 'backOffice.parcels.anyProduct' })}
        data={products.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        value={filter.product ?? null}
        onChange={(value) => change({ product: value ?? undefined })}
        clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.parcels.anyProduct' }) }}
      />
      <CountryField countryCode={filter.countryCode} onChange={(countryCode) => change({ countryCode })} />
      <Select
        w={180}
        clearable
        label={intl.formatMessage({ id: 'backOffice.parcels.age' })}
        placeholder={intl.formatMessage({ id: 'backOffice.parcels.anyAge' })}
        data={ages.map((days) => ({
          value: String(days),
          label: intl.formatMessage({ id: 'backOffice.parcels.olderThan' }, { days }),
        }))}
        value={filter.olderThan === undefined ? null : String(filter.olderThan)}
        onChange={(value) => change({ olderThan: value === null ? undefined : Number(value) })}
        clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.parcels.anyAge' }) }}
      />
    </Group>
  )
}
