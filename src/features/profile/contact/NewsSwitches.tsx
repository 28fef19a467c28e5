// News and offers by mail and by phone: each switch is a consent of its own, on where the member gave it and can be reached.
import { FormattedMessage } from 'react-intl'
import { useSubscribe, useSubscribePhone } from '../../../../generated/hooks/profile.ts'
import type { UserInfo } from '../../../../generated/schema.d.ts'
import { useIsUpdating } from '../../../runtime/app/useIsUpdating.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { useConsentTo } from '../useConsentTo.ts'

export function NewsSwitches({ user: { email, phone } }: { user: UserInfo }) {
  const byMail = useConsentTo('marketingMail')
  const byPhone = useConsentTo('marketingPhone')
  const mail = useSubscribe()
  const call = useSubscribePhone()
  const mailUnderWay = useIsUpdating(mail)
  const callUnderWay = useIsUpdating(call)
  return (
    <div className="mt-5">
      <h3 className="font-semibold">
        <FormattedMessage id="profile.news.title" />
      </h3>
      <p className="mb-2 text-sm text-ink-soft">
        <FormattedMessage id="profile.news.intro" />
      </p>
      <Switch
        label={<FormattedMessage id="profile.news.mail" />}
        hint={email === null && <FormattedMessage id="profile.news.mail.missing" />}
        disabled={email === null && !byMail}
        checked={(mailUnderWay ? mail.variables?.subscribed : undefined) ?? byMail}
        pending={mailUnderWay}
        onCheckedChange={(subscribed) => mail.mutate({ subscribed })}
      />
      <Switch
        label={<FormattedMessage id="profile.news.phone" />}
        hint={phone === null && <FormattedMessage id="profile.news.phone.missing" />}
        disabled={phone === null && !byPhone}
        checked={(callUnderWay ? call.variables?.subscribed : undefined) ?? byPhone}
        pending={callUnderWay}
        onCheckedChange={(subscribed) => call.mutate({ subscribed })}
      />
    </div>
  )
}
