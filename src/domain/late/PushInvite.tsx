// Asks after a claimed gift or a redemption whether the hub may send push messages about parcels, gifts and coins.
import BellRing from 'lucide-react/icons/bell-ring'
import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { getPushSettings } from '#generated/calls/profile.ts'
import type { EmailTopic } from '#generated/schema.d.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { mayAsk, noteAsked } from '../invitations/asked.ts'
import { useDevice } from '../push/useDevice.ts'

const topics: EmailTopic[] = ['parcels', 'gifts', 'coins']

export function PushInvite() {
  const { data } = useQuery({ ...getPushSettings.query(), meta: { handlesErrors: true } })
  const [isFirst] = useState(() => mayAsk('pushAskedAt'))
  return isFirst && data && data.publicKey !== null ? <Question publicKey={data.publicKey} /> : null
}

function Question({ publicKey }: { publicKey: string }) {
  const { formatMessage } = useIntl()
  const device = useDevice(publicKey)
  const { state, isPending } = device
  const [answer, setAnswer] = useState<'accepted' | 'declined'>()
  const isAsked = state === 'off' && answer === undefined
  useEffect(() => {
    if (isAsked) noteAsked('pushAskedAt')
  }, [isAsked])
  if (state === 'on' && answer === 'accepted')
    return (
      <p role="status" className="font-semibold">
        <FormattedMessage id="platform.push.done" />
      </p>
    )
  if (!isAsked && !isPending) return null
  return (
    <section
      aria-label={formatMessage({ id: 'platform.push.title' })}
      className="mt-2 grid w-full animate-rise gap-3 rounded-panel border border-line bg-raised p-4 text-left motion-reduce:animate-none"
    >
      <div className="flex gap-3">
        <BellRing aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
        <div>
          <p className="font-semibold">
            <FormattedMessage id="platform.push.title" />
          </p>
          <p className="text-sm text-ink-soft">
            <FormattedMessage id="platform.push.text" />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="soft"
          pending={isPending}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => {
            setAnswer('accepted')
            void device.turnOn(topics)
          }}
        >
          <FormattedMessage id="platform.push.accept" />
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAnswer('declined')}>
          <FormattedMessage id="platform.notNow" />
        </Button>
      </div>
    </section>
  )
}
