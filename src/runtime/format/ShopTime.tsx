// The time of an order or a parcel, with its zone beside it, or above several of them.
import { FormattedMessage, useIntl } from 'react-intl'
import { cx } from '../../ui/style/cx.ts'
import { shopTimeText, shopZoneName } from './shopTime.ts'

type ShopTimeProps = {
  instant: string
  /** The date only, or with its 12-hour time (section 9). */
  shows: 'date' | 'time'
  /** Not among several of them below a `ShopZone`. */
  zoned?: boolean
}

export function ShopTime({ instant, shows, zoned = true }: ShopTimeProps) {
  const intl = useIntl()
  return (
    <>
      <time dateTime={instant} lang="en" className="whitespace-nowrap">
        {shopTimeText(instant, shows)}
      </time>
      {zoned && (
        <>
          {' '}
          <span className="inline-block text-sm text-ink-soft">({shopZoneName(intl)})</span>
        </>
      )}
    </>
  )
}

/** Once above what shows many such times. */
export const ShopZone = ({ className }: { className?: string }) => (
  <p className={cx('text-sm text-ink-soft', className)}>
    <FormattedMessage id="orders.zone" values={{ zone: shopZoneName(useIntl()) }} />
  </p>
)
