// Page of a course: description, chapters, progress, and the next step.
import Check from 'lucide-react/icons/check'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useGetCourse } from '#generated/hooks/reading.ts'
import type { CourseDetail } from '#generated/schema.d.ts'
import { Unlock } from '#src/domain/offers/optionalUnlock.tsx'
import { withoutLevel } from '#src/domain/offers/unlock.ts'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { BackLink, PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx'
import { RewardText } from './RewardText.tsx'

export function CoursePage({ courseId }: { courseId: string }) {
  const { data: course } = useGetCourse({ id: courseId })
  const { name, text, eligibility } = course
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="reading.list.title" />}
            render={(props) => <Link to="/villages/list" {...props} />}
          />
        }
        title={name}
        intro={text}
      />
      <Columns aside={<About course={course} />}>
        <Chapters course={course} />
        {eligibility.ok && (
          <ActionBar>
            <NextStep course={course} />
          </ActionBar>
        )}
      </Columns>
    </>
  )
}

export function Chapters({ course: { id, chapters, eligibility } }: { course: CourseDetail }) {
  const { formatMessage } = useIntl()
  const { instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  return (
    <section>
      <SectionHead title={<FormattedMessage id="reading.course.chapters" />} />
      <List label={formatMessage({ id: 'reading.course.chapters' })}>
        {chapters.map(({ id: chapter, name, minutes, doneAt }, index) => (
          <ListRow
            key={chapter}
            start={
              doneAt === null ? (
                <span aria-hidden className="amount grid size-10 place-items-center rounded-full bg-blush">
                  {index + 1}
                </span>
              ) : (
                <span className="grid size-10 place-items-center rounded-full bg-positive text-on-positive">
                  <Check aria-hidden className="size-5" />
                </span>
              )
            }
            title={name}
            text={
              doneAt === null ? (
                <FormattedMessage id="reading.minutes" values={{ minutes }} />
              ) : (
                <FormattedMessage
                  id="reading.course.chapterDone"
                  values={{ date: instantDate(doneAt, member.timeZone, 'medium') }}
                />
              )
            }
            {...(eligibility.ok && {
              render: (props) => (
                <Link to="/villages/list" search={{ course: id, chapter }} resetScroll={false} {...props} />
              ),
            })}
          />
        ))}
      </List>
    </section>
  )
}

function NextStep({ course: { id, chapters, done, finishedAt } }: { course: CourseDetail }) {
  const next = chapters.find(({ doneAt }) => doneAt === null)
  if (finishedAt !== null || !next)
    return (
      <Link to="/villages/list" search={{ course: id, certificate: true }} className={buttonClass()}>
        <FormattedMessage id="reading.course.certificate" />
      </Link>
    )
  return (
    <Link
      to="/villages/list"
      search={{ course: id, chapter: next.id }}
      resetScroll={false}
      className={buttonClass()}
    >
      <FormattedMessage id={done > 0 ? 'reading.course.continue' : 'reading.course.begin'} />
    </Link>
  )
}

function About({ course }: { course: CourseDetail }) {
  const { formatMessage } = useIntl()
  const { data: member } = useGetMyMembership()
  const { picture, minutes, reward, done, chapters, unlock, eligibility } = course
  const progress = formatMessage({ id: 'reading.course.done' }, { done, count: chapters.length })
  return (
    <Card as="section" padding="none">
      <Drawing src={picture} className="aspect-[8/5] w-full bg-blush object-cover" />
      <div className="grid gap-3 p-5">
        <ProgressBar
          label={formatMessage({ id: 'reading.progress' })}
          value={done / chapters.length}
          valueText={progress}
        />
        <p className="text-sm text-ink-soft">{progress}</p>
        {unlock && <Unlock unlock={unlock} />}
        <Reasons eligibility={unlock ? withoutLevel(eligibility) : eligibility} timeZone={member.timeZone} />
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
      </div>
    </Card>
  )
}
