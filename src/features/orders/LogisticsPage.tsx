// `/common/logisticsTrajectory?parcel=…`: delivery steps of a parcel. Each time is shown in the member's time zone, and
// on request also in the time zone of the shop.
import ExternalLink from 'lucide-react/icons/external-link'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetLogistics } from '#generated/hooks/orders.ts'
import type { Logistics } from '#generated/schema.d.ts'
import { ParcelOnItsWayScene } from '#src/art/scenes/ParcelOnItsWayScene.tsx'
import { BothTimes } from '#src/domain/parcels/MemberTime.tsx'
import { ShopZone } from '#src/domain/parcels/ShopTime.tsx'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { needsAttention, parcelStates } from '#src/domain/parcels/parcelStates.ts'
import { Track } from '#src/domain/parcels/Track.tsx'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { CopyCode } from '#src/ui/actions/CopyCode.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { Unbroken } from '#src/ui/content/Unbroken.tsx'
import { Timeline } from '#src/ui/content/Timeline.tsx'

export function LogisticsPage() {
  const { parcel } = useSearch({ from: '/_common/common/logisticsTrajectory' })
  return parcel === undefined ? <WhichParcel /> : <ShopLink id={parcel} />
}

const WhichParcel = () => (
  <EmptyState
    level={1}
    art={<ParcelOnItsWayScene />}
    title={<FormattedMessage id="orders.parcel.which" />}
    text={<FormattedMessage id="orders.parcel.which.text" />}
    action={
      <Link to="/order" className={buttonClass()}>
        <FormattedMessage id="orders.parcel.which.go" />
      </Link>
    }
  />
)

function ShopLink({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const { data } = useGetLogistics({ id })
  const { parcel, source, steps } = data
  return (
    <>
      <PageHead
        back={<BackToSource source={source} />}
        title={<FormattedMessage id={parcelStates[parcel.state]} />}
        intro={
          source.kind === 'order' ? (
            <span>
              <FormattedMessage id="orders.order" values={{ number: <Unbroken>{source.name}</Unbroken> }} />
            </span>
          ) : (
            source.name
          )
        }
      />
      <Columns
        aside={<Carrier parcel={parcel} />}
        after={
          <Card as="section">
            <h2 className="title-card">
              <FormattedMessage id="orders.parcel.steps" />
            </h2>
            <ShopZone className="mb-4" />
            <Timeline
              label={formatMessage({ id: 'orders.parcel.steps' })}
              events={steps.map(({ state, at, place, note }, index) => ({
                id: String(steps.length - index),
                title: <FormattedMessage id={parcelStates[state]} />,
                time: <BothTimes instant={at} />,
                text: [place, note].filter(Boolean).join(' · ') || undefined,
                trouble: needsAttention(state),
              }))}
            />
          </Card>
        }
      >
        <Card as="section">
          <Track parcel={parcel} />
          {parcel.halted && (
            <p className="mt-4 rounded-panel bg-warning-soft p-4 text-warning-ink">
              <FormattedMessage id={help[parcel.state] ?? 'orders.parcel.help'} />
            </p>
          )}
        </Card>
      </Columns>
    </>
  )
}

const help: Partial<Record<Logistics['parcel']['state'], MessageId>> = {
  attempted: 'orders.parcel.help',
  waitsForPickup: 'orders.parcel.help.pickup',
  failed: 'orders.parcel.help.back',
}

/** Links to the page of the parcel's order, gift or redemption, if that page exists. */
function BackToSource({ source }: Pick<Logistics, 'source'>) {
  const { to, label } = sources[source.kind]
  const search = { order: { id: source.id }, redemption: { redemption: source.id }, gift: {} }[source.kind]
  const router = useRouter()
  if (!hasPage(router, to)) return null
  return (
    <BackLink
      label={<FormattedMessage id={label} />}
      render={(props) => <Link to={to} search={search} {...props} />}
    />
  )
}

const sources: Record<Logistics['source']['kind'], { to: string; label: MessageId }> = {
  order: { to: '/order', label: 'orders.source.order' },
  redemption: { to: '/pointsMall', label: 'orders.source.redemption' },
  gift: { to: '/gifts/reward', label: 'orders.source.gift' },
}

function Carrier({ parcel: { carrier, trackingNumber, trackingUrl } }: Pick<Logistics, 'parcel'>) {
  const { formatMessage } = useIntl()
  return (
    <Card as="section">
      <h2 className="title-card">
        {carrier ? (
          <FormattedMessage id="orders.carrier" values={{ carrier }} />
        ) : (
          <FormattedMessage id="orders.carrier.unknown" />
        )}
      </h2>
      {trackingNumber ? (
        <div className="mt-3">
          <p className="mb-1.5 text-sm text-ink-soft">
            <FormattedMessage id="orders.tracking" />
          </p>
          <CopyCode
            code={trackingNumber}
            copyLabel={formatMessage({ id: 'orders.tracking.copy' })}
            copiedLabel={formatMessage({ id: 'orders.tracking.copied' })}
          />
        </div>
      ) : (
        <p className="mt-1 text-ink-soft">
          <FormattedMessage id="orders.tracking.none" />
        </p>
      )}
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ variant: 'soft', full: true })} mt-4`}
        >
          <FormattedMessage id="orders.tracking.page" />
          <ExternalLink aria-hidden className="size-5" />
        </a>
      )}
    </Card>
  )
}
