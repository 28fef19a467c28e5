// Forecast of an item: days until it is sold out at the rate of the last 14 days.
import { Badge, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { StockItem } from '#generated/backOffice/schema.d.ts'

/** Days until which the forecast is shown as a warning: about the time for a new delivery. */
const soon = 14
/** Days above which the forecast is only a lower limit, because a rate of two weeks says little about years. */
const far = 365

export function DaysLeft({ item: { daysLeft, free } }: { item: Pick<StockItem, 'daysLeft' | 'free'> }) {
  if (free === 0)
    return (
      <Badge color="red" variant="light">
        <FormattedMessage id="backOffice.stock.soldOut" />
      </Badge>
    )
  if (daysLeft === null)
    return (
      <Text size="sm" c="dimmed" component="span">
        <FormattedMessage id="backOffice.stock.unused" />
      </Text>
    )
  if (daysLeft > far)
    return (
      <span>
        <FormattedMessage id="backOffice.stock.far" />
      </span>
    )
  const days = <FormattedMessage id="backOffice.stock.days" values={{ days: daysLeft }} />
  return daysLeft <= soon ? (
    <Badge color="orange" variant="light">
      {days}
    </Badge>
  ) : (
    <span>{days}</span>
  )
}
