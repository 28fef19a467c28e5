// Phone field of a contract form. The form value is E.164 if the typed number is valid; otherwise it is the typed text,
// which the form's check rejects (`usePhoneCheck`). A number without a calling code is parsed in the country of the
// form, even if that country is loaded later. Once the number has a calling code or the member has chosen a country,
// the country of the number does not change any more.
import { useEffect, useState, type ReactNode } from 'react'
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type PathValue,
} from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListCallingCodes } from '#generated/hooks/platform.ts'
import { usePhones } from '#src/runtime/format/usePhones.ts'
import { useLanguage } from '#src/runtime/app/AppProvider.tsx'
import { PhoneInput } from '#src/ui/fields/PhoneInput.tsx'
import { homeOf } from './account.ts'
import { diallingCountry, nearbyCountries } from './countries.ts'
import { FormField } from '#src/forms/FormField.tsx'

type FormPhoneProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  label: ReactNode
  hideLabel?: boolean
  hint?: ReactNode
  /** Number to edit, in E.164 format. */
  defaultValue?: PathValue<Values, FieldPath<Values>>
  /**
   * Default country (ISO 3166-1 alpha-2): the country of the member if known, otherwise the country of the language.
   */
  country?: string
  /** Set to `off` for phone numbers of other people, which the browser must not fill in. */
  autoComplete?: 'tel-national' | 'tel' | 'off'
}

/** @property country country that the member chose or that the number contains; default: country of the form */
type Typed = { text: string; country?: string; value: string }

export function FormPhone<Values extends FieldValues>(props: FormPhoneProps<Values>) {
  const { control, name, label, hideLabel, hint, autoComplete = 'tel-national' } = props
  const { formatMessage } = useIntl()
  const { locale } = useLanguage()
  const { data: codes } = useListCallingCodes()
  const { field } = useController({ control, name, defaultValue: props.defaultValue })
  const phones = usePhones()
  const [typed, setTyped] = useState<Typed>()

  const value: string = field.value ?? ''
  const isDialled = codes.items.some(({ countryCode }) => countryCode === props.country)
  const home = (isDialled && props.country) || homeOf(locale)
  const { text, country: numberCountry } = typed?.value === value ? typed : readValue()
  const country = numberCountry ?? home

  /** Reads a value that the user did not type: a draft, or the number to edit. */
  function readValue(): Typed {
    const phone = phones?.readPhone(value)
    if (phone?.isValid && phone.country) return { text: phone.national, country: phone.country, value }
    return { text: value, country: diallingCountry(value, codes.items, home), value }
  }

  function update(next: string, chosen = numberCountry) {
    const phone = phones?.readPhone(next, chosen ?? home)
    const isWithCode = /^\s*(?:[+＋]|00)/.test(next)
    const nextValue = phone?.isValid ? phone.e164 : next
    setTyped({
      text: next,
      country: (phone?.isValid && isWithCode && phone.country) || chosen,
      value: nextValue,
    })
    field.onChange(nextValue)
  }

  // Parse the number again when the phone rules or the country have loaded.
  useEffect(() => {
    if (phones && text && (typed || !numberCountry)) update(text)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `update` parses typed text on each change
  }, [phones, home])

  const nearby = nearbyCountries([home, country])
  const listed = codes.items.map(({ countryCode: code, ...rest }) => ({ code, ...rest }))
  const example = listed.find(({ code }) => code === country)?.example
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      hideLabel={hideLabel}
      hint={
        hint === undefined ? (
          example && (
            <span>
              <FormattedMessage id="form.example" values={{ example }} />
            </span>
          )
        ) : (
          <span>{hint}</span>
        )
      }
      problem="form.error.phone"
    >
      <PhoneInput
        ref={field.ref}
        name={name}
        autoComplete={autoComplete}
        countries={[
          {
            label: formatMessage({ id: 'session.country.near' }),
            countries: listed.filter(({ code }) => nearby.has(code)),
          },
          {
            label: formatMessage({ id: 'session.country.all' }),
            countries: listed.filter(({ code }) => !nearby.has(code)),
          },
        ]}
        country={country}
        countryLabel={formatMessage({ id: 'form.phone.country' })}
        onCountryChange={(code) => update(text, code)}
        value={text}
        onValueChange={(next) => update(next)}
        onBlur={() => {
          const phone = phones?.readPhone(text, country)
          if (phone?.isValid && phones?.readPhone(phone.national, country)?.e164 === value)
            setTyped({ text: phone.national, country: numberCountry, value })
          field.onBlur()
        }}
        reshape={(next) => phones?.phoneAsTyped(next, country) ?? next}
        isTyped={(character) => /[\p{Nd}+]/u.test(character)}
      />
    </FormField>
  )
}
