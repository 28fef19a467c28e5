// A phone of a contract form. However it is typed or pasted, the form holds E.164 as soon as it is a valid number; until
// then what was typed, for the contract's schema to refuse. A calling code that comes with it chooses the country.
import { useEffect, useState, type ReactNode } from 'react'
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type PathValue,
} from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListCallingCodesSuspense } from '../client/platform.ts'
import { usePhones } from '../runtime/format/usePhones.ts'
import { useLanguage } from '../runtime/HubContext.tsx'
import { PhoneInput } from '../ui/PhoneInput.tsx'
import { homeOf } from './account.ts'
import { FormField } from './FormField.tsx'

type FormPhoneProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  label: ReactNode
  hint?: ReactNode
  /** The number that is being changed, as E.164. */
  defaultValue?: PathValue<Values, FieldPath<Values>>
  /** The country to dial in at first (ISO 3166-1 alpha-2): hers where it is known, else that of the language. */
  country?: string
  /** Another person's number is not filled in by the browser. */
  autoComplete?: 'tel-national' | 'tel' | 'off'
}

type Typed = { text: string; country: string; value: string }

export function FormPhone<Values extends FieldValues>(props: FormPhoneProps<Values>) {
  const { control, name, label, hint, autoComplete = 'tel-national' } = props
  const { formatMessage } = useIntl()
  const { locale } = useLanguage()
  const { data: codes } = useListCallingCodesSuspense({})
  const { field } = useController({ control, name, defaultValue: props.defaultValue })
  const phones = usePhones()
  const [typed, setTyped] = useState<Typed>()

  const value: string = field.value ?? ''
  const home = props.country ?? homeOf(locale)
  const { text, country } = typed?.value === value ? typed : shown()

  /** What came from outside: from a draft, or the number that is being changed. */
  function shown() {
    const phone = phones?.readPhone(value)
    return { text: phone?.national ?? value, country: phone?.country ?? home }
  }

  function take(next: string, dialled: string) {
    const phone = phones?.readPhone(next, dialled)
    const taken = phone?.isValid ? phone.e164 : next
    setTyped({ text: next, country: (phone?.isValid && phone.country) || dialled, value: taken })
    field.onChange(taken)
  }

  // What was typed before the rules had come is read again once they have.
  useEffect(() => {
    if (phones && typed) take(typed.text, typed.country)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [phones])

  const example = codes.items.find(({ countryCode }) => countryCode === country)?.example
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      hint={hint ?? (example && <FormattedMessage id="form.example" values={{ example }} />)}
      problem="form.error.phone"
    >
      <PhoneInput
        ref={field.ref}
        name={name}
        autoComplete={autoComplete}
        countries={codes.items.map(({ countryCode: code, ...rest }) => ({ code, ...rest }))}
        country={country}
        countryLabel={formatMessage({ id: 'form.phone.country' })}
        onCountryChange={(code) => take(text, code)}
        value={text}
        onValueChange={(next) => take(next, country)}
        onBlur={() => {
          const phone = phones?.readPhone(text, country)
          if (phone?.isValid) setTyped({ text: phone.national, country: phone.country ?? country, value })
          field.onBlur()
        }}
        reshape={(next) => phones?.phoneAsTyped(next, country) ?? next}
        isTyped={(character) => /[\p{Nd}+]/u.test(character)}
      />
    </FormField>
  )
}
