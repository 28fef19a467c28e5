// Page of a chapter in the reader, with a button below the text that marks the chapter as finished. If the response is
// lost, a retry does not finish the chapter twice.
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useGetCourse, useFinishChapter } from '#generated/hooks/reading.ts'
import type { ChapterFinished } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { RefusalNotice } from '#src/runtime/format/RefusalNotice.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { Reader } from '../reader/Reader.tsx'
import { Chapters, CoursePage } from './CoursePage.tsx'
import { rewardText } from './RewardText.tsx'

type ChapterPageProps = { courseId: string; chapterId: string }

export function ChapterPage({ courseId, chapterId }: ChapterPageProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { toasts } = useAppContext()
  const navigate = useNavigate()
  const { data: course } = useGetCourse({ id: courseId })
  const { data: member } = useGetMyMembership()
  const onFinished = ({ reward, course: { chapters, finishedAt } }: ChapterFinished) => {
    // Show the reward for finishing the chapter; it is shown only once, after this response.
    if (reward.coins > 0 || reward.points > 0)
      toasts.show('positive', formatMessage({ id: 'reading.finished' }, { reward: rewardText(intl, reward) }))
    const next = chapters.find(({ doneAt }) => doneAt === null)
    const search =
      finishedAt === null && next
        ? { course: courseId, chapter: next.id }
        : { course: courseId, certificate: true as const }
    void navigate({ to: '/villages/list', search, replace: true, resetScroll: !('chapter' in search) })
  }
  const finish = useFinishChapter({
    meta: { showsRefusals: true },
    onSuccess: onFinished,
  })
  const { chapters, eligibility } = course
  const at = chapters.findIndex(({ id }) => id === chapterId)
  const chapter = chapters[at]
  // Show the course instead, because the chapter is not part of the course or is not open to the member.
  if (!chapter || !eligibility.ok) return <CoursePage courseId={courseId} />
  const isLast = chapters.every(({ id, doneAt }) => id === chapterId || doneAt !== null)
  // Keep the button if there was no response, so that a retry shows the reward; a refetch may already show the
  // chapter as finished.
  const isUnsure = finish.error !== null && !finish.error.refusal
  const isFinishing = finish.isPending || finish.isSuccess
  const next = chapters[at + 1]
  const place = { n: at + 1, count: chapters.length }
  return (
    <Columns
      aside={
        <div className="max-tablet:hidden tablet:sticky tablet:top-4">
          <Chapters course={course} />
        </div>
      }
    >
      <article className="grid grid-cols-1 gap-4">
        <PageHead
          back={
            <BackLink
              label={course.name}
              render={(props) => <Link to="/villages/list" search={{ course: courseId }} {...props} />}
            />
          }
          title={chapter.name}
          intro={<FormattedMessage id="reading.chapter.of" values={place} />}
        />
        <Reader
          id={`${courseId}/${chapterId}`}
          paragraphs={chapter.text.split('\n\n')}
          part={{ at, of: chapters.length, text: formatMessage({ id: 'reading.chapter.of' }, place) }}
          action={() =>
            chapter.doneAt === null || isFinishing || isUnsure ? (
              <Button
                pending={isFinishing}
                pendingLabel={formatMessage({ id: 'form.pending' })}
                onClick={() => finish.mutate({ id: courseId, chapterId })}
              >
                <FormattedMessage id={isLast ? 'reading.chapter.finishLast' : 'reading.chapter.finish'} />
              </Button>
            ) : (
              <Link
                to="/villages/list"
                search={{ course: courseId, chapter: next?.id }}
                resetScroll={!next}
                className={buttonClass()}
              >
                {next ? (
                  <span>
                    <FormattedMessage id="reading.next" values={{ name: next.name }} />
                  </span>
                ) : (
                  course.name
                )}
              </Link>
            )
          }
        >
          {finish.error && (
            <RefusalNotice
              error={finish.error}
              timeZone={member.timeZone}
              unsure={<FormattedMessage id="reading.chapter.unsure" />}
              instead={
                <Link to="/villages/list" className={linkClass}>
                  <FormattedMessage id="reading.chapter.others" />
                </Link>
              }
            />
          )}
        </Reader>
      </article>
    </Columns>
  )
}
