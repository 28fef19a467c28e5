// Formats emails, text messages and notifications from the ICU messages in locales/, in the language of the reader.
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import type { SentMessageId } from '#generated/messageIds.ts'
import { sentTexts } from '#generated/sentTexts.ts'
import previewsEn from '#locales/linkPreviews/en-US.json' with { type: 'json' }
import previewsId from '#locales/linkPreviews/id-ID.json' with { type: 'json' }
import previewsTh from '#locales/linkPreviews/th-TH.json' with { type: 'json' }
import previewsVn from '#locales/linkPreviews/vi-VN.json' with { type: 'json' }
import mailsEn from '#locales/mails/en-US.json' with { type: 'json' }
import mailsId from '#locales/mails/id-ID.json' with { type: 'json' }
import mailsTh from '#locales/mails/th-TH.json' with { type: 'json' }
import mailsVn from '#locales/mails/vi-VN.json' with { type: 'json' }
import noticesEn from '#locales/notices/en-US.json' with { type: 'json' }
import noticesId from '#locales/notices/id-ID.json' with { type: 'json' }
import noticesTh from '#locales/notices/th-TH.json' with { type: 'json' }
import noticesVn from '#locales/notices/vi-VN.json' with { type: 'json' }
import platformEn from '#locales/platform/en-US.json' with { type: 'json' }
import platformId from '#locales/platform/id-ID.json' with { type: 'json' }
import platformTh from '#locales/platform/th-TH.json' with { type: 'json' }
import platformVn from '#locales/platform/vi-VN.json' with { type: 'json' }
import { eachLanguage } from '#shared/languages.ts'
import { unbrokenDate } from '#shared/unbrokenDate.ts'
import { unbrokenCode } from '#shared/unbrokenCode.ts'
import { unbroken } from './unbroken.ts'
import type { EmailLook } from './emailLooks.ts'
import { localeOf, type Language, type Localized } from './language.ts'

type SentText = keyof typeof sentTexts
type MailName = SentMessageId extends infer Id
  ? Id extends `${infer Name}.subject`
    ? Name & SentText
    : never
  : never
/** Name of an email with a link, which has a label for the button. */
type LinkedMail = SentMessageId extends infer Id
  ? Id extends `${infer Name}.button`
    ? Name & MailName
    : never
  : never
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

type Values<Name extends SentText> = { language: Language; params: Params<Name, string> }

/**
 * Writes an email without a link.
 * @param name common prefix of the message ids: `mails.closing` stands for `mails.closing.subject` and
 * `mails.closing.text`
 */
export function writeMail<Name extends Exclude<MailName, LinkedMail>>(
  to: string,
  name: Name,
  values: Values<Name>,
) {
  return composeMail(to, name, values)
}

/**
 * Writes an email with a link to a page.
 * @param link path of the page; the sender adds the origin of the hub
 */
export function writeLinkedMail<Name extends LinkedMail>(
  to: string,
  name: Name,
  { link, ...values }: Values<Name> & { link: string },
) {
  const { [`${name}.button` as const]: button } = messages[values.language]
  return { ...composeMail(to, name, values), link, button }
}

/** Name of a subject in `locales/mails`, below `mails.subject`. */
export type SubjectName = SentMessageId extends infer Id
  ? Id extends `mails.subject.${infer Name}`
    ? Name
    : never
  : never

/** Name of a line of details, such as the tracking number, in `locales/mails`, below `mails.fact`. */
export type FactName = SentMessageId extends infer Id
  ? Id extends `mails.fact.${infer Name}`
    ? Name
    : never
  : never

/** Writes the subject of an email about a notification. */
export const writeSubject = (
  name: SubjectName,
  language: Language,
  params: Readonly<Record<string, string | number>>,
): string => format(language, messages[language][`mails.subject.${name}`], params)

