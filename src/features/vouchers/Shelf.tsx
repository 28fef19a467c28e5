// The vouchers of one shelf, page by page, or what to do where there are none.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useVouchers } from '../../../generated/hooks/vouchers.ts'
import type { VoucherFilter } from '../../../generated/schema.d.ts'
import { NoVouchersScene } from '../../art/scenes/NoVouchersScene.tsx'
import { MorePages } from '../../runtime/layout/MorePages.tsx'
import type { MessageId } from '../../runtime/language/messages.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Voucher } from './Voucher.tsx'

export function Shelf({ shelf }: { shelf: VoucherFilter }) {
  const list = useVouchers({ state: shelf })
  const vouchers = list.data.pages.flatMap(({ items }) => items)
  if (vouchers.length === 0) return <Empty shelf={shelf} />
  return (
    <>
      <ul className="grid gap-4">
        {vouchers.map((voucher) => (
          <li key={voucher.id}>
            <Voucher voucher={voucher} readAt={list.dataUpdatedAt} />
          </li>
        ))}
      </ul>
      <MorePages list={list} />
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
