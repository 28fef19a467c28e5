// Text input that formats the text while the user types: it inserts and removes separators, and the caret keeps its
// position. Formatting waits until word suggestions and composition (Android, IME) have finished.
import { useEffect, useEffectEvent, useRef, type ComponentProps, type SyntheticEvent } from 'react'
import { caretAfter, withoutAdjacent } from './caret.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

/** Kind of a change: typed, deleted, or inserted in one step (pasted, dropped, filled in by the browser). */
export type Change = 'typed' | 'deleted' | 'pasted'

export interface FormattedInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string
  onValueChange: (text: string) => void
  /** Returns the formatted text after a change. */
  reshape: (text: string, change: Change) => string
  /** Returns true for characters that the user types, false for separators that `reshape` inserts. */
  isTyped: (character: string) => boolean
}

export function FormattedInput({ value, onValueChange, reshape, isTyped, ...rest }: FormattedInputProps) {
  const inputRef = useRef<HTMLInputElement>(null)

  function take(input: HTMLInputElement, change: Change, forward = false) {
    let raw = { text: input.value, caret: input.selectionStart ?? input.value.length }
    let text = reshape(raw.text, change)
    if (change === 'deleted' && text === value) {
      raw = withoutAdjacent(raw.text, raw.caret, { forward, isTyped })
      text = reshape(raw.text, change)
    }
    const caret = caretAfter(raw.text, raw.caret, { after: text, isTyped })
    // Set the text here, because React would move the caret to the end.
    if (input.value !== text) input.value = text
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
    onValueChange(text)
  }

  const onChange = (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const { nativeEvent } = event
    if (!(nativeEvent instanceof InputEvent)) take(input, 'pasted')
    else if (nativeEvent.isComposing) onValueChange(input.value)
    else take(input, changeOf(nativeEvent), nativeEvent.inputType === 'deleteContentForward')
  }

  const readTyped = useEffectEvent(() => {
    if (inputRef.current && inputRef.current.value !== value) take(inputRef.current, 'pasted')
  })
  // Read text that was typed before hydration; later changes dispatch events.
  useEffect(() => readTyped(), [])

  return (
    <TextInput
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={mergeRefs(inputRef, rest.ref)}
      value={value}
      onChange={onChange}
      onCompositionEnd={(event) => take(event.currentTarget, 'typed')}
    />
  )
}

function changeOf({ inputType }: InputEvent): Change {
  if (inputType.startsWith('delete')) return 'deleted'
  return inputType === 'insertText' || inputType === 'insertCompositionText' ? 'typed' : 'pasted'
}

type InputRef = ComponentProps<'input'>['ref']

const mergeRefs =
  (localRef: { current: HTMLInputElement | null }, outerRef: InputRef) =>
  (input: HTMLInputElement | null) => {
    localRef.current = input
    if (typeof outerRef === 'function') outerRef(input)
    else if (outerRef) outerRef.current = input
  }
