// Field for a list: items can be added, removed, and moved by drag or with buttons.
import { Button, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormContext } from './formContext.ts'
import { listOf } from '../../../shared/unknown.ts'
import type { KindProps } from './fieldProps.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { ListItem } from './ListItem.tsx'
import { moved, pathOf } from './paths.ts'
import { resolve, type Schema } from './schema.ts'
import { templateOf } from './template.ts'
import classes from './Form.module.css'

let lastId = 0
const newId = () => String((lastId += 1))

export function ListField({ schema, value, path, label, item }: KindProps & { item: Schema }) {
  const intl = useIntl()
  const { root, set, isReadOnly } = useFormContext()
  const items = listOf(value)
  const [ids, setIds] = useItemIds(items.length)
  const [added, setAdded] = useState<string>()
  const [dragged, setDragged] = useState<number>()
  const { maxItems, description } = resolve(root, schema)
  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return
    set(path, moved(items, from, to))
    setIds(moved(ids, from, to))
  }
  function add() {
    const id = newId()
    set(path, [...items, templateOf(root, item)])
    setIds([...ids, id])
    setAdded(id)
  }
  function remove(at: number) {
    set(path, items.toSpliced(at, 1))
    setIds(ids.toSpliced(at, 1))
  }
  return (
    <FieldGroup
      label={label}
      path={path}
      count={items.length}
      {...(typeof description === 'string' && { hint: description })}
    >
      <ol className={classes.list}>
        {items.map((each, at) => (
          <ListItem
            key={ids[at]}
            schema={item}
            value={each}
            path={pathOf(path, at)}
            place={{ at, count: items.length, listLabel: label }}
            isNew={ids[at] === added}
            isDragged={dragged === at}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
            onDrag={(isDragged) => setDragged(isDragged ? at : undefined)}
            // Items of other lists cannot be dropped here.
            onDrop={dragged === undefined ? undefined : () => move(dragged, at)}
          />
        ))}
      </ol>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="backOffice.form.noItems" />
        </Text>
      )}
      {!isReadOnly && (
        <Button
          variant="default"
          size="compact-sm"
          mt={6}
          leftSection={<Plus size={14} aria-hidden />}
          disabled={typeof maxItems === 'number' && items.length >= maxItems}
          onClick={add}
        >
          {intl.formatMessage({ id: 'backOffice.form.addItem' }, { name: label })}
        </Button>
      )}
    </FieldGroup>
  )
}

/** Identifies items, so that a moved item stays open. Other ids replace them if the list changes outside of the field. */
function useItemIds(count: number) {
  const [ids, setIds] = useState(() => Array.from({ length: count }, newId))
  if (ids.length === count) return [ids, setIds] as const
  const next = Array.from({ length: count }, (_, at) => ids[at] ?? newId())
  setIds(next)
  return [next, setIds] as const
}
