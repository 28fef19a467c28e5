// Dialog that appears if another editor has saved the entry in the meantime: staff choose one of both versions.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EditorState } from './useEditor.ts'

export function ConflictDialog({ editor }: { editor: EditorState }) {
  const intl = useIntl()
  return (
    <Modal
      opened={editor.theirs !== undefined}
      onClose={editor.cancelConflict}
      lockScroll={false}
      title={intl.formatMessage({ id: 'backOffice.content.conflict' })}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage id="backOffice.content.conflict.text" />
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={editor.takeTheirs}>
            <FormattedMessage id="backOffice.content.conflict.theirs" />
          </Button>
          <Button onClick={editor.keepMine}>
            <FormattedMessage id="backOffice.content.conflict.mine" />
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
