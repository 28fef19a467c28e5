// Dialog that celebrates a new level or a milestone of the streak, with the balance and one next step.
import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { getMyMembership } from '#generated/calls/membership.ts'
import type { Notice } from '#generated/schema.d.ts'
import { LevelEmblem } from '#src/art/Levels.tsx'
import { Ribbon } from '#src/art/Ribbon.tsx'
import { vibrate } from '#src/runtime/app/vibration.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Confetti } from '#src/ui/feedback/Confetti.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'

type MomentDialogProps = { notice: Notice; onClose: () => void }

export function MomentDialog({ notice: { kind, title, text, link }, onClose }: MomentDialogProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { data: member } = useQuery({ ...getMyMembership.query(), meta: { handlesErrors: true } })
  useEffect(vibrate, [])
  const isLevel = kind === 'level-reached'
  const goOn = () => {
    onClose()
    if (isLevel && link !== null) void navigate({ to: link })
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={formatMessage({ id: 'platform.close' })}>
      <div data-celebration className="isolate grid justify-items-center gap-4 text-center">
        <span className="relative">
          <Confetti />
          <span className="relative grid size-36 animate-rise place-items-center rounded-full bg-blush motion-reduce:animate-none">
            {isLevel ? (
              member && <LevelEmblem level={member.level.level} className="w-24" />
            ) : (
              <Ribbon className="w-24" />
            )}
          </span>
        </span>
        <p>{text}</p>
        {member && (
          <p className="font-semibold">
            <FormattedMessage id="platform.balance" values={{ coins: member.coins }} />
          </p>
        )}
        <Button full onClick={goOn}>
          <FormattedMessage id={isLevel ? 'platform.moment.level' : 'platform.moment.streak'} />
        </Button>
      </div>
    </Dialog>
  )
}
