// The time of an order or a parcel, with its zone beside it.
import { useIntl } from 'react-intl'
import { shopTimeText, shopZoneName } from './shopTime.ts'

/** @param shows the date only, or with its 12-hour time (section 9) */
export function ShopTime({ instant, shows }: { instant: string; shows: 'date' | 'time' }) {
  const intl = useIntl()
  return (
    <>
      <time dateTime={instant} lang="en" className="whitespace-nowrap">
        {shopTimeText(instant, shows)}
      </time>{' '}
      <span className="inline-block text-sm text-ink-soft">({shopZoneName(intl)})</span>
    </>
  )
}
