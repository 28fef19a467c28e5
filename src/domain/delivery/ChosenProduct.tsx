// Shows the item that will be delivered, as a small row next to the list of addresses, or with a large picture next to
// other delivery steps.
import type { ReactNode } from 'react'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { cx } from '#src/ui/style/cx.ts'
import type { DeliveryStep } from './steps.ts'

type ChosenThingProps = { name: string; picture: string; price: ReactNode; step: DeliveryStep }

export function ChosenProduct({ name, picture, price, step }: ChosenThingProps) {
  const isLarge = step !== 'address'
  return (
    <Card
      as="aside"
      tone="blush"
      padding="snug"
      className={cx('flex items-center gap-4', isLarge && 'md:flex-col md:items-stretch')}
    >
      <Drawing
        src={picture}
        className={cx(
          'size-20 shrink-0 rounded-panel object-cover',
          isLarge && 'md:aspect-square md:size-auto',
        )}
      />
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        {price}
      </div>
    </Card>
  )
}
