// Row below the topics: tells whether this browser shows push messages, and turns them on or off.
import { FormattedMessage, useIntl } from 'react-intl'
import type { EmailTopic } from '#generated/schema.d.ts'
import type { DeviceState } from '#src/domain/push/device.ts'
import type { Device } from '#src/domain/push/useDevice.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { Button } from '#src/ui/actions/Button.tsx'

const texts: Record<DeviceState, MessageId> = {
  on: 'profile.push.on',
  off: 'profile.push.off',
  blocked: 'profile.push.blocked',
  ios: 'profile.push.ios',
  unsupported: 'profile.push.unsupported',
}

/** @param topics topics that are on */
export function DeviceRow({ device, topics }: { device: Device; topics: EmailTopic[] }) {
  const { formatMessage } = useIntl()
  const { state, isPending } = device
  const pendingLabel = formatMessage({ id: 'form.pending' })
  return (
    <div className="mt-2 flex min-h-24 flex-wrap items-center justify-between gap-3 rounded-panel bg-blush p-4">
      <p className="min-w-0 flex-1 basis-56 text-sm">
        <FormattedMessage id="profile.push.text" />
        <span aria-live="polite" className="mt-1 block font-semibold">
          {state && formatMessage({ id: texts[state] })}
        </span>
      </p>
      {state === 'on' && (
        <Button
          size="small"
          variant="quiet"
          pending={isPending}
          pendingLabel={pendingLabel}
          onClick={() => void device.turnOff()}
        >
          <FormattedMessage id="profile.push.turnOff" />
        </Button>
      )}
      {state === 'off' && topics.length > 0 && (
        <Button
          size="small"
          variant="soft"
          pending={isPending}
          pendingLabel={pendingLabel}
          onClick={() => void device.turnOn([])}
        >
          <FormattedMessage id="profile.push.turnOn" />
        </Button>
      )}
    </div>
  )
}
