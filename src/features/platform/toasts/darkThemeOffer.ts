// Offers the dark theme in the evening, once per night, to visitors who have not chosen a theme and whose system
// theme is light. The theme switch in the top bar is always available.
import type { AppContext } from '#src/runtime/app/context.ts'
import { localStore } from '#src/runtime/storage/localStore.ts'
import { systemTheme } from '#src/runtime/app/theme.ts'

/** Local-storage key for the time until which no offer is shown, in ms since 1970. */
export const quietUntilKey = 'nightQuietUntil'

const hour = 3_600_000
const eveningHour = 21
const morningHour = 6
const toastTimeout = 60_000

/** Shows the offer immediately, or when the evening starts. @returns a function that cancels the offer */
export function offerDarkTheme(app: AppContext): () => void {
  const now = new Date()
  if (now.getHours() >= eveningHour || now.getHours() < morningHour) {
    offer(app, now)
    return () => {}
  }
  const timer = setTimeout(
    () => offer(app, new Date()),
    new Date(now).setHours(eveningHour, 0, 0, 0) - now.getTime(),
  )
  return () => clearTimeout(timer)
}

function offer({ theme, toasts, localeStore }: AppContext, now: Date) {
  if (theme.get() !== undefined || systemTheme.get() === 'night') return
  if (Number(localStore.get(quietUntilKey)) > now.getTime()) return
  // Show no further offer for twelve hours. Even if this offer is shown late in the night, the period ends before the
  // next evening.
  localStore.set(quietUntilKey, String(now.getTime() + 12 * hour))
  const { formatMessage } = localeStore.get().intl
  toasts.show('info', formatMessage({ id: 'platform.night' }), {
    timeout: toastTimeout,
    action: { label: formatMessage({ id: 'platform.night.accept' }), act: () => theme.set('night') },
  })
}
