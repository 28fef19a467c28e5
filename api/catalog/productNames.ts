// Translates names of products. The shop sends the names of an order in the language of the order; members read them in
// their language if the catalog contains the product.
import { eachLanguage } from '#shared/languages.ts'
import type { Language, Localized } from '../locale/language.ts'
import { gifts } from './gifts.ts'
import { giftRegistration } from './giftRegistration.ts'
import { mallProducts } from './mall.ts'
import { registrableProducts } from './registrableProducts.ts'

/** Returns the name in the language; names of products that the catalog does not contain stay as they are. */
export function productNameIn(language: Language, name: string): string {
  const key = keyOf(name)
  return (
    productNames().find((names) => Object.values(names).some((each) => keyOf(each) === key))?.[language] ??
    name
  )
}

/** Compares names without case and repeated spaces, because staff of the shop type them. */
const keyOf = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

const productNames = (): readonly Localized[] => [
  ...[...registrableProducts().values(), ...gifts().values(), ...mallProducts().values()].map(
    ({ name }) => name,
  ),
  ...registrationNames(),
]

/** Products of the gift registration, whose content is already in one language. */
function registrationNames(): Localized[] {
  const lists = eachLanguage((language) => giftRegistration()[language].products)
  return lists.en.map(({ id }) =>
    eachLanguage((language) => lists[language].find((product) => product.id === id)?.name ?? id),
  )
}
