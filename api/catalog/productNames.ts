// Translates names and variants of products. The shop sends them in the language of the order; members read them in
// their language if the catalog contains them.
import { eachLanguage, tagOf, type LanguageTag } from '#shared/languages.ts'
import type { Language, Localized } from '../locale/language.ts'
import { gifts } from './gifts.ts'
import { giftRegistration } from './giftRegistration.ts'
import { mallProducts } from './mall.ts'
import { productVariants } from './productVariants.ts'
import { registrableProducts } from './registrableProducts.ts'

/** Returns the name in the language; names of products that the catalog does not contain stay as they are. */
export const productNameIn = (language: Language, name: string): string =>
  translate(productNames(), language, name) ?? name

/** Name or variant in the reader's language, or as the shop sent it with the tag of the shop's language. */
export type ShopText = { text: string; lang?: LanguageTag }

/** @param currency currency of the order, which the shop of one country uses */
export function shopNameIn(language: Language, name: string, currency: string): ShopText {
  const translation = translate(productNames(), language, name)
  return translation === undefined ? untranslated(name, { language, currency }) : { text: translation }
}

/** Translates each part of a variant, such as `เทา / M`. */
export function shopVariantIn(language: Language, variant: string, currency: string): ShopText {
  const names = [...productVariants().values()].map(({ name }) => name)
  const parts = variant
    .split(' / ')
    .map((part) => (isNeutral(part) ? part : translateVariant(names, language, part)))
  return parts.every((part) => part !== undefined)
    ? { text: parts.join(' / ') }
    : untranslated(variant, { language, currency })
}

/** Sizes and measures are the same in all languages: `XL`, `75B`, `240 ml`. */
const isNeutral = (part: string) => /^(?:[\d.,]+ ?(?:cm|mm|ml|l|g|kg)?|\d*[A-Z]{1,4})$/.test(part.trim())

/** Replaces the number of a variant with `#`, as the catalog does. */
function translateVariant(names: readonly Localized[], language: Language, part: string) {
  const number = /\d+/.exec(part)?.[0]
  return translate(names, language, part.replace(/\d+/, '#'))?.replace('#', number ?? '#')
}

const shopLanguages: Readonly<Record<string, Language>> = { USD: 'en', IDR: 'id', THB: 'th', VND: 'vn' }

function untranslated(
  text: string,
  { language, currency }: { language: Language; currency: string },
): ShopText {
  const shopLanguage = Object.hasOwn(shopLanguages, currency) ? shopLanguages[currency] : undefined
  return shopLanguage === undefined || shopLanguage === language
    ? { text }
    : { text, lang: tagOf(shopLanguage) }
}

function translate(names: readonly Localized[], language: Language, text: string): string | undefined {
  const key = keyOf(text)
  return names.find((each) => Object.values(each).some((name) => keyOf(name) === key))?.[language]
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
