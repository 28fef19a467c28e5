// Picture and description of a product or gift.
import type { Photo } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'

type DescribedItem = { text: string; picture: string; photo?: Photo | undefined }

export const ItemDescription = ({ item: { text, picture, photo } }: { item: DescribedItem }) => (
  <Card as="section" padding="none">
    <Drawing src={picture} photo={photo} className="aspect-[6/5] w-full bg-blush object-cover" />
    <p className="p-5 tablet:p-6">{text}</p>
  </Card>
)
