// Sends check-ins that were stored offline, at start-up and when the connection returns, and shows the result.
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { lateCheckIn } from '#generated/calls/games.ts'
import { ALREADY_CHECKED_IN, CHECK_IN_DAY_DONE } from '#generated/codes.ts'
import { CallError } from '#src/client/errors.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { gameChanged } from './gameChanged.ts'
import { dayText } from '#src/runtime/format/dates.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { forgetKeptOfOthers, isTooLate, keptOf, removeKept, type KeptCheckIn } from './keptCheckIns.ts'

/** Toast duration in ms; longer than usual, because the user does not expect it. */
const timeout = 10_000

export function followKeptCheckIns(app: AppContext) {
  forgetKeptOfOthers(app)
  // A lock lets only one of several tabs send.
  const start = async () => {
    if (navigator.locks) await navigator.locks.request('kept-check-ins', () => sendAll(app))
    else await sendAll(app)
  }
  onlineManager.subscribe((isOnline) => {
    if (isOnline) void start()
  })
  if (onlineManager.isOnline()) void start()
}

async function sendAll(app: AppContext) {
  for (const keptCheckIn of keptOf(app.member())) {
    if (isTooLate(keptCheckIn)) {
      removeKept(keptCheckIn.key)
      const { intl } = app.localeStore.get()
      app.toasts.show('warning', intl.formatMessage({ id: 'games.late.tooLate' }), { timeout })
    } else if (!(await send(app, keptCheckIn))) return
  }
}

/** @returns true if the server has accepted or rejected the check-in; otherwise it is retried later */
async function send(
  { queryClient, localeStore, toasts }: AppContext,
  keptCheckIn: KeptCheckIn,
): Promise<boolean> {
  const { game, pressedAt, key } = keptCheckIn
  const sending = new MutationObserver(queryClient, {
    ...lateCheckIn.mutation,
    mutationFn: lateCheckIn.under(key),
    meta: { showsRefusals: true },
  })
  const { intl } = localeStore.get()
  try {
    const { date, reward, state } = await sending.mutate({ game, pressedAt })
    gameChanged(queryClient, state)
    removeKept(key)
    const values = { date: dayText(intl, date), coins: reward.coins }
    toasts.show('positive', intl.formatMessage({ id: 'games.late.landed' }, values), { timeout })
    return true
  } catch (error) {
    if (!(error instanceof CallError && isDecided(error))) return false
    removeKept(key)
    const isDone = error.hasCode(ALREADY_CHECKED_IN) || error.hasCode(CHECK_IN_DAY_DONE)
    toasts.show(isDone ? 'info' : 'warning', failureText(error, intl), { timeout })
    return true
  }
}

/** False after a server error or rate limit, which are retried. The end of a session deletes stored check-ins. */
const isDecided = ({ status, refusal }: CallError) =>
  refusal !== undefined && [200, 400, 403, 404].includes(status)
