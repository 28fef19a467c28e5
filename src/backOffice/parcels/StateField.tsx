// Field that selects the state of the listed parcels, or the parcels that must not be shipped.
import { Select } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { StaffParcelFilterState } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import type { Filter } from './filter.ts'

const stopped = 'stopped'
type Value = NonNullable<Filter['state']> | typeof stopped

const values: readonly Value[] = [...StaffParcelFilterState.options, stopped]

type Props = {
  value: Value
  fieldRef: Ref<HTMLInputElement>
  /** Other fields of the filter. */
  filter?: Filter
}

export function StateField({ value, fieldRef, filter = {} }: Props) {
  const intl = useIntl()
  const navigate = useNavigate()
  const select = (next: string | null) => {
    const state = StaffParcelFilterState.options.find((each) => each === next)
    if (state === undefined) void navigate({ to: '/parcels/stopped' })
    else void navigate({ to: '/parcels', search: { ...filter, state }, replace: value !== stopped })
  }
  return (
    <Select
      ref={fieldRef}
      w={180}
      label={intl.formatMessage({ id: 'backOffice.parcels.state' })}
      data={values.map((each) => ({
        value: each,
        label: intl.formatMessage({ id: `backOffice.parcelState.${each}` }),
      }))}
      value={value}
      onChange={select}
      allowDeselect={false}
    />
  )
}
