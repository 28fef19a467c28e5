// One draw: how long it is open, what it gives and how likely, the member's tickets, its rules, and what it is bound to.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import type { Draw, LuckyGift } from '../../../../generated/schema.d.ts'
import { TimeLeft } from '../../../runtime/format/TimeLeft.tsx'
import { useFormats } from '../../../runtime/format/useFormats.ts'
import { Drawing } from '../../../runtime/theme/Drawing.tsx'
import { ActionBar } from '../../../ui/ActionBar.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Columns } from '../../../ui/Columns.tsx'
import { OddsBars } from '../../../ui/OddsBars.tsx'
import { DrawHead } from './DrawHead.tsx'
import { Rules } from './Rules.tsx'
import { PlayLink, Tickets } from './Tickets.tsx'
import { useLiveDraw, useReadAgain } from './reads.ts'

export function OneDraw({ drawId }: { drawId: string }) {
  const { page, readAt } = useLiveDraw(drawId)
  const { draw, intro, gifts, ticketIds } = page
  return (
    <>
      <DrawHead
        title={draw.name}
        intro={intro}
        aside={
          <Link
            to="/gifts/luckyDraw"
            search={{ draw: drawId, mine: true }}
            className={buttonClass({ variant: 'soft' })}
          >
            <FormattedMessage id="games.draw.mine" />
          </Link>
        }
      />
      <Columns
        aside={draw.state === 'over' ? <ToCheck drawId={drawId} /> : <Tickets page={page} />}
        after={<Rules page={page} />}
      >
        <Card as="section">
          <When page={page} readAt={readAt} />
          <h2 className="mt-6 mb-4 title-card">
            <FormattedMessage id="games.draw.odds" />
          </h2>
          <Chances gifts={gifts} isOpen={draw.state === 'open'} />
        </Card>
      </Columns>
      {draw.eligibility.ok && ticketIds[0] !== undefined && (
        <ActionBar className="mt-4 tablet:hidden">
          <PlayLink drawId={drawId} ticket={ticketIds[0]} />
        </ActionBar>
      )}
    </>
  )
}

function When({ page: { draw }, readAt }: { page: Draw; readAt: number }) {
  const intl = useIntl()
  const { instant } = useFormats()
  const { data: member } = useSuspenseQuery(getMyMembership.query())
  const { state, opensAt, closesAt } = draw
  const readAgain = useReadAgain()
  const next = state === 'ahead' ? opensAt : closesAt
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="font-semibold">
        <FormattedMessage id="games.draw.when" values={{ state, date: instant(next, member.timeZone) }} />
      </p>
      {state !== 'over' && (
        <TimeLeft
          until={next}
          readAt={readAt}
          label={intl.formatMessage({ id: 'games.draw.left' }, { state })}
          onEnd={readAgain}
        />
      )}
    </div>
  )
}

function Chances({ gifts, isOpen }: { gifts: readonly LuckyGift[]; isOpen: boolean }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <>
      <OddsBars
        label={formatMessage({ id: 'games.draw.odds' })}
        odds={gifts.map(({ prize, odds, remaining }) => ({
          id: prize.id,
          prize: (
            <span className="flex items-center gap-3">
              <Drawing
                src={prize.picture}
                className="size-12 shrink-0 rounded-control bg-blush object-cover"
              />
              {prize.name}
            </span>
          ),
          share: odds,
          chance: formatNumber(odds, { style: 'percent', maximumFractionDigits: 1 }),
          stock: (
            <FormattedMessage
              id="games.draw.stock"
              values={{ left: remaining ?? 'always', remaining: remaining ?? 0 }}
            />
          ),
        }))}
      />
      {isOpen && (
        <p className="mt-4 text-sm text-ink-soft">
          <FormattedMessage id="games.draw.live" />
        </p>
      )}
    </>
  )
}

const ToCheck = ({ drawId }: { drawId: string }) => (
  <Card as="section" tone="blush">
    <h2 className="mb-2 title-card">
      <FormattedMessage id="games.check.title" />
    </h2>
    <p className="mb-4 text-ink-soft">
      <FormattedMessage id="games.check.invite" />
    </p>
    <Link
      to="/gifts/luckyDraw"
      search={{ draw: drawId, verify: true }}
      className={buttonClass({ full: true })}
    >
      <FormattedMessage id="games.check.go" />
    </Link>
  </Card>
)
