// `/villages/list`: lists all courses and benefits by topic.
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListOnlineCourses } from '#generated/hooks/reading.ts'
import { CourseScene } from '#src/art/scenes/CourseScene.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Chips } from '#src/ui/fields/Chips.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { BackLink, PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { Benefits } from './Benefits.tsx'
import { CourseGrid } from './CourseGrid.tsx'
import { coursesShown, topics, villageSearch } from './search.ts'

const route = getRouteApi('/_default/villages/list')

export function VillageList() {
  const { formatMessage } = useIntl()
  const { show } = route.useSearch()
  const navigate = route.useNavigate()
  const { data } = useListOnlineCourses()
  const courses = coursesShown(data.items, show)
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="platform.nav.discover" />}
            render={(props) => <Link to="/villages" {...props} />}
          />
        }
        title={<FormattedMessage id="reading.list.title" />}
      />
      <div className="mb-6">
        <Chips
          label={formatMessage({ id: 'reading.courses.filter' })}
          options={[
            { value: 'all', label: <FormattedMessage id="reading.courses.filter.all" /> },
            // Show only topics that have courses.
            ...topics
              .filter((each) => data.items.some(({ topic }) => topic === each))
              .map((topic) => ({
                value: topic,
                label: <FormattedMessage id="reading.topic" values={{ topic }} />,
              })),
            { value: 'benefits', label: <FormattedMessage id="reading.benefits.filter" /> },
          ]}
          values={[show ?? 'all']}
          onValuesChange={([value]) =>
            void navigate({ search: villageSearch({ show: value }), replace: true, resetScroll: false })
          }
        />
      </div>
      <div className="grid gap-8">
        {show !== 'benefits' && (
          <section>
            <SectionHead title={<FormattedMessage id="reading.courses.title" />} />
            {courses.length > 0 ? (
              <CourseGrid courses={courses} />
            ) : (
              <EmptyState
                level={3}
                art={<CourseScene />}
                title={<FormattedMessage id="reading.courses.none" />}
                action={
                  <Link
                    to="/villages/list"
                    replace
                    resetScroll={false}
                    className={buttonClass({ variant: 'soft' })}
                  >
                    <FormattedMessage id="reading.courses.all" />
                  </Link>
                }
              />
            )}
          </section>
        )}
        {(show === undefined || show === 'benefits') && <Benefits wide />}
      </div>
    </>
  )
}
