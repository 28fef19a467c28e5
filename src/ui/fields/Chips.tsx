// Row of filter chips with single or multiple selection. The chips wrap, so that all are visible. Many chips can
// instead be kept on one scrollable line on phones, because wrapped chips would shift the content below them when the
// font loads.
import Check from 'lucide-react/icons/check'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { FieldGroup } from './FieldGroup.tsx'

export interface ChipsProps {
  /** Label of the chips for screen readers. */
  label: string
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[]
  values: readonly string[]
  onValuesChange: (values: string[]) => void
  /** True for multiple selection; otherwise `values` contains exactly one value. */
  multiple?: boolean
  /** True to keep the chips on one scrollable line on phones, so that the height does not depend on the font. */
  oneLine?: boolean
}

export function Chips({ label, options, values, onValuesChange, multiple, oneLine }: ChipsProps) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  // Scroll to the chip that is selected initially.
  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.parentElement
    if (oneLine && chosen) row.current?.scrollTo({ left: chosen.offsetLeft - chosen.offsetWidth })
  }, [oneLine])
  const choose = (value: string, on: boolean) => {
    if (!multiple) onValuesChange([value])
    else onValuesChange(on ? [...values, value] : values.filter((each) => each !== value))
  }
  return (
    <FieldGroup legend={label} hideLegend role={multiple ? 'group' : 'radiogroup'}>
      <div ref={row} className={cx('flex gap-2', oneLine ? 'relative one-line' : 'flex-wrap')}>
        {options.map(({ value, label: words, disabled }) => {
          const chosen = values.includes(value)
          return (
            <label
              key={value}
              className={cx(
                'relative inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 py-1.5 text-sm font-semibold transition-colors',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                oneLine && 'shrink-0',
                chosen ? 'border-accent bg-blush text-accent' : 'border-line-strong text-ink-soft',
                disabled ? 'opacity-55' : 'cursor-pointer hover:border-accent hover:text-ink',
              )}
            >
              <input
                type={multiple ? 'checkbox' : 'radio'}
                name={name}
                value={value}
                checked={chosen}
                disabled={disabled}
                onChange={(event) => choose(value, event.target.checked)}
                className="absolute inset-0 appearance-none outline-none"
              />
              {chosen && <Check aria-hidden className="-ml-1 size-4" />}
              <span>{words}</span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
