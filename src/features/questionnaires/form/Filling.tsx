// A questionnaire that is being filled in: one question a page, each with an address of its own, and before sending all answers.
import { useEffect, useState } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useQuestionnaire } from '../../../../generated/hooks/questionnaires.ts'
import { walk } from '../../../shared/questionnaires/branching.ts'
import type {
  Answer as QuestionAnswer,
  Question,
  QuestionnaireSummary,
} from '../../../../generated/schema.d.ts'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { AddressStep } from './AddressStep.tsx'
import type { Begun } from './keptAnswers.ts'
import { QuestionStep } from './QuestionStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { formSearch, type FormSearch } from './search.ts'
import { useAnswers } from './useAnswers.ts'
import { usePrepared } from './usePrepared.ts'

type FillingProps = { summary: QuestionnaireSummary; begun: Begun; onStale: () => void }

export function Filling({ summary, begun, onStale }: FillingProps) {
  const { id, screen, version: newest } = summary
  const { data: form } = useQuestionnaire(begun.version === newest ? { id } : { id, version: begun.version })
  const { question: asked, review, change } = formSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const answering = useAnswers(form, begun, onStale)
  usePrepared(form)
  const [hasChanged, setHasChanged] = useState(begun.hasChanged)
  const [refused, setRefused] = useState<{ id: string; code: string }>()

  const go = (search: FormSearch, replace = false) => void navigate({ to: '.', search, replace })
  const { visible, kept } = walk(form, answering.answers)
  const current = review ? undefined : visible.find((one) => one.id === asked)
  const isNowhere = !review && !current
  useEffect(() => {
    if (isNowhere) go(whereTo(visible, kept), true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address that names no question that shows
  }, [isNowhere, asked])

  if (review)
    return (
      <ReviewStep
        screen={screen}
        form={form}
        answering={answering}
        onProblem={(question, code) => {
          setRefused({ id: question, code })
          go({ question, change: true })
        }}
        onStale={onStale}
      />
    )
  if (!current) return <PageSkeleton />

  function onNext(question: Question, answer: QuestionAnswer | undefined) {
    const others = answering.answers.filter(({ questionId }) => questionId !== question.id)
    const answers = answer ? [...others, answer] : others
    const { visible: now } = walk(form, answers)
    const rest = now.slice(now.findIndex((one) => one.id === question.id) + 1)
    const isOpen = (one: Question) => one.required && !answers.some(({ questionId }) => questionId === one.id)
    const next = change ? rest.find(isOpen) : rest[0]
    setRefused(undefined)
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
      previous={change ? 'review' : visible[visible.indexOf(current) - 1]?.id}
      refused={refused?.id === current.id ? refused.code : undefined}
      onNext={onNext}
      hasChanged={hasChanged}
      onSeen={() => setHasChanged(false)}
    />
  )
}

/** The question after the last that was answered; with none answered the first, with all of them the end. */
function whereTo(visible: readonly Question[], kept: readonly QuestionAnswer[]): FormSearch {
  const last = visible.findLastIndex(({ id }) => kept.some(({ questionId }) => questionId === id))
  const next = visible[last + 1]
  return next ? { question: next.id } : { review: true }
}
