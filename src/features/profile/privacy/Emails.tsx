// Switches for the topics about which the member gets emails.
import { FormattedMessage } from 'react-intl'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { useGetEmailSettings, useSetEmailSettings } from '#generated/hooks/profile.ts'
import type { EmailSetting, EmailTopic } from '#generated/schema.d.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { Switch } from '#src/ui/fields/Switch.tsx'

const labels: Record<EmailTopic, MessageId> = {
  coins: 'profile.emails.coins',
  gifts: 'profile.emails.gifts',
  parcels: 'profile.emails.parcels',
  birthdays: 'profile.emails.birthdays',
  vouchers: 'profile.emails.vouchers',
  levels: 'profile.emails.levels',
}

export function Emails() {
  const { data } = useGetEmailSettings()
  const { emailVerified } = useGetUserInfo().data
  return (
    <>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id={emailVerified ? 'profile.emails.text' : 'profile.emails.missing'} />
      </p>
      <div className="divide-y divide-line">
        {data.items.map((setting) => (
          <Topic key={setting.topic} {...setting} />
        ))}
      </div>
    </>
  )
}

function Topic({ topic, enabled }: EmailSetting) {
  const change = useSetEmailSettings()
  const isUnderWay = useIsUpdating(change)
  return (
    <Switch
      className="py-3"
      label={<FormattedMessage id={labels[topic]} />}
      checked={isUnderWay ? (change.variables?.enabled ?? enabled) : enabled}
      pending={isUnderWay}
      onCheckedChange={(isOn) => change.mutate({ topic, enabled: isOn })}
    />
  )
}
