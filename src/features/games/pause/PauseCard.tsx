// Card about pauses of the check-in. Shows a running pause with a button that ends the pause; otherwise offers a pause
// and shows the number of remaining pause days.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useResumeCheckIn } from '#generated/hooks/games.ts'
import type { CheckInState } from '#generated/schema.d.ts'
import { PausedScene } from '#src/art/scenes/PausedScene.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { gameChanged } from '#src/domain/checkInQueue/gameChanged.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { PauseDialog } from './PauseDialog.tsx'

/** Shows a running pause above the days of the week, because days without a check-in then do not count as missed. */
export function Paused({ state }: { state: CheckInState }) {
  const { formatMessage } = useIntl()
  const { day } = useFormats()
  const { toasts, queryClient } = useAppContext()
  const resume = useResumeCheckIn({
    onSuccess: (now) => {
      gameChanged(queryClient, now)
      toasts.announce(formatMessage({ id: 'games.pause.resumed' }))
    },
  })
  const { game, pause, today, streak } = state
  if (!pause) return null
  return (
    <Card as="section" tone="blush" aria-labelledby="paused" className="grid gap-4 sm:grid-cols-[auto_1fr]">
      <PausedScene className="mx-auto w-40 self-center" />
      <div>
        <h2 id="paused" className="title-card">
          <FormattedMessage
            id="games.pause.runs"
            values={{ begins: pause.from > today ? 'tomorrow' : 'before' }}
          />
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">
          <FormattedMessage id="games.pause.runs.text" values={{ date: day(pause.to), streak }} />
        </p>
        <Button
          variant="quiet"
          pending={resume.isPending}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => resume.mutate({ game })}
        >
          <FormattedMessage id="games.pause.resume" />
        </Button>
      </div>
    </Card>
  )
}

export function PauseCard({ state }: { state: CheckInState }) {
  const { date } = useFormats()
  const [isAsked, setAsked] = useState(false)
  const { pause, pauseDaysLeft, pauseRenewsOn } = state
  if (pause) return null
  return (
    <Card as="section" aria-labelledby="pause">
      <h2 id="pause" className="title-card">
        <FormattedMessage id="games.pause.title" />
      </h2>
      <p className="mt-1 text-ink-soft">
        <FormattedMessage id="games.pause.text" values={{ days: pauseDaysLeft, date: date(pauseRenewsOn) }} />
      </p>
      {pauseDaysLeft > 0 && (
        <Button variant="soft" className="mt-4" onClick={() => setAsked(true)}>
          <FormattedMessage id="games.pause.open" />
        </Button>
      )}
      {isAsked && <PauseDialog state={state} onClose={() => setAsked(false)} />}
    </Card>
  )
}
