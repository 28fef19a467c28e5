// Button that retries all rows after a confirmation, because many jobs may run as a result.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Retry } from './useRetry.ts'

export function RetryAll({ retry }: { retry: Retry }) {
  const intl = useIntl()
  const [isOpen, { open, close }] = useDisclosure()
  const confirm = () => {
    close()
    retry.retryAll()
  }
  return (
    <>
      <Button onClick={open} loading={retry.isAll} disabled={retry.isPending}>
        <FormattedMessage id="backOffice.jobs.retryAll" />
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        lockScroll={false}
        title={intl.formatMessage({ id: 'backOffice.jobs.confirm.title' })}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
      >
        <Stack gap="md">
          <Text size="sm">
            <FormattedMessage id="backOffice.jobs.confirm.text" />
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close}>
              <FormattedMessage id="backOffice.jobs.confirm.cancel" />
            </Button>
            <Button onClick={confirm} data-autofocus>
              <FormattedMessage id="backOffice.jobs.retryAll" />
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
