// Form of a questionnaire: one question per page, each with a separate URL, followed by a review of all answers.
import { useEffect, useState } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useGetQuestionnaire } from '#generated/hooks/questionnaires.ts'
import { questionsOf, walk } from '#shared/questionnaires/branching.ts'
import type {
  Answer as QuestionAnswer,
  Question,
  Questionnaire,
  QuestionnaireSummary,
} from '#generated/schema.d.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { AddressStep } from './AddressStep.tsx'
import type { OpenedAnswers } from './storedAnswers.ts'
import { clickDuration } from './oneChoice.ts'
import { QuestionStep } from './QuestionStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { formSearch, type FormSearch } from './search.ts'
import type { StepProps } from './StepFrame.tsx'
import { useAnswers } from './useAnswers.ts'
import { getAddressForm, modifyAddress } from '#generated/calls/addresses.ts'
import { listCallingCodes, listCountries, listProvinces } from '#generated/calls/platform.ts'
import { isEmail } from '#src/domain/contacts/email.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useCountry } from './useCountry.ts'

type FillingProps = { summary: QuestionnaireSummary; begun: OpenedAnswers; onStale: () => void }

export function Filling({ summary, begun, onStale }: FillingProps) {
  const { id, screen, version: newest } = summary
  const { data: form } = useGetQuestionnaire(
    begun.version === newest ? { id } : { id, version: begun.version },
  )
  const { question: currentId, review, change } = formSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const answering = useAnswers(form, begun, onStale)
  usePrepared(form)
  const [hasChanged, setHasChanged] = useState(begun.hasChanged)
  const [restUntil, setRestUntil] = useState(0)
  const [refused, setRefused] = useState<{ id: string; code: string }>()

  const go = (search: FormSearch, replace = false) => void navigate({ to: '.', search, replace })
  const { visible, validAnswers: visibleAnswers } = walk(form, answering.answers)
  const current = review ? undefined : visible.find((question) => question.id === currentId)
  const isNowhere = !review && !current
  useEffect(() => {
    if (isNowhere) go(nextSearch(visible, visibleAnswers), true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- run once per URL that contains no visible question
  }, [isNowhere, currentId])

  if (review)
    return (
      <ReviewStep
        screen={screen}
        form={form}
        answering={answering}
        restUntil={restUntil}
        onProblem={(question, code) => {
          setRefused({ id: question, code })
          go({ question, change: true })
        }}
        onStale={onStale}
      />
    )
  if (!current) return <PageSkeleton />

  const onNext: StepProps['onNext'] = (question, answer, pressedAt) => {
    const otherAnswers = answering.answers.filter(({ questionId }) => questionId !== question.id)
    const answers = answer ? [...otherAnswers, answer] : otherAnswers
    const { visible: now } = walk(form, answers)
    const rest = now.slice(now.findIndex((candidate) => candidate.id === question.id) + 1)
    const isOpen = (candidate: Question) =>
      candidate.required && !answers.some(({ questionId }) => questionId === candidate.id)
    const next = change ? rest.find(isOpen) : rest[0]
    setRefused(undefined)
    // Ignore clicks for a moment, because the submit button appears in place of the button that was just clicked.
    if (pressedAt !== undefined || !next) setRestUntil((pressedAt ?? performance.now()) + clickDuration)
    go(next ? { question: next.id, change } : { review: true })
  }
  const Step = current.kind === 'address' ? AddressStep : QuestionStep
  return (
    <Step
      key={current.id}
      screen={screen}
      form={form}
      answering={answering}
      question={current}
      restUntil={restUntil}
      previous={change ? 'review' : visible[visible.indexOf(current) - 1]?.id}
      refused={refused?.id === current.id ? refused.code : undefined}
      onNext={onNext}
      hasChanged={hasChanged}
      onSeen={() => setHasChanged(false)}
    />
  )
}

/**
 * Returns the page at which the user continues: the question after the last answered question. This is the first
 * question if there are no answers, and the review if all questions are answered.
 */
function nextSearch(visible: readonly Question[], answers: readonly QuestionAnswer[]): FormSearch {
  const last = visible.findLastIndex(({ id }) => answers.some(({ questionId }) => questionId === id))
  const next = visible[last + 1]
  return next ? { question: next.id } : { review: true }
}

/** Preloads the data that later questions need, so that the form works offline and on a poor network. */
function usePrepared(form: Questionnaire) {
  const { queryClient } = useAppContext()
  const countryCode = useCountry()
  const kinds = questionsOf(form).map(({ kind }) => kind)
  const asks = {
    email: kinds.includes('email'),
    address: kinds.includes('address'),
    phone: kinds.includes('phone'),
  }
  useEffect(() => {
    // Ignore errors, because the question loads its data again.
    const meta = { handlesErrors: true }
    if (asks.email) isEmail('').catch(() => {})
    if (asks.phone || asks.address) void queryClient.prefetchQuery({ ...listCallingCodes.query(), meta })
    if (!asks.address) return
    void queryClient.prefetchQuery({ ...listCountries.query(), meta })
    void queryClient.prefetchQuery({ ...getAddressForm.query({ countryCode }), meta })
    void queryClient.prefetchQuery({ ...listProvinces.query({ countryCode }), meta })
    modifyAddress.schema().catch(() => {})
  }, [queryClient, countryCode, asks.email, asks.phone, asks.address])
}
