// `/coupon`: vouchers of the member in three categories, with instructions.
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { Tabs } from '#src/ui/actions/Tabs.tsx'
import { shelves, type Why } from './search.ts'
import { useListVouchers } from '#generated/hooks/vouchers.ts'
import type { VoucherFilter } from '#generated/schema.d.ts'
import { NoVouchersScene } from '#src/art/scenes/NoVouchersScene.tsx'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Voucher } from './Voucher.tsx'

export function VouchersPage() {
  const { formatMessage } = useIntl()
  const { state: shelf = 'active', why } = useSearch({ from: '/_default/coupon' })
  const navigate = useNavigate({ from: '/coupon' })
  return (
    <>
      <PageHead
        title={<FormattedMessage id="vouchers.title" />}
        intro={<FormattedMessage id="vouchers.intro" />}
      />
      {why && (
        <Notice
          tone="info"
          className="mb-6"
          text={<FormattedMessage id={whyTexts[why]} />}
          onClose={() => void navigate({ search: ({ why: _said, ...rest }) => rest, replace: true })}
          closeLabel={formatMessage({ id: 'platform.close' })}
        />
      )}
      <Columns after={<HowTo />}>
        <Tabs
          label={formatMessage({ id: 'vouchers.shelves' })}
          items={shelves.map((id) => ({ id, label: <FormattedMessage id={shelfNames[id]} /> }))}
          value={shelf}
          onValueChange={(id) => {
            const state = shelves.find((each) => each === id)
            void navigate({ search: { state: state === 'active' ? undefined : state }, replace: true })
          }}
        >
          <Shelf shelf={shelf} />
        </Tabs>
      </Columns>
    </>
  )
}

const shelfNames = {
  active: 'vouchers.active',
  used: 'vouchers.used',
  expired: 'vouchers.expired',
} as const satisfies Record<(typeof shelves)[number], MessageId>

const whyTexts = {
  none: 'vouchers.why.none',
  used: 'vouchers.why.used',
  expired: 'vouchers.why.expired',
  void: 'vouchers.why.void',
  region: 'vouchers.why.region',
} as const satisfies Record<Why, MessageId>

const HowTo = () => (
  <Card as="aside" tone="blush">
    <h2 className="mb-3 title-card">
      <FormattedMessage id="vouchers.how" />
    </h2>
    <ol className="grid list-decimal grid-cols-1 gap-2 pl-5 text-ink-soft tablet:grid-cols-3 tablet:gap-8">
      <li>
        <FormattedMessage id="vouchers.how.open" />
      </li>
      <li>
        <FormattedMessage id="vouchers.how.code" />
      </li>
      <li>
        <FormattedMessage id="vouchers.how.held" />
      </li>
    </ol>
  </Card>
)

/** Paginated list of the vouchers in a category. If it is empty, it shows an explanation and the next step. */
function Shelf({ shelf }: { shelf: VoucherFilter }) {
  const list = useListVouchers({ state: shelf })
  const vouchers = list.data.pages.flatMap(({ items }) => items)
  if (vouchers.length === 0) return <Empty shelf={shelf} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 last-spans tablet:grid-cols-2 tablet:gap-6 tablet:[&>:has(details[open])]:col-span-full">
        {vouchers.map((voucher) => (
          <li key={voucher.id}>
            <Voucher voucher={voucher} readAt={list.dataUpdatedAt} isOnly={vouchers.length === 1} />
          </li>
        ))}
      </ul>
      <MorePages key={shelf} list={list} />
    </>
  )
}

const empty = {
  active: { title: 'vouchers.active.none', text: 'vouchers.active.none.text' },
  used: { title: 'vouchers.used.none', text: 'vouchers.used.none.text' },
  expired: { title: 'vouchers.expired.none', text: 'vouchers.expired.none.text' },
} as const satisfies Record<VoucherFilter, { title: MessageId; text: MessageId }>

function Empty({ shelf }: { shelf: VoucherFilter }) {
  const { title, text } = empty[shelf]
  return (
    <EmptyState
      framed
      art={<NoVouchersScene list={shelf} />}
      title={<FormattedMessage id={title} />}
      text={<FormattedMessage id={text} />}
      action={
        shelf === 'active' ? (
          <Link to="/pointsMall" className={buttonClass()}>
            <FormattedMessage id="vouchers.active.none.go" />
          </Link>
        ) : (
          <Link to="/coupon" className={buttonClass({ variant: 'soft' })}>
            <FormattedMessage id="vouchers.seeActive" />
          </Link>
        )
      }
    />
  )
}
