// Where the product is sold in the reader's country: of those that the brand has no site for, the United States stand.
import { FormattedMessage, useIntl } from 'react-intl'
import type { PackageCard } from '../../../../generated/schema.d.ts'
import { useAppContext, useStore } from '../../../runtime/app/AppProvider.tsx'

export function Sellers({ marketplaces }: Pick<PackageCard, 'marketplaces'>) {
  const { formatDisplayName } = useIntl()
  const home = useStore(useAppContext().countryCode)
  const wanted = home === 'EN' ? 'US' : home
  const here = marketplaces.find(({ countryCode }) => countryCode === wanted)
  if (!here) return null
  const country = formatDisplayName(here.countryCode, { type: 'region' })
  return (
    <p className="text-sm text-ink-soft">
      <FormattedMessage id="questionnaires.card.sold" values={{ country, marketplace: here.name }} />
    </p>
  )
}
