// Form of an entry with the bar that saves it. Unsaved values are lost only after a confirmation.
import { Paper, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useShortcuts } from '../shell/shortcuts.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { EditorProps } from './editorProps.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorOptions } from './EditorOptions.tsx'
import { entryLabel } from './entries.ts'
import { EntryForm } from './form/EntryForm.tsx'
import { inLabels } from './form/labels.ts'
import { entrySchema } from './form/schema.ts'
import { useMarket, zones } from './form/zone.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { problemsByPath } from './problems.ts'
import { useFieldFocus } from './useFieldFocus.ts'
import { useEditor } from './useEditor.ts'

const none: readonly string[] = []

export function Editor(props: EditorProps) {
  const { topic, id, detail } = props
  const [market] = useMarket()
  const editor = useEditor(props)
  const isReadOnly = detail.change.state !== 'draft'
  const schema = entrySchema(topic.schema, { id: id ?? `${topic.list ?? ''}/`, list: topic.list })
  const problems = useEntryProblems(props)
  const fixed = useMemo(() => (id?.includes('/') ? topic.keys : []), [id, topic.keys])
  useShortcuts([['mod+S', editor.save, 'backOffice.keys.save']], { inFields: true })
  const general = problems.get('')
  useFieldFocus(props.field)
  return (
    <Stack gap="md">
      {general !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {inLabels(topic.name, general)}
        </Text>
      )}
      {editor.data !== null && (
        <Paper withBorder p={{ base: 'md', lg: 'lg' }}>
          <EntryForm
            schema={schema}
            data={editor.data}
            label={id === undefined ? '' : entryLabel(topic.name, { id, title: id })}
            topic={topic.name}
            change={detail.change.id}
            root={topic.schema}
            zone={zones[market]}
            problems={problems}
            saved={editor.saved}
            isReadOnly={isReadOnly}
            fixed={fixed}
            newKeys={id === undefined ? topic.keys : none}
            set={editor.set}
          />
          {!isReadOnly && <EditorOptions topic={topic} id={id} editor={editor} schema={schema} />}
        </Paper>
      )}
      {!isReadOnly && <EditorBar {...props} editor={editor} />}
      <ConflictDialog editor={editor} />
      <LeaveDialog isDirty={editor.isDirty} />
    </Stack>
  )
}

/** Returns the problems of the entry by path. */
function useEntryProblems({ topic, id, detail }: EditorProps): ReadonlyMap<string, string> {
  const { problems } = detail
  return useMemo(() => problemsByPath(problems, { topic: topic.name, entry: id }), [problems, topic.name, id])
}
