// The one-time code. One real input lies over six drawn boxes, so that the keyboard's suggestion, paste,
// and screen readers find an ordinary field; the boxes only show its value.
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type ComponentProps } from 'react'
import { cx } from '../style/cx.ts'
import { useFieldControl } from './Field.tsx'

export interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string
  onValueChange: (value: string) => void
  /** Called once when the last digit arrives, however it arrived. */
  onComplete?: (value: string) => void
  length?: number
}

export function CodeInput(props: CodeInputProps) {
  const { value, onValueChange, onComplete, length = 6, className, ...rest } = props
  const wiring = useFieldControl(rest)
  const [focused, setFocused] = useState(false)
  const take = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onValueChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  // maxlength would cut "123 456" before its space is dropped.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    take(event.clipboardData.getData('text'))
  }
  // React knows nothing of what was typed or filled in before.
  const frame = useRef<HTMLDivElement>(null)
  const takeTyped = useEffectEvent(() => take(frame.current?.querySelector('input')?.value ?? ''))
  useEffect(() => takeTyped(), [])
  const cells = Array.from({ length }, (_, index) => index)
  return (
    <div ref={frame} className={cx('relative max-w-96', className)}>
      <div aria-hidden className="flex gap-2 forced-colors:hidden unready:hidden">
        {cells.map((index) => {
          const current = focused && index === Math.min(value.length, length - 1)
          return (
            <span
              key={index}
              className={cx(
                'amount grid min-h-14 min-w-0 flex-1 place-items-center rounded-control border text-2xl transition-colors',
                wiring['aria-invalid'] ? 'border-negative bg-negative-soft' : 'bg-raised',
                !wiring['aria-invalid'] && (current ? 'border-accent' : 'border-line-strong'),
                current && 'outline-2 outline-accent',
              )}
            >
              {value[index] ?? (current ? <span className="h-6 w-0.5 rounded-full bg-accent" /> : '')}
            </span>
          )
        })}
      </div>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        pattern={`[0-9]{${length}}`}
        maxLength={length}
        {...rest}
        {...wiring}
        value={value}
        onChange={(event) => take(event.target.value)}
        onPaste={paste}
        onFocus={(event) => {
          setFocused(true)
          rest.onFocus?.(event)
        }}
        onBlur={(event) => {
          setFocused(false)
          rest.onBlur?.(event)
        }}
        className={cx(
          'absolute inset-0 w-full rounded-control bg-transparent text-transparent caret-transparent',
          'selection:bg-transparent selection:text-transparent focus-visible:outline-none',
          'forced-colors:static forced-colors:border forced-colors:p-3 forced-colors:text-ink',
          'unready:static unready:min-h-14 unready:border unready:border-line-strong unready:bg-raised unready:px-4 unready:text-ink unready:caret-auto',
        )}
      />
    </div>
  )
}
