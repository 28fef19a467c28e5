// Voucher with its discount, terms, expiry and buttons.
import Truck from 'lucide-react/icons/truck'
import { useRef, useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import type { Voucher as Shown } from '#generated/schema.d.ts'
import { daysBetween } from '#src/runtime/format/dates.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Badge } from '#src/ui/content/Badge.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { VoucherCard } from '#src/ui/rewards/VoucherCard.tsx'
import { Held, AvailableActions } from './VoucherActions.tsx'

type VoucherProps = {
  voucher: Shown
  /** Time at which the list was loaded, in ms since 1970; used as the current time on server and browser. */
  readAt: number
}

/** Number of days before the expiry from which a countdown is shown. */
const soon = 7

/** @param isOnly true if it is the only voucher in the list; it is then initially expanded */
export function Voucher({ voucher, readAt, isOnly }: VoucherProps & { isOnly: boolean }) {
  const { data: member } = useGetUserInfo()
  const { state, regions, name, text } = voucher
  // Use this value only as the initial state: afterwards the user opens and closes the voucher.
  const [isOpened] = useState(isOnly || state === 'reserved')
  const actions = useRef<HTMLDivElement>(null)
  const focus = () => actions.current?.focus()
  const isOpen = state === 'active' || state === 'reserved'
  const isElsewhere = regions.length > 0 && !regions.includes(member.countryCode)
  return (
    <VoucherCard
      level={2}
      spent={!isOpen}
      value={<Value voucher={voucher} />}
      title={name}
      open={isOpened}
      terms={isOpen && <Terms voucher={voucher} />}
      standing={<Standing voucher={voucher} readAt={readAt} isElsewhere={isElsewhere} />}
      expiry={<End voucher={voucher} />}
    >
      {isOpen && !isElsewhere && (
        <div ref={actions} role="group" aria-label={name} tabIndex={-1} className="grid gap-3 outline-none">
          <p className="text-sm text-ink-soft">{text}</p>
          {state === 'active' ? (
            <AvailableActions voucher={voucher} onDone={focus} />
          ) : (
            <Held voucher={voucher} readAt={readAt} onDone={focus} />
          )}
        </div>
      )}
    </VoucherCard>
  )
}

function Value({ voucher: { kind, percent, amount, name } }: Pick<VoucherProps, 'voucher'>): ReactNode {
  const { number, money } = useFormats()
  if (kind === 'shipping') return <Truck aria-hidden className="size-8" />
  if (percent !== null) return number(percent / 100, { style: 'percent' })
  // Show the name if the voucher has no amount in the member's country.
  return amount === null ? name : money(amount.amount, amount.currency, 'round')
}

function Terms({ voucher: { minimumOrder, scope } }: Pick<VoucherProps, 'voucher'>) {
  const { money } = useFormats()
  return (
    <>
      {minimumOrder && (
        <span className="block">
          <FormattedMessage
            id="vouchers.minimum"
            values={{ amount: money(minimumOrder.amount, minimumOrder.currency, 'round') }}
          />
        </span>
      )}
      {scope !== null && (
        <span className="block">
          <FormattedMessage id="vouchers.scope" values={{ scope }} />
        </span>
      )}
    </>
  )
}

function Standing({ voucher, readAt, isElsewhere }: VoucherProps & { isElsewhere: boolean }) {
  const { dateAt, lastDayAt } = useFormats()
  const { timeZone } = useGetMyMembership().data
  const { state, expiresAt } = voucher
  if (state === 'used' || state === 'expired' || state === 'void')
    return (
      <Badge>
        <FormattedMessage id={endTexts[state]} />
      </Badge>
    )
  if (isElsewhere)
    return (
      <Badge>
        <FormattedMessage id="vouchers.elsewhere" />
      </Badge>
    )
  if (state === 'reserved')
    return (
      <Badge tone="info">
        <FormattedMessage id="vouchers.held" />
      </Badge>
    )
  if (Date.parse(expiresAt) - readAt > soon * 86_400_000) return null
  const today = dateAt(new Date(readAt), timeZone)
  return (
    <Badge tone="warning">
      <FormattedMessage
        id="vouchers.ends"
        values={{ days: Math.max(0, daysBetween(today, lastDayAt(expiresAt, timeZone))) }}
      />
    </Badge>
  )
}

const endTexts = {
  used: 'vouchers.used.badge',
  expired: 'vouchers.expired.badge',
  void: 'vouchers.void.badge',
} as const

function End({ voucher: { state, expiresAt, usedAt, orderId } }: Pick<VoucherProps, 'voucher'>) {
  const { end, instantDate } = useFormats()
  const { timeZone } = useGetMyMembership().data
  if (state === 'void')
    return (
      <span>
        <FormattedMessage id="vouchers.void.text" />
      </span>
    )
  if (state === 'used' && usedAt !== null)
    return (
      <>
        <span>
          <FormattedMessage
            id="vouchers.used.order"
            values={{ date: instantDate(usedAt, timeZone, 'medium') }}
          />
        </span>
        {orderId !== null && (
          <span className="block">
            <Link to="/order" search={{ id: orderId }} className={linkClass}>
              <FormattedMessage id="vouchers.used.see" />
            </Link>
          </span>
        )}
      </>
    )
  const id = state === 'expired' ? 'vouchers.expired.on' : 'vouchers.until'
  return (
    <span>
      <FormattedMessage id={id} values={{ date: end(expiresAt, timeZone) }} />
    </span>
  )
}
