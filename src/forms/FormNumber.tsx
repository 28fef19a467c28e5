// Number field of a contract form, formatted for the chosen language. The form value is a JSON number, or `undefined`
// if the field is empty.
import { useMemo, useState, type ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { languages } from '../shared/languages.ts'
import { useLanguage } from '../runtime/app/AppProvider.tsx'
import { FormattedInput } from '../ui/fields/FormattedInput.tsx'
import { FormField } from './FormField.tsx'
import { numberText, type NumberRules } from './number.ts'

type FormNumberProps<Values extends FieldValues> = NumberRules & {
  control: Control<Values>
  name: FieldPath<Values>
  label: ReactNode
  hideLabel?: boolean
  hint?: ReactNode
  /** Unit that is shown after the number, such as `ml`. */
  unit?: ReactNode
}

export function FormNumber<Values extends FieldValues>(props: FormNumberProps<Values>) {
  const { control, name, label, hideLabel, hint, unit, precision, min, max } = props
  const { field } = useController({ control, name })
  const { ref, value: formValue, onChange, onBlur } = field
  const { locale } = useLanguage()
  const number = useMemo(
    () => numberText(languages[locale].tag, { precision, min, max }),
    [locale, precision, min, max],
  )
  const [typed, setTyped] = useState('')
  const [moved, setMoved] = useState('')
  // Keep the text as the user has typed it, unless a draft has changed the value or the user has changed the language.
  const value = jsonNumber(number.valueOf(typed))
  const text = value === formValue ? typed : number.textOf(formValue)

  const take = (next: string) => {
    setTyped(next)
    setMoved('')
    onChange(jsonNumber(number.valueOf(next)))
  }
  const leave = () => {
    const settled = number.settle(text)
    if (settled !== text) take(settled)
    if (number.valueOf(settled) !== number.valueOf(text)) setMoved(settled)
    onBlur()
  }

  return (
    <FormField
      control={control}
      name={name}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      problem="form.error.number"
    >
      <FormattedInput
        ref={ref}
        name={name}
        inputMode={number.inputMode}
        value={text}
        onValueChange={take}
        onBlur={leave}
        reshape={number.reshape}
        isTyped={number.isTyped}
        end={unit && <span className="pr-2.5 text-ink-soft">{unit}</span>}
      />
      <p role="status" className="text-sm text-ink-soft">
        {moved && (
          <span className="mt-2 block">
            <FormattedMessage id="form.number.moved" values={{ number: moved }} />
          </span>
        )}
      </p>
    </FormField>
  )
}

const jsonNumber = (plain: string) => (plain ? Number(plain) : undefined)
