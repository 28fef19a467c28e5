// Language select in the shape of a pill, based on the native element. Each language is named in its own language. The
// compact variant shows only a two-letter code, while its list shows names.
import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { cx } from '../style/cx.ts'

export interface LanguageOption {
  /** BCP 47 tag of the language; screen readers use it to pronounce the name. */
  value: string
  label: string
  /** Two-letter code, shown if space is limited. */
  badge: string
}
export interface LanguageSelectProps {
  label: string
  /** Name of the field in a form. */
  name?: string
  value: string
  options: readonly LanguageOption[]
  onValueChange: (value: string) => void
  /** True to show the two-letter code below the breakpoint `sm`, for top bars. */
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
          'min-h-11 max-w-full cursor-pointer appearance-none rounded-full bg-transparent py-2 pr-9 pl-10 text-ellipsis [field-sizing:content]',
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