/** Writes a line of details for an email. */
export const writeFact = (
  name: FactName,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string => format(language, messages[language][`mails.fact.${name}`], params)

/** Returns the label of the button and the description of the picture of an email with a look. */
export const lookTexts = (language: Language, look: EmailLook) => ({
  button: messages[language][`mails.look.${look}.button`],
  picture: messages[language][`mails.look.${look}.picture`],
})

/** Names of all emails. */
export const mailNames: readonly MailName[] = Object.keys(sentTexts).filter(
  (name): name is MailName => name.startsWith('mails.') && `${name}.subject` in mailsEn,
)

/**
 * Writes an email with sample values, for previews.
 * @param sample returns the value of a parameter
 */
export function writeSampleMail(
  name: MailName,
  language: Language,
  sample: (param: string) => string | number,
) {
  const params = Object.fromEntries(Object.keys(sentTexts[name]).map((param) => [param, sample(param)]))
  const mail = composeMail('member@example.com', name, { language, params })
  const button = isLinked(name) ? messages[language][`${name}.button` as const] : undefined
  return { ...mail, ...(button && { link: '/', button }) }
}

const isLinked = (name: MailName): name is LinkedMail => `${name}.button` in mailsEn

function composeMail(
  to: string,
  name: MailName,
  { language, params }: { language: Language; params: Readonly<Record<string, string | number>> },
) {
  const { [`${name}.subject` as const]: subject, [`${name}.text` as const]: text } = messages[language]
  const { code } = params
  return {
    to,
    language,
    subject: format(language, subject, params),
    text: format(language, text, params),
    ...(code !== undefined && { code: String(code) }),
  }
}

/**
 * Returns the texts around an email: the name of the hub, the reason why the receiver gets the email, and the labels of
 * the links that turn emails off.
 */
export function mailFrame(
  language: Language,
): Record<'hub' | 'reason' | 'newsReason' | 'settings' | 'stop', string> {
  const {
    'mails.layout.reason': reason,
    'mails.layout.newsReason': newsReason,
    'mails.layout.settings': settings,
    'mails.layout.stop': stop,
  } = messages[language]
  const hub = hubNames[language]
  return {
    hub,
    reason: format(language, reason, { hub }),
    newsReason: format(language, newsReason, { hub }),
    settings,
    stop,
  }
}

/** Returns the texts of the page on which a member stops letters. */
export const stopTexts = (language: Language) => ({
  question: messages[language]['mails.layout.stopQuestion'],
  done: messages[language]['mails.layout.stopped'],
})

/** Writes the texts below the items of a letter: the reading time of an article, and the price of a reward. */
export const letterText = {
  minutes: (language: Language, minutes: number) =>
    format(language, messages[language]['mails.layout.minutes'], { minutes }),
  /** @param missing number of coins that the member still needs */
  reward: (language: Language, values: { price: number; missing: number }) =>
    format(language, messages[language]['mails.layout.reward'], values),
}

/** Returns the words of push messages that replace the text of a notification. @param count number of notifications */
export function pushWords(language: Language, count: number): Record<'gift' | 'more' | 'several', string> {
  const {
    'mails.push.gift': gift,
    'mails.push.open': more,
    'mails.severalNews.subject': several,
  } = messages[language]
  return { gift, more, several: format(language, several, { count }) }
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
      const written = typeof value === 'object' ? value[language] : value
      return [name, name === 'order' ? unbrokenCode(String(written)) : written]
    }),
  )
  return {
    title: format(language, unbroken(title), values),
    text: format(language, unbroken(text), values),
  }
}

/** Name of a text for link previews and cards to share, in `locales/linkPreviews/`. */
type PreviewName = SentMessageId extends infer Id
  ? Id extends `linkPreviews.${infer Name}.title`
    ? Name & (SentText extends `linkPreviews.${infer Known}` ? Known : string)
    : never
  : never

/** Returns the title and the text of a link preview or of a card to share. */
export function writePreview<Name extends PreviewName>(
  name: Name,
  language: Language,
  params: Params<`linkPreviews.${Name}`, string>,
): { title: string; text: string } {
  const { [`linkPreviews.${name}.title` as const]: title, [`linkPreviews.${name}.text` as const]: text } =
    messages[language]
  return { title: format(language, title, params), text: format(language, text, params) }
}

/** Formats a list of gifts: `50 coins and “10% off”`. */
export function writeGifts(
  language: Language,
  { coins, points, voucher }: { coins: number; points: number; voucher: string | null },
): string {
  const part = (id: 'coins' | 'points' | 'voucher', value: number | string) =>
    format(language, messages[language][`linkPreviews.gift.${id}`], { [id]: value })
  const parts = [
    ...(coins > 0 ? [part('coins', coins)] : []),
    ...(points > 0 ? [part('points', points)] : []),
    ...(voucher === null ? [] : [part('voucher', voucher)]),
  ]
  return intls[language].formatList(parts)
}

/** Formats a time in the language and the time zone of the reader. */
export const writeMoment = (
  at: Date,
  { language, timeZone, dateStyle }: { language: Language; timeZone: string; dateStyle: 'full' | 'long' },
): string => unbrokenDate(intls[language].formatDate(at, { timeZone, dateStyle, timeStyle: 'short' }), true)

/** Returns the formatted date in each language. @param date `YYYY-MM-DD` */
export function dateIn(date: string): Localized {
  const on = (language: Language) =>
    unbrokenDate(intls[language].formatDate(date, { timeZone: 'UTC', dateStyle: 'long' }), true)
  return eachLanguage(on)
}

/** Returns a list of names in each language, such as “a robe, a tea set or a tote bag”. */
export const choiceIn = (names: readonly Localized[]): Localized =>
  eachLanguage((language) =>
    intls[language].formatList(
      names.map((name) => name[language]),
      { type: 'disjunction' },
    ),
  )

const messages: Readonly<Record<Language, Readonly<Record<SentMessageId, string>>>> = {
  en: { ...mailsEn, ...noticesEn, ...previewsEn },
  id: { ...mailsId, ...noticesId, ...previewsId },
  th: { ...mailsTh, ...noticesTh, ...previewsTh },
  vn: { ...mailsVn, ...noticesVn, ...previewsVn },
}

/** Name of the hub in each language: the title of its pages. */
export const hubNames: Localized = {
  en: platformEn['platform.title'],
  id: platformId['platform.title'],
  th: platformTh['platform.title'],
  vn: platformVn['platform.title'],
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
