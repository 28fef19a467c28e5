// Assigns the questionnaires that a visitor submitted on this device to the member who signs in, with their rewards.
// This works for any sign-in method, on any page, and even a day later. A claim code is deleted when the server has
// accepted or rejected it.
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import {
  getQuestionnaireResult,
  listQuestionnaires,
  redeemClaimCode,
} from '#generated/calls/questionnaires.ts'
import type { QuestionnaireResult } from '#generated/schema.d.ts'
import { CallError } from '#src/client/errors.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { storeSecret, storedClaims } from './visitorSecrets.ts'

/** Toast duration in ms; longer than usual, because the user does not expect the toast. */
const timeout = 10_000

/** Mutation key of the call. Pages use it to observe the call with `useMutationState`. */
export const claimingSubmissions = { mutationKey: redeemClaimCode.mutation.mutationKey }

/**
 * Claims the submissions at start-up and after each navigation. Every sign-in ends with a navigation, so this function
 * notices the sign-in.
 */
export function followClaims(app: AppContext, router: AnyRouter) {
  const start = () => void claimSubmissions(app)
  router.subscribe('onResolved', start)
  start()
}

const running = new WeakMap<AppContext, Promise<void>>()

/** Claims the submissions. Returns the running call if there is one; has no effect for visitors. */
export function claimSubmissions(app: AppContext): Promise<void> {
  if (app.token() === null || storedClaims().length === 0) return Promise.resolve()
  const begun = running.get(app) ?? takeAll(app).finally(() => running.delete(app))
  running.set(app, begun)
  return begun
}

async function takeAll(app: AppContext) {
  for (const { questionnaireId, claimCode } of storedClaims()) {
    try {
      const redeeming = new MutationObserver(app.queryClient, {
        ...redeemClaimCode.mutation,
        meta: { handlesErrors: true },
      })
      const result = await redeeming.mutate({ claimCode })
      storeResult(app.queryClient, result)
      notifyReward(app, result)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Keep the claim code, because the claim is retried after the next navigation. If the session has ended, its
      // claim codes have already been deleted.
      if (!isDecided(error)) return
    }
    storeSecret(questionnaireId, { claimCode: undefined })
  }
}

/** Writes the response into the cache, so that pages need not wait until the invalidated queries are refetched. */
function storeResult(queryClient: QueryClient, result: QuestionnaireResult) {
  const { questionnaireId: id } = result
  queryClient.setQueryData(getQuestionnaireResult.query({ id }).queryKey, result)
  queryClient.setQueryData(
    listQuestionnaires.query().queryKey,
    (list) =>
      list && {
        items: list.items.map((summary) => (summary.id === id ? { ...summary, submitted: true } : summary)),
      },
  )
}

function notifyReward(
  { localeStore, toasts }: AppContext,
  { reward: { coins, name = '' } }: QuestionnaireResult,
) {
  const { intl } = localeStore.get()
  const id = name === '' ? 'questionnaires.arrived' : 'questionnaires.arrived.gift'
  toasts.show('positive', intl.formatMessage({ id }, { coins, gift: name }), { timeout })
}

/**
 * Returns true if the server has rejected the claim code. After a lost connection, a server error or a rate limit it
 * returns false, and the claim is retried.
 */
const isDecided = (error: CallError) => error.status === 200 && !error.endsSession
