// Examples of text fields and long lists.
import Search from 'lucide-react/icons/search'
import { useState, type ReactNode } from 'react'
import { CodeInput } from '#src/ui/fields/CodeInput.tsx'
import { Combobox } from '#src/ui/fields/Combobox.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { State, type PieceOfWork } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'

export const fields: PieceOfWork[] = [
  { name: 'TextInput', note: 'One line, inside a Field with its label, hint and error.', Show: TextInputs },
  { name: 'PasswordInput', note: 'The password can be shown.', Show: Passwords },
  { name: 'CodeInput', note: 'Accepts the code suggested by the keyboard and a pasted code.', Show: Codes },
  { name: 'TextArea', note: 'Grows with its text.', Show: TextAreas },
  { name: 'Select', note: 'The native select control, for up to about twelve options.', Show: Selects },
  { name: 'Combobox', note: 'A long list with a search that ignores accents.', Show: Comboboxes },
]

function TextInputs() {
  const { t } = useLocaleState()
  const { name, nameHint, nameValue, nameError, longLabel, search } = t.field
  return (
    <>
      <Case name="empty" label={name} hint={nameHint}>
        <TextInput />
      </Case>
      <Case name="filled, optional" label={name} aside={t.words.optional}>
        <TextInput defaultValue={nameValue} />
      </Case>
      <Case name="error" label={name} hint={nameHint} error={nameError}>
        <TextInput />
      </Case>
      <Case name="disabled" label={name}>
        <TextInput disabled defaultValue={nameValue} />
      </Case>
      <Case name="read-only" label={name}>
        <TextInput readOnly defaultValue={nameValue} />
      </Case>
      <Case name="hidden label, an icon" label={search} hideLabel>
        <TextInput type="search" placeholder={search} start={<Search aria-hidden className="size-5" />} />
      </Case>
      <Case name="long label" label={longLabel}>
        <TextInput />
      </Case>
    </>
  )
}

function Passwords() {
  const { t } = useLocaleState()
  const words = { showLabel: t.field.show, hideLabel: t.field.hide }
  return (
    <>
      <Case name="empty" label={t.field.password}>
        <PasswordInput {...words} />
      </Case>
      <Case name="filled" label={t.field.password}>
        <PasswordInput {...words} defaultValue="quiet river" />
      </Case>
    </>
  )
}

function Codes() {
  const { t } = useLocaleState()
  const { code, codeHint, codeError } = t.field
  return (
    <>
      <Case name="empty" label={code} hint={codeHint}>
        <Code />
      </Case>
      <Case name="half" label={code}>
        <Code first="482" />
      </Case>
      <Case name="error" label={code} error={codeError}>
        <Code first="482915" />
      </Case>
    </>
  )
}

function Code({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return <CodeInput value={value} onValueChange={setValue} />
}

function TextAreas() {
  const { t, number } = useLocaleState()
  const [story, setStory] = useState(t.field.storyValue)
  return (
    <>
      <Case name="empty" label={t.field.story} aside={t.words.optional}>
        <TextArea />
      </Case>
      <Case name="counted" label={t.field.story}>
        <TextArea
          value={story}
          maxLength={500}
          counter={t.field.counter(number(story.length), number(500))}
          onChange={(event) => setStory(event.target.value)}
        />
      </Case>
      <Case name="error" label={t.field.story} error={t.field.storyError}>
        <TextArea defaultValue="…" />
      </Case>
    </>
  )
}

function Selects() {
  const { t } = useLocaleState()
  const { country, countryPick, countryError } = t.field
  const options = useCountries().slice(0, 6)
  const select = (value: string, disabled?: boolean) => (
    <Select options={options} placeholder={countryPick} defaultValue={value} disabled={disabled} />
  )
  return (
    <>
      <Case name="nothing chosen" label={country}>
        {select('')}
      </Case>
      <Case name="chosen" label={country}>
        {select('TH')}
      </Case>
      <Case name="error" label={country} error={countryError}>
        {select('')}
      </Case>
      <Case name="disabled" label={country}>
        {select('TH', true)}
      </Case>
    </>
  )
}

function Comboboxes() {
  const { t } = useLocaleState()
  const { country, countryError } = t.field
  return (
    <>
      <Case name="empty" label={country}>
        <Countries />
      </Case>
      <Case name="chosen" label={country}>
        <Countries first="VN" />
      </Case>
      <Case name="error" label={country} error={countryError}>
        <Countries />
      </Case>
      <Case name="disabled" label={country}>
        <Countries first="ID" disabled />
      </Case>
    </>
  )
}

function Countries({ first, disabled }: { first?: string; disabled?: boolean }) {
  const { t } = useLocaleState()
  const [value, setValue] = useState(first)
  return (
    <Combobox
      options={useCountries()}
      value={value}
      onValueChange={setValue}
      listLabel={t.field.countries}
      emptyText={t.field.nothing}
      placeholder={t.field.countryPick}
      disabled={disabled}
    />
  )
}

interface CaseProps {
  name: string
  label: string
  hint?: string
  error?: string
  aside?: string
  hideLabel?: boolean
  children: ReactNode
}

/** Shows a control in one state, with its label. */
export function Case({ name, ...field }: CaseProps) {
  return (
    <State name={name}>
      <Field {...field} />
    </State>
  )
}

/** Sample countries, whose names come from Intl in the selected language. */
const countryCodes =
  'TH ID VN US AU BD BN CA CH CN DE ES FR GB HK IN IT JP KH KR LA MM MY NL NO NP NZ PH PK SG TW'

function useCountries() {
  const { tag } = useLocaleState()
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return countryCodes.split(' ').map((value) => ({ value, label: names.of(value) ?? value, words: value }))
}
