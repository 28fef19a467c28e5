// Lists the member's registrations, newest first: state, reason of a rejection, and a link to resubmit a rejected
// registration.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListGiftProducts, useListGiftRegistrations } from '#generated/hooks/activities.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { GiftRefusal, GiftRegistration } from '#generated/schema.d.ts'
import { GiftRegisteredScene } from '#src/art/scenes/GiftRegisteredScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { List } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { NoSubmissions, SubmissionRow } from '#src/ui/content/Submissions.tsx'
import { RewardText } from './RewardText.tsx'
import { Unbroken } from '#src/ui/content/Unbroken.tsx'

const refusals: Readonly<Record<GiftRefusal, MessageId>> = {
  unreadable: 'activities.purchase.refusal.unreadable',
  otherOrder: 'activities.purchase.refusal.otherOrder',
  otherProduct: 'activities.purchase.refusal.otherProduct',
  returned: 'activities.purchase.refusal.returned',
}

export function Registrations() {
  const { formatMessage } = useIntl()
  const list = useListGiftRegistrations()
  const { data: products } = useListGiftProducts()
  const registrations = list.data.pages.flatMap(({ items }) => items)
  if (registrations.length === 0)
    return (
      <NoSubmissions
        scene={<GiftRegisteredScene className="w-full" />}
        title={<FormattedMessage id="activities.purchase.mine" />}
        text={<FormattedMessage id="activities.purchase.mine.none" />}
      />
    )
  const canAgain = ({ id, productId, orderNumber, refusedBecause }: GiftRegistration) =>
    refusedBecause !== 'returned' &&
    products.items.some((product) => product.id === productId) &&
    // Only the latest submission of an order can be resubmitted.
    registrations.find((each) => each.productId === productId && each.orderNumber === orderNumber)?.id === id
  return (
    <section>
      <SectionHead title={<FormattedMessage id="activities.purchase.mine" />} />
      <List label={formatMessage({ id: 'activities.purchase.mine' })}>
        {registrations.map((registration) => (
          <Row key={registration.id} registration={registration} canAgain={canAgain(registration)} />
        ))}
      </List>
      <MorePages list={list} />
    </section>
  )
}

type RowProps = { registration: GiftRegistration; canAgain: boolean }

function Row({ registration, canAgain }: RowProps) {
  const { instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  const { id, product, productId, orderNumber, state, refusedBecause, reward, submittedAt, decidedAt } =
    registration
  const date = instantDate(decidedAt ?? submittedAt, member.timeZone, 'medium')
  return (
    <SubmissionRow
      title={product}
      state={state}
      stateText={<FormattedMessage id="activities.purchase.state" values={{ state }} />}
      refusal={refusedBecause && <FormattedMessage id={refusals[refusedBecause]} />}
      again={
        refusedBecause &&
        canAgain && (
          <Link to="/activity/registerGift" search={{ product: productId, again: id }} className={linkClass}>
            <FormattedMessage id="activities.purchase.again" />
          </Link>
        )
      }
    >
      <span className="block">
        <FormattedMessage
          id="activities.purchase.ofOrder"
          values={{ order: <Unbroken>{orderNumber}</Unbroken> }}
        />
      </span>
      <span className="block">
        <FormattedMessage
          id={decidedAt === null ? 'activities.purchase.sentOn' : 'activities.purchase.decided'}
          values={{ date }}
        />
      </span>
      {state === 'accepted' && (
        <span className="block text-ink">
          <RewardText reward={reward} />
        </span>
      )}
    </SubmissionRow>
  )
}
