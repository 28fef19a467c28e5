// `/activities`: lists open, upcoming and past activities, and those of the member. With `?join=` it shows the page
// on which the member joins an activity.
import { getRouteApi } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { Chips } from '#src/ui/fields/Chips.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { Tabs } from '#src/ui/actions/Tabs.tsx'
import { GuidanceCard } from '../GuidanceCard.tsx'
import { activitiesSearch, shelves, type Shelf } from '../search.ts'
import { JoinPage } from '../join/JoinPage.tsx'
import { RegisterGiftCard } from '../registerGift/RegisterGiftCard.tsx'
import { ActivityList } from './ActivityList.tsx'

const route = getRouteApi('/_default/activities')

export function ActivitiesPage() {
  const { join, back } = route.useSearch()
  return join === undefined ? <Activities /> : <JoinPage activityId={join} back={back} />
}

function Activities() {
  const { formatMessage } = useIntl()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const show = (changed: Record<string, unknown>) =>
    void navigate({ search: activitiesSearch({ ...search, ...changed }), replace: true, resetScroll: false })
  return (
    <>
      <PageHead
        title={<FormattedMessage id="activities.title" />}
        intro={<FormattedMessage id="activities.intro" />}
      />
      <Columns
        after={
          <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-6">
            <GuidanceCard />
            <RegisterGiftCard />
          </div>
        }
      >
        <Tabs
          label={formatMessage({ id: 'activities.show' })}
          items={shelves.map((id) => ({ id, label: <FormattedMessage id={names[id]} /> }))}
          value={search.show ?? 'open'}
          onValueChange={(id) => show({ show: id })}
          panelClassName="grid gap-4"
        >
          <Chips
            multiple
            label={formatMessage({ id: 'activities.filters' })}
            options={[{ value: 'everywhere', label: <FormattedMessage id="activities.everywhere" /> }]}
            values={search.everywhere ? ['everywhere'] : []}
            onValuesChange={(chosen) => show({ everywhere: chosen.includes('everywhere') })}
          />
          <ActivityList search={search} />
        </Tabs>
      </Columns>
    </>
  )
}

const names = {
  open: 'activities.show.open',
  ahead: 'activities.show.ahead',
  past: 'activities.show.past',
  mine: 'activities.show.mine',
} as const satisfies Record<Shelf, MessageId>
