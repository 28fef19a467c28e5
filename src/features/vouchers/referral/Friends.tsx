// Lists friends who joined by the referral link: the state of each friend, and the reason if the member gets no reward
// for a friend. Only the first letter of a name is shown.
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useListReferredFriends } from '#generated/hooks/vouchers.ts'
import type { ReferralReason, ReferralState, ReferredFriend } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Avatar } from '#src/ui/content/Avatar.tsx'
import { Badge, type BadgeTone } from '#src/ui/content/Badge.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { ShareButton } from './ShareButton.tsx'

export function Friends({ link }: { link: string }) {
  const { formatMessage } = useIntl()
  const list = useListReferredFriends()
  const friends = list.data.pages.flatMap(({ items }) => items)
  if (friends.length === 0)
    return (
      <EmptyState
        framed
        title={<FormattedMessage id="vouchers.referral.friends.none" />}
        text={<FormattedMessage id="vouchers.referral.friends.none.text" />}
        action={<ShareButton link={link} variant="soft" />}
      />
    )
  return (
    <section>
      <SectionHead title={<FormattedMessage id="vouchers.referral.friends" />} />
      <List columns label={formatMessage({ id: 'vouchers.referral.friends' })}>
        {friends.map((friend) => (
          <Friend key={friend.id} friend={friend} />
        ))}
      </List>
      <MorePages list={list} />
    </section>
  )
}

function Friend({ friend: { initial, state, reason, joinedAt, rewardedAt } }: { friend: ReferredFriend }) {
  const { instantDate } = useFormats()
  const { timeZone } = useGetMyMembership().data
  const { tone, name } = states[state]
  return (
    <ListRow
      start={<Avatar initials={initial ?? '–'} label={initial ?? undefined} size="small" />}
      title={
        <FormattedMessage
          id="vouchers.referral.friend"
          values={{ date: instantDate(joinedAt, timeZone, 'medium') }}
        />
      }
      text={
        rewardedAt === null ? (
          reason && <FormattedMessage id={reasons[reason]} />
        ) : (
          <FormattedMessage
            id="vouchers.referral.rewardedOn"
            values={{ date: instantDate(rewardedAt, timeZone, 'medium') }}
          />
        )
      }
      end={
        <Badge tone={tone}>
          <FormattedMessage id={name} />
        </Badge>
      }
    />
  )
}

const states = {
  joined: { tone: 'info', name: 'vouchers.referral.state.joined' },
  rewarded: { tone: 'positive', name: 'vouchers.referral.state.rewarded' },
  notCounted: { tone: 'plain', name: 'vouchers.referral.state.notCounted' },
} as const satisfies Record<ReferralState, { tone: BadgeTone; name: MessageId }>

const reasons = {
  NOT_VERIFIED: 'vouchers.referral.reason.NOT_VERIFIED',
  NOT_ACTIVE: 'vouchers.referral.reason.NOT_ACTIVE',
  CAP_REACHED: 'vouchers.referral.reason.CAP_REACHED',
  LEFT: 'vouchers.referral.reason.LEFT',
  PAID_BEFORE: 'vouchers.referral.reason.PAID_BEFORE',
} as const satisfies Record<ReferralReason, MessageId>
