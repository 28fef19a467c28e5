// The time of an order or a parcel as the shop has it (section 9), for the details of one; its zone is named beside it or above.
import { FormattedMessage, useIntl } from 'react-intl'
import { cx } from '#src/ui/style/cx.ts'
import { shopTimeText, shopZoneName } from './shopTime.ts'

export const ShopTime = ({ instant }: { instant: string }) => (
  <time dateTime={instant} lang="en" className="inline-block max-w-full">
    {shopTimeText(instant, 'time')}
  </time>
)

/** Once above what shows many of them below the member's own. */
export const ShopZone = ({ className }: { className?: string }) => (
  <p className={cx('text-sm text-ink-soft', className)}>
    <FormattedMessage id="orders.zone" values={{ zone: shopZoneName(useIntl()) }} />
  </p>
)
