// `/rewards`: the member's own link, what it brings whom, and the friends who came by it.
import { FormattedMessage, useIntl } from 'react-intl'
import { useReferral } from '../../../../generated/hooks/vouchers.ts'
import type { PrizeSummary } from '../../../../generated/schema.d.ts'
import { ReferralScene } from '../../../art/scenes/ReferralScene.tsx'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Columns } from '../../../ui/Columns.tsx'
import { Facts, Stats } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { Friends } from './Friends.tsx'
import { LinkCard } from './LinkCard.tsx'

export function ReferralPage() {
  const { origin } = useAppContext()
  const { data } = useReferral()
  const { sharePath, advocateGets, friendGets, joined, rewardedThisYear, friendsAYear } = data
  const link = new URL(sharePath, origin).href
  return (
    <>
      <PageHead
        title={<FormattedMessage id="vouchers.referral.title" />}
        intro={<FormattedMessage id="vouchers.referral.intro" />}
        aside={<ReferralScene className="mx-auto w-56 max-w-full sm:mx-0 sm:-mb-4" />}
      />
      <Columns aside={<Friends link={link} />}>
        <LinkCard link={link} />
        <Card as="section">
          <h2 className="title-card">
            <FormattedMessage id="vouchers.referral.gets" />
          </h2>
          <Facts
            facts={[
              {
                id: 'you',
                name: <FormattedMessage id="vouchers.referral.gets.you" />,
                value: <Prize prize={advocateGets} />,
              },
              {
                id: 'friend',
                name: <FormattedMessage id="vouchers.referral.gets.friend" />,
                value: <Prize prize={friendGets} />,
              },
            ]}
          />
          <p className="text-sm text-ink-soft">
            <FormattedMessage id="vouchers.referral.gets.when" />
          </p>
        </Card>
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
        {rewardedThisYear >= friendsAYear && (
          <Notice tone="info" text={<FormattedMessage id="vouchers.referral.full" />} />
        )}
      </Columns>
    </>
  )
}

function Prize({ prize: { coins, points, voucher } }: { prize: PrizeSummary }) {
  const { formatMessage, formatList } = useIntl()
  return formatList([
    ...(coins > 0 ? [formatMessage({ id: 'vouchers.referral.coins' }, { coins })] : []),
    ...(points > 0 ? [formatMessage({ id: 'vouchers.referral.points' }, { points })] : []),
    ...(voucher === null ? [] : [voucher]),
  ])
}
