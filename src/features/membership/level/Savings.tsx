// Shows what the vouchers of the member's rights took off this year's orders.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRightSavings } from '../../../../generated/hooks/membership.ts'
import { noonOf } from '../../../runtime/format/dates.ts'
import { moneyText } from '../../../runtime/format/money.ts'
import { Card } from '../../../ui/Card.tsx'
import { linkClass } from '../../../ui/link.ts'

export function Savings() {
  const intl = useIntl()
  const { data } = useRightSavings()
  const { year, amounts, vouchers } = data
  return (
    <Card as="section" className="flex flex-col">
      <h2 className="title-card">
        <FormattedMessage
          id="membership.savings.title"
          values={{
            year: intl.formatDate(noonOf(`${year}-06-15`), { year: 'numeric', timeZone: 'UTC' }),
          }}
        />
      </h2>
      {amounts.map(({ amount, currency }) => (
        <p key={currency} className="amount mt-2 text-2xl">
          {moneyText(intl, amount, currency)}
        </p>
      ))}
      <p className="mt-2 text-ink-soft">
        {amounts.length > 0 ? (
          <FormattedMessage id="membership.savings.text" values={{ vouchers }} />
        ) : (
          <FormattedMessage id="membership.savings.none" />
        )}
      </p>
      <Link to="/rights" className={linkClass}>
        <FormattedMessage id="membership.rights.title" />
      </Link>
    </Card>
  )
}
