// The product that a step is about, beside it.
import type { MallProduct } from '../../../../generated/schema.d.ts'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { Card } from '../../../ui/content/Card.tsx'
import { CoinAmount } from '../../../runtime/format/CoinAmount.tsx'

type ChosenProductProps = { product: Pick<MallProduct, 'name' | 'picture' | 'price'> }

export const ChosenProduct = ({ product: { name, picture, price } }: ChosenProductProps) => (
  <Card
    as="aside"
    tone="blush"
    padding="snug"
    className="flex items-center gap-4 md:flex-col md:items-stretch"
  >
    <Drawing
      src={picture}
      className="size-20 shrink-0 rounded-panel object-cover md:aspect-square md:size-auto"
    />
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <CoinAmount coins={price} />
    </div>
  </Card>
)
