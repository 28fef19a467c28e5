// How the member is reached and signs in: e-mail and phone, confirmed or not, each changed only with fresh proof; and
// whether news may come that way.
import { FormattedMessage } from 'react-intl'
import type { UserInfo } from '../../../../generated/schema.d.ts'
import { usePhoneText } from '../../../runtime/format/usePhones.ts'
import { Section } from '../Section.tsx'
import { ActivationMail } from './ActivationMail.tsx'
import { NewsSwitches } from './NewsSwitches.tsx'
import { ContactRow } from './ContactRow.tsx'

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
