// Writes the email about one notification: its subject names the order, gift, voucher or level, and lines of details
// follow the text.
import { notices as kinds } from '../catalog/notices.ts'
import { productNameIn } from '../catalog/productNames.ts'
import { rights } from '../catalog/rights.ts'
import type { Message } from '../integrations/integrations.ts'
import { factLine } from '../integrations/mailFacts.ts'
import { lookTexts, writeFact, writeLinkedMail, writeSubject, type SubjectName } from '../locale/intl.ts'
import type { Language, Localized } from '../locale/language.ts'
import type { NoticeParams, NoticeSubject } from '../notices/tables.ts'

/** Details that the notification does not contain. */
export type NewsDetails = {
  parcel?: {
    carrier: string | null
    trackingNumber: string | null
    /** Date of the newest step. */
    date: Localized | null
  }
  voucher?: {
    /** Conditions of the voucher. */
    text: Localized
    /** Last day. */
    until: Localized
    code: string | null
  }
}

export type News = {
  kind: string
  params: NoticeParams
  /** Reference of the notification, which ends with the state of a parcel or contains the number of a level. */
  reference: string
  /** Content of the parcel; `null` if it is unknown, or if the reader has hidden baby content. */
  subject: NoticeSubject | null
  title: string
  text: string
  link: string
  details: NewsDetails
}

/** @param news a notification whose title and text are in the language */
export function newsMail(to: string, news: News, language: Language): Message {
  const look = kinds.get(news.kind)?.emailLook
  const params = {
    title: subjectOf(news, language),
    text: [news.text, ...linesOf(news, language)].join('\n'),
  }
  const mail = writeLinkedMail(to, 'mails.news', { language, params, link: news.link })
  return { ...mail, ...(look && { look, button: lookTexts(language, look).button }) }
}

const subjects: ReadonlyMap<string, SubjectName> = new Map([
  ['baby-birthday', 'babyBirthday'],
  ['coins-expiring', 'coinsExpiring'],
  ['gift-granted', 'giftGranted'],
  ['level-reached', 'levelReached'],
  ['own-birthday', 'ownBirthday'],
  ['product-restocked', 'restocked'],
  ['voucher-ending', 'voucherEnding'],
  ['voucher-granted', 'voucherGranted'],
])

const parcelSubjects: ReadonlyMap<string, SubjectName> = new Map([
  ['attempted', 'attempted'],
  ['delivered', 'delivered'],
  ['failed', 'returned'],
  ['outForDelivery', 'outForDelivery'],
  ['returned', 'returned'],
  ['shipped', 'shipped'],
  ['waitsForPickup', 'waitsForPickup'],
])

const isParcel = ({ kind }: News) => /-(shipped|moved|cancelled)$/.test(kind)

/** Returns the subject of the email; the title of the notification for kinds and states of a later release. */
export function subjectOf(news: News, language: Language): string {
  const { kind, title } = news
  const name = isParcel(news) ? parcelSubject(news) : subjects.get(kind)
  if (!name) return title
  return writeSubject(name, language, { ...paramsIn(news, language), thing: thingOf(news, language) })
}

const parcelSubject = ({ kind, reference }: News): SubjectName | undefined =>
  kind.endsWith('-cancelled')
    ? 'cancelled'
    : parcelSubjects.get(reference.slice(reference.lastIndexOf(':') + 1))

function thingOf(news: News, language: Language): string {
  const { order = '', gift = '' } = paramsIn(news, language)
  return news.kind.startsWith('order-') ? writeSubject('order', language, { order }) : String(gift)
}

/** Returns the parameters in one language. Notifications of earlier releases lack some of them. */
const paramsIn = ({ params }: Pick<News, 'params'>, language: Language): Record<string, string | number> => ({
  choices: 0,
  date: '',
  ...Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]),
  ),
})

/** Returns the details below the text, each on one line. */
function linesOf(news: News, language: Language): string[] {
  if (isParcel(news)) return parcelLines(news, language)
  if (news.kind === 'level-reached') return benefitLines(news, language)
  const { voucher } = news.details
  if (!voucher) return []
  const { text, until, code } = voucher
  return [
    text[language],
    // The text of the reminder contains the date.
    ...(news.kind === 'voucher-ending' ? [] : [fact('until', language, until[language])]),
    ...(code === null ? [] : [fact('code', language, code)]),
  ]
}

const fact = (
  name: Exclude<Parameters<typeof writeFact>[0], 'more' | 'benefits'>,
  language: Language,
  value: string,
) => factLine(writeFact(name, language, { value }))

function parcelLines(news: News, language: Language): string[] {
  const { kind, subject, details } = news
  const { carrier, trackingNumber, date } = details.parcel ?? {
    carrier: null,
    trackingNumber: null,
    date: null,
  }
  return [
    // The text names a gift, and an order has several products.
    ...(subject && kind.startsWith('order-') ? [fact('inside', language, contentOf(subject, language))] : []),
    ...(carrier === null ? [] : [fact('carrier', language, carrier)]),
    ...(trackingNumber === null ? [] : [fact('tracking', language, trackingNumber)]),
    ...(date === null ? [] : [fact('date', language, date[language])]),
  ]
}

function contentOf({ name, ...rest }: NoticeSubject, language: Language): string {
  const product = typeof name === 'object' ? name[language] : productNameIn(language, name)
  return rest.others === 0 ? product : writeFact('more', language, { name: product, others: rest.others })
}

/** Returns the names of the benefits that start at the level. */
function benefitLines({ reference }: News, language: Language): string[] {
  const level = Number(reference.split(':')[1])
  const names = [...rights().values()].flatMap(({ fromLevel, name }) =>
    fromLevel === level ? [name[language]] : [],
  )
  return names.length ? [writeFact('benefits', language), ...names.map(factLine)] : []
}
