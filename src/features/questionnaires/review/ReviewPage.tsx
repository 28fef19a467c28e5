// Optional page after the result for pictures of a review. The user uploads them, the back office reviews them, and
// rejected pictures can be resubmitted.
import { Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { QuestionnaireScreen, ReviewUpload } from '#generated/schema.d.ts'
import { UploadScene } from '#src/art/scenes/UploadScene.tsx'
import { island } from '#src/runtime/loading/island.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { AfterResult } from '../result/AfterResult.tsx'
import { pathsOf } from '../paths.ts'

const ReviewForm = island(() => import('./ReviewForm.tsx').then(({ ReviewForm: form }) => form))

export const ReviewPage = ({ screen }: { screen: QuestionnaireScreen }) => (
  <AfterResult
    screen={screen}
    title={<FormattedMessage id="questionnaires.review" />}
    intro={<FormattedMessage id="questionnaires.review.intro" />}
  >
    {(submission) => {
      const { review } = submission.result
      if (review && review.state !== 'refused') return <WithUs screen={screen} review={review} />
      return (
        <Columns aside={<UploadScene className="mx-auto w-full max-w-72 max-tablet:hidden" />}>
          {review && (
            <Notice
              tone="warning"
              text={
                <FormattedMessage
                  id="questionnaires.review.refused"
                  values={{ reason: review.refusal ?? 'other' }}
                />
              }
            />
          )}
          <Suspense fallback={<Skeleton shape="block" className="h-72" />}>
            <ReviewForm {...submission} />
          </Suspense>
        </Columns>
      )
    }}
  </AfterResult>
)

function WithUs({ screen, review: { state } }: { screen: QuestionnaireScreen; review: ReviewUpload }) {
  const isAccepted = state === 'accepted'
  return (
    <div role="status">
      <EmptyState
        art={<UploadScene />}
        title={
          <FormattedMessage
            id={isAccepted ? 'questionnaires.review.accepted' : 'questionnaires.review.waiting'}
          />
        }
        text={
          isAccepted ? (
            <FormattedMessage id="questionnaires.review.accepted.text" />
          ) : (
            <FormattedMessage id="questionnaires.review.waiting.text" />
          )
        }
        action={
          <Link to={pathsOf(screen).result} className={buttonClass()}>
            <FormattedMessage id="questionnaires.back" />
          </Link>
        }
      />
    </div>
  )
}
