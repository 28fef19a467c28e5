// One draw: how long it is open, what it gives and how likely, the member's tickets, its rules, and what it is bound to.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { getDraw } from '../../../../generated/calls/games.ts'
import { useMyMembership } from '../../../../generated/hooks/membership.ts'
import type { Draw } from '../../../../generated/schema.d.ts'
import { Reasons } from '../../../runtime/format/Reasons.tsx'
import { TimeLeft } from '../../../runtime/format/TimeLeft.tsx'
import { useFormats } from '../../../runtime/format/useFormats.ts'
import { ActionBar } from '../../../ui/frames/ActionBar.tsx'
import { buttonClass } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/content/Card.tsx'
import { Columns } from '../../../ui/content/Columns.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Chances } from './Chances.tsx'
import { DrawHead } from './DrawHead.tsx'
import { Rules } from './Rules.tsx'
import { PlayLink, Tickets } from './Tickets.tsx'
import { useReadAgain } from '../../../runtime/app/useReadAgain.ts'
import { useLiveDraw } from './reads.ts'

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
        <NotForYou draw={draw} />
        <Card as="section">
          <When page={page} readAt={readAt} />
          <div className="mt-6">
            <Chances gifts={gifts} isOpen={draw.state === 'open'} />
          </div>
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

/** Said first: whoever cannot take part need not read on to learn it. */
function NotForYou({ draw: { state, eligibility } }: Pick<Draw, 'draw'>) {
  const { data: member } = useMyMembership()
  if (state === 'over' || eligibility.ok) return null
  return <Notice tone="info" text={<Reasons eligibility={eligibility} timeZone={member.timeZone} />} />
}

function When({ page: { draw }, readAt }: { page: Draw; readAt: number }) {
  const intl = useIntl()
  const { instant } = useFormats()
  const { data: member } = useMyMembership()
  const { state, opensAt, closesAt } = draw
  const readAgain = useReadAgain(getDraw.query({ draw: draw.draw }))
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
