// `/coupon`: the member's vouchers on three shelves; how to use one stands beside.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../runtime/language/messages.ts'
import { Card } from '../../ui/Card.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { shelves, type Why } from './search.ts'
import { Shelf } from './Shelf.tsx'

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
      <Columns aside={<HowTo />}>
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
    <ol className="grid list-decimal gap-2 pl-5 text-ink-soft">
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
