// Labels of topics, categories and kinds of gifts, from the messages of the pages, for the search.
import { createIntl, createIntlCache } from '@formatjs/intl'
import type { components } from '#generated/schema.d.ts'
import coinsEn from '#locales/coins/en-US.json' with { type: 'json' }
import coinsId from '#locales/coins/id-ID.json' with { type: 'json' }
import coinsTh from '#locales/coins/th-TH.json' with { type: 'json' }
import coinsVn from '#locales/coins/vi-VN.json' with { type: 'json' }
import giftsEn from '#locales/gifts/en-US.json' with { type: 'json' }
import giftsId from '#locales/gifts/id-ID.json' with { type: 'json' }
import giftsTh from '#locales/gifts/th-TH.json' with { type: 'json' }
import giftsVn from '#locales/gifts/vi-VN.json' with { type: 'json' }
import readingEn from '#locales/reading/en-US.json' with { type: 'json' }
import readingId from '#locales/reading/id-ID.json' with { type: 'json' }
import readingTh from '#locales/reading/th-TH.json' with { type: 'json' }
import readingVn from '#locales/reading/vi-VN.json' with { type: 'json' }
import { eachLanguage } from '#shared/languages.ts'
import { localeOf, type Language } from './language.ts'

type Schemas = components['schemas']

const messages = {
  en: { ...coinsEn, ...giftsEn, ...readingEn },
  id: { ...coinsId, ...giftsId, ...readingId },
  th: { ...coinsTh, ...giftsTh, ...readingTh },
  vn: { ...coinsVn, ...giftsVn, ...readingVn },
}

const intls = eachLanguage((language) => createIntl({ locale: localeOf[language] }, createIntlCache()))

type LabelId = 'reading.topic' | 'coins.mall.category' | 'gifts.kind'

function label(id: LabelId, values: Record<string, string>, language: Language): string {
  // Formats the text of the message directly, as in intl.ts.
  const message = intls[language].formatters.getMessageFormat(messages[language][id], localeOf[language])
  return [message.format<string>(values)].flat().join('')
}

export const readingTopicLabel = (topic: Schemas['ReadingTopic'], language: Language) =>
  label('reading.topic', { topic }, language)

export const mallCategoryLabel = (category: Schemas['MallCategory'], language: Language) =>
  label('coins.mall.category', { category }, language)

export const giftKindLabel = (kind: Schemas['GiftKind'], language: Language) =>
  label('gifts.kind', { kind }, language)
