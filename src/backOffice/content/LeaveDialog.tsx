// Dialog that asks before a page with unsaved values is left. The browser asks if the tab is closed.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'

export function LeaveDialog({ isDirty }: { isDirty: () => boolean }) {
  const intl = useIntl()
  const blocker = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true })
  return (
    <Modal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      lockScroll={false}
      title={intl.formatMessage({ id: 'backOffice.content.leave' })}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage id="backOffice.content.leave.text" />
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            <FormattedMessage id="backOffice.content.leave.confirm" />
          </Button>
          <Button onClick={() => blocker.reset?.()} data-autofocus>
            <FormattedMessage id="backOffice.content.leave.stay" />
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
