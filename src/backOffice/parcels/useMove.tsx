// Moves parcels to another state; asks for confirmation if the move cannot be taken back.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { moveParcels } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { MovedParcel, MoveParcelsRequest } from '#generated/backOffice/schema.d.ts'

const final: readonly MoveParcelsRequest['state'][] = ['cancelled', 'returned']

/** @returns `move`, and a dialog that the caller must show */
export function useMove(onDone: (results: readonly MovedParcel[]) => void) {
  const intl = useIntl()
  const { mutate, isPending } = useMutation(moveParcels.mutation)
  const [request, ask] = useState<MoveParcelsRequest>()
  const send = (body: MoveParcelsRequest) => {
    ask(undefined)
    mutate(body, { onSuccess: ({ items }) => onDone(items) })
  }
  const move = (body: MoveParcelsRequest) => (final.includes(body.state) ? ask(body) : send(body))
  const dialog = request && (
    <Modal
      opened
      onClose={() => ask(undefined)}
      lockScroll={false}
      title={intl.formatMessage({ id: `backOffice.move.${request.state}` }, { count: request.items.length })}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
    >
      <Stack>
        <Text size="sm">
          <FormattedMessage
            id={request.state === 'cancelled' ? 'backOffice.move.cancelText' : 'backOffice.move.returnText'}
          />
        </Text>
        <Group justify="end">
          <Button variant="default" onClick={() => ask(undefined)}>
            <FormattedMessage id="backOffice.move.back" />
          </Button>
          <Button color="red.9" onClick={() => send(request)} data-autofocus>
            <FormattedMessage
              id={`backOffice.move.${request.state}`}
              values={{ count: request.items.length }}
            />
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
  return { move, isPending, dialog }
}
