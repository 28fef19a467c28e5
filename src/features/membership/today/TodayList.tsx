// Leads the hub's home: the day's check-in and what else the member can get today, one press each. The first few are in sight, the
// others a press away.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Today, TodayItem } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { wayTo, textOf, titleOf } from './item.ts'

/** So many fit on the first screen of a phone. */
const inSight = 2

type TodayListProps = {
  /** Nothing where it was not there to be read. */
  today: Today | undefined
  /** The row of the day's check-in. */
  checkIn: ReactNode
}

export function TodayList({ today, checkIn }: TodayListProps) {
  const { formatMessage } = useIntl()
  const { items, date } = today ?? { items: [], date: '' }
  const label = formatMessage({ id: 'membership.today.title' })
  const more = items.slice(inSight)
  return (
    <section>
      <SectionHead title={label} />
      <Rows label={label} items={items.slice(0, inSight)} today={date}>
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
  /** What stands before them. */
  children?: ReactNode
}

function Rows({ label, items, today, children }: RowsProps) {
  const intl = useIntl()
  return (
    <List label={label}>
      {children}
      {items.map((item) => (
        <ListRow
          key={`${item.kind} ${item.id}`}
          start={<Drawing src={item.picture} className="size-11 rounded-control bg-blush object-cover" />}
          title={titleOf(intl, item)}
          text={textOf(intl, item, today)}
          render={(row) => <Link {...wayTo(item)} {...row} />}
        />
      ))}
    </List>
  )
}
