// Builds emails to members about their place at an event, and about the result of a raffle.
import { titleOf } from '../catalog/campaigns.ts'
import type { Message } from '../integrations/integrations.ts'
import { writeLinkedMail, writeMoment } from '../locale/intl.ts'
import { languageIn, type Language } from '../locale/language.ts'

const placeMails = {
  registered: 'mails.placeSaved',
  waiting: 'mails.placeWaiting',
  movedUp: 'mails.placeMovedUp',
} as const

type Place = {
  activityId: string
  /**
   * Key of the message in `placeMails`. There is one message for each case: the member got a place, is on the waiting
   * list, or moved up from the waiting list to a place.
   */
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
  const link = `/activity/${year}/${campaign}`
  return writeLinkedMail(to, placeMails[as], { language, params: values, link })
}

/**
 * Builds the email about the result of a raffle, in the language of the member's country because a job has no request
 * language. The text does not contain the name of the activity, because the name may be about babies, and the member
 * may have hidden baby content.
 * @param coins number of coins that the member has won; `null` if the member has won no prize
 */
export function outcomeMail(to: string, countryCode: string, coins: number | null): Message {
  const language = languageIn(countryCode)
  const link = '/activities?show=mine'
  return coins === null
    ? writeLinkedMail(to, 'mails.raffleDrawn', { language, params: {}, link })
    : { ...writeLinkedMail(to, 'mails.raffleWon', { language, params: { coins }, link }), look: 'won' }
}
