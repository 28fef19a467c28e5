// How the member is reached and signs in: e-mail and phone, confirmed or not, each changed only with fresh proof; and
// whether news may come that way.
import { FormattedMessage, useIntl } from 'react-intl'
import type { UserInfo } from '#generated/schema.d.ts'
import { usePhoneText } from '#src/runtime/format/usePhones.ts'
import { Section } from '../Section.tsx'
import { ContactRow } from './ContactRow.tsx'
import { useSendActivationMail, useSubscribe, useSubscribePhone } from '#generated/hooks/profile.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Switch } from '#src/ui/fields/Switch.tsx'
import { useConsentTo } from '../useConsentTo.ts'

export function ContactSection({ user }: { user: UserInfo }) {
  const phoneText = usePhoneText(user.phone ?? '', user.countryCode)
  return (
    <Section
      id="reach"
      title={<FormattedMessage id="profile.reach.title" />}
      intro={<FormattedMessage id="profile.reach.intro" />}
    >
      <div className="divide-y divide-line border-y border-line">
        <ContactRow
          kind="email"
          account={user.email}
          text={user.email}
          verified={user.emailVerified}
          user={user}
        >
          {user.email && !user.emailVerified && <ActivationMail />}
        </ContactRow>
        <ContactRow
          kind="phone"
          account={user.phone}
          text={phoneText}
          verified={user.phoneVerified}
          user={user}
        />
      </div>
      <NewsSwitches user={user} />
    </Section>
  )
}

/** Requests the mail whose link confirms the member's address, and says that it is on its way. */
function ActivationMail() {
  const { formatMessage } = useIntl()
  const { mutate, isPending, isSuccess } = useSendActivationMail()
  return (
    <div className="mt-3">
      <p role="status" className="text-ink-soft">
        {isSuccess && (
          <span className="mb-3 block">
            <FormattedMessage id="profile.activation.sent" />
          </span>
        )}
      </p>
      <Button
        variant="soft"
        size="small"
        pending={isPending}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => mutate()}
      >
        <FormattedMessage id={isSuccess ? 'profile.activation.again' : 'profile.activation.send'} />
      </Button>
    </div>
  )
}

/**
 * News and offers by mail and by phone: each switch is a consent of its own, on where the member gave it and can be
 * reached.
 */
function NewsSwitches({ user: { email, phone } }: { user: UserInfo }) {
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
