// Bar below the form of an entry: save, preview, undo and remove.
import { Button, Group, Kbd, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActButton, type ActDialog } from '../members/ActButton.tsx'
import type { EditorProps } from './editorProps.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { previewPages } from './previewPages.ts'
import type { EditorState } from './useEditor.ts'
import classes from './Content.module.css'

type Props = Pick<EditorProps, 'topic' | 'id' | 'initial' | 'detail'> & {
  editor: EditorState
}

export function EditorBar({ topic, id, initial, detail, editor }: Props) {
  const intl = useIntl()
  const state = topic.entries.find((entry) => entry.id === id)?.state
  const isInList = id === undefined || id.includes('/')
  const isRemoved = editor.data === null
  const removeLabel = intl.formatMessage({ id: 'backOffice.content.remove' })
  const undoLabel = intl.formatMessage({ id: 'backOffice.content.undo' })
  return (
    <div className={classes.footer}>
      {!isRemoved && (
        <Button
          onClick={editor.save}
          loading={editor.isPending}
          disabled={id !== undefined && !editor.hasChanges}
        >
          <FormattedMessage id="backOffice.content.save" />
        </Button>
      )}
      {!isRemoved && (
        <Text size="sm" c="dimmed" className={classes.state} role="status">
          {editor.hasChanges ? (
            <span>
              <FormattedMessage id="backOffice.content.unsaved" />
            </span>
          ) : (
            <Kbd>
              <FormattedMessage id="backOffice.content.saveKeys" />
            </Kbd>
          )}
        </Text>
      )}
      <Group gap="sm" ml="auto" align="end">
        {id !== undefined && (
          <PreviewButton
            change={detail.change}
            pages={previewPages(topic.name, id)}
            save={editor.hasChanges && !isRemoved ? editor.saveNow : undefined}
          />
        )}
        {id !== undefined && state !== 'published' && initial.published !== null && (
          <Button variant="default" onClick={editor.reset} disabled={editor.isPending}>
            <FormattedMessage id={isRemoved ? 'backOffice.content.keep' : 'backOffice.content.undo'} />
          </Button>
        )}
        {id !== undefined && initial.published === null && (
          <ActButton label={undoLabel} title={undoLabel} disabled={editor.isPending}>
            {(dialog) => (
              <ConfirmForm dialog={dialog} act={editor.reset} label={undoLabel}>
                <FormattedMessage id="backOffice.content.undo.added" />
              </ConfirmForm>
            )}
          </ActButton>
        )}
        {isInList && id !== undefined && !isRemoved && initial.published !== null && (
          <ActButton label={removeLabel} title={removeLabel}>
            {(dialog) => (
              <ConfirmForm dialog={dialog} act={editor.remove} label={removeLabel}>
                <FormattedMessage id="backOffice.content.remove.text" />
              </ConfirmForm>
            )}
          </ActButton>
        )}
      </Group>
    </div>
  )
}

type ConfirmProps = { dialog: ActDialog; act: () => void; label: string; children: ReactNode }

function ConfirmForm({ dialog, act, label, children }: ConfirmProps) {
  const confirm = () => {
    dialog.close()
    act()
  }
  return (
    <Stack gap="md">
      <Text size="sm">{children}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={dialog.close}>
          <FormattedMessage id="backOffice.act.cancel" />
        </Button>
        <Button color="red.9" onClick={confirm}>
          {label}
        </Button>
      </Group>
    </Stack>
  )
}
