// Night colours are offered in the evening, once and quietly, to whoever has neither chosen yet nor a system that has. The
// switch stays in the bar for whoever does not answer.
import type { AppContext } from '../app/context.ts'
import { localStore } from '../start/storage.ts'
import { systemTheme } from './theme.ts'

/** Holds until when nothing is offered, in milliseconds since 1970. */
export const quietUntil = 'nightQuietUntil'

const hour = 3_600_000
const begins = 21
const ends = 6
const shownFor = 60_000

/** Offers them now, or once the evening begins. @returns what calls it off */
export function offerNight(app: AppContext): () => void {
  const now = new Date()
  if (now.getHours() >= begins || now.getHours() < ends) {
    offer(app, now)
    return () => {}
  }
  const timer = setTimeout(
    () => offer(app, new Date()),
    new Date(now).setHours(begins, 0, 0, 0) - now.getTime(),
  )
  return () => clearTimeout(timer)
}

function offer({ theme, notices, localeStore }: AppContext, now: Date) {
  if (theme.get() !== undefined || systemTheme.get() === 'night') return
  if (Number(localStore.get(quietUntil)) > now.getTime()) return
  // From any hour of a night this ends by day, before the next evening.
  localStore.set(quietUntil, String(now.getTime() + 12 * hour))
  const { formatMessage } = localeStore.get().intl
  notices.show('info', formatMessage({ id: 'platform.night' }), shownFor, {
    label: formatMessage({ id: 'platform.night.accept' }),
    act: () => theme.set('night'),
  })
}
