// Shows a time of an order or parcel in the time zone of the shop (section 9 of the specification), for detail pages.
// The name of the zone is shown next to the time or above it.
import { FormattedMessage, useIntl } from 'react-intl'
import { linkClass } from '#src/ui/actions/link.ts'
import { cx } from '#src/ui/style/cx.ts'
import { shopTimeText, shopZoneName } from './shopTime.ts'

export const ShopTime = ({ instant }: { instant: string }) => (
  <time dateTime={instant} lang="en" className="inline-block max-w-full">
    {shopTimeText(instant, 'time')}
  </time>
)

/** Switch above a list of times that shows the shop times of the page (`shop-time` in columns.css), and their zone. */
export const ShopZone = ({ className }: { className?: string }) => (
  <details data-shop-zone className={cx('text-sm text-ink-soft', className)}>
    <summary className={cx(linkClass, 'cursor-pointer [&::-webkit-details-marker]:hidden')}>
      <FormattedMessage id="orders.zone.show" />
    </summary>
    <p>
      <FormattedMessage id="orders.zone" values={{ zone: shopZoneName(useIntl()) }} />
    </p>
  </details>
)
