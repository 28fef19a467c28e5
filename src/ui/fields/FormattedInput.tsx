// A text input that is formatted while it is typed: separators are added and removed, the caret keeps its place.
// Word suggestions and composing keyboards (Android, IME) are left alone until they have finished.
import { useEffect, useEffectEvent, useRef, type ComponentProps, type SyntheticEvent } from 'react'
import { caretAfter, withoutNeighbour } from './caret.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

/** How a text came about: by a key, by deleting, or all at once (pasted, dropped, filled in by the browser). */
export type Change = 'typed' | 'deleted' | 'pasted'

export interface FormattedInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string
  onValueChange: (text: string) => void
  /** The text as it shall stand after a change. */
  reshape: (text: string, change: Change) => string
  /** Whether a character is one that people type, not one that `reshape` puts between. */
  isTyped: (character: string) => boolean
}

export function FormattedInput({ value, onValueChange, reshape, isTyped, ...rest }: FormattedInputProps) {
  const inputRef = useRef<HTMLInputElement>(null)

  function take(input: HTMLInputElement, change: Change, forward = false) {
    let raw = { text: input.value, caret: input.selectionStart ?? input.value.length }
    let text = reshape(raw.text, change)
    if (change === 'deleted' && text === value) {
      raw = withoutNeighbour(raw.text, raw.caret, { forward, isTyped })
      text = reshape(raw.text, change)
    }
    const caret = caretAfter(raw.text, raw.caret, { after: text, isTyped })
    // Written here and not left to React, which would move the caret to the end.
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
  // What was typed before hydration. Afterwards every change has an event.
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
