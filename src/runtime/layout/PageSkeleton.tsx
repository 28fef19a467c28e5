// Placeholder of a page of cards while the data of the page loads.
import { FormattedMessage } from 'react-intl'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'

export function PageSkeleton() {
  const card = (
    <Card>
      <Skeleton shape="title" />
      <Skeleton shape="block" className="mt-4" />
    </Card>
  )
  return (
    <>
      <p role="status" className="sr-only">
        <FormattedMessage id="platform.loading" />
      </p>
      <Columns aside={card}>
        <Skeleton shape="block" className="h-40 rounded-card" />
        {card}
      </Columns>
    </>
  )
}
