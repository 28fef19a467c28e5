// Skeleton of a page with one field, shown while the link is being validated.
import { useIntl } from 'react-intl'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'

export function RecoverSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'platform.loading' })} className="grid gap-4">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton className="mt-6 w-1/3" />
      <Skeleton shape="block" className="h-14" />
      <Skeleton shape="block" className="h-13" />
    </div>
  )
}
