// Card of a course: topic, duration, progress, and reasons why the course is not available.
import Check from 'lucide-react/icons/check'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Course } from '#generated/schema.d.ts'
import { UnlockText } from '#src/domain/offers/UnlockText.tsx'
import { withoutLevel } from '#src/domain/offers/unlock.ts'
import { reasonText } from '#src/runtime/format/reasons.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { GiftCard } from '#src/ui/rewards/GiftCard.tsx'
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx'

export function CourseCard({ course }: { course: Course }) {
  const intl = useIntl()
  const { id, name, text, picture, topic, minutes, done, finishedAt, chapters, unlock } = course
  const progress = intl.formatMessage({ id: 'reading.course.done' }, { done, count: chapters.length })
  const eligibility = unlock ? withoutLevel(course.eligibility) : course.eligibility
  const reasons = new Set(eligibility.reasons.flatMap((reason) => reasonText(intl, reason) ?? []))
  return (
    <GiftCard
      picture={<Drawing src={picture} lazy className="aspect-[8/5] w-full bg-blush object-cover" />}
      badge={
        finishedAt !== null && (
          <Badge tone="positive" icon={<Check aria-hidden className="size-4" />}>
            <FormattedMessage id="reading.course.finished" />
          </Badge>
        )
      }
      title={
        // Make the whole card the touch target of its link.
        <Link
          to="/villages/list"
          search={{ course: id }}
          className="after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
      }
      price={<p className="text-sm">{text}</p>}
      reason={
        <>
          <span>
            <FormattedMessage id="reading.topic" values={{ topic }} />
          </span>
          {' · '}
          <span>
            <FormattedMessage id="reading.minutes" values={{ minutes }} />
          </span>
          {unlock && <UnlockText unlock={unlock} />}
          {Array.from(reasons, (reason) => (
            <span key={reason} className="block">
              {reason}
            </span>
          ))}
        </>
      }
      action={
        done > 0 &&
        finishedAt === null && (
          <>
            <ProgressBar label={name} value={done / chapters.length} valueText={progress} />
            <p className="mt-1 text-sm text-ink-soft">{progress}</p>
          </>
        )
      }
    />
  )
}
