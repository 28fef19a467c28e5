// Certificate of a finished course, which the member can view, print, or save as a file by the print dialog.
import Printer from 'lucide-react/icons/printer'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useGetCourse } from '#generated/hooks/reading.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { CourseScene } from '#src/art/scenes/CourseScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { Wordmark } from '#src/ui/frames/Wordmark.tsx'
import { CoursePage } from './CoursePage.tsx'
import { RewardText } from './RewardText.tsx'

export function CertificatePage({ courseId }: { courseId: string }) {
  const { formatMessage } = useIntl()
  const { instantDate } = useFormats()
  const { data: course } = useGetCourse({ id: courseId })
  const { data: user } = useGetUserInfo()
  const { data: member } = useGetMyMembership()
  const { name, finishedAt, minutes, reward } = course
  if (finishedAt === null) return <CoursePage courseId={courseId} />
  const { firstName: first, lastName: last } = user
  return (
    <>
      <div className="print:hidden">
        <PageHead
          back={
            <BackLink
              label={name}
              render={(props) => <Link to="/villages/list" search={{ course: courseId }} {...props} />}
            />
          }
          title={<FormattedMessage id="reading.certificate.title" />}
        />
      </div>
      <Columns
        aside={
          <Card as="section" className="print:hidden">
            <Button full icon={<Printer aria-hidden className="size-5" />} onClick={() => print()}>
              <FormattedMessage id="reading.certificate.print" />
            </Button>
            <p className="mt-3 text-sm text-ink-soft">
              <FormattedMessage id="reading.certificate.hint" />
            </p>
            <Facts
              facts={[
                {
                  id: 'time',
                  name: <FormattedMessage id="reading.course.time" />,
                  value: <FormattedMessage id="reading.minutes" values={{ minutes }} />,
                },
                {
                  id: 'reward',
                  name: <FormattedMessage id="reading.course.reward" />,
                  value: <RewardText reward={reward} />,
                },
              ]}
            />
          </Card>
        }
      >
        <Card as="section" padding="snug" aria-labelledby="certificate">
          <div className="grid justify-items-center gap-2 rounded-panel border border-line-strong px-4 py-8 text-center tablet:px-10 tablet:py-12">
            <Wordmark text={formatMessage({ id: 'platform.title' })} />
            <CourseScene className="w-full max-w-72" />
            <h2 id="certificate" className="text-sm text-ink-soft">
              <FormattedMessage id="reading.certificate.of" />
            </h2>
            <p className="title-hero">
              {formatMessage({ id: 'profile.name' }, { first, last: last ?? '' }).trim()}
            </p>
            <p className="text-ink-soft">
              <FormattedMessage id="reading.certificate.has" />
            </p>
            <p className="title-page">{name}</p>
            <p className="mt-4 border-t border-line pt-4">{instantDate(finishedAt, member.timeZone)}</p>
          </div>
        </Card>
      </Columns>
    </>
  )
}
