// Lists parcels that the warehouse must not ship, with the reason, until staff confirm that the warehouse knows.
import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listStoppedParcels } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { StoppedParcel } from '#generated/backOffice/schema.d.ts'
import { Age } from '../reviews/Age.tsx'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { EmptyState } from '../shell/EmptyState.tsx'
import { List } from '../shell/List.tsx'
import { columnsOf } from '../shell/ListTable.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { StateField } from './StateField.tsx'
import { StopConfirmation } from './StopConfirmation.tsx'
import { stoppedPageSize } from './StoppedAlert.tsx'

export function StoppedPage() {
  const intl = useIntl()
  const heading = useHeadingFocus()
  const field = useRef<HTMLInputElement>(null)
  const pages = useInfiniteQuery(listStoppedParcels.pages({ limit: stoppedPageSize }))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const [isOpen, { open, close }] = useDisclosure()
  const [chosen, setChosen] = useState<readonly StoppedParcel[]>([])
  const choose = (parcels: readonly StoppedParcel[]) => {
    setChosen(parcels)
    open()
  }
  const columns = useMemo(
    () => columnsWith((parcel) => choose([parcel])),
    // oxlint-disable-next-line react/exhaustive-deps -- `choose` only calls stable functions
    [],
  )
  useShortcuts([['/', () => field.current?.focus(), 'backOffice.keys.field']])
  return (
    <Stack gap="md">
      <PageHeader
        title={<FormattedMessage id="backOffice.stopped.title" />}
        back={
          <AnchorLink to="/parcels">
            <FormattedMessage id="backOffice.parcels.back" />
          </AnchorLink>
        }
        about={<FormattedMessage id="backOffice.stopped.text" />}
        headingRef={heading}
      />
      <Group gap="sm" align="end">
        <StateField value="stopped" fieldRef={field} />
        {rows.length > 1 && (
          <Button variant="default" onClick={() => choose(rows.slice(0, mostConfirmed))}>
            <FormattedMessage
              id="backOffice.stopped.confirmAll"
              values={{ count: Math.min(rows.length, mostConfirmed) }}
            />
          </Button>
        )}
      </Group>
      <List
        label={intl.formatMessage({ id: 'backOffice.stopped.title' })}
        query={pages}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        empty={<EmptyState title={<FormattedMessage id="backOffice.stopped.none" />} />}
      />
      <StopConfirmation
        parcels={chosen}
        isOpen={isOpen}
        onClose={close}
        onDone={() => {
          close()
          // The row that had the focus is no longer in the list.
          heading.current?.focus()
        }}
      />
    </Stack>
  )
}

/** Maximum number of parcels that one call confirms. */
const mostConfirmed = 100

const column = columnsOf<StoppedParcel>()

const columnsWith = (confirm: (parcel: StoppedParcel) => void) =>
  column.columns([
    column.accessor('product', { header: () => <FormattedMessage id="backOffice.parcels.product" /> }),
    column.accessor('id', {
      header: () => <FormattedMessage id="backOffice.parcel.id" />,
      cell: ({ row: { original } }) => <ParcelId parcel={original} />,
    }),
    column.accessor('countryCode', {
      header: () => <FormattedMessage id="backOffice.reviews.country" />,
      cell: ({ getValue }) => getValue() ?? '–',
    }),
    column.accessor('reason', {
      header: () => <FormattedMessage id="backOffice.stopped.reason" />,
      cell: ({ getValue }) => <FormattedMessage id={`backOffice.stopped.reason.${getValue()}`} />,
    }),
    column.accessor('stoppedAt', {
      header: () => <FormattedMessage id="backOffice.stopped.since" />,
      cell: ({ getValue }) => <Age since={getValue()} />,
    }),
    column.display({
      id: 'confirm',
      header: () => <FormattedMessage id="backOffice.stopped.warehouse" />,
      cell: ({ row: { original } }) => <ConfirmButton parcel={original} onClick={() => confirm(original)} />,
    }),
  ])

/** Kind above the id, as the warehouse finds them in the packing list. */
const ParcelId = ({ parcel: { source, id } }: { parcel: StoppedParcel }) => (
  <>
    <Text size="sm" c="dimmed">
      <FormattedMessage id={`backOffice.parcelKind.${source}`} />
    </Text>
    <Code>{id}</Code>
  </>
)

type ButtonProps = { parcel: StoppedParcel; onClick: () => void }

function ConfirmButton({ parcel, onClick }: ButtonProps) {
  const intl = useIntl()
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={intl.formatMessage({ id: 'backOffice.stopped.confirm.full' }, { product: parcel.product })}
      onClick={onClick}
    >
      <FormattedMessage id="backOffice.stopped.confirm" />
    </Button>
  )
}
