// Dialog in which staff confirm that the warehouse knows which parcels it must not ship.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { confirmStoppedParcels } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { StoppedParcel } from '#generated/backOffice/schema.d.ts'
import { useAct } from '../shell/useAct.ts'

type Props = {
  parcels: readonly StoppedParcel[]
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

export function StopConfirmation({ parcels, isOpen, onClose, onDone }: Props) {
  const intl = useIntl()
  const confirmation = useMutation(confirmStoppedParcels.mutation)
  const { isPending, run } = useAct(onDone)
  const close = () => {
    if (!isPending) onClose()
  }
  const confirm = () =>
    run(async () => {
      const { confirmed } = await confirmation.mutateAsync({
        items: parcels.map(({ source: kind, id }) => ({ kind, id })),
      })
      notifications.show({
        message: <FormattedMessage id="backOffice.stopped.done" values={{ count: confirmed }} />,
      })
      return true
    })
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      lockScroll={false}
      title={intl.formatMessage({ id: 'backOffice.stopped.question' }, { count: parcels.length })}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage id="backOffice.stopped.question.text" values={{ count: parcels.length }} />
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isPending}>
            <FormattedMessage id="backOffice.act.cancel" />
          </Button>
          <Button data-autofocus loading={isPending} onClick={confirm}>
            <FormattedMessage id="backOffice.stopped.confirm" />
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
