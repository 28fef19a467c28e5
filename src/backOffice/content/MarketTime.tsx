// Field for a date and time in the time zone of a market, with the select of the market.
import { Group, TextInput, type TextInputProps } from '@mantine/core'
import { useIntl } from 'react-intl'
import { MarketSelect } from './MarketSelect.tsx'

type Props = Pick<TextInputProps, 'error' | 'description'> & {
  /** Local time, such as `2026-12-24T18:00`; empty until the person enters it. */
  value: string
  onChange: (value: string) => void
}

export function MarketTime({ value, onChange, ...props }: Props) {
  const intl = useIntl()
  return (
    <Group gap="sm" align="start" grow>
      <TextInput
        type="datetime-local"
        label={intl.formatMessage({ id: 'backOffice.content.time' })}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...props}
      />
      <MarketSelect />
    </Group>
  )
}
