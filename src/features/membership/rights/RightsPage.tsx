// `/rights`: level benefits (rights) that are available now or later. The second column lists benefits that the member
// has used this year, and permanent perks.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListRights } from '#generated/hooks/membership.ts'
import type { Right } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { Columns } from '#src/ui/content/Columns.tsx'
import { cx } from '#src/ui/style/cx.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { BackLink, PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { RightCard } from './RightCard.tsx'

export function RightsPage() {
  const { data } = useListRights()
  const rights = (holds: (right: Right) => boolean) => data.items.filter(holds)
  const ready = rights(({ state, kind }) => state === 'open' && kind !== 'perk')
  const now = (
    <Cards id="membership.rights.ready" rights={ready} width={ready.length > few ? 'page' : 'narrow'}>
      <p className="text-ink-soft">
        <FormattedMessage id="membership.rights.ready.none" />
      </p>
    </Cards>
  )
  const usedCards = (
    <Cards
      id="membership.rights.had"
      rights={rights(({ state }) => state === 'used' || state === 'waiting')}
    />
  )
  const always = <Always rights={rights(({ state, kind }) => state === 'open' && kind === 'perk')} />
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
        {ready.length > few ? (
          <>
            {now}
            <Columns even aside={always}>
              {usedCards}
            </Columns>
          </>
        ) : (
          <Columns
            aside={
              <>
                {usedCards}
                {always}
              </>
            }
          >
            {now}
          </Columns>
        )}
        <Cards
          width="page"
          id="membership.rights.later"
          rights={rights(({ state }) => state === 'locked')}
          aside={
            <Link to="/memberShip" className={linkClass}>
              <FormattedMessage id="reason.link.level" />
            </Link>
          }
        />
      </div>
    </>
  )
}

/** Number of level benefits above which their section uses the full width of the page. */
const few = 3

const widths = {
  narrow: '',
  page: 'tablet:grid-cols-2 tablet:gap-6 last-spans',
}

type CardsProps = {
  id: MessageId
  rights: readonly Right[]
  /** Layout of the level benefits: in one column, or in two columns across the whole page. */
  width?: keyof typeof widths
  aside?: ReactNode
  /** Message for an empty section. If it is missing, an empty section is not shown. */
  children?: ReactNode
}

function Cards({ id, rights, width = 'narrow', aside, children }: CardsProps) {
  const { formatMessage } = useIntl()
  if (rights.length === 0 && !children) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id={id} />} aside={aside} />
      {rights.length === 0 ? (
        children
      ) : (
        <ul aria-label={formatMessage({ id })} className={cx('grid gap-4', widths[width])}>
          {rights.map((right) => (
            <RightCard key={right.id} right={right} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Lists permanent perks, for which the member need not do anything. */
function Always({ rights }: Pick<CardsProps, 'rights'>) {
  const { formatMessage } = useIntl()
  if (rights.length === 0) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id="membership.rights.always" />} />
      <List label={formatMessage({ id: 'membership.rights.always' })}>
        {rights.map(({ id, name, text }) => (
          <ListRow key={id} title={name} text={text} />
        ))}
      </List>
    </section>
  )
}
