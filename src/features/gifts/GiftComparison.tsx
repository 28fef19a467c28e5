// Table that compares the description, value, price and stock of gifts. It is shown if the member can choose one of
// several gifts.
import { Link, type LinkProps } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Gift } from '#generated/schema.d.ts'
import { isScarce } from '#src/domain/offers/scarce.ts'
import { valueText } from '#src/domain/offers/valueText.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Table } from '#src/ui/content/Table.tsx'
import { GiftPrice } from './GiftPrice.tsx'
import { IneligibilityReasons } from './IneligibilityReasons.tsx'

type GiftComparisonProps = { gifts: readonly Gift[]; linkTo: (gift: string) => LinkProps }

export function GiftComparison({ gifts, linkTo }: GiftComparisonProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { data: member } = useGetMyMembership()
  return (
    <Table
      label={formatMessage({ id: 'gifts.compare' })}
      rows={gifts}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'gift',
          head: formatMessage({ id: 'gifts.gift' }),
          cell: ({ id, name, picture }) => (
            <span className="flex items-center gap-3 max-tablet:flex-col max-tablet:items-start">
              <Drawing
                src={picture}
                lazy
                className="aspect-square w-full shrink-0 rounded-control bg-blush object-cover tablet:size-16"
              />
              <Link {...linkTo(id)} className={linkClass}>
                {name}
              </Link>
            </span>
          ),
        },
        {
          id: 'what',
          head: formatMessage({ id: 'gifts.what' }),
          cell: ({ text, eligibility }) => (
            <>
              {text}
              {!eligibility.ok && (
                <span className="block text-sm text-ink-soft">
                  <IneligibilityReasons eligibility={eligibility} timeZone={member.timeZone} />
                </span>
              )}
            </>
          ),
        },
        ...(gifts.some((gift) => valueText(money, gift) !== undefined)
          ? [
              {
                id: 'value',
                head: formatMessage({ id: 'gifts.value' }),
                figures: true,
                cell: (gift: Gift) => valueText(money, gift),
              },
            ]
          : []),
        {
          id: 'price',
          head: formatMessage({ id: 'gifts.price' }),
          figures: true,
          cell: ({ coins }) => <GiftPrice coins={coins} />,
        },
        ...(gifts.some(({ stockLeft }) => isScarce(stockLeft))
          ? [
              {
                id: 'stock',
                head: formatMessage({ id: 'gifts.stock' }),
                figures: true,
                cell: ({ stockLeft }: Gift) =>
                  isScarce(stockLeft) && <FormattedMessage id="gifts.left" values={{ count: stockLeft }} />,
              },
            ]
          : []),
      ]}
    />
  )
}
