// Section about contact data. Shows the email address and the phone number, whether each is verified, and buttons that
// change them after re-authentication. Also contains the consents to marketing.
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

/** Button that requests the activation email; a confirmation is shown afterwards. */
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
 * Switches for marketing by email and by phone. Each switch is a separate consent, and is on if the consent is
 * granted and the contact exists.
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
