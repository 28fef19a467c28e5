// Shows on the registration page the inviting member, and the gifts for both.
import { FormattedMessage } from 'react-intl'
import { ReferralScene } from '#src/art/scenes/ReferralScene.tsx'
import { PrizeText } from '#src/domain/sharing/PrizeText.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { LinkInvitation } from './invitation.ts'

export function InvitationCard({ invitation }: { invitation: LinkInvitation }) {
  if (invitation === null) return null
  if (invitation === 'unknown')
    return (
      <Notice
        tone="info"
        className="mb-4 tablet:mb-6"
        title={<FormattedMessage id="session.invitation.unknown" />}
        text={<FormattedMessage id="session.invitation.unknown.text" />}
      />
    )
  const { firstName, advocateGets, friendGets } = invitation
  return (
    <Card
      as="section"
      className="mb-4 grid items-center gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)] tablet:mb-6"
    >
      <ReferralScene className="w-44 max-w-full max-sm:hidden" />
      <div>
        <h2 className="title-card">
          {firstName === null ? (
            <FormattedMessage id="session.invitation.title" />
          ) : (
            <FormattedMessage id="session.invitation.titleBy" values={{ name: firstName }} />
          )}
        </h2>
        <Facts
          facts={[
            {
              id: 'you',
              name: <FormattedMessage id="session.invitation.you" />,
              value: <PrizeText prize={friendGets} />,
            },
            {
              id: 'friend',
              name:
                firstName === null ? (
                  <FormattedMessage id="session.invitation.friend" />
                ) : (
                  <span>{firstName}</span>
                ),
              value: <PrizeText prize={advocateGets} />,
            },
          ]}
        />
        <p className="mt-1 text-sm text-ink-soft">
          <FormattedMessage id="session.invitation.when" />
        </p>
      </div>
    </Card>
  )
}
