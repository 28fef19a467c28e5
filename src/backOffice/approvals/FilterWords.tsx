// Describes a filter of parcels in words, such as "Confirmed · Cozy socks · Thailand".
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { listParcelProducts } from '#generated/backOffice/calls/backOfficeParcels.ts'
import type { ParcelFilter } from '#generated/backOffice/schema.d.ts'

export function FilterWords({ filter }: { filter: ParcelFilter }) {
  const intl = useIntl()
  const { state = 'unsent', product, countryCode, olderThan } = filter
  const products = useQuery({ ...listParcelProducts.query(), enabled: product !== undefined })
  const words = [
    intl.formatMessage({ id: `backOffice.parcelState.${state}` }),
    products.data?.items.find(({ id }) => id === product)?.name ?? product,
    countryCode !== undefined && (intl.formatDisplayName(countryCode, { type: 'region' }) ?? countryCode),
    olderThan !== undefined &&
      intl.formatMessage({ id: 'backOffice.parcels.olderThan' }, { days: olderThan }),
  ]
  return <span>{words.filter(Boolean).join(' · ')}</span>
}
