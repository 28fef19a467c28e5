// Layout of a question: progress, question, control, and the button that continues, placed within reach of the thumb.
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { onlineManager } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { progressAt } from '#shared/questionnaires/progress.ts'
import type {
  Answer as QuestionAnswer,
  Question,
  Questionnaire,
  QuestionnaireScreen,
} from '#generated/schema.d.ts'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { iconButtonClass } from '#src/ui/actions/IconButton.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { QuestionProgress } from '#src/ui/progress/QuestionProgress.tsx'
import { cx } from '#src/ui/style/cx.ts'
import { pathsOf } from '../paths.ts'
import { Sections } from './Sections.tsx'
import type { useAnswers } from './useAnswers.ts'
import { useAnswerText } from './useAnswerText.ts'
import { useRest } from './useRest.ts'

export type StepProps = {
  screen: QuestionnaireScreen
  form: Questionnaire
  answering: ReturnType<typeof useAnswers>
  question: Question
  /** Link back to the previous question, or to the review; undefined for the first question. */
  previous: string | undefined
  /** Code of the error that the server returned for the answer. */
  refused: string | undefined
  /** Ignore clicks until this time, measured by `performance.now()`. */
  restUntil: number
  /**
   * @param pressedAt time of the click on a choice, measured by `performance.now()`; undefined if the user continues
   * with the button
   */
  onNext: (question: Question, answer: QuestionAnswer | undefined, pressedAt?: number) => void
  hasChanged: boolean
  onSeen: () => void
}

type StepFrameProps = Omit<StepProps, 'refused' | 'onNext'> & {
  onSubmit: () => unknown
  /** Label of the button that continues; `null` if a click on an answer continues without a button. */
  next: ReactNode
  /** True if the question is optional and the button continues without an answer. */
  isSkip?: boolean
  /** True while the selected answer is shown briefly before the next step opens. */
  isLeaving?: boolean
  /** True while the step waits for an upload before it continues. */
  isPending?: boolean
  /**
   * True to place the control at the bottom on phones, so that the thumb can reach it. Fields for typed answers are
   * directly below the question instead, above the keyboard.
   */
  isPressed?: boolean
  /** Button that skips the question, next to the button that continues. */
  skip?: ReactNode
  children: ReactNode
}

export function StepFrame(props: StepFrameProps) {
  const {
    screen,
    form,
    answering,
    question,
    previous,
    onSubmit,
    next,
    skip,
    isSkip,
    isLeaving,
    isPending = false,
    isPressed,
    children,
  } = props
  const { formatMessage } = useIntl()
  const { filled } = useAnswerText(form, answering.answers)
  const heading = useHeadingFocus()
  const isResting = useRest(props.restUntil)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
  const { position, total, isExact, value } = progressAt(form, answering.answers, question.id)
  const section = form.pages.find(({ questions }) => questions.some(({ id }) => id === question.id))
  const back = { 'aria-label': formatMessage({ id: 'questionnaires.form.back' }), className: iconButtonClass }
  return (
    <Columns aside={<Sections form={form} current={section?.id} />}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit()
        }}
        className={cx(
          'flex flex-col gap-4 max-tablet:min-h-[calc(100svh-9rem)]',
          (isLeaving || isResting) && 'pointer-events-none',
          isLeaving && '[&_label:has(:checked)]:ring-2 [&_label:has(:checked)]:ring-accent',
        )}
      >
        {props.hasChanged && (
          <Notice
            tone="info"
            text={<FormattedMessage id="questionnaires.form.changed" />}
            onClose={props.onSeen}
            closeLabel={formatMessage({ id: 'platform.close' })}
          />
        )}
        <Card
          as="section"
          className={isPressed ? 'max-tablet:flex max-tablet:flex-1 max-tablet:flex-col' : ''}
        >
          <QuestionProgress
            value={value}
            label={formatMessage({ id: 'questionnaires.form.progress' })}
            position={formatMessage(
              { id: 'questionnaires.form.position' },
              { position, total, exact: String(isExact) },
            )}
            back={
              previous === undefined ? (
                <Link to={pathsOf(screen).root} {...back}>
                  <ArrowLeft aria-hidden className="size-5" />
                </Link>
              ) : (
                <Link
                  to="."
                  search={previous === 'review' ? { review: true } : { question: previous }}
                  {...back}
                >
                  <ArrowLeft aria-hidden className="size-5" />
                </Link>
              )
            }
            saved={
              !isOnline && answering.saved === 'here' ? (
                <span>
                  <FormattedMessage id="questionnaires.form.kept" />
                </span>
              ) : (
                answering.saved === 'saved' && (
                  <>
                    <Check aria-hidden className="mr-1 inline size-4 align-[-0.2em]" />
                    <span className="max-sm:sr-only">
                      <FormattedMessage id="questionnaires.form.saved" />
                    </span>
                  </>
                )
              )
            }
          />
          <p className="mt-6 text-sm font-semibold text-ink-soft">
            {section?.title}
            {!question.required && (
              <span className="font-normal">
                {' · '}
                <FormattedMessage id="form.optional" />
              </span>
            )}
          </p>
          <h1 ref={heading} tabIndex={-1} className="mt-1 title-page outline-none">
            {filled(question.label)}
          </h1>
          {question.help !== null && <p className="mt-2 max-w-read text-ink-soft">{filled(question.help)}</p>}
          <div className={cx('grid gap-5 pt-5', isPressed && 'max-tablet:mt-auto')}>{children}</div>
        </Card>
        {next !== null && (
          <ActionBar className="max-tablet:mt-auto">
            {skip}
            <Button
              type="submit"
              variant={isSkip ? 'quiet' : 'primary'}
              pending={isPending}
              pendingLabel={formatMessage({ id: 'form.pending' })}
            >
              {next}
            </Button>
          </ActionBar>
        )}
      </form>
    </Columns>
  )
}

/** Focuses the heading of each question except the first, so that screen readers announce the question. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Skip the first page of a visit, because the browser announces it.
    if (document.activeElement !== document.body || hasMoved) heading.current?.focus({ preventScroll: true })
    hasMoved = true
  }, [])
  return heading
}

let hasMoved = false

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
