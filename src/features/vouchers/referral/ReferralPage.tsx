// `/rewards`: referral link of the member, the rewards for the member and the friend, and the friends who joined by
// the link.
import { FormattedMessage } from 'react-intl'
import { useGetReferral } from '#generated/hooks/vouchers.ts'
import type { Referral } from '#generated/schema.d.ts'
import { ReferralScene } from '#src/art/scenes/ReferralScene.tsx'
import { PrizeText } from '#src/domain/sharing/PrizeText.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts, Stats } from '#src/ui/content/Facts.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { Friends } from './Friends.tsx'
import { LinkCard } from './LinkCard.tsx'

export function ReferralPage() {
  const { origin } = useAppContext()
  const { data } = useGetReferral()
  const { shortPath, advocateGets, friendGets, joined, rewardedThisYear, friendsAYear } = data
  const link = new URL(shortPath, origin).href
  return (
    <>
      <PageHead
        title={<FormattedMessage id="vouchers.referral.title" />}
        intro={<FormattedMessage id="vouchers.referral.intro" />}
        aside={<ReferralScene className="w-56 max-w-full max-sm:hidden sm:-mb-4" />}
      />
      <LinkCard link={link} />
      <Columns
        even
        aside={
          <Stats
            stats={[
              {
                id: 'year',
                name: <FormattedMessage id="vouchers.referral.year" />,
                value: (
                  <FormattedMessage
                    id="vouchers.referral.yearOf"
                    values={{ rewarded: rewardedThisYear, most: friendsAYear }}
                  />
                ),
              },
              { id: 'joined', name: <FormattedMessage id="vouchers.referral.joined" />, value: joined },
            ]}
          />
        }
        after={
          <>
            {rewardedThisYear >= friendsAYear && (
              <Notice tone="info" text={<FormattedMessage id="vouchers.referral.full" />} />
            )}
            <Friends link={link} />
          </>
        }
      >
        <Gifts advocateGets={advocateGets} friendGets={friendGets} />
      </Columns>
    </>
  )
}

/** Lists the gifts for the member and for the friend. */
function Gifts({ advocateGets, friendGets }: Pick<Referral, 'advocateGets' | 'friendGets'>) {
  return (
    <Card as="section">
      <h2 className="title-card">
        <FormattedMessage id="vouchers.referral.gets" />
      </h2>
      <Facts
        facts={[
          {
            id: 'you',
            name: <FormattedMessage id="vouchers.referral.gets.you" />,
            value: <PrizeText prize={advocateGets} />,
          },
          {
            id: 'friend',
            name: <FormattedMessage id="vouchers.referral.gets.friend" />,
            value: <PrizeText prize={friendGets} />,
          },
        ]}
      />
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="vouchers.referral.gets.when" />
      </p>
    </Card>
  )
}
