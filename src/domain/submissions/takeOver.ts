// Claims submissions of a visitor for a member, with their rewards, once someone is signed in on this device: by any
// sign-in method, on any page, even a day later. A claim code is deleted once the server has accepted or rejected it.
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
import { keepSecret, keptClaims } from './visitorSecrets.ts'

/** Toast duration in ms; longer than usual, because the user does not expect it. */
const timeout = 10_000

/** Mutation key by which pages observe the call: `useMutationState`. */
export const takingOver = { mutationKey: redeemClaimCode.mutation.mutationKey }

/** Claims submissions of this device at start-up and after each navigation, because a sign-in ends with one. */
export function followClaims(app: AppContext, router: AnyRouter) {
  const start = () => void takeOver(app)
  router.subscribe('onResolved', start)
  start()
}

const running = new WeakMap<AppContext, Promise<void>>()

/** Returns the running call if there is one; ignores visitors. */
export function takeOver(app: AppContext): Promise<void> {
  if (app.token() === null || keptClaims().length === 0) return Promise.resolve()
  const begun = running.get(app) ?? takeAll(app).finally(() => running.delete(app))
  running.set(app, begun)
  return begun
}

async function takeAll(app: AppContext) {
  for (const { questionnaireId, claimCode } of keptClaims()) {
    try {
      const redeeming = new MutationObserver(app.queryClient, {
        ...redeemClaimCode.mutation,
        meta: { handlesErrors: true },
      })
      const result = await redeeming.mutate({ claimCode })
      storeResult(app.queryClient, result)
      tell(app, result)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Retried after the next navigation; the end of a session deletes stored codes.
      if (!isDecided(error)) return
    }
    keepSecret(questionnaireId, { claimCode: undefined })
  }
}

/** Updates the cache, because queries that the call has invalidated are still being refetched. */
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

function tell({ localeStore, toasts }: AppContext, { reward: { coins, name = '' } }: QuestionnaireResult) {
  const { intl } = localeStore.get()
  const id = name === '' ? 'questionnaires.arrived' : 'questionnaires.arrived.gift'
  toasts.show('positive', intl.formatMessage({ id }, { coins, gift: name }), { timeout })
}

/** False without a response, after a server error or after a rate limit. */
const isDecided = (error: CallError) => error.status === 200 && !error.endsSession
