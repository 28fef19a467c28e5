// State of the answers while the form is filled in. Answers are stored in this tab after each change, and on the
// server after a short delay and before the page is left. Saves run one by one, so that the first save of a visitor
// creates only one draft.
import { useEffect, useMemo, useRef, useState } from 'react'
import { onlineManager, useMutation } from '@tanstack/react-query'
import { saveQuestionnaireDraft } from '#generated/calls/questionnaires.ts'
import { VERSION_RETIRED } from '#generated/codes.ts'
import type { Answer as QuestionAnswer, Questionnaire } from '#generated/schema.d.ts'
import { CallError } from '#src/client/errors.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import type { AppContext } from '#src/runtime/app/context.ts'
import { draftsOf } from '#src/runtime/storage/drafts.ts'
import { storeSecret, readSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { storableAnswers } from './answerRules.ts'
import { storeOnDevice, type OpenedAnswers } from './storedAnswers.ts'

/** Debounce delay in ms before answers are saved on the server. */
const pause = 1_000

/** Delay in ms before a failed save is retried. */
const later = 15_000

/** Returns the id of the member, or an empty string for a visitor. */
const currentMember = ({ token, member }: AppContext) => (token() === null ? '' : member())

/**
 * Invalidates the queries that a saved draft changes, without refetching them: the form does not use them, and later
 * pages refetch them.
 */
export const makeStale = ({ queryClient }: Pick<AppContext, 'queryClient'>): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [tag] }) => saveQuestionnaireDraft.changes.some((changed) => changed === tag),
    refetchType: 'none',
  })

/** Save state of the answers: `here` if some are stored only in this tab, `saved` if the server has stored all. */
export type Saved = 'none' | 'here' | 'saved'

/** @param onStale called if the server has answers for another version of the questionnaire */
export function useAnswers(form: Questionnaire, begun: OpenedAnswers, onStale: () => void) {
  const { id, version } = form
  const app = useAppContext()
  const [drafts] = useState(() => draftsOf(app))
  const [owner] = useState(() => currentMember(app))
  const [answers, setAnswers] = useState(begun.answers)
  const [saved, setSaved] = useState<Saved>(begun.isUnsaved ? 'here' : 'none')
  const latest = useRef({ answers, isUnsaved: begun.isUnsaved, isSent: false })
  const queue = useRef(Promise.resolve())
  const timer = useRef<number>(undefined)
  // Use a mutation key without tags, so that saving while the user types does not refetch queries.
  const { mutateAsync } = useMutation({
    mutationKey: ['saveQuestionnaireDraft'],
    mutationFn: saveQuestionnaireDraft.mutation.mutationFn,
    meta: { handlesErrors: true },
  })

  async function save() {
    const { answers: answersToSave, isUnsaved, isSent } = latest.current
    // Do not save if the user has signed in or out in the meantime, because the answers then belong to another user.
    if (!isUnsaved || isSent || currentMember(app) !== owner) return
    const isVisitor = app.token() === null
    const { draftId } = readSecret(id)
    try {
      const draft = await mutateAsync({
        id,
        version,
        answers: await storableAnswers(form, answersToSave),
        ...(isVisitor && draftId !== undefined ? { draftId } : {}),
      })
      if (latest.current.isSent) return
      if (draft.draftId !== null) storeSecret(id, { draftId: draft.draftId })
      if (latest.current.answers !== answersToSave) return
      latest.current.isUnsaved = false
      storeOnDevice(drafts, id, { version, answers: answersToSave, isUnsaved: false })
      setSaved('saved')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setSaved('here')
      if (error.hasCode(VERSION_RETIRED)) onStale()
      // Delete the stored draft id if the draft does not exist any more: it was deleted after thirty days, or submitted
      // in another tab.
      else if (error.status === 404) storeSecret(id, { draftId: undefined })
      // Retry after a rate limit or server error. After a lost connection, the save runs when the connection returns.
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
    storeOnDevice(drafts, id, { version, answers: next, isUnsaved: true })
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void flush(), pause)
  }

  useEffect(() => {
    // Save answers that were stored before a reload, or that belong to an older version.
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
      // Invalidate the query of the previous page, which shows whether a draft exists. After a submission this is not
      // necessary, because the submission invalidates the same query.
      if (!latest.current.isSent) void makeStale(app)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the effect reads the latest values from refs
  }, [])

  return useMemo(
    () => ({
      answers,
      saved,
      put,
      flush,
      /** Deletes the stored answers after the submission. */
      end: () => {
        latest.current.isSent = true
        storeOnDevice(drafts, id, null)
      },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions use refs and constant values
    [answers, saved],
  )
}
