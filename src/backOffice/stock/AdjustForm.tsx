// Form that adds pieces to the stock of an item, or removes free pieces, with a reason.
import {
  Autocomplete,
  Button,
  Card,
  Group,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { adjustStock } from '#generated/backOffice/calls/backOfficeStock.ts'
import type { AdjustStockRequest, StockItem } from '#generated/backOffice/schema.d.ts'
import { useShortcuts } from '../shell/shortcuts.ts'

const directions = ['add', 'remove'] as const
const reasons = ['delivery', 'count', 'damaged', 'lost'] as const
const mostPieces = 100_000
const shortestNote = 3

type Props = { item: StockItem; kind: AdjustStockRequest['kind'] }

export function AdjustForm({ item, kind }: Props) {
  const intl = useIntl()
  const [direction, setDirection] = useState<(typeof directions)[number]>('add')
  const [pieces, setPieces] = useState<number | string>('')
  const [note, setNote] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const adjust = useAdjustment(() => {
    setPieces('')
    setNote('')
    field.current?.focus()
  })
  useShortcuts([['a', () => field.current?.focus(), 'backOffice.keys.adjust']])
  const isNumber = typeof pieces === 'number' && pieces >= 1
  const free = item.free + (isNumber ? (direction === 'add' ? pieces : -pieces) : 0)
  const isTooLow = free < 0
  const isReady = isNumber && !isTooLow && note.trim().length >= shortestNote
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isReady || adjust.isPending) return
    const count = direction === 'add' ? pieces : -pieces
    adjust.mutate({ kind, id: item.id, count, total: item.total, note: note.trim() })
  }
  return (
    <Card withBorder component="section" aria-labelledby="adjust" padding="md">
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Title order={2} size="h4" id="adjust">
            <FormattedMessage id="backOffice.adjust.title" />
          </Title>
          <Group gap="sm" align="start">
            <SegmentedControl
              mt={25}
              transitionDuration={0}
              aria-label={intl.formatMessage({ id: 'backOffice.adjust.direction' })}
              data={directions.map((value) => ({
                value,
                label: intl.formatMessage({ id: `backOffice.adjust.${value}` }),
              }))}
              value={direction}
              onChange={(value) => setDirection(value === 'remove' ? 'remove' : 'add')}
            />
            <NumberInput
              ref={field}
              w={140}
              label={intl.formatMessage({ id: 'backOffice.adjust.pieces' })}
              min={1}
              max={mostPieces}
              clampBehavior="strict"
              allowDecimal={false}
              allowNegative={false}
              hideControls
              value={pieces}
              onChange={setPieces}
              error={isTooLow && intl.formatMessage({ id: 'backOffice.adjust.tooLow' }, { free: item.free })}
            />
            <Autocomplete
              w={320}
              label={intl.formatMessage({ id: 'backOffice.adjust.reason' })}
              maxLength={200}
              data={reasons.map((reason) => intl.formatMessage({ id: `backOffice.adjustReason.${reason}` }))}
              value={note}
              onChange={setNote}
            />
            <Button type="submit" mt={25} disabled={!isReady} loading={adjust.isPending}>
              <FormattedMessage id="backOffice.adjust.save" />
            </Button>
          </Group>
          {isNumber && !isTooLow && (
            <Text size="sm" role="status">
              <FormattedMessage
                id="backOffice.adjust.preview"
                values={{
                  before: <FormattedNumber value={item.free} />,
                  after: <FormattedNumber value={free} />,
                }}
              />
            </Text>
          )}
        </Stack>
      </form>
    </Card>
  )
}

/** @param onDone called when the total has changed */
function useAdjustment(onDone: () => void) {
  const intl = useIntl()
  return useMutation({
    ...adjustStock.mutation,
    // An option of the mutation, because callbacks of `mutate` end with the component, and the page may be left before.
    onSuccess: ({ adjusted, item }) => {
      notifications.show({
        color: adjusted ? 'green' : 'orange',
        message: intl.formatMessage(
          { id: adjusted ? 'backOffice.adjust.saved' : 'backOffice.adjust.changed' },
          { free: item.free },
        ),
      })
      if (adjusted) onDone()
    },
  })
}
