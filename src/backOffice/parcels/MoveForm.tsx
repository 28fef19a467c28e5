// Moves one parcel to another state. A shipped parcel can have a carrier and a tracking number.
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MovedParcel, OpenedParcel } from '#generated/backOffice/schema.d.ts'
import { useMove } from './useMove.tsx'

type Props = { parcel: OpenedParcel; onDone: (result: MovedParcel | undefined) => void }

export function MoveForm({ parcel, onDone }: Props) {
  const { move, isPending, dialog } = useMove(([result]) => onDone(result))
  const items = [{ kind: parcel.source, id: parcel.id }]
  const otherStates = parcel.nextStates.filter((state) => state !== 'shipped')
  return (
    <Paper withBorder p="md">
      {dialog}
      <Stack gap="md">
        <Title order={2} size="h5">
          <FormattedMessage id="backOffice.parcel.next" />
        </Title>
        {parcel.nextStates.length === 0 && (
          <Text size="sm" c="dimmed">
            <FormattedMessage id="backOffice.parcel.end" />
          </Text>
        )}
        {parcel.nextStates.includes('shipped') && (
          <ShipForm
            isPending={isPending}
            onSubmit={(tracking) => move({ items, state: 'shipped', ...tracking })}
          />
        )}
        <Group gap="sm">
          {otherStates.map((state) => (
            <Button
              key={state}
              variant="default"
              color={state === 'cancelled' ? 'red' : undefined}
              disabled={isPending}
              onClick={() => move({ items, state })}
            >
              <FormattedMessage id={`backOffice.move.${state}`} values={{ count: 1 }} />
            </Button>
          ))}
        </Group>
      </Stack>
    </Paper>
  )
}

type Tracking = { carrier?: string; trackingNumber?: string }
type ShipProps = { isPending: boolean; onSubmit: (tracking: Tracking) => void }

function ShipForm({ isPending, onSubmit }: ShipProps) {
  const intl = useIntl()
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setNumber] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({
      ...(carrier.trim() && { carrier: carrier.trim() }),
      ...(trackingNumber.trim() && { trackingNumber: trackingNumber.trim() }),
    })
  }
  return (
    <form onSubmit={submit}>
      <Group gap="sm" align="end">
        <TextInput
          w={150}
          label={intl.formatMessage({ id: 'backOffice.parcel.carrier' })}
          maxLength={100}
          value={carrier}
          onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
        />
        <TextInput
          w={180}
          label={intl.formatMessage({ id: 'backOffice.parcel.number' })}
          maxLength={64}
          value={trackingNumber}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="backOffice.move.shipped" values={{ count: 1 }} />
        </Button>
      </Group>
    </form>
  )
}
