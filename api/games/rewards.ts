// Converts rewards of check-ins and draws to the format of the API contract.
import type { components } from '#generated/schema.d.ts'
import { pictureOf as giftPicture } from '../catalog/gifts.ts'
import type { Prize } from '../catalog/schema.ts'
import { voucherPicture } from '../catalog/vouchers.ts'
import type { Language, Localized } from '../locale/language.ts'

type Reward = components['schemas']['Reward']

/**
 * Converts a reward of the catalog. A reward that contains other prizes than coins and points, such as a voucher, also
 * has a picture and a localized name.
 */
export function shownReward(prize: Prize & { name?: Localized }, language: Language): Reward {
  const { coins = 0, points = 0, voucher, gift, tickets, name } = prize
  return {
    coins,
    points,
    ...(name && { name: name[language], picture: pictureOf(prize) }),
    ...(voucher && { voucher }),
    ...(gift && { gift }),
    ...(tickets && { tickets }),
  }
}

const pictureOf = ({ gift, voucher }: Prize) => {
  if (gift) return giftPicture({ id: gift })
  return voucher ? voucherPicture : '/art/prizes/ticket.svg'
}

export const noReward: Reward = { coins: 0, points: 0 }
