// Page of a draw: main prize, most likely prize and end of the draw; odds, tickets of the member, and rules.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { getDraw } from '#generated/calls/games.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Draw } from '#generated/schema.d.ts'
import { useReadAgain } from '#src/runtime/app/useReadAgain.ts'
import { LevelReason } from '#src/domain/offers/LevelReason.tsx'
import { withoutLevel } from '#src/domain/offers/unlock.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { TimeLeft } from '#src/runtime/format/TimeLeft.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Chances } from './Chances.tsx'
import { DrawHead } from './DrawHead.tsx'
import { Play } from './Play.tsx'
import { PrizeHero } from './PrizeHero.tsx'
import { Rules } from './Rules.tsx'
import { Mine, Tickets } from './Tickets.tsx'
import { useLiveDraw } from './reads.ts'
import { usePurchase } from './usePurchase.ts'

export function OneDraw({ drawId }: { drawId: string }) {
  const { page, readAt } = useLiveDraw(drawId)
  const { draw, intro, gifts } = page
  const purchase = usePurchase(page)
  const isOver = draw.state === 'over'
  const chances = (
    <Card as="section">
      <Chances gifts={gifts} isOpen={draw.state === 'open'} />
    </Card>
  )
  return (
    <>
      <DrawHead title={draw.name} intro={intro} />
      <Columns
        even={isOver}
        aside={
          isOver ? (
            chances
          ) : (
            <>
              <Tickets page={page} purchase={purchase} />
              <Rules page={page} />
            </>
          )
        }
        after={isOver && <Rules page={page} />}
      >
        <NotForYou draw={draw} />
        <Card as="section" padding="none">
          <PrizeHero gifts={gifts} price={draw.price} isOver={isOver}>
            <When page={page} readAt={readAt} />
            {isOver && <Mine draw={drawId} />}
          </PrizeHero>
        </Card>
        {!isOver && chances}
      </Columns>
      {purchase.canPlay && (
        <ActionBar className="mt-4 tablet:hidden">
          <Play page={page} purchase={purchase} />
        </ActionBar>
      )}
    </>
  )
}

/** Shows why the member cannot take part. It is the first element, so that the member sees it immediately. */
function NotForYou({ draw: { state, eligibility } }: Pick<Draw, 'draw'>) {
  const { data: member } = useGetMyMembership()
  if (state === 'over' || eligibility.ok) return null
  return (
    <Notice
      tone="info"
      text={
        <>
          <LevelReason eligibility={eligibility} />
          <Reasons eligibility={withoutLevel(eligibility)} timeZone={member.timeZone} />
          {eligibility.reasons.length > withoutLevel(eligibility).reasons.length && (
            <Link to="/memberShip" className={linkClass}>
              <FormattedMessage id="reason.link.level" />
            </Link>
          )}
        </>
      }
    />
  )
}

function When({ page: { draw }, readAt }: { page: Draw; readAt: number }) {
  const intl = useIntl()
  const { instant, end } = useFormats()
  const { data: member } = useGetMyMembership()
  const { state, opensAt, closesAt } = draw
  const readAgain = useReadAgain(getDraw.query({ draw: draw.draw }))
  const [next, date] =
    state === 'ahead'
      ? [opensAt, instant(opensAt, member.timeZone)]
      : [closesAt, end(closesAt, member.timeZone)]
  return (
    <>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="games.draw.when" values={{ state, date }} />
      </p>
      {state !== 'over' && (
        <TimeLeft
          until={next}
          readAt={readAt}
          label={intl.formatMessage({ id: 'games.draw.left' }, { state })}
          onEnd={readAgain}
        />
      )}
    </>
  )
}
