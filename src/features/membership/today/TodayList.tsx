// Leads the hub's home: the day's check-in and what else the member can get today, one press each. The first few are in sight, the
// others a press away.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useToday } from '../../../../generated/hooks/account.ts'
import type { TodayItem } from '../../../../generated/schema.d.ts'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { List, ListRow } from '../../../ui/content/List.tsx'
import { SectionHead } from '../../../ui/frames/PageHead.tsx'
import { wayTo, textOf, titleOf } from './item.ts'

/** So many fit on the first screen of a phone. */
const inSight = 2

/** @param checkIn the row of the day's check-in */
export function TodayList({ checkIn }: { checkIn: ReactNode }) {
  const { formatMessage } = useIntl()
  const { data: today } = useToday()
  const { items } = today
  const label = formatMessage({ id: 'membership.today.title' })
  const more = items.slice(inSight)
  return (
    <section>
      <SectionHead title={label} />
      <Rows label={label} items={items.slice(0, inSight)} today={today.date}>
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
            today={today.date}
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
          start={<Drawing src={item.picture} className="size-12 rounded-control bg-blush object-cover" />}
          title={titleOf(intl, item)}
          text={textOf(intl, item, today)}
          render={(row) => <Link {...wayTo(item)} {...row} />}
        />
      ))}
    </List>
  )
}
