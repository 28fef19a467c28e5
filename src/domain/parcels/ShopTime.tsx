// Shows a time of an order or parcel in the time zone of the shop (section 9 of the specification), for detail pages.
// The name of the zone is shown next to the time or above it.
import { FormattedMessage, useIntl } from 'react-intl'
import { cx } from '#src/ui/style/cx.ts'
import { shopTimeText, shopZoneName } from './shopTime.ts'

export const ShopTime = ({ instant }: { instant: string }) => (
  <time dateTime={instant} lang="en" className="inline-block max-w-full">
    {shopTimeText(instant, 'time')}
  </time>
)

/** Name of the shop's time zone, shown once above a list of shop times. */
export const ShopZone = ({ className }: { className?: string }) => (
  <p className={cx('text-sm text-ink-soft', className)}>
    <FormattedMessage id="orders.zone" values={{ zone: shopZoneName(useIntl()) }} />
  </p>
)
