// Picture and description of a product or gift. On phones the picture is small and next to the description, so that the
// facts are on the first screen.
import type { Photo } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'

type DescribedItem = { text: string; picture: string; photo?: Photo | undefined }

export const ItemDescription = ({ item: { text, picture, photo } }: { item: DescribedItem }) => (
  <Card as="section" padding="none" className="flex tablet:block">
    <Drawing
      src={picture}
      photo={photo}
      className="min-h-28 w-28 shrink-0 bg-blush object-cover tablet:aspect-[6/5] tablet:w-full"
    />
    <p className="min-w-0 self-center px-4 py-3 tablet:p-6">{text}</p>
  </Card>
)
