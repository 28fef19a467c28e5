// First section of the home page: the daily check-in, and other offers of the day. Only the first offers are visible;
// the user can expand the others.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Today, TodayItem } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { linkOf, textOf, titleOf } from './item.ts'

/** Number of offers that fit on a phone screen without scrolling. */
const visibleOffers = 2

type TodayListProps = {
  /** Offers of the day; `undefined` if they could not be loaded. */
  today: Today | undefined
  /** Offer that is shown before the check-in. */
  lead: TodayItem | undefined
  /** Row of the daily check-in. */
  checkIn: ReactNode
}

export function TodayList({ today, lead, checkIn }: TodayListProps) {
  const { formatMessage } = useIntl()
  const { items: allItems, date } = today ?? { items: [], date: '' }
  const items = allItems.filter((item) => item !== lead)
  const label = formatMessage({ id: 'membership.today.title' })
  const more = items.slice(visibleOffers)
  return (
    <section>
      <SectionHead title={label} />
      <Rows label={label} items={items.slice(0, visibleOffers)} today={date}>
        {lead && <Row item={lead} today={date} />}
        {checkIn}
      </Rows>
      {more.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            <FormattedMessage id="membership.today.more" values={{ count: more.length }} />
          </summary>
          <Rows
            label={formatMessage({ id: 'membership.today.more' }, { count: more.length })}
            items={more}
            today={date}
          />
        </details>
      )}
    </section>
  )
}

type RowsProps = {
  label: string
  items: readonly TodayItem[]
  today: string
  /** Rows that are shown before the offers, such as the row of the check-in. */
  children?: ReactNode
}

function Rows({ label, items, today, children }: RowsProps) {
  return (
    <List label={label}>
      {children}
      {items.map((item) => (
        <Row key={`${item.kind} ${item.id}`} item={item} today={today} />
      ))}
    </List>
  )
}

function Row({ item, today }: { item: TodayItem; today: string }) {
  const intl = useIntl()
  return (
    <ListRow
      start={<Drawing src={item.picture} className="size-11 rounded-control bg-blush object-cover" />}
      title={titleOf(intl, item)}
      text={textOf(intl, item, today)}
      render={(row) => <Link {...linkOf(item)} {...row} />}
    />
  )
}
