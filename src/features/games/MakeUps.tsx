// Lists missed days of the cycle that the member can make up, for coins or for free. The button shows the price. A
// second click before the response arrives sends the same idempotency key, so the member does not pay twice.
import { FormattedMessage, useIntl } from 'react-intl'
import { getCheckIn } from '#generated/calls/games.ts'
import { useMakeUpCheckIn } from '#generated/hooks/games.ts'
import { NOT_ELIGIBLE } from '#generated/codes.ts'
import type { CheckInState } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { gameChanged } from '#src/domain/checkInQueue/gameChanged.ts'
import { useReadAgain } from '#src/runtime/app/useReadAgain.ts'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { RefusalNotice } from '#src/runtime/format/RefusalNotice.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { RewardPicture } from './CyclePrizes.tsx'
import { rewardText } from './rewards.ts'

export function MakeUps({ state }: { state: CheckInState }) {
  const intl = useIntl()
  const { toasts, queryClient } = useAppContext()
  const { day } = useFormats()
  const readAgain = useReadAgain(getCheckIn.query({ game: state.game }))
  const makeUp = useMakeUpCheckIn({
    meta: { showsRefusals: true },
    onSuccess: ({ reward, state: now }, { date }) => {
      gameChanged(queryClient, now)
      const values = { date: day(date), reward: rewardText(intl, reward) }
      toasts.show('positive', intl.formatMessage({ id: 'games.makeUp.done' }, values))
    },
  })
  const { error, isPending, variables } = makeUp
  const { left, price, free, dates } = state.makeUps
  if (dates.length === 0 && !error) return null
  return (
    <Card as="section" aria-labelledby="make-ups">
      <h2 id="make-ups" className="title-card">
        <FormattedMessage id="games.makeUp.title" />
      </h2>
      <p className="mt-1 text-ink-soft">
        <FormattedMessage
          id={free ? 'games.makeUp.gift' : left > 0 ? 'games.makeUp.text' : 'games.makeUp.used'}
          values={{ days: left }}
        />
      </p>
      {left > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {state.cycle
            .filter(({ date }) => dates.includes(date))
            .map(({ date, reward }) => (
              <li key={date} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <RewardPicture picture={reward.picture} />
                <div className="min-w-0 flex-[1_1_9rem]">
                  <p className="font-semibold">{day(date)}</p>
                  <p className="text-sm text-ink-soft">
                    <FormattedMessage
                      id="games.makeUp.brings"
                      values={{ reward: rewardText(intl, reward) }}
                    />
                  </p>
                </div>
                <Button
                  size="small"
                  variant="soft"
                  pending={isPending && variables.date === date}
                  pendingLabel={intl.formatMessage({ id: 'form.pending' })}
                  onClick={() => {
                    if (!isPending) makeUp.mutate({ game: state.game, date, price: free ? 0 : price })
                  }}
                >
                  <span>
                    <FormattedMessage id="games.makeUp.go" values={{ price: free ? 0 : price }} />
                  </span>
                  <span className="sr-only">: {day(date)}</span>
                </Button>
              </li>
            ))}
        </ul>
      )}
      {error && (
        <div className="mt-3">
          <RefusalNotice
            error={error}
            timeZone={state.timeZone}
            unsure={<FormattedMessage id="games.makeUp.unsure" />}
            instead={
              <>
                {!error.hasCode(NOT_ELIGIBLE) && (
                  <Reasons
                    eligibility={{ ...error.refusal?.data, reasons: error.reasons }}
                    timeZone={state.timeZone}
                    without="/games/normalCheckIn"
                  />
                )}
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => {
                    makeUp.reset()
                    readAgain()
                  }}
                >
                  <FormattedMessage id="games.makeUp.again" />
                </Button>
              </>
            }
          />
        </div>
      )}
    </Card>
  )
}
