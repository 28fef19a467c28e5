// Builds the list of facts about a product or gift: size, material, care, number of pieces and age of the baby.
import { FormattedMessage } from 'react-intl'
import type { AgeRange, DeliveryDays, ItemFacts } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import type { Fact } from '#src/ui/content/Facts.tsx'

const texts = { size: 'item.size', material: 'item.material', care: 'item.care' } as const satisfies Record<
  string,
  MessageId
>

/** @returns the facts that are known, in a fixed order */
export function itemFacts({ size, material, care, pieces, ages }: ItemFacts = {}): Fact[] {
  const values = { size, material, care }
  const textFacts = (['size', 'material', 'care'] as const).flatMap((id) =>
    values[id] === undefined
      ? []
      : [{ id, name: <FormattedMessage id={texts[id]} />, value: <span>{values[id]}</span> }],
  )
  return [
    ...textFacts,
    ...(pieces === undefined
      ? []
      : [
          {
            id: 'pieces',
            name: <FormattedMessage id="item.pieces" />,
            value: <FormattedMessage id="item.pieces.count" values={{ count: pieces }} />,
          },
        ]),
    ...(ages ? [{ id: 'ages', name: <FormattedMessage id="item.ages" />, value: <Ages {...ages} /> }] : []),
  ]
}

const Ages = ({ from, to }: AgeRange) =>
  to === undefined ? (
    <FormattedMessage id="item.ages.from" values={{ from }} />
  ) : (
    <FormattedMessage id="item.ages.range" values={{ from, to }} />
  )

/** Returns the estimated delivery time as a fact; an empty list for an item that needs no parcel. */
export const deliveryFact = (days: DeliveryDays | undefined): Fact[] =>
  days
    ? [
        {
          id: 'deliveryDays',
          name: <FormattedMessage id="item.delivery" />,
          value: <FormattedMessage id="item.delivery.days" values={days} />,
        },
      ]
    : []
