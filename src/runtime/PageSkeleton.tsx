// What a page of cards looks like while its data is on the way.
import { FormattedMessage } from 'react-intl'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export function PageSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-12 md:gap-6">
      <p role="status" className="sr-only">
        <FormattedMessage id="platform.loading" />
      </p>
      <Skeleton shape="block" className="h-56 rounded-card md:col-span-12" />
      {['md:col-span-5', 'md:col-span-7'].map((span) => (
        <Card key={span} className={span}>
          <Skeleton shape="title" />
          <Skeleton shape="block" className="mt-4" />
        </Card>
      ))}
    </div>
  )
}
