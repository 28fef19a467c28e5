// Lists parcels, oldest first, with filters in the URL. Selected parcels can be moved, printed and exported.
import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link, linkOptions, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listStaffParcels } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { MovedParcel } from '#generated/backOffice/schema.d.ts'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { BulkActs } from './BulkActs.tsx'
import { FilterBar } from './FilterBar.tsx'
import { mostParcels } from './filter.ts'
import { MoveReport } from './MoveReport.tsx'
import { columns } from './ParcelTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { StoppedAlert } from './StoppedAlert.tsx'
import { Views } from './Views.tsx'

const listRoute = getRouteApi('/parcels')
const pageSize = 50

export function ListPage() {
  const navigate = useNavigate()
  const filter = listRoute.useSearch()
  const intl = useIntl()
  const firstField = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [results, setResults] = useState<readonly MovedParcel[]>([])
  const pages = useInfiniteQuery(listStaffParcels.pages({ ...filter, limit: pageSize }))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const selected = rows.filter(({ id }) => checked.has(id)).slice(0, mostParcels)
  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChecked((before) => {
      const after = new Set(before)
      for (const id of ids) after[isOn ? 'add' : 'delete'](id)
      return after
    })
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  useShortcuts([['/', () => firstField.current?.focus(), 'backOffice.keys.field']])
  return (
    <Stack gap="md">
      <PageHeader title={<FormattedMessage id="backOffice.parcels.title" />}>
        <Group gap="sm">
          <Anchor component={Link} to="/parcels/requests" size="sm">
            <FormattedMessage id="backOffice.requests.title" />
          </Anchor>
          <BulkActs filter={filter} />
          <Button variant="default" component={Link} to="/parcels/import">
            <FormattedMessage id="backOffice.import.title" />
          </Button>
        </Group>
      </PageHeader>
      <StoppedAlert />
      <Views filter={filter} />
      <FilterBar fieldRef={firstField} />
      <MoveReport results={results} rows={rows} onClose={() => setResults([])} />
      <List
        label={intl.formatMessage({ id: 'backOffice.parcels.title' })}
        query={pages}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        linkOf={({ source, id }) => linkOptions({ to: '/parcels/$source/$id', params: { source, id } })}
        selection={{
          ids: checked,
          onToggle: toggle,
          labelOf: ({ product }) => intl.formatMessage({ id: 'backOffice.parcels.select' }, { product }),
        }}
        empty={
          <EmptyState
            title={
              <FormattedMessage id={isFiltered ? 'backOffice.parcels.empty' : 'backOffice.parcels.none'} />
            }
            onClear={
              isFiltered ? () => void navigate({ to: '/parcels', search: {}, replace: true }) : undefined
            }
          />
        }
      />
      <SelectionBar
        selected={selected}
        onDone={(moved) => {
          setResults(moved)
          setChecked(new Set())
        }}
      />
    </Stack>
  )
}
