// Combobox for long lists such as countries or provinces. Typed text only searches; the value is always one of the
// options. Follows the ARIA pattern: the focus stays in the field, and arrow keys move through the list.
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { ComboboxList, type ComboboxOption } from './ComboboxList.tsx'
import { controlClass } from './control.ts'
import { cx } from '../style/cx.ts'
import { useFieldControl } from './Field.tsx'
import { matchingOptions } from './search.ts'

export interface ComboboxProps {
  options: readonly ComboboxOption[]
  value: string | undefined
  onValueChange: (value: string) => void
  /** Name of the list of options for screen readers. */
  listLabel: string
  /** Message that is shown if no option matches. */
  emptyText: string
  placeholder?: string
  /** Name of the field in a form. */
  name?: string
  disabled?: boolean
  onBlur?: () => void
}

export function Combobox(props: ComboboxProps) {
  const { options, value, onValueChange, listLabel, emptyText, placeholder, name, disabled, onBlur } = props
  const wiring = useFieldControl()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  // Text that the user has typed; undefined while the list is closed.
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState(0)
  const open = query !== undefined
  const chosen = options.find((option) => option.value === value)
  const matches = matchingOptions(options, query ?? '')

  useEffect(() => {
    if (open) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, active, listId])

  const show = () => {
    if (open || disabled) return
    setQuery('')
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onValueChange(option.value)
    setQuery(undefined)
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (open) setActive((active + step + matches.length) % Math.max(1, matches.length))
      else show()
    } else if (open && event.key === 'Enter') {
      event.preventDefault()
      choose(matches[active])
    } else if (open && event.key === 'Escape') {
      // Close only the list when Escape is pressed, not the surrounding dialog.
      event.preventDefault()
      event.stopPropagation()
      setQuery(undefined)
    }
  }

  return (
    <div className="relative">
      <input
        ref={input}
        {...wiring}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && matches[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={open ? (chosen?.label ?? placeholder) : placeholder}
        value={query ?? chosen?.label ?? ''}
        onClick={show}
        onChange={(event) => {
          // If the user types while the list is closed, search for the typed text without the label of the selected
          // option.
          setQuery(open ? event.target.value : event.target.value.replace(chosen?.label ?? '', ''))
          setActive(0)
        }}
        onKeyDown={move}
        onBlur={() => {
          setQuery(undefined)
          onBlur?.()
        }}
        className={cx(controlClass, 'pr-12 text-ellipsis')}
      />
      <ChevronDown
        aria-hidden
        className={cx(
          'pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft transition',
          open && 'rotate-180',
        )}
      />
      <ComboboxList
        id={listId}
        label={listLabel}
        open={open}
        options={matches}
        value={value}
        active={active}
        emptyText={emptyText}
        onChoose={choose}
      />
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </div>
  )
}
