// Submits the answers: validates them first, ignores repeated clicks, and retries when the connection returns.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { onlineManager } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useSubmitQuestionnaire } from '#generated/hooks/questionnaires.ts'
import { ALREADY_SUBMITTED, VERSION_RETIRED } from '#generated/codes.ts'
import { walk } from '#shared/questionnaires/branching.ts'
import type { Questionnaire, QuestionnaireScreen } from '#generated/schema.d.ts'
import { CallError } from '#src/client/errors.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { failureText } from '#src/runtime/format/failureText.ts'
import { storeSecret, readSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { pathsOf } from '../paths.ts'
import { problemWith } from './answerRules.ts'
import type { useAnswers } from './useAnswers.ts'

export type SendOptions = {
  screen: QuestionnaireScreen
  form: Questionnaire
  answering: ReturnType<typeof useAnswers>
  /** Called if an answer is missing or invalid. */
  onProblem: (questionId: string, code: string) => void
  onStale: () => void
}

export function useSendAnswers({ screen, form, answering, onProblem, onStale }: SendOptions) {
  const { id, version } = form
  const app = useAppContext()
  const intl = useIntl()
  const navigate = useNavigate()
  const { mutateAsync } = useSubmitQuestionnaire({ meta: { showsRefusals: true } })
  const [isSending, setSending] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const isBusy = useRef(false)

  const toResult = () => void navigate({ to: pathsOf(screen).result, replace: true })

  async function sendOnce() {
    const { visible, validAnswers: visibleAnswers } = walk(form, answering.answers)
    for (const question of visible) {
      const answer = visibleAnswers.find(({ questionId }) => questionId === question.id)
      const code = await problemWith(question, answer)
      if (code) return onProblem(question.id, code)
    }
    await answering.flush()
    const { draftId } = app.token() === null ? readSecret(id) : {}
    try {
      const { dropped, claimCode } = await mutateAsync({
        id,
        version,
        answers: visibleAnswers,
        ...(draftId === undefined ? {} : { draftId }),
      })
      answering.end()
      if (claimCode !== null) storeSecret(id, { claimCode, draftId: undefined })
      if (dropped.length > 0) {
        const values = { count: dropped.length }
        app.toasts.show('info', intl.formatMessage({ id: 'questionnaires.form.dropped' }, values))
      }
      toResult()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await follow(error)
    }
  }

  async function follow(error: CallError) {
    const about = error.reasons.find(({ field }) => field?.startsWith('answers.'))
    const [, questionId] = about?.field?.split('.') ?? []
    if (error.status === 0) return setWaiting(true)
    if (error.hasCode(VERSION_RETIRED)) return onStale()
    if (about && questionId) {
      if (about.code === 'FILE_LOST') answering.put(questionId, undefined)
      return onProblem(questionId, about.code)
    }
    if (error.status === 404) storeSecret(id, { draftId: undefined })
    app.toasts.show('negative', failureText(error, intl))
    if (!error.hasCode(ALREADY_SUBMITTED)) return
    answering.end()
    toResult()
  }

  async function send() {
    // Use a ref, because a second click may come before React has rendered the state that the first click has set.
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setWaiting(false)
    try {
      await sendOnce()
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  useEffect(() => {
    if (!isWaiting) return
    return onlineManager.subscribe((isOnline) => {
      if (isOnline) void send()
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `send` submits the answers
  }, [isWaiting, answering])

  return { send, isSending, isWaiting }
}
