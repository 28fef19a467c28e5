// The answers while the form is filled in: kept in this tab with each change, and on the server a moment later and before the
// page is left, one save after the other, so that a visitor's first makes one draft.
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

/** Milliseconds without a change after which the server is told. */
const pause = 1_000

/** Milliseconds after which it is told again where it did not listen. */
const later = 15_000

/** A member's id, or nothing for a visitor. */
const whoseNow = ({ token, member }: AppContext) => (token() === null ? '' : member())

/** What a saved draft changes by the contract is read anew before the next page that needs it; the form reads nothing of it. */
export const makeStale = ({ queryClient }: Pick<AppContext, 'queryClient'>): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [tag] }) => saveQuestionnaireDraft.changes.some((changed) => changed === tag),
    refetchType: 'none',
  })

/** `here`: the server does not have all of it. */
export type Saved = 'none' | 'here' | 'saved'

/** @param onStale what to do where the server knows the answers by another version of the questions */
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
  // Without the tags of the contract: the page shows what it sends, and reads nothing anew after each key.
  const { mutateAsync } = useMutation({
    mutationKey: ['saveQuestionnaireDraft'],
    mutationFn: saveQuestionnaireDraft.mutation.mutationFn,
    meta: { handlesErrors: true },
  })

  async function save() {
    const { answers: answersToSave, isUnsaved, isSent } = latest.current
    // Who has signed in or out since is somebody else: what was typed before is not theirs.
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
      // Forgotten after thirty days, or sent from another tab.
      else if (error.status === 404) keepSecret(id, { draftId: undefined })
      // Too many at once in one network, or a server that is not well; a lost connection tells when it is back.
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
    // Typed before a reload, or carried over from an older version.
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
      // Whether something was begun shows on the page before; what sending changes it has told of itself.
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
      /** They are sent: nothing of them is kept any more. */
      end: () => {
        latest.current.isSent = true
        keepOnDevice(drafts, id, null)
      },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions use refs, and what stays while the form shows
    [answers, saved],
  )
}
