// Fields for several values: countries, and values of an enum.
import { MultiSelect } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useFormContext } from './formContext.ts'
import type { KindProps } from './fieldProps.ts'
import { inWords } from './labels.ts'
import { listOf } from '../../../shared/unknown.ts'
import { useFieldError } from './useFieldError.ts'

/** Countries with a market or a shop come first; codes of other countries can be in the data, too. */
const usualCountries = [
  'TH',
  'ID',
  'VN',
  'MY',
  'SG',
  'PH',
  'US',
  'CN',
  'HK',
  'TW',
  'JP',
  'KR',
  'AU',
  'GB',
  'DE',
]

export function CountriesField(props: KindProps) {
  const intl = useIntl()
  const codes = textsIn(props.value)
  const data = [...new Set([...usualCountries, ...codes])].map((code) => ({
    value: code,
    label: intl.formatDisplayName(code, { type: 'region' }) ?? code,
  }))
  const hint = intl.formatMessage({ id: 'backOffice.form.allCountries' })
  return <CodesField {...props} data={data} placeholder={codes.length === 0 ? hint : undefined} />
}

export function OptionsField({ options, ...props }: KindProps & { options: readonly (string | number)[] }) {
  const data = options.map((option) => ({ value: String(option), label: inWords(String(option)) }))
  return <CodesField {...props} data={data} />
}

type Props = KindProps & { data: { value: string; label: string }[]; placeholder?: string | undefined }

function CodesField({ schema, value, path, label, empty, data, placeholder }: Props) {
  const { set, isReadOnly } = useFormContext()
  const error = useFieldError({ path, schema, value, label })
  return (
    <MultiSelect
      label={label}
      error={error}
      data-path={path}
      readOnly={isReadOnly}
      searchable
      placeholder={placeholder}
      data={data}
      value={textsIn(value)}
      onChange={(codes) => set(path, codes.length === 0 && empty ? empty.value : codes)}
    />
  )
}

const textsIn = (value: unknown) => listOf(value).filter((code) => typeof code === 'string')
