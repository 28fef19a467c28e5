// A question of any kind but an address: answered as it shows, checked when one goes on.
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useIntl } from 'react-intl'
import { FileField } from './FileField.tsx'
import { QuestionField } from './QuestionField.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { tidied, useProblem } from './useProblem.ts'
import { useWords } from './useWords.ts'

export function QuestionStep({ refused, onNext, ...frame }: StepProps) {
  const { form, question, answering } = frame
  const { formatMessage } = useIntl()
  const { explain, problemWith } = useProblem()
  const { filled } = useWords(form, answering.answers)
  const [problem, setProblem] = useState<string | undefined>(refused)
  /** Files are under way: they would be lost with the page. */
  const [isUnfinished, setUnfinished] = useState(false)
  const [mayNotLeave, setMayNotLeave] = useState(false)
  const answer = answering.answers.find(({ questionId }) => questionId === question.id)

  async function goOn() {
    const tidy = tidied(question, answer)
    const found = await problemWith(question, tidy)
    setProblem(found)
    setMayNotLeave(isUnfinished)
    if (found || isUnfinished) return requestAnimationFrame(focusFirst)
    if (tidy !== answer) answering.put(question.id, tidy)
    onNext(question, tidy)
  }
  const error =
    mayNotLeave && isUnfinished
      ? formatMessage({ id: 'form.upload.unfinished' })
      : problem && explain(question, problem)
  const field = {
    ...{ answer, error, label: filled(question.label) },
    onAnswer: (next: typeof answer) => {
      setProblem(undefined)
      answering.put(question.id, next)
    },
  }
  const isSkipped = !question.required && !answer
  return (
    <StepFrame
      {...frame}
      onSubmit={goOn}
      next={<FormattedMessage id={isSkipped ? 'questionnaires.form.skip' : 'questionnaires.form.next'} />}
    >
      {question.kind === 'file' ? (
        <FileField {...field} question={question} onUnfinished={setUnfinished} />
      ) : (
        <QuestionField {...field} question={question} />
      )}
    </StepFrame>
  )
}

/** What is to be put right. */
const focusFirst = () =>
  document
    .querySelector<HTMLElement>(
      'main form :is([aria-invalid=true], fieldset, [data-field]) :is(input, select, textarea), main form :is(input, textarea)[aria-invalid=true]',
    )
    ?.focus()
