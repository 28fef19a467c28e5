// Lists all draws: open draws with their prizes, upcoming draws, and ended draws.
import Ticket from 'lucide-react/icons/ticket'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListDraws, useListLuckyGifts } from '#generated/hooks/games.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { DrawSummary, LuckyDraw } from '#generated/schema.d.ts'
import { WinScene } from '#src/art/scenes/WinScene.tsx'
import { LevelReason } from '#src/domain/offers/LevelReason.tsx'
import { withoutLevel } from '#src/domain/offers/unlock.ts'
import { reasonText } from '#src/runtime/format/reasons.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Badge } from '#src/ui/content/Badge.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { PrizeHero } from './PrizeHero.tsx'

export function DrawList() {
  const { data: all } = useListDraws()
  const { data: lucky } = useListLuckyGifts()
  return (
    <>
      <PageHead
        title={<FormattedMessage id="games.draw.title" />}
        intro={<FormattedMessage id="games.draw.intro" />}
        aside={
          <Link to="/gifts/luckyDraw" search={{ mine: true }} className={buttonClass({ variant: 'soft' })}>
            <FormattedMessage id="games.draw.mine" />
          </Link>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 tablet:grid-cols-2 tablet:gap-6">
        {lucky.draws.length > 0 ? (
          lucky.draws.map((open) => <OpenDraw key={open.draw.draw} open={open} />)
        ) : (
          <EmptyState
            art={<WinScene />}
            title={<FormattedMessage id="games.draw.none" />}
            text={<FormattedMessage id="games.draw.none.text" />}
            action={
              <Link to="/pointsMall" className={buttonClass({ variant: 'soft' })}>
                <FormattedMessage id="games.draw.toMall" />
              </Link>
            }
          />
        )}
        <Others draws={all.draws} state="ahead" />
        <Others draws={all.draws} state="over" />
      </div>
    </>
  )
}

function OpenDraw({ open: { draw, gifts } }: { open: LuckyDraw }) {
  const intl = useIntl()
  const { end } = useFormats()
  const { data: member } = useGetMyMembership()
  const reasons = new Set(
    withoutLevel(draw.eligibility).reasons.flatMap((reason) => reasonText(intl, reason) ?? []),
  )
  return (
    <Card as="article" padding="none" className="transition-colors hover:border-line-strong">
      <PrizeHero gifts={gifts} price={draw.price}>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <div>
            <h2 className="title-card">
              <Link
                to="/gifts/luckyDraw"
                search={{ draw: draw.draw }}
                className="after:absolute after:inset-0 hover:underline"
              >
                {draw.name}
              </Link>
            </h2>
            <p className="text-sm text-ink-soft">
              <FormattedMessage
                id="games.draw.when"
                values={{ state: draw.state, date: end(draw.closesAt, member.timeZone, 'medium') }}
              />
            </p>
            <LevelReason eligibility={draw.eligibility} />
            {Array.from(reasons, (text) => (
              <p key={text} className="text-sm text-ink-soft">
                {text}
              </p>
            ))}
          </div>
          {draw.tickets > 0 ? (
            <Badge tone="accent" icon={<Ticket aria-hidden className="size-4" />}>
              <FormattedMessage id="games.draw.tickets" values={{ tickets: draw.tickets }} />
            </Badge>
          ) : (
            draw.eligibility.ok && (
              <Badge>
                <FormattedMessage id="games.draw.price.each" values={{ coins: draw.price }} />
              </Badge>
            )
          )}
        </div>
      </PrizeHero>
    </Card>
  )
}

function Others({ draws, state }: { draws: readonly DrawSummary[]; state: 'ahead' | 'over' }) {
  const { formatMessage } = useIntl()
  const { end, instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  const drawsInState = draws.filter((draw) => draw.state === state)
  if (drawsInState.length === 0) return null
  const title = formatMessage({ id: 'games.draw.group' }, { state })
  return (
    <section>
      <SectionHead title={title} />
      <List label={title}>
        {drawsInState.map(({ draw, name, opensAt, closesAt }) => (
          <ListRow
            key={draw}
            title={name}
            text={
              <FormattedMessage
                id="games.draw.when"
                values={{
                  state,
                  date:
                    state === 'ahead'
                      ? instantDate(opensAt, member.timeZone, 'medium')
                      : end(closesAt, member.timeZone, 'medium'),
                }}
              />
            }
            render={(row) => <Link to="/gifts/luckyDraw" search={{ draw }} {...row} />}
          />
        ))}
      </List>
    </section>
  )
}
