// E-mails to members about their place at an event, and about a raffle that was drawn.
import { titleOf } from '../catalog/campaigns.ts'
import type { Message } from '../integrations/integrations.ts'
import { writeMail, writeMoment } from '../locale/intl.ts'
import { languageIn, type Language } from '../locale/language.ts'

const placeMails = {
  registered: 'mails.placeSaved',
  waiting: 'mails.placeWaiting',
  movedUp: 'mails.placeMovedUp',
} as const

type Place = {
  activityId: string
  /** What is said of it. */
  as: keyof typeof placeMails
  event: { startsAt: Date; place: string }
  timeZone: string
}

export function placeMail(
  to: string,
  { activityId, as, event, timeZone }: Place,
  language: Language,
): Message {
  const startTime = writeMoment(event.startsAt, { language, timeZone, dateStyle: 'full' })
  const values = { activity: titleOf(activityId)[language], when: startTime, place: event.place }
  const [year, campaign] = activityId.split('-')
  return {
    ...writeMail(to, placeMails[as], { language, params: values }),
    link: `/activity/${year}/${campaign}`,
  }
}

/**
 * In the language of the member's country: nobody asks for it, so no call tells another. It names no activity, because what a
 * member has silenced may be in its name.
 * @param coins what was won; `null` for nothing
 */
export function outcomeMail(to: string, countryCode: string, coins: number | null): Message {
  const language = languageIn(countryCode)
  const mail =
    coins === null
      ? writeMail(to, 'mails.raffleDrawn', { language, params: {} })
      : writeMail(to, 'mails.raffleWon', { language, params: { coins } })
  return { ...mail, link: '/activities?show=mine' }
}
