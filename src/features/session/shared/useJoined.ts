// Celebrates the coins for joining on the page that opens after the registration.
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'

/** Time in ms until which the next page may load, on a slow phone, before the celebration is dropped. */
const patience = 60_000

/** Adds the celebration to the callback of a successful registration. */
export function useJoined<Arguments extends unknown[]>(next: (...values: Arguments) => void) {
  const { toasts } = useAppContext()
  return (...values: Arguments) => {
    // The page has no amount: the celebration reads it from the balance, and is shown only if the balance has coins.
    toasts.show('positive', '', { timeout: patience, earned: { at: Date.now(), isInPlace: true } })
    next(...values)
  }
}
