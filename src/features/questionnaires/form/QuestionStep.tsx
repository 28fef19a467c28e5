// Step for any question except an address. The answer is validated when the user continues; a click on a single
// choice continues immediately.
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQueuedSubmit } from '#src/forms/useQueuedSubmit.ts'
import { useZodForm } from '#src/forms/useZodForm.ts'
import { answerOf, valueOf } from '#shared/questionnaires/answerValue.ts'
import { schemaOf, normalizedAnswer } from './answerRules.ts'
import { FileField, type UploadState } from './FileField.tsx'
import { isOneChoice } from './oneChoice.ts'
import { ClickedChoice, useLeaving } from './ClickedChoice.tsx'
import { QuestionField, type AnswerValues } from './QuestionField.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useProblemText } from './useProblemText.ts'
import { useAnswerText } from './useAnswerText.ts'

export function QuestionStep({ refused, onNext, ...frame }: StepProps) {
  const { form: questionnaire, question, answering } = frame
  const { formatMessage } = useIntl()
  const explain = useProblemText()
  const { filled } = useAnswerText(questionnaire, answering.answers)
  /** The page stays open while pictures are being uploaded, because leaving it would abort the uploads. */
  const [uploadState, setUploadState] = useState<UploadState>('complete')
  const isUnfinished = uploadState !== 'complete'
  const answer = answering.answers.find(({ questionId }) => questionId === question.id)
  const unfinished = formatMessage({ id: 'form.upload.unfinished' })
  const form = useZodForm<AnswerValues>({
    schema: () => schemaOf(question),
    defaultValues: { answer: answer && valueOf(answer) },
    mode: 'onSubmit',
    prepare: async ({ answer: value }) => {
      const tidy = normalizedAnswer(question, answerOf(question, value))
      return { answer: tidy && valueOf(tidy) }
    },
    check: async () => (isUnfinished ? { answer: unfinished } : {}),
    explainProblem: (problem) => (isUnfinished ? unfinished : explain(question, problem)),
  })
  const { control, subscribe, setError, clearErrors } = form

  /** Error of the server about the stored answer, shown until the user enters another answer. */
  const [refusal] = useState(() => refused && explain(question, refused))
  useEffect(() => {
    if (refusal) setError('answer', { type: 'server', message: refusal })
  }, [refusal, setError])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type !== 'change') return
          clearErrors('answer')
          answering.put(question.id, answerOf(question, values.answer))
        },
      }),
    [subscribe, clearErrors, answering, question],
  )

  const goOnNow = form.handleSubmit(
    () => {
      const tidy = normalizedAnswer(question, answer)
      if (tidy !== answer) answering.put(question.id, tidy)
      onNext(question, tidy)
    },
    () => requestAnimationFrame(focusFirst),
  )
  const [goOn, isQueued] = useQueuedSubmit(goOnNow, uploadState === 'running')
  const { isLeaving, leave } = useLeaving()
  /**
   * Answer on which the button depends. It stays the same while the form moves to the next step, so that the label does
   * not change.
   */
  const [settled, setSettled] = useState(answer)
  if (!isLeaving && settled !== answer) setSettled(answer)
  const press = (value: string) =>
    leave((pressedAt) => {
      const chosen = 'options' in question ? [value] : Number(value)
      onNext(question, answerOf(question, chosen), pressedAt)
    })
  const field = { control, label: filled(question.label) }
  const isSkipped = !question.required && !settled
  const next = <FormattedMessage id={isSkipped ? 'questionnaires.form.skip' : 'questionnaires.form.next'} />
  // A required choice needs no button, because a click on it continues. Show the button if the choice was selected by
  // an arrow key or on an earlier visit.
  const isOwnWay = isOneChoice(question) && question.required && !settled
  return (
    <StepFrame
      {...frame}
      onSubmit={goOn}
      next={isOwnWay ? null : next}
      isSkip={isSkipped}
      isLeaving={isLeaving}
      isPending={isQueued}
      isPressed={isOneChoice(question)}
    >
      {question.kind === 'file' ? (
        <FileField {...field} question={question} onState={setUploadState} />
      ) : isOneChoice(question) ? (
        <ClickedChoice onPress={press}>
          <QuestionField {...field} question={question} />
        </ClickedChoice>
      ) : (
        <QuestionField {...field} question={question} />
      )}
    </StepFrame>
  )
}

/** Focuses the first invalid field. */
const focusFirst = () =>
  document
    .querySelector<HTMLElement>(
      'main form :is([aria-invalid=true], fieldset, [data-field]) :is(input, select, textarea), main form :is(input, textarea)[aria-invalid=true]',
    )
    ?.focus()
