// Field for a one-time code. A single input element covers six boxes, which only show its digits. Keyboard suggestions,
// paste and screen readers therefore work as in an ordinary field.
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type ComponentProps } from 'react'
import { codeLength, readCode } from '#shared/code.ts'
import { cx } from '../style/cx.ts'
import { useFieldControl } from './Field.tsx'

export interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string
  onValueChange: (value: string) => void
  /** Called once when the last digit is entered by typing, paste or autofill. */
  onComplete?: (value: string) => void
  length?: number
}

/** Returns the text that an event inserts. Keyboards insert the code from a text message without a paste event. */
const insertedBy = (event: Event) => (event instanceof InputEvent ? (event.data ?? '') : '')

export function CodeInput(props: CodeInputProps) {
  const { value, onValueChange, onComplete, length = codeLength, className, ...rest } = props
  const wiring = useFieldControl(rest)
  const [focused, setFocused] = useState(false)
  /**
   * @param inserted text that a keyboard has inserted in one step. If this text contains a complete code, the code
   * replaces digits that were typed before
   */
  const take = (text: string, inserted = '') => {
    const added = readCode(inserted, length)
    const read = added?.digits.length === length ? added : readCode(text, length)
    if (!read || read.digits === value) return
    onValueChange(read.digits)
    if (read.isCertain && read.digits.length === length) onComplete?.(read.digits)
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    take(event.clipboardData.getData('text'))
  }
  // Read the field, because React does not know text that was typed or filled in before hydration.
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
        // Allow more characters than a code has: a limit of six would cut off "123 456" before the space is removed.
        maxLength={1000}
        {...rest}
        {...wiring}
        value={value}
        onChange={({ target, nativeEvent }) => take(target.value, insertedBy(nativeEvent))}
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
          'forced-colors:static forced-colors:border forced-colors:p-3 forced-colors:text-ink forced-colors:caret-auto',
          'forced-colors:focus-visible:outline-3 forced-colors:focus-visible:outline-solid',
          'unready:static unready:min-h-14 unready:border unready:border-line-strong unready:bg-raised unready:px-4 unready:text-ink unready:caret-auto',
        )}
      />
    </div>
  )
}
