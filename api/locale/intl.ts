// Formats emails, text messages and notifications from the ICU messages in locales/, in the language of the reader.
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
/** Kind of a notification that has messages in `locales/notices/`. */
export type TranslatedNotice = SentText extends infer Name
  ? Name extends `notices.${infer Kind}`
    ? Kind
    : never
  : never

/** Type of the parameters of a message; an empty object if the message has no parameters. */
type Params<Name extends SentText, Text> = {} extends (typeof sentTexts)[Name]
  ? Record<string, never>
  : {
      -readonly [Param in keyof (typeof sentTexts)[Name]]: (typeof sentTexts)[Name][Param] extends 'number'
        ? number
        : Text
    }

/** Parameters of a notification. A string parameter is one string for all languages, or one string per language. */
export type ParamsOfNotice<Kind extends TranslatedNotice> = Params<`notices.${Kind}`, string | Localized>

/**
 * @param name common prefix of the two message ids: `mails.closing` stands for `mails.closing.subject` and
 * `mails.closing.text`
 */
export function writeMail<Name extends MailName>(
  to: string,
  name: Name,
  { language, params }: { language: Language; params: Params<Name, string> },
) {
  const { [`${name}.subject` as const]: subject, [`${name}.text` as const]: text } = messages[language]
  return { to, subject: format(language, subject, params), text: format(language, text, params) }
}

/**
 * Returns the title and text of a notification. Both contain word joiners, so that pages do not break words at hyphens.
 * @param params parameters, possibly stored by an older release; missing parameters are replaced with an empty string
 * or 0
 */
export function writeNotice(
  kind: TranslatedNotice,
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

/** Formats a time in the language and the time zone of the reader. */
export const writeMoment = (
  at: Date,
  { language, timeZone, dateStyle }: { language: Language; timeZone: string; dateStyle: 'full' | 'long' },
): string => longDate(intls[language].formatDate(at, { timeZone, dateStyle, timeStyle: 'short' }))

/** Returns the formatted date in each language. @param date `YYYY-MM-DD` */
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

// Creates the formatters once: a formatter takes about 25 kB, and a job may format a date for a million notifications.
const intls: Readonly<Record<Language, IntlShape>> = eachLanguage(open)

/** Returns formatters that throw an error if a parameter cannot be formatted, so that no incomplete message is sent. */
function open(language: Language) {
  const onError = (error: Error) => {
    throw error
  }
  return createIntl({ locale: localeOf[language], onError }, createIntlCache())
}

// Formats the text of the message directly, because the type of `formatMessage` accepts only message ids of pages.
function format(language: Language, text: string, values: Readonly<Record<string, string | number>>): string {
  const message = intls[language].formatters.getMessageFormat(text, localeOf[language])
  return [message.format<string>(values)].flat().join('')
}
