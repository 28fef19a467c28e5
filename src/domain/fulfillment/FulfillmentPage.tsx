// Page about the delivery of a gift or redemption: picture, state, delivery steps, address, and buttons.
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Address, Arrival, GiftStep, RedemptionStep } from '#generated/schema.d.ts'
import { SentTo } from '#src/domain/delivery/SentTo.tsx'
import { ArrivalText } from '#src/domain/parcels/ArrivalText.tsx'
import { MemberTime } from '#src/domain/parcels/MemberTime.tsx'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge, type BadgeTone } from '#src/ui/content/Badge.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts, type Fact } from '#src/ui/content/Facts.tsx'
import { Timeline } from '#src/ui/content/Timeline.tsx'
import { reversed } from '#shared/sorted.ts'

type Step = RedemptionStep | GiftStep

type FulfillmentPageProps = {
  head: ReactNode
  picture: string
  state: Step['state']
  tone: BadgeTone
  /** Message ids: `state` is the label of a state; `steps` is the heading of the delivery steps. */
  messages: Record<'state' | 'steps', MessageId>
  /** Line of text below the state. */
  subtitle?: ReactNode
  arrives: Arrival
  /** Text that describes the current state of the delivery. */
  text: ReactNode
  /** Additional line of text below the description of the state. */
  note?: ReactNode
  facts: readonly Fact[]
  actions: ReactNode
  parcel?: ReactNode
  /** Steps of the delivery, oldest first. */
  steps: readonly Step[]
  address: Address | null
  /** Column that shows the address. */
  addressColumn: 'main' | 'aside'
}

export function FulfillmentPage({ head, address, addressColumn, ...props }: FulfillmentPageProps) {
  const { messages, facts, actions, parcel, steps } = props
  const addressCard = address && <SentTo address={address} />
  return (
    <>
      {head}
      <Columns
        aside={
          <>
            {parcel}
            {steps.length > 0 && <Steps steps={steps} messages={messages} />}
            {addressColumn === 'aside' && addressCard}
          </>
        }
      >
        <Card as="section">
          <Status {...props} />
          <div className="mt-4">
            <Facts facts={facts} />
          </div>
          <div className="mt-5 flex flex-wrap gap-3 empty:hidden max-sm:*:w-full">{actions}</div>
        </Card>
        {addressColumn === 'main' && addressCard}
      </Columns>
    </>
  )
}

type StatusProps = Pick<
  FulfillmentPageProps,
  'picture' | 'state' | 'tone' | 'messages' | 'subtitle' | 'arrives' | 'text' | 'note'
>

const Status = ({ picture, state, tone, messages, subtitle, arrives, text, note }: StatusProps) => (
  <>
    <div className="flex items-center gap-4">
      <Drawing src={picture} className="size-24 shrink-0 rounded-panel bg-blush object-cover" />
      <div className="min-w-0">
        <Badge tone={tone}>
          <FormattedMessage id={messages.state} values={{ state }} />
        </Badge>
        {subtitle && <p className="mt-2 font-semibold text-accent">{subtitle}</p>}
        {arrives && (
          <p className="mt-2 font-semibold">
            <ArrivalText arrives={arrives} />
          </p>
        )}
      </div>
    </div>
    <p className="mt-4">{text}</p>
    {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
  </>
)

function Steps({ steps, messages }: Pick<FulfillmentPageProps, 'steps' | 'messages'>) {
  const { formatMessage } = useIntl()
  return (
    <Card as="section">
      <h2 className="mb-4 title-card">
        <FormattedMessage id={messages.steps} />
      </h2>
      <Timeline
        label={formatMessage({ id: messages.steps })}
        events={reversed(steps).map(({ state, at }) => ({
          id: `${state} ${at}`,
          title: <FormattedMessage id={messages.state} values={{ state }} />,
          time: <MemberTime instant={at} />,
          trouble: state === 'returned',
        }))}
      />
    </Card>
  )
}
