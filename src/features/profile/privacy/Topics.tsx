// Switches for the topics about which the member gets emails and push messages: a row for each topic, and a column for
// each channel. Without keys for push messages, only emails are offered.
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import type { ReactNode } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { getPushSettings, setPushSettings } from '#generated/calls/profile.ts'
import { useGetEmailSettings, useSetEmailSettings } from '#generated/hooks/profile.ts'
import type { EmailSetting, PushSetting } from '#generated/schema.d.ts'
import { useDevice, type Device } from '#src/domain/push/useDevice.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Switch } from '#src/ui/fields/Switch.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { topicLabels } from './topicLabels.ts'

// Creates the hooks here: generated hooks of the profile are a part of the first load of the home page.
const usePushSettings = () => useSuspenseQuery(getPushSettings.query())

export function Topics() {
  const { publicKey } = usePushSettings().data
  const { emailVerified } = useGetUserInfo().data
  return (
    <>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id={emailVerified ? 'profile.emails.text' : 'profile.emails.missing'} />
      </p>
      {publicKey === null ? <EmailsOnly /> : <BothChannels publicKey={publicKey} />}
    </>
  )
}

function EmailsOnly() {
  const { items } = useGetEmailSettings().data
  return (
    <div className="divide-y divide-line">
      {items.map((setting) => (
        <EmailSwitch
          key={setting.topic}
          {...setting}
          className="py-3"
          label={<FormattedMessage id={topicLabels[setting.topic]} />}
        />
      ))}
    </div>
  )
}

function BothChannels({ publicKey }: { publicKey: string }) {
  const { formatMessage } = useIntl()
  const device = useDevice(publicKey)
  const emails = useGetEmailSettings().data
  const pushes = usePushSettings().data
  const labelOf = (topic: EmailSetting['topic'], channel: 'email' | 'push') => (
    <span className="sr-only">
      {formatMessage(
        { id: 'profile.push.label' },
        { topic: formatMessage({ id: topicLabels[topic] }), channel },
      )}
    </span>
  )
  return (
    <>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2">
        <span />
        <ChannelHead icon={<Mail aria-hidden className="size-4" />}>
          <FormattedMessage id="profile.push.email" />
        </ChannelHead>
        <ChannelHead icon={<Smartphone aria-hidden className="size-4" />}>
          <FormattedMessage id="profile.push.push" />
        </ChannelHead>
        {emails.items.map((email) => {
          const { topic } = email
          const push = pushes.items.find((setting) => setting.topic === topic)
          return (
            <div
              key={topic}
              className="col-span-full grid grid-cols-subgrid items-center border-t border-line py-1.5"
            >
              <span aria-hidden>
                <FormattedMessage id={topicLabels[topic]} />
              </span>
              <EmailSwitch {...email} label={labelOf(topic, 'email')} />
              {push && <PushSwitch setting={push} device={device} label={labelOf(topic, 'push')} />}
            </div>
          )
        })}
      </div>
      <DeviceRow
        device={device}
        topics={pushes.items.flatMap(({ topic, enabled }) => (enabled ? [topic] : []))}
      />
    </>
  )
}

const ChannelHead = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span
    aria-hidden
    className="grid w-16 justify-items-center gap-0.5 pb-1 text-xs font-semibold text-ink-soft"
  >
    {icon}
    <span>{children}</span>
  </span>
)

type EmailSwitchProps = EmailSetting & { label: ReactNode; className?: string }

function EmailSwitch({ topic, enabled, label, className }: EmailSwitchProps) {
  const change = useSetEmailSettings()
  const isUnderWay = useIsUpdating(change)
  return (
    <Switch
      className={className}
      label={label}
      checked={isUnderWay ? (change.variables?.enabled ?? enabled) : enabled}
      pending={isUnderWay}
      onCheckedChange={(isOn) => change.mutate({ topic, enabled: isOn })}
    />
  )
}

type PushSwitchProps = { setting: PushSetting; device: Device; label: ReactNode }

/** Switch of a topic. The first topic also turns on the messages in this browser, which asks for its permission. */
function PushSwitch({ setting: { topic, enabled }, device, label }: PushSwitchProps) {
  const change = useMutation(setPushSettings.mutation)
  const isUnderWay = useIsUpdating(change)
  return (
    <Switch
      label={label}
      checked={isUnderWay ? (change.variables?.enabled ?? enabled) : enabled}
      pending={isUnderWay || device.isPending}
      onCheckedChange={(isOn) => {
        if (isOn && device.state === 'off') void device.turnOn([topic])
        else change.mutate({ topic, enabled: isOn })
      }}
    />
  )
}
