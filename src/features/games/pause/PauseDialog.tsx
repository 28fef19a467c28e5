// Dialog in which the member selects the length of a pause. The server counts the remaining days; if another device
// has used them in the meantime, the error of the server is shown.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePauseCheckIn } from '#generated/hooks/games.ts'
import { NOT_ELIGIBLE } from '#generated/codes.ts'
import type { CheckInState } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { gameChanged } from '#src/domain/checkInQueue/gameChanged.ts'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { RefusalNotice } from '#src/runtime/format/RefusalNotice.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { RadioGroup } from '#src/ui/fields/ChoiceGroup.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { lastDay, pauseLengths } from './lengths.ts'

export function PauseDialog({ state, onClose }: { state: CheckInState; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { day } = useFormats()
  const { toasts, queryClient } = useAppContext()
  const lengths = pauseLengths(state.pauseDaysLeft)
  const [days, setDays] = useState(lengths.at(0) ?? 1)
  const pause = usePauseCheckIn({
    meta: { showsRefusals: true },
    onSuccess: (now) => {
      gameChanged(queryClient, now)
      onClose()
      if (now.pause) {
        const values = { date: day(now.pause.to) }
        toasts.announce(formatMessage({ id: 'games.pause.done' }, values))
      }
    },
  })
  const { error } = pause
  return (
    <Dialog
      open
      onClose={onClose}
      placement="sheet"
      closeLabel={formatMessage({ id: 'platform.close' })}
      title={<FormattedMessage id="games.pause.title" />}
      footer={
        <Button
          full
          pending={pause.isPending}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => pause.mutate({ game: state.game, days })}
        >
          <FormattedMessage id="games.pause.go" values={{ days }} />
        </Button>
      }
    >
      <RadioGroup
        legend={<FormattedMessage id="games.pause.how" />}
        options={lengths.map((length) => ({
          value: String(length),
          label: <FormattedMessage id="games.pause.days" values={{ days: length }} />,
          hint: <FormattedMessage id="games.pause.until" values={{ date: day(lastDay(state, length)) }} />,
        }))}
        value={String(days)}
        onValueChange={(value) => setDays(Number(value))}
      />
      {error && (
        <div className="mt-4">
          <RefusalNotice
            error={error}
            timeZone={state.timeZone}
            unsure={<FormattedMessage id="games.pause.unsure" />}
            instead={
              !error.hasCode(NOT_ELIGIBLE) && (
                <Reasons
                  eligibility={{ ...error.refusal?.data, reasons: error.reasons }}
                  timeZone={state.timeZone}
                />
              )
            }
          />
        </div>
      )}
    </Dialog>
  )
}
