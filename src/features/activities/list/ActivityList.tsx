// Paginated list of the activities in a category.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useListActivities } from '#generated/hooks/activities.ts'
import { NoNoticesScene } from '#src/art/scenes/NoNoticesScene.tsx'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { listInput, type ActivitiesSearch } from '../search.ts'
import { ActivityCard } from './ActivityCard.tsx'

export function ActivityList({ search }: { search: ActivitiesSearch }) {
  const list = useListActivities(listInput(search))
  const activities = list.data.pages.flatMap(({ items }) => items)
  if (activities.length === 0) return <None show={search.show ?? 'open'} />
  return (
    <div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4 tablet:gap-6">
        {activities.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </ul>
      <MorePages key={`${search.show} ${search.everywhere}`} list={list} />
    </div>
  )
}

const None = ({ show }: { show: string }) => (
  <EmptyState
    framed
    art={<NoNoticesScene />}
    title={<FormattedMessage id="activities.none" values={{ show }} />}
    text={<FormattedMessage id="activities.none.text" values={{ show }} />}
    action={
      show === 'open' ? (
        <Link to="/activities" search={{ show: 'ahead' }} className={buttonClass({ variant: 'soft' })}>
          <FormattedMessage id="activities.none.toAhead" />
        </Link>
      ) : (
        <Link to="/activities" className={buttonClass({ variant: 'soft' })}>
          <FormattedMessage id="activities.none.toOpen" />
        </Link>
      )
    }
  />
)
