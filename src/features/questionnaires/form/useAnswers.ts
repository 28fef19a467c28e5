// State of the answers during the form: stored in this tab with each change, and on the server after a short delay
// and before leaving the page. Saves run one by one, so that the first save of a visitor creates a single draft.
import { useEffect, useMemo, useRef, useState } from 'react'
import { onlineManager, useMutation } from '@tanstack/react-query'
import { saveQuestionnaireDraft } from '#generated/calls/questionnaires.ts'
import { VERSION_RETIRED } from '#generated/codes.ts'
import type { Answer as QuestionAnswer, Questionnaire } from '#generated/schema.d.ts'
import { CallError } from '#src/client/errors.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import type { AppContext } from '#src/runtime/app/context.ts'
import { draftsOf } from '#src/runtime/storage/drafts.ts'
import { keepSecret, readSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { keepableAnswers } from './answerRules.ts'
import { keepOnDevice, type Begun } from './keptAnswers.ts'

/** Debounce delay in ms before answers are saved on the server. */
const pause = 1_000

/** Delay in ms before a failed save is retried. */
const later = 15_000

/** Returns the id of the member, or empty for a visitor. */
const whoseNow = ({ token, member }: AppContext) => (token() === null ? '' : member())

/**
 * Invalidates reads that a saved draft changes, without refetching: the form does not use them, and later pages
 * refetch them.
 */
export const makeStale = ({ queryClient }: Pick<AppContext, 'queryClient'>): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [tag] }) => saveQuestionnaireDraft.changes.some((changed) => changed === tag),
    refetchType: 'none',
  })

/** `here`: some answers are not saved on the server. */
export type Saved = 'none' | 'here' | 'saved'

/** @param onStale called if the server has answers for another version of the questions */
export function useAnswers(form: Questionnaire, begun: Begun, onStale: () => void) {
  const { id, version } = form
  const app = useAppContext()
  const [drafts] = useState(() => draftsOf(app))
  const [owner] = useState(() => whoseNow(app))
  const [answers, setAnswers] = useState(begun.answers)
  const [saved, setSaved] = useState<Saved>(begun.isUnsaved ? 'here' : 'none')
  const latest = useRef({ answers, isUnsaved: begun.isUnsaved, isSent: false })
  const queue = useRef(Promise.resolve())
  const timer = useRef<number>(undefined)
  // Without the tags of the contract, so that saving does not refetch with each key press.
  const { mutateAsync } = useMutation({
    mutationKey: ['saveQuestionnaireDraft'],
    mutationFn: saveQuestionnaireDraft.mutation.mutationFn,
    meta: { handlesErrors: true },
  })

  async function save() {
    const { answers: answersToSave, isUnsaved, isSent } = latest.current
    // The user has signed in or out since: the answers belong to another owner.
    if (!isUnsaved || isSent || whoseNow(app) !== owner) return
    const isVisitor = app.token() === null
    const { draftId } = readSecret(id)
    try {
      const draft = await mutateAsync({
        id,
        version,
        answers: await keepableAnswers(form, answersToSave),
        ...(isVisitor && draftId !== undefined ? { draftId } : {}),
      })
      if (latest.current.isSent) return
      if (draft.draftId !== null) keepSecret(id, { draftId: draft.draftId })
      if (latest.current.answers !== answersToSave) return
      latest.current.isUnsaved = false
      keepOnDevice(drafts, id, { version, answers: answersToSave, isUnsaved: false })
      setSaved('saved')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setSaved('here')
      if (error.hasCode(VERSION_RETIRED)) onStale()
      // The draft was deleted after thirty days, or submitted from another tab.
      else if (error.status === 404) keepSecret(id, { draftId: undefined })
      // Retry after a rate limit or server error; a lost connection triggers a save when it returns.
      else if (error.status !== 0) timer.current = window.setTimeout(() => void flush(), later)
    }
  }
  const flush = () => {
    clearTimeout(timer.current)
    return (queue.current = queue.current.then(save))
  }

  function put(questionId: string, answer: QuestionAnswer | undefined) {
    const otherAnswers = latest.current.answers.filter((entry) => entry.questionId !== questionId)
    const next = answer ? [...otherAnswers, answer] : otherAnswers
    latest.current = { ...latest.current, answers: next, isUnsaved: true }
    setAnswers(next)
    setSaved('here')
    keepOnDevice(drafts, id, { version, answers: next, isUnsaved: true })
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void flush(), pause)
  }

  useEffect(() => {
    // Save answers from before a reload, or of an older version.
    if (latest.current.isUnsaved) void flush()
    const onHide = () => {
      if (document.visibilityState === 'hidden') void flush()
    }
    document.addEventListener('visibilitychange', onHide)
    const stop = onlineManager.subscribe((isOnline) => {
      if (isOnline) void flush()
    })
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onHide)
      void flush()
      // The previous page shows if a draft exists: invalidate it. A submission invalidates on success.
      if (!latest.current.isSent) void makeStale(app)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it follows what is latest by itself
  }, [])

  return useMemo(
    () => ({
      answers,
      saved,
      put,
      flush,
      /** Deletes stored answers after the submission. */
      end: () => {
        latest.current.isSent = true
        keepOnDevice(drafts, id, null)
      },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions use refs, and what stays while the form shows
    [answers, saved],
  )
}
