// Name of a country; a dash if it is unknown.
import { FormattedDisplayName } from 'react-intl'

export const CountryName = ({ code }: { code: string | null }) => (
  <span>{code === null ? '–' : <FormattedDisplayName type="region" value={code} />}</span>
)
