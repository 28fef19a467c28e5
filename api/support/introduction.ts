// Builds the introduction of the membership for people who have not signed in.
import type { components } from '#generated/schema.d.ts'
import { games } from '../catalog/checkIn.ts'
import { faq } from '../catalog/faq.ts'
import { valueIn } from '../catalog/facts.ts'
import { givenGifts, giftWindows, pictureOf } from '../catalog/gifts.ts'
import { levelPicture, levels } from '../catalog/levels.ts'
import { mallProducts, productPicture, type MallProduct } from '../catalog/mall.ts'
import { rights } from '../catalog/rights.ts'
import { shownPhoto } from '../catalog/schema.ts'
import { joiningReward, rewardOfTask } from '../catalog/tasks.ts'
import { freePieces, stockOf } from '../fulfillment/stock.ts'
import { levelIn } from '../levels/rules.ts'
import { localeOfCountry, languages } from '#shared/languages.ts'
import type { Caller } from '../http/operation.ts'
import type { Language } from '../locale/language.ts'
import { isOfferedIn, isOpen } from '../offers/eligibility.ts'
import type { Database } from '../store/store.ts'
import { previewsFor } from './previews.ts'

type Introduction = components['schemas']['Introduction']
type Context = { db: Database; language: Language; now: Date } & Pick<
  Caller,
  'country' | 'isCountryEstimated'
>

const rewardCount = 4
const questionCount = 3

export async function introductionIn(context: Context): Promise<Introduction> {
  const { language } = context
  return {
    ...previewsFor(context),
    joinCoins: joiningReward().coins,
    checkInCoins: (games().normalCheckIn.rewards[0]?.coins ?? 0) + rewardOfTask('first-check-in').coins,
    newBabyGift: newBabyGiftIn(context),
    rewards: await rewardsIn(context),
    levels: levels().map((level) => ({
      level: levelIn(language, level),
      picture: levelPicture(level.level),
      rights: [...rights().values()]
        .filter(({ fromLevel }) => fromLevel === level.level)
        .map(({ name }) => name[language]),
    })),
    questions: faq()
      .slice(0, questionCount)
      .flatMap(({ items: [first] }) => first ?? [])
      .map(({ id, question, answer, products }) => ({
        id,
        question: question[language],
        answer: answer[language],
        products,
      })),
  }
}

/** Returns the first gift for newborns of level 1; level 1 is the level of new members. */
function newBabyGiftIn(context: Context): Introduction['newBabyGift'] {
  const { language, country } = context
  const gift = givenGifts().find(
    (each) => each.kind === 'newBaby' && each.fromLevel === 1 && isOfferedIn(each, country),
  )
  if (!gift) return null
  return {
    id: gift.id,
    name: gift.name[language],
    text: gift.text[language],
    picture: pictureOf(gift),
    ...shownPhoto(gift.photo, language),
    ...valueIn(gift, isLikely(context) ? (country ?? '') : ''),
    daysAfter: giftWindows().newBaby.daysAfter,
  }
}

/**
 * Checks whether the country of the request is likely the country of the reader. Many browsers outside the United
 * States accept `en-US`: a country that is only estimated from the languages of the browser counts only if the page is
 * in the language of this country.
 */
const isLikely = ({ language, country, isCountryEstimated }: Context) => {
  const home = localeOfCountry(country)
  return !isCountryEstimated || (home !== 'EN' && languages[home].wire === language)
}

/** Returns products that a new member can redeem now: first one of each category, in display order. */
async function rewardsIn({ db, language, country, now }: Context): Promise<Introduction['rewards']> {
  const stock = await stockOf(db, 'product')
  const products = [...mallProducts().values()].filter(
    (product) =>
      product.fromLevel === 1 &&
      product.category !== 'voucher' &&
      isOfferedIn(product, country) &&
      isOpen(product, now) &&
      freePieces(stock.get(product.id), product.stock) > 0,
  )
  const isFirst = (product: MallProduct) =>
    products.find(({ category }) => category === product.category) === product
  const sorted = products.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  return sorted.slice(0, rewardCount).map((product) => ({
    id: product.id,
    name: product.name[language],
    picture: productPicture(product.id),
    ...shownPhoto(product.photo, language),
    price: product.price,
  }))
}
