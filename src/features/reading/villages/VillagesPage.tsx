// `/villages`: start page of the courses, with the latest issue of the magazine and benefits for new products.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryMagazines } from '#generated/calls/reading.ts'
import { useListOnlineCourses } from '#generated/hooks/reading.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { Benefits } from './Benefits.tsx'
import { CourseGrid } from './CourseGrid.tsx'
import { byProgress } from './search.ts'
import { Area } from '#src/runtime/layout/Area.tsx'

/** Number of courses that are shown before the link to all courses. */
const few = 4

type VillagesPageProps = {
  /** Search field. */
  search: ReactNode
  /** Banners that `SceneBanners` renders for this page. */
  banners: ReactNode
}

export function VillagesPage({ search, banners }: VillagesPageProps) {
  const { data: courses } = useListOnlineCourses()
  return (
    <>
      <PageHead
        title={<FormattedMessage id="platform.nav.discover" />}
        intro={<FormattedMessage id="reading.villages.intro" />}
      />
      <div className="mb-6 max-w-read">{search}</div>
      <Columns
        aside={
          <>
            <Area>
              <NewestIssue />
            </Area>
            {banners}
          </>
        }
        after={
          <Area>
            <Benefits wide />
          </Area>
        }
      >
        <section>
          <SectionHead
            title={<FormattedMessage id="reading.courses.title" />}
            aside={
              <Link to="/villages/list" className={linkClass}>
                <FormattedMessage id="reading.courses.all" />
              </Link>
            }
          />
          <CourseGrid courses={byProgress(courses.items).slice(0, few)} />
        </section>
      </Columns>
    </>
  )
}

/** Shows the latest issue with a link to the magazine. */
function NewestIssue() {
  const { data } = useSuspenseQuery(queryMagazines.query({ limit: 1 }))
  const [issue] = data.items
  return (
    <section>
      <SectionHead
        title={<FormattedMessage id="reading.magazine.title" />}
        aside={
          <Link to="/gifts/eMagazineList" className={linkClass}>
            <FormattedMessage id="reading.courses.all" />
          </Link>
        }
      />
      {issue && (
        <Card
          as="article"
          padding="none"
          className="grid grid-cols-[8rem_minmax(0,1fr)] items-stretch hover:border-line-strong"
        >
          <Drawing src={issue.picture} className="aspect-[3/4] size-full bg-blush object-cover" />
          <div className="grid content-center justify-items-start gap-1 p-4">
            {!issue.isBrowse && (
              <Badge tone="accent" className="mb-1">
                <FormattedMessage id="reading.magazine.unread" />
              </Badge>
            )}
            <p className="text-sm text-ink-soft">
              <FormattedMessage id="reading.magazine.newest" />
            </p>
            <h3 className="title-card">
              <Link
                to="/gifts/eMagazineItemDetail"
                search={{ id: issue.id }}
                className="after:absolute after:inset-0"
              >
                {issue.name}
              </Link>
            </h3>
            <p className="text-sm text-ink-soft">{issue.text}</p>
          </div>
        </Card>
      )}
    </section>
  )
}
