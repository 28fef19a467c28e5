// Message about a milestone of the streak, such as 30 days, shown until the end of the day. Confetti is shown once,
// when the milestone is reached.
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CheckInState } from '#generated/schema.d.ts'
import { Ribbon } from '#src/art/Ribbon.tsx'
import { ShareCard } from '#src/domain/sharing/ShareCard.tsx'
import { shownMilestones } from '#src/domain/invitations/shownMilestones.ts'
import { Confetti } from '#src/ui/feedback/Confetti.tsx'
import { isMilestoneToday } from './milestones.ts'

export function MilestoneMoment({ state, isNew }: { state: CheckInState; isNew: boolean }) {
  const isMilestone = isMilestoneToday(state)
  useEffect(() => {
    if (isMilestone && isNew) shownMilestones.add('streak-reached')
  }, [isMilestone, isNew])
  if (!isMilestone) return null
  return (
    <div className="isolate mt-4 flex animate-rise items-center gap-4 rounded-panel bg-positive-soft p-4 text-positive-ink motion-reduce:animate-none">
      <span className="relative shrink-0">
        <Ribbon className="w-16" />
        {isNew && <Confetti />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="title-card">
          <FormattedMessage id="games.milestone" values={{ days: state.streak }} />
        </p>
        <p className="mb-3 text-sm">
          <FormattedMessage id="games.milestone.text" />
        </p>
        <ShareCard kind="streak" />
      </div>
    </div>
  )
}
