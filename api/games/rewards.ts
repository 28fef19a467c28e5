// What a day or a draw brings, as members see it.
import type { components } from '../../generated/schema.d.ts'
import type { Prize } from '../rewards/award.ts'
import type { Language, Localized } from '../language.ts'

type Reward = components['schemas']['Reward']

/** A prize of the catalogue in the language; its name where it is more than coins and points. */
export function shownReward(
  { coins = 0, points = 0, voucher, gift, tickets, name }: Prize & { name?: Localized },
  language: Language,
): Reward {
  return {
    coins,
    points,
    ...(name && { name: name[language] }),
    ...(voucher && { voucher }),
    ...(gift && { gift }),
    ...(tickets && { tickets }),
  }
}

export const noReward: Reward = { coins: 0, points: 0 }
