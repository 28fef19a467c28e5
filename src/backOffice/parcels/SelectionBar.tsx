// Acts on selected parcels: another state, packing list, labels and CSV.
import { Button, Group, Menu, Paper, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { ParcelTarget } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import type { MovedParcel, StaffParcelItem } from '#generated/backOffice/schema.d.ts'
import { mostParcels, writeReferences } from './filter.ts'
import { useExport } from './useExport.ts'
import { useMove } from './useMove.tsx'
import classes from './ListPage.module.css'

type Props = {
  selected: readonly StaffParcelItem[]
  onDone: (results: readonly MovedParcel[]) => void
}

export function SelectionBar({ selected, onDone }: Props) {
  const { move, isPending, dialog } = useMove(onDone)
  const download = useExport()
  const items = selected.map(({ source: kind, id }) => ({ kind, id }))
  const parcels = writeReferences(items)
  if (items.length === 0) return null
  return (
    <Paper withBorder p="sm" className={classes.selection}>
      {dialog}
      <Group gap="sm">
        <Text size="sm" fw={600} role="status">
          <FormattedMessage
            id={items.length === mostParcels ? 'backOffice.selection.full' : 'backOffice.selection.count'}
            values={{ count: items.length }}
          />
        </Text>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="sm" loading={isPending}>
              <FormattedMessage id="backOffice.selection.move" />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {ParcelTarget.options.map((state) => (
              <Menu.Item key={state} onClick={() => move({ items, state })}>
                <FormattedMessage id={`backOffice.move.${state}`} values={{ count: items.length }} />
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button
          size="sm"
          variant="default"
          renderRoot={(props) => <Link to="/parcels/print" search={{ layout: 'list', parcels }} {...props} />}
        >
          <FormattedMessage id="backOffice.print.list" />
        </Button>
        <Button
          size="sm"
          variant="default"
          renderRoot={(props) => (
            <Link to="/parcels/print" search={{ layout: 'labels', parcels }} {...props} />
          )}
        >
          <FormattedMessage id="backOffice.print.labels" />
        </Button>
        <Button
          size="sm"
          variant="default"
          loading={download.isPending}
          onClick={() => download.mutate({ items })}
        >
          <FormattedMessage id="backOffice.selection.export" />
        </Button>
      </Group>
    </Paper>
  )
}
