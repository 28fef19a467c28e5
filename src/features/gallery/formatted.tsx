// Examples of fields that are formatted while typing, and of date fields.
import { useState } from 'react'
import { numberText } from '#src/forms/number.ts'
import { DateInput } from '#src/ui/fields/DateInput.tsx'
import type { DatePart } from '#src/ui/fields/dateParts.ts'
import { FormattedInput } from '#src/ui/fields/FormattedInput.tsx'
import { PhoneInput } from '#src/ui/fields/PhoneInput.tsx'
import { Case } from './fields.tsx'
import type { PieceOfWork } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'

export const formatted: PieceOfWork[] = [
  {
    name: 'FormattedInput',
    note: 'Adds and removes separators without moving the caret.',
    Show: Amounts,
  },
  { name: 'PhoneInput', note: 'A pasted number also selects its country.', Show: Phones },
  { name: 'DateInput', note: 'Day, month name and year, in the order of the language.', Show: Dates },
]

function Amounts() {
  const { amount, unit, nameError } = useLocaleState().t.field
  return (
    <>
      <Case name="empty" label={amount}>
        <Amount />
      </Case>
      <Case name="filled, with its unit" label={amount} aside={unit}>
        <Amount first="1234.5" />
      </Case>
      <Case name="error" label={amount} error={nameError}>
        <Amount />
      </Case>
      <Case name="disabled" label={amount}>
        <Amount first="120" disabled />
      </Case>
    </>
  )
}

function Amount({ first = '', disabled }: { first?: string; disabled?: boolean }) {
  const { tag } = useLocaleState()
  const { reshape, isTyped } = numberText(tag)
  const [value, setValue] = useState(() => reshape(first.replace('.', numberMark(tag)), 'pasted'))
  return (
    <FormattedInput
      inputMode="decimal"
      value={value}
      onValueChange={setValue}
      reshape={reshape}
      isTyped={isTyped}
      disabled={disabled}
    />
  )
}

const numberMark = (tag: string) => (1.1).toLocaleString(tag).charAt(1)

function Phones() {
  const { phone, phoneError } = useLocaleState().t.field
  return (
    <>
      <Case name="empty" label={phone}>
        <Phone />
      </Case>
      <Case name="filled" label={phone}>
        <Phone first="81 234 5678" />
      </Case>
      <Case name="error" label={phone} error={phoneError}>
        <Phone first="81" />
      </Case>
      <Case name="disabled" label={phone}>
        <Phone first="81 234 5678" disabled />
      </Case>
    </>
  )
}

const callingCodes = { TH: '+66', ID: '+62', VN: '+84', US: '+1' }

function Phone({ first = '', disabled }: { first?: string; disabled?: boolean }) {
  const { tag, t } = useLocaleState()
  const [value, setValue] = useState(first)
  const [country, setCountry] = useState('TH')
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return (
    <PhoneInput
      countries={[
        {
          label: t.field.country,
          countries: Object.entries(callingCodes).map(([code, callingCode]) => ({
            code,
            name: names.of(code) ?? code,
            callingCode,
          })),
        },
      ]}
      country={country}
      onCountryChange={setCountry}
      countryLabel={t.field.country}
      value={value}
      onValueChange={setValue}
      reshape={(text) => text}
      isTyped={(character) => /\d/.test(character)}
      disabled={disabled}
    />
  )
}

function Dates() {
  const { birthday, birthdayError } = useLocaleState().t.field
  return (
    <>
      <Case name="empty" label={birthday}>
        <Birthday />
      </Case>
      <Case name="filled" label={birthday}>
        <Birthday first="1992-02-29" />
      </Case>
      <Case name="error" label={birthday} error={birthdayError}>
        <Birthday first="1991-02-29" />
      </Case>
      <Case name="disabled" label={birthday}>
        <Birthday first="1992-02-29" disabled />
      </Case>
    </>
  )
}

const orders: Readonly<Record<string, readonly DatePart[]>> = { 'en-US': ['month', 'day', 'year'] }

function Birthday({ first = '', disabled }: { first?: string; disabled?: boolean }) {
  const { tag, t } = useLocaleState()
  const [value, setValue] = useState(first)
  const parts = new Intl.DisplayNames(tag, { type: 'dateTimeField' })
  const monthName = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
  return (
    <DateInput
      value={value}
      onValueChange={setValue}
      label={t.field.birthday}
      labels={{ day: parts.of('day') ?? '', month: parts.of('month') ?? '', year: parts.of('year') ?? '' }}
      months={Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2026, month)))}
      order={orders[tag] ?? ['day', 'month', 'year']}
      disabled={disabled}
    />
  )
}
