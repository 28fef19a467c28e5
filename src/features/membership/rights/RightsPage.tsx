// `/rights`: what is ready to be had, what is always there, what was had this year, and what is still to come.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSuspenseQuery } from '@tanstack/react-query'
import { listRights } from '../../../../generated/calls/membership.ts'
import type { Right } from '../../../../generated/schema.d.ts'
import type { MessageId } from '../../../runtime/language/messages.ts'
import { BackLink, PageHead, SectionHead } from '../../../ui/PageHead.tsx'
import { RightCard } from './RightCard.tsx'

type Part = { title: MessageId; holds: (right: Right) => boolean }

const ready: Part = {
  title: 'membership.rights.ready',
  holds: ({ state, kind }) => state === 'open' && kind !== 'perk',
}
const others: readonly Part[] = [
  { title: 'membership.rights.had', holds: ({ state }) => state === 'used' || state === 'waiting' },
  { title: 'membership.rights.always', holds: ({ state, kind }) => state === 'open' && kind === 'perk' },
  { title: 'membership.rights.later', holds: ({ state }) => state === 'locked' },
]

export function RightsPage() {
  const { data } = useSuspenseQuery(listRights.query())
  const { items } = data
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="membership.title" />}
            render={(props) => <Link to="/memberShip" {...props} />}
          />
        }
        title={<FormattedMessage id="membership.rights.title" />}
        intro={<FormattedMessage id="membership.rights.intro" />}
      />
      <div className="grid gap-8">
        <RightsOf part={ready} items={items}>
          <p className="text-ink-soft">
            <FormattedMessage id="membership.rights.ready.none" />
          </p>
        </RightsOf>
        {others.map((part) => (
          <RightsOf key={part.title} part={part} items={items} />
        ))}
      </div>
    </>
  )
}

type RightsOfProps = {
  part: Part
  items: readonly Right[]
  /** Said where there is none; without it an empty part is left out. */
  children?: ReactNode
}

function RightsOf({ part: { title, holds }, items, children }: RightsOfProps) {
  const { formatMessage } = useIntl()
  const rights = items.filter(holds)
  if (rights.length === 0 && !children) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id={title} />} />
      {rights.length === 0 ? (
        children
      ) : (
        <ul
          aria-label={formatMessage({ id: title })}
          className="grid gap-4 tablet:grid-cols-2 lg:grid-cols-3"
        >
          {rights.map((right) => (
            <RightCard key={right.id} right={right} />
          ))}
        </ul>
      )}
    </section>
  )
}
