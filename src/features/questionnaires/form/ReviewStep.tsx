// Review before the submission: all visible questions with their answers, each with a link to change the answer.
// Answers to hidden questions are omitted and not sent.
import Gift from 'lucide-react/icons/gift'
import { useId, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { listProvinces } from '#generated/calls/platform.ts'
import { walk } from '#shared/questionnaires/branching.ts'
import type {
  Answer as QuestionAnswer,
  PostalAddress,
  Question,
  Questionnaire,
  QuestionnaireScreen,
} from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { RewardLine } from '../RewardLine.tsx'
import { Sections } from './Sections.tsx'
import { useHeadingFocus } from './StepFrame.tsx'
import type { useAnswers } from './useAnswers.ts'
import { useSendAnswers, type SendOptions } from './useSendAnswers.ts'
import { useAnswerText } from './useAnswerText.ts'
import { useRest } from './useRest.ts'

type ReviewStepProps = Pick<SendOptions, 'onProblem' | 'onStale'> & {
  screen: QuestionnaireScreen
  form: Questionnaire
  answering: ReturnType<typeof useAnswers>
  /** Ignore clicks until this time, measured by `performance.now()`. */
  restUntil: number
}

export function ReviewStep({ screen, form, answering, restUntil, onProblem, onStale }: ReviewStepProps) {
  const { formatMessage } = useIntl()
  const heading = useHeadingFocus()
  const isResting = useRest(restUntil)
  const { visible, validAnswers: visibleAnswers } = walk(form, answering.answers)
  const { send, isSending, isWaiting } = useSendAnswers({ screen, form, answering, onProblem, onStale })
  const pages = form.pages
    .map((page) => ({ ...page, questions: page.questions.filter((question) => visible.includes(question)) }))
    .filter(({ questions }) => questions.length > 0)
  return (
    <Columns aside={<Sections form={form} current={undefined} />}>
      <header className="mb-2">
        <h1 ref={heading} tabIndex={-1} className="title-page outline-none">
          <FormattedMessage id="questionnaires.form.review" />
        </h1>
        <p className="mt-2 text-ink-soft">
          <FormattedMessage id="questionnaires.form.review.text" />
        </p>
        <p className="mt-2 flex gap-2 font-semibold">
          <Gift aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>
            <RewardLine reward={form.reward} />
          </span>
        </p>
      </header>
      {pages.map(({ id, title, questions }) => (
        <Card key={id} as="section">
          <h2 className="title-card">{title}</h2>
          <ul className="mt-1 divide-y divide-line">
            {questions.map((question) => (
              <Answered key={question.id} form={form} question={question} answers={visibleAnswers} />
            ))}
          </ul>
        </Card>
      ))}
      <div role="status">
        {isWaiting && <Notice tone="ongoing" text={<FormattedMessage id="questionnaires.form.waiting" />} />}
      </div>
      <ActionBar className={isResting ? 'pointer-events-none' : ''}>
        <Button
          pending={isSending}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => void send()}
        >
          <FormattedMessage id="questionnaires.form.send" />
        </Button>
      </ActionBar>
    </Columns>
  )
}

type AnsweredProps = { form: Questionnaire; question: Question; answers: readonly QuestionAnswer[] }

function Answered({ form, question, answers }: AnsweredProps) {
  const labelId = useId()
  const change = useId()
  const { filled, wordsOf } = useAnswerText(form, answers)
  const answer = answers.find(({ questionId }) => questionId === question.id)
  const none: ReactNode = <FormattedMessage id="questionnaires.form.none" />
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p id={labelId} className="text-sm text-ink-soft">
          {filled(question.label)}
        </p>
        <p className={answer ? 'wrap-anywhere whitespace-pre-line' : 'text-ink-soft'}>
          {answer?.kind === 'address' ? (
            <span>
              <AddressSummary address={answer.address} />
            </span>
          ) : answer ? (
            <span>{wordsOf(question, answer)}</span>
          ) : (
            <span>{none}</span>
          )}
        </p>
      </div>
      <Link
        id={change}
        to="."
        search={{ question: question.id, change: true }}
        aria-labelledby={`${change} ${labelId}`}
        className={`${linkClass} shrink-0`}
      >
        <FormattedMessage id="questionnaires.form.change" />
      </Link>
    </li>
  )
}

function AddressSummary({ address }: { address: PostalAddress }) {
  const { addressLines } = useFormats()
  const { countryCode, province } = address
  const { data } = useQuery(listProvinces.query({ countryCode }))
  const provinceName = data?.items.find(({ code }) => code === province)?.name ?? province
  return [address.recipient, ...addressLines({ ...address, ...(provinceName ? { provinceName } : {}) })].join(
    '\n',
  )
}
