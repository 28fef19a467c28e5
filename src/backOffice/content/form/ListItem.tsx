// Item of a list: a head with its name and buttons, and its fields, which are hidden until the item is opened.
import { ActionIcon, Badge, Group, Text, UnstyledButton } from '@mantine/core'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, GripVertical, Trash2 } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormContext } from './formContext.ts'
import type { FieldProps } from './fieldProps.ts'
import { itemTitle } from './itemTitle.ts'
import { shapeOf } from './schema.ts'
import classes from './Form.module.css'

type Props = Pick<FieldProps, 'schema' | 'value' | 'path'> & {
  place: { at: number; count: number; listLabel: string }
  isNew: boolean
  isDragged: boolean
  onMove: (to: number) => void
  onRemove: () => void
  onDrag: (isDragged: boolean) => void
  onDrop: (() => void) | undefined
}

/** Kinds of items that are too short to be hidden. */
const flatKinds = new Set(['text', 'number', 'choice', 'localized', 'date', 'instant', 'reference'])

export function ListItem({ schema, value, path, isNew, isDragged, onDrag, onDrop, ...head }: Props) {
  const { root, problems, isReadOnly, Field } = useFormContext()
  const title = itemTitle(value)
  const isFlat = flatKinds.has(shapeOf(root, schema).kind)
  const problemCount = [...problems.keys()].filter((each) => each.startsWith(`${path}.`)).length
  const [isOpen, setOpen] = useState(
    isNew || isReadOnly || problemCount > 0 || (title === '' && head.place.count === 1),
  )
  const label = `${head.place.listLabel} ${head.place.at + 1}`
  const stop = (event: DragEvent) => {
    if (!onDrop) return
    event.preventDefault()
    event.stopPropagation()
  }
  const drop = (event: DragEvent) => {
    stop(event)
    onDrop?.()
  }
  return (
    // The drag needs a mouse; buttons move the item by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes.item}
      data-dragged={isDragged || undefined}
      data-target={(onDrop !== undefined && !isDragged) || undefined}
      onDragOver={stop}
      onDrop={drop}
    >
      <Group gap={4} wrap="nowrap" className={classes.itemHead}>
        {!isReadOnly && <Handle onDrag={onDrag} />}
        {isFlat ? (
          <Text size="sm" c="dimmed" className={classes.grow}>
            {label}
          </Text>
        ) : (
          <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
            <span className={classes.number}>{label}</span>
            <span className={classes.itemTitle}>{title}</span>
            {problemCount > 0 && (
              <Badge color="red" variant="light" size="sm">
                <FormattedMessage id="backOffice.form.problems" values={{ count: problemCount }} />
              </Badge>
            )}
          </UnstyledButton>
        )}
        {!isReadOnly && <ItemButtons label={label} {...head} />}
      </Group>
      {(isOpen || isFlat) && (
        <div className={classes.itemBody}>
          <Field schema={schema} value={value} path={path} label={label} />
        </div>
      )}
    </li>
  )
}

/** Handle for the mouse; the buttons move the item by keyboard. */
const Handle = ({ onDrag }: Pick<Props, 'onDrag'>) => (
  <span
    className={classes.handle}
    draggable
    aria-hidden
    onDragStart={(event) => {
      event.stopPropagation()
      event.dataTransfer.effectAllowed = 'move'
      const item = event.currentTarget.closest('li')
      if (item) event.dataTransfer.setDragImage(item, 12, 12)
      onDrag(true)
    }}
    onDragEnd={() => onDrag(false)}
  >
    <GripVertical size={16} />
  </span>
)

function ItemButtons({
  label,
  place: { at, count },
  onMove,
  onRemove,
}: Pick<Props, 'place' | 'onMove' | 'onRemove'> & { label: string }) {
  const intl = useIntl()
  const buttons = [
    { id: 'backOffice.form.up', Icon: ArrowUp, act: () => onMove(at - 1), isOff: at === 0 },
    { id: 'backOffice.form.down', Icon: ArrowDown, act: () => onMove(at + 1), isOff: at === count - 1 },
    { id: 'backOffice.form.remove', Icon: Trash2, act: onRemove, isOff: false },
  ] as const
  return buttons.map(({ id, Icon, act, isOff }) => (
    <ActionIcon
      key={id}
      className={classes.act}
      variant="subtle"
      color="gray"
      aria-label={intl.formatMessage({ id }, { name: label })}
      title={intl.formatMessage({ id }, { name: label })}
      // Keeps the focus on the button, so that the item can be moved several times.
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      onClick={() => !isOff && act()}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  ))
}
