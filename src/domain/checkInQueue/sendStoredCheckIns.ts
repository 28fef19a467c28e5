// Sends check-ins that were stored while offline, and shows their results. This happens at start-up and when the
// connection returns.
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { lateCheckIn } from '#generated/calls/games.ts'
import { ALREADY_CHECKED_IN, CHECK_IN_DAY_DONE } from '#generated/codes.ts'
import { CallError } from '#src/client/errors.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { gameChanged } from './gameChanged.ts'
import { dayText } from '#src/runtime/format/dates.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import {
  deleteCheckInsOfOthers,
  isExpired,
  storedCheckInsOf,
  removeCheckIn,
  type StoredCheckIn,
} from './storedCheckIns.ts'

/** Toast duration in ms; longer than usual, because the user does not expect the toast. */
const timeout = 10_000

export function followStoredCheckIns(app: AppContext) {
  deleteCheckInsOfOthers(app)
  // Use a lock, so that only one of several tabs sends the check-ins.
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
  for (const storedCheckIn of storedCheckInsOf(app.member())) {
    if (isExpired(storedCheckIn)) {
      removeCheckIn(storedCheckIn.key)
      const { intl } = app.localeStore.get()
      app.toasts.show('warning', intl.formatMessage({ id: 'games.late.tooLate' }), { timeout })
    } else if (!(await send(app, storedCheckIn))) return
  }
}

/** @returns true if the server has accepted or rejected the check-in; false if it must be retried later */
async function send(
  { queryClient, localeStore, toasts }: AppContext,
  storedCheckIn: StoredCheckIn,
): Promise<boolean> {
  const { game, pressedAt, key } = storedCheckIn
  const sending = new MutationObserver(queryClient, {
    ...lateCheckIn.mutation,
    mutationFn: lateCheckIn.under(key),
    meta: { showsRefusals: true },
  })
  const { intl } = localeStore.get()
  try {
    const { date, reward, state } = await sending.mutate({ game, pressedAt })
    gameChanged(queryClient, state)
    removeCheckIn(key)
    const values = { date: dayText(intl, date), coins: reward.coins }
    toasts.show('positive', intl.formatMessage({ id: 'games.late.landed' }, values), { timeout })
    return true
  } catch (error) {
    if (!(error instanceof CallError && isDecided(error))) return false
    removeCheckIn(key)
    const isDone = error.hasCode(ALREADY_CHECKED_IN) || error.hasCode(CHECK_IN_DAY_DONE)
    toasts.show(isDone ? 'info' : 'warning', failureText(error, intl), { timeout })
    return true
  }
}

/**
 * Returns true if the server has rejected the check-in. After a lost connection, a server error or a rate limit it
 * returns false, and the check-in is retried. An ended session also returns false, but it deletes the stored check-ins.
 */
const isDecided = ({ status, refusal }: CallError) =>
  refusal !== undefined && [200, 400, 403, 404].includes(status)
