// Number of a figure; a dash if it is not computed yet.
import { useIntl } from 'react-intl'

export function NumberOrDash({ value }: { value: number | null }) {
  const intl = useIntl()
  return <span>{value === null ? '–' : intl.formatNumber(value)}</span>
}
