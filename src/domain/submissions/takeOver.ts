// Makes what was sent as a visitor a member's own, with its reward, as soon as somebody is signed in on this device: however they
// signed in, on whatever page, and also a day later. A code leaves the device once the server has decided on it.
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

/** Milliseconds that the notice stays: nobody waits for it when it comes. */
const timeout = 10_000

/** Pages see it come and go by the key of its call: `useMutationState`. */
export const takingOver = { mutationKey: redeemClaimCode.mutation.mutationKey }

/** Takes over what this device has, at the start and after each change of the page: a sign-in ends with one. */
export function followClaims(app: AppContext, router: AnyRouter) {
  const start = () => void takeOver(app)
  router.subscribe('onResolved', start)
  start()
}

const running = new WeakMap<AppContext, Promise<void>>()

/** Does nothing for a visitor, or while it is under way. */
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
      // It is sent again at the next page; the end of a session forgets what is kept.
      if (!isDecided(error)) return
    }
    keepSecret(questionnaireId, { claimCode: undefined })
  }
}

/** Beforehand, because what the call has made stale is still being read. */
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

/** Not where no answer came, the server was not well, or it was asked too often. */
const isDecided = (error: CallError) => error.status === 200 && !error.endsSession
