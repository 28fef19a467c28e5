// Dialog that asks for confirmation, because an approved act takes effect immediately.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { decideApproval } from '#generated/backOffice/calls/backOfficeApprovals.ts'
import type { Approval } from '#generated/backOffice/schema.d.ts'
import { useAct } from '../shell/useAct.ts'
import { Subject } from './Summary.tsx'
import { useActName } from './useActName.ts'

export const verdicts = ['approved', 'rejected'] as const
export type Choice = { approval: Approval; verdict: (typeof verdicts)[number] }

type Props = { choice: Choice; isOpen: boolean; onClose: () => void; onDone: () => void }

export function Confirmation({ choice: { approval, verdict }, isOpen, onClose, onDone }: Props) {
  const intl = useIntl()
  const nameOf = useActName()
  const decision = useMutation(decideApproval.mutation)
  const { isPending, run } = useAct(onDone)
  const close = () => {
    if (!isPending) onClose()
  }
  const decide = () =>
    run(async () => {
      const { decided, problem } = await decision.mutateAsync({ id: approval.id, verdict })
      notifications.show({
        ...(!decided && { color: 'red' }),
        message: <FormattedMessage id={`backOffice.approval.${problem ?? verdict}`} />,
      })
      return true
    })
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      lockScroll={false}
      title={intl.formatMessage({ id: `backOffice.approval.${verdict}.question` }, { act: nameOf(approval) })}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
    >
      <Stack gap="md">
        {approval.kind !== 'coins' && <Subject approval={approval} />}
        <Text size="sm">{approval.reason}</Text>
        <Text size="sm" c="dimmed">
          <FormattedMessage id={`backOffice.approval.${verdict}.text.${approval.kind}`} />
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isPending}>
            <FormattedMessage id="backOffice.act.cancel" />
          </Button>
          <Button
            data-autofocus
            color={verdict === 'rejected' ? 'red.9' : undefined}
            loading={isPending}
            onClick={decide}
          >
            <FormattedMessage id={`backOffice.approval.${verdict}.short`} />
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
