// `/rewards`: referral link of the member, the rewards for the member and the friend, and the friends who joined by
// the link.
import { FormattedMessage, useIntl } from 'react-intl'
import QrCodeIcon from 'lucide-react/icons/qr-code'
import { Suspense, useId, useState } from 'react'
import { useGetReferral } from '#generated/hooks/vouchers.ts'
import type { PrizeSummary } from '#generated/schema.d.ts'
import { ReferralScene } from '#src/art/scenes/ReferralScene.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts, Stats } from '#src/ui/content/Facts.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { Friends } from './Friends.tsx'
import { island } from '#src/runtime/loading/island.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CopyCode } from '#src/ui/actions/CopyCode.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { ShareButton } from './ShareButton.tsx'

export function ReferralPage() {
  const { origin } = useAppContext()
  const { data } = useGetReferral()
  const { sharePath, advocateGets, friendGets, joined, rewardedThisYear, friendsAYear } = data
  const link = new URL(sharePath, origin).href
  return (
    <>
      <PageHead
        title={<FormattedMessage id="vouchers.referral.title" />}
        intro={<FormattedMessage id="vouchers.referral.intro" />}
        aside={<ReferralScene className="mx-auto w-56 max-w-full sm:mx-0 sm:-mb-4" />}
      />
      <Columns
        even
        aside={
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
        }
        after={
          <>
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
            <Friends link={link} />
          </>
        }
      >
        <LinkCard link={link} />
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

const QrCode = island(() => import('#src/art/QrCode.tsx').then(({ QrCode: code }) => code))

/**
 * Referral link, which the member copies by a tap, shares by the share sheet, or shows as a QR code to another phone.
 */
function LinkCard({ link }: { link: string }) {
  const { formatMessage } = useIntl()
  const [showsCode, setShowsCode] = useState(false)
  const code = useId()
  return (
    <Card as="section">
      <h2 className="mb-3 title-card">
        <FormattedMessage id="vouchers.referral.link" />
      </h2>
      <CopyCode
        code={link}
        copyLabel={formatMessage({ id: 'vouchers.referral.copy' })}
        copiedLabel={formatMessage({ id: 'vouchers.referral.copied' })}
      />
      <div className="mt-4 flex flex-wrap gap-2 [&>*]:grow">
        <ShareButton link={link} />
        <Button
          variant="soft"
          icon={<QrCodeIcon aria-hidden className="size-5" />}
          aria-expanded={showsCode}
          aria-controls={code}
          onClick={() => setShowsCode(!showsCode)}
        >
          <FormattedMessage id={showsCode ? 'vouchers.referral.qr.hide' : 'vouchers.referral.qr'} />
        </Button>
      </div>
      <div id={code}>
        {showsCode && (
          <Suspense
            fallback={<Skeleton shape="block" className="mx-auto mt-4 aspect-square w-64 max-w-full" />}
          >
            <QrCode text={link} label={formatMessage({ id: 'vouchers.referral.qr.label' })} />
            <p className="mt-2 text-center text-sm text-ink-soft">
              <FormattedMessage id="vouchers.referral.qr.hint" />
            </p>
          </Suspense>
        )}
      </div>
    </Card>
  )
}
