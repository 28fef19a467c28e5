// Writes what the server sends to people, e-mails, short messages and notices: ICU messages of locales/, formatted in the
// language of who reads them.
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import type { SentMessageId } from '#generated/messageIds.ts'
import { sentTexts } from '#generated/sentTexts.ts'
import mailsEn from '#locales/mails/en-US.json' with { type: 'json' }
import mailsId from '#locales/mails/id-ID.json' with { type: 'json' }
import mailsTh from '#locales/mails/th-TH.json' with { type: 'json' }
import mailsVn from '#locales/mails/vi-VN.json' with { type: 'json' }
import noticesEn from '#locales/notices/en-US.json' with { type: 'json' }
import noticesId from '#locales/notices/id-ID.json' with { type: 'json' }
import noticesTh from '#locales/notices/th-TH.json' with { type: 'json' }
import noticesVn from '#locales/notices/vi-VN.json' with { type: 'json' }
import { eachLanguage } from '#shared/languages.ts'
import { longDate } from '#shared/longDate.ts'
import { unbroken } from './unbroken.ts'
import { localeOf, type Language, type Localized } from './language.ts'

type SentText = keyof typeof sentTexts
type MailName = Extract<SentText, `mails.${string}`>
/** A notice that `locales/notices/` has words for. */
export type WordedNotice = SentText extends infer Name
  ? Name extends `notices.${infer Kind}`
    ? Kind
    : never
  : never

/** What fills a text: nothing, or each of its parameters. */
type Params<Name extends SentText, Text> = {} extends (typeof sentTexts)[Name]
  ? Record<string, never>
  : {
      -readonly [Param in keyof (typeof sentTexts)[Name]]: (typeof sentTexts)[Name][Param] extends 'number'
        ? number
        : Text
    }

/** What fills a notice: texts are the same in each language, or one for each. */
export type ParamsOfNotice<Kind extends WordedNotice> = Params<`notices.${Kind}`, string | Localized>

/** @param name what the ids of both parts begin with: `mails.closing` has `mails.closing.subject` and `mails.closing.text` */
export function writeMail<Name extends MailName>(
  to: string,
  name: Name,
  { language, params }: { language: Language; params: Params<Name, string> },
) {
  const { [`${name}.subject` as const]: subject, [`${name}.text` as const]: text } = messages[language]
  return { to, subject: format(language, subject, params), text: format(language, text, params) }
}

/**
 * The title and text of a notice. A page shows them: their words do not part at the end of a line.
 * @param params as they were stored, maybe long ago: what today's text asks for besides reads as blank or 0
 */
export function writeNotice(
  kind: WordedNotice,
  params: Readonly<Record<string, string | number | Localized>>,
  language: Language,
) {
  const { [`notices.${kind}.title` as const]: title, [`notices.${kind}.text` as const]: text } =
    messages[language]
  const values = Object.fromEntries(
    Object.entries(sentTexts[`notices.${kind}`]).map(([name, type]) => {
      const value = params[name] ?? (type === 'number' ? 0 : '')
      return [name, typeof value === 'object' ? value[language] : value]
    }),
  )
  return {
    title: format(language, unbroken(title), values),
    text: format(language, unbroken(text), values),
  }
}

/** A moment in the words of the language, in the time zone of who reads it. */
export const writeMoment = (
  at: Date,
  { language, timeZone, dateStyle }: { language: Language; timeZone: string; dateStyle: 'full' | 'long' },
): string => longDate(intls[language].formatDate(at, { timeZone, dateStyle, timeStyle: 'short' }))

/** The date in the words of each language. @param date `YYYY-MM-DD` */
export function dateIn(date: string): Localized {
  const on = (language: Language) =>
    longDate(intls[language].formatDate(date, { timeZone: 'UTC', dateStyle: 'long' }))
  return eachLanguage(on)
}

const messages: Readonly<Record<Language, Readonly<Record<SentMessageId, string>>>> = {
  en: { ...mailsEn, ...noticesEn },
  id: { ...mailsId, ...noticesId },
  th: { ...mailsTh, ...noticesTh },
  vn: { ...mailsVn, ...noticesVn },
}

// Made once, with the formats that they keep: a format takes some 25 kB, and a job tells a million members of a date.
const intls: Readonly<Record<Language, IntlShape>> = eachLanguage(open)

/** Throws where something cannot be formatted: nothing is sent with a gap in it. */
function open(language: Language) {
  const onError = (error: Error) => {
    throw error
  }
  return createIntl({ locale: localeOf[language], onError }, createIntlCache())
}

// By the text, because the ids that `formatMessage` takes are those of the pages.
function format(language: Language, text: string, values: Readonly<Record<string, string | number>>): string {
  const message = intls[language].formatters.getMessageFormat(text, localeOf[language])
  return [message.format<string>(values)].flat().join('')
}
