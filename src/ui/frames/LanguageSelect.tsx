// The language, as a native select in a pill. Each language is named in itself; where room is short only its
// two letters show, while the list stays whole.
import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { cx } from '../style/cx.ts'

export interface LanguageOption {
  /** BCP 47 tag; also tells the screen reader how to speak the name. */
  value: string
  label: string
  /** The public two letters, shown where room is short. */
  badge: string
}
export interface LanguageSelectProps {
  label: string
  /** Its field's, where a form sends it. */
  name?: string
  value: string
  options: readonly LanguageOption[]
  onValueChange: (value: string) => void
  /** Two letters below `sm`, for top bars. */
  compact?: boolean
  className?: string
}

export function LanguageSelect(props: LanguageSelectProps) {
  const { label, name, value, options, onValueChange, compact, className } = props
  return (
    <span
      className={cx(
        'relative inline-flex min-h-11 items-center rounded-full text-sm text-ink hover:bg-blush',
        className,
      )}
    >
      <Globe aria-hidden className="pointer-events-none absolute left-3 size-5 text-ink-soft" />
      {compact && (
        <span aria-hidden className="pointer-events-none absolute left-10 sm:hidden">
          {options.find((option) => option.value === value)?.badge}
        </span>
      )}
      <select
        aria-label={label}
        name={name}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={cx(
          'min-h-11 max-w-44 cursor-pointer appearance-none rounded-full bg-transparent py-2 pr-9 pl-10 text-ellipsis [field-sizing:content]',
          compact &&
            'max-sm:w-[4.5rem] max-sm:pr-0 max-sm:text-transparent forced-colors:forced-color-adjust-none',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.value} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className={cx(
          'pointer-events-none absolute right-3 size-4 text-ink-soft',
          compact && 'max-sm:hidden',
        )}
      />
    </span>
  )
}
