// List of options of a Combobox. The field controls the list and keeps the focus.
import Check from 'lucide-react/icons/check'
import { cx } from '../style/cx.ts'

export interface ComboboxOption {
  value: string
  label: string
  /**
   * Additional text at the end of the row, such as a calling code or a name in another language; the search includes
   * it.
   */
  words?: string
}
interface ComboboxListProps {
  id: string
  label: string
  open: boolean
  options: readonly ComboboxOption[]
  value: string | undefined
  /** Index of the option that the arrow keys have reached. */
  active: number
  emptyText: string
  onChoose: (option: ComboboxOption) => void
}

export function ComboboxList(props: ComboboxListProps) {
  const { id, label, open, options, value, active, emptyText, onChoose } = props
  return (
    <div
      className={cx(
        'absolute inset-x-0 top-full z-20 mt-1 overflow-clip rounded-control border border-line bg-raised shadow-float',
        !open && 'hidden',
      )}
    >
      <div
        id={id}
        role="listbox"
        aria-label={label}
        className="max-h-72 overflow-y-auto overscroll-contain p-1"
      >
        {open &&
          options.map((option, place) => (
            // Prevent the default action: the field handles the keys, and a click must not move the focus out of the
            // field.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              id={`${id}-${place}`}
              role="option"
              aria-selected={option.value === value}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 hover:bg-blush',
                place === active && 'bg-blush forced-colors:outline-2',
              )}
            >
              <span className="min-w-0 flex-1">{option.label}</span>
              {option.words && <span className="text-sm text-ink-soft">{option.words}</span>}
              <Check
                aria-hidden
                className={cx('size-5 shrink-0 text-accent', option.value !== value && 'opacity-0')}
              />
            </div>
          ))}
      </div>
      <p role="status" className={cx('text-ink-soft', open && options.length === 0 && 'px-4 pt-1 pb-3')}>
        {open && options.length === 0 && emptyText}
      </p>
    </div>
  )
}
