// Decides when the hub offers the dark theme: between 21:00 and 6:00, to members who have neither chosen a theme nor
// answered the offer on this device, and whose system theme is light.
import type { AppContext } from '#src/runtime/app/context.ts'
import { systemTheme } from '#src/runtime/app/theme.ts'
import { localStore } from '#src/runtime/storage/localStore.ts'

/** Local-storage key that is set as soon as the member has answered the offer, which is then never repeated. */
export const answeredKey = 'darkThemeAnswered'

const eveningHour = 21
const morningHour = 6

export function mayOfferDarkTheme({ theme }: Pick<AppContext, 'theme'>, now: Date): boolean {
  const isNight = now.getHours() >= eveningHour || now.getHours() < morningHour
  return (
    isNight &&
    theme.get() === undefined &&
    systemTheme.get() === 'day' &&
    localStore.get(answeredKey) === null
  )
}

export const noteAnswered = () => localStore.set(answeredKey, '1')
