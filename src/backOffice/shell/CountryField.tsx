// Field of a filter for the code of a country.
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useIntl } from 'react-intl'

type Props = { countryCode: string | undefined; onChange: (countryCode: string | undefined) => void }

export function CountryField({ countryCode, onChange }: Props) {
  const intl = useIntl()
  const [text, setText] = useState(countryCode ?? '')
  const [last, setLast] = useState(countryCode)
  // The filter can change outside of the field, for example if it is cleared.
  if (last !== countryCode) {
    setLast(countryCode)
    setText(countryCode ?? '')
  }
  return (
    <TextInput
      w={110}
      maxLength={2}
      label={intl.formatMessage({ id: 'backOffice.reviews.country' })}
      placeholder={intl.formatMessage({ id: 'backOffice.reviews.anyCountry' })}
      title={intl.formatMessage({ id: 'backOffice.country.hint' })}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        const code = value.toUpperCase()
        setText(code)
        if (code === '' || /^[A-Z]{2}$/.test(code)) onChange(code || undefined)
      }}
    />
  )
}
