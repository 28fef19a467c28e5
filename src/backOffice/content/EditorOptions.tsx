// Options below the form of an entry: its place in the list, and the market in whose time zone times are entered.
import { Select } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { EditorProps } from './editorProps.ts'
import { listEntries } from './entries.ts'
import classes from './form/Form.module.css'
import { hasTimes } from './form/hasTimes.ts'
import type { Schema } from './form/schema.ts'
import { MarketSelect } from './MarketSelect.tsx'
import type { EditorState } from './useEditor.ts'

type Props = Pick<EditorProps, 'topic' | 'id'> & { editor: EditorState; schema: Schema }

export function EditorOptions({ topic, id, editor, schema }: Props) {
  const isInList = id === undefined || id.includes('/')
  const zone = hasTimes(topic.schema, schema)
  if (!isInList && !zone) return null
  return (
    <div className={classes.options}>
      {isInList && <PlaceSelect topic={topic} id={id} editor={editor} />}
      {zone && <MarketSelect />}
    </div>
  )
}

function PlaceSelect({ topic, id, editor }: Omit<Props, 'schema'>) {
  const intl = useIntl()
  const neighbors = listEntries(topic).filter((entry) => entry.id !== id)
  const first = { value: 'first', label: intl.formatMessage({ id: 'backOffice.content.place.first' }) }
  const after = neighbors.map((entry) => ({
    value: entry.id,
    label: intl.formatMessage({ id: 'backOffice.content.place.after' }, { name: entry.title }),
  }))
  const placeId = id === undefined ? 'backOffice.content.place.end' : 'backOffice.content.place.keep'
  return (
    <Select
      w={220}
      searchable
      label={intl.formatMessage({ id: 'backOffice.content.place' })}
      placeholder={intl.formatMessage({ id: placeId })}
      data={[first, ...after]}
      value={editor.after === '' ? 'first' : (editor.after ?? null)}
      onChange={(value) => editor.setAfter(value === 'first' ? '' : (value ?? undefined))}
      clearable
      clearButtonProps={{ 'aria-label': intl.formatMessage({ id: placeId }) }}
    />
  )
}
