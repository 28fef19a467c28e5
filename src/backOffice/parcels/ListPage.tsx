// Lists parcels, oldest first, with filters in the URL. Selected parcels can be moved, printed and exported.
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { listStaffParcels } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { MovedParcel, StaffParcelItem } from '#generated/backOffice/schema.d.ts'
import { useShortcuts } from '../shell/shortcuts.ts'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { FilterBar } from './FilterBar.tsx'
import { mostParcels } from './filter.ts'
import { MoveReport } from './MoveReport.tsx'
import { ParcelTable } from './ParcelTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { Views } from './Views.tsx'
import classes from './ListPage.module.css'

const listRoute = getRouteApi('/parcels')
const pageSize = 50

export function ListPage() {
  const navigate = useNavigate()
  const filter = listRoute.useSearch()
  const heading = useHeadingFocus()
  const firstField = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [results, setResults] = useState<readonly MovedParcel[]>([])
  const pages = useInfiniteQuery(listStaffParcels.pages({ ...filter, limit: pageSize }))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const selected = rows.filter(({ id }) => checked.has(id)).slice(0, mostParcels)
  const open = ({ source, id }: StaffParcelItem) =>
    void navigate({ to: '/parcels/$source/$id', params: { source, id } })
  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChecked((before) => {
      const after = new Set(before)
      for (const id of ids) after[isOn ? 'add' : 'delete'](id)
      return after
    })
  const cursor = useCursor(rows, { open, toggle: (id) => toggle([id], !checked.has(id)) })
  useShortcuts([['/', () => firstField.current?.focus()]])
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h2" ref={heading} tabIndex={-1}>
          <FormattedMessage id="backOffice.parcels.title" />
        </Title>
        <Button component={Link} to="/parcels/import">
          <FormattedMessage id="backOffice.import.title" />
        </Button>
      </Group>
      <Views filter={filter} />
      <FilterBar fieldRef={firstField} />
      <SelectionBar
        selected={selected}
        onDone={(moved) => {
          setResults(moved)
          setChecked(new Set())
        }}
      />
      <MoveReport results={results} rows={rows} onClose={() => setResults([])} />
      {pages.isPending ? (
        <Text c="dimmed" role="status">
          <FormattedMessage id="backOffice.loading" />
        </Text>
      ) : pages.isError ? (
        <Group>
          <Text c="red">{pages.error.message}</Text>
          <Button variant="default" onClick={() => void pages.refetch()}>
            <FormattedMessage id="backOffice.error.retry" />
          </Button>
        </Group>
      ) : rows.length === 0 ? (
        <Text c="dimmed">
          <FormattedMessage id="backOffice.parcels.empty" />
        </Text>
      ) : (
        <ParcelTable rows={rows} cursor={cursor} checked={checked} onToggle={toggle} onOpen={open} />
      )}
      {pages.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          <FormattedMessage id="backOffice.reviews.more" />
        </Button>
      )}
    </Stack>
  )
}

type Acts = { open: (row: StaffParcelItem) => void; toggle: (id: string) => void }

/** Moves a cursor with `j` and `k`; `x` selects the row, and Enter opens it. @returns the id at the cursor */
function useCursor(rows: readonly StaffParcelItem[], { open, toggle }: Acts): string | undefined {
  const [id, setId] = useState<string>()
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  const move = (step: number) => setId(rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.id)
  useShortcuts([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['x', () => row && toggle(row.id)],
    ['Enter', () => row && open(row)],
  ])
  return row?.id
}
