// Writes each email with sample values, for previews and for tests that look at the emails. Emails about notifications
// have one sample for each topic.
import { issues, magazinePicture } from '../catalog/magazine.ts'
import { mallProducts, productPicture } from '../catalog/mall.ts'
import type { NoticeKind } from '../catalog/notices.ts'
import { parcelNews } from '../catalog/parcelNews.ts'
import { voucherTypes } from '../catalog/vouchers.ts'
import { givenGifts } from '../catalog/gifts.ts'
import { levels } from '../catalog/levels.ts'
import type { LetterItem, Message } from '../integrations/integrations.ts'
import type { Mail } from '../integrations/mailHtml.ts'
import {
  choiceIn,
  dateIn,
  letterText,
  mailNames,
  writeLinkedMail,
  writeNotice,
  writeSampleMail,
} from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import { newsMail, type News } from '../profile/newsMail.ts'
import { unsubscribePath } from '../notices/unsubscribe.ts'

/** Values by the name of their parameter in the messages. */
const samples: Readonly<Record<string, string | number>> = {
  account: 'm…@example.com',
  activity: 'Registry weekend',
  answer: 'Thank you for your question.\nThe bottle fits all pumps of the series.',
  code: '204816',
  coins: 500,
  count: 4,
  date: '2026-12-31',
  days: 2,
  place: 'Bangkok',
  reference: 'A-204816',
  service: 'Google',
  text: 'A birthday gift is waiting for you.',
  title: 'Your birthday is coming',
  when: '2026-12-12, 10:00',
}

type Sample = Pick<News, 'link' | 'params' | 'reference'> &
  Partial<Pick<News, 'details' | 'subject'>> & { kind: NoticeKind }

/** Returns a notification of each kind that members get by email. */
function noticeSamples(): readonly Sample[] {
  const [gift] = givenGifts()
  const choices = givenGifts().filter(({ kind }) => kind === 'momBirthday')
  const level = levels().at(1)
  const product = mallProducts().get('night-light')
  const voucher = voucherTypes().get('five-percent')
  const date = dateIn('2026-12-31')
  const giftName = gift && { gift: gift.name }
  const voucherName = voucher && { voucher: voucher.name }
  const voucherDetails = voucher && { voucher: { text: voucher.text, until: date, code: 'MOON-7KQ4' } }
  const order = { order: '#204816' }
  const parcel = { carrier: 'Flash Express', trackingNumber: 'TH4810SAMPLE', date: dateIn('2026-12-01') }
  const subject = gift && { name: gift.name, picture: null, others: 2 }
  const birthday = { choices: choices.length, gifts: choiceIn(choices.map(({ name }) => name)), date }
  const moved = (state: keyof ReturnType<typeof parcelNews>) => ({
    params: { ...order, news: parcelNews()[state] ?? '' },
    reference: `order:1:1:${state}`,
  })
  return [
    { kind: 'coins-expiring', link: '/coins', params: { coins: 40, date }, reference: 'coins-expiring' },
    { kind: 'gift-granted', link: '/gifts/reward', params: { ...giftName }, reference: 'gift:1' },
    {
      kind: 'order-shipped',
      link: '/order',
      params: order,
      reference: 'order:1:1:shipped',
      details: { parcel },
      ...(subject && { subject }),
    },
    { kind: 'order-moved', link: '/order', ...moved('waitsForPickup'), details: { parcel } },
    {
      kind: 'gift-shipped',
      link: '/gifts/reward',
      params: { ...giftName },
      reference: 'gift:1:shipped',
      details: { parcel },
    },
    {
      kind: 'gift-cancelled',
      link: '/gifts/reward',
      params: { ...giftName, coins: 120, date },
      reference: 'gift:1:cancelled',
    },
    { kind: 'own-birthday', link: '/gifts/momBirthdayGiftList', params: birthday, reference: 'momBirthday' },
    { kind: 'baby-birthday', link: '/gifts/redeemList', params: birthday, reference: 'babyBirthday' },
    {
      kind: 'voucher-ending',
      link: '/coupon',
      params: { ...voucherName, date },
      reference: 'voucher:1:ending',
      details: { ...voucherDetails },
    },
    {
      kind: 'voucher-granted',
      link: '/coupon',
      params: { ...voucherName },
      reference: 'voucher:1',
      details: { ...voucherDetails },
    },
    {
      kind: 'product-restocked',
      link: '/pointsMall',
      params: { ...(product && { product: product.name }) },
      reference: 'product-restocked:1',
    },
    {
      kind: 'level-reached',
      link: '/memberShip',
      params: { ...(level && { level: level.name }) },
      reference: `level:${level?.level}:2026`,
    },
  ]
}

/** Returns the names of all samples: the emails, and the kinds of notifications that members get by email. */
export const sampleMailNames = (): readonly string[] => [
  ...noticeSamples().map(({ kind }) => kind),
  // The kinds of notifications are samples of `mails.news`.
  ...mailNames.filter((name) => name !== 'mails.news').map((name) => name.replace('mails.', '')),
]

/**
 * Returns an email with sample values; `undefined` for an unknown name.
 * @throws an Error if a parameter has no sample value
 */
export function sampleMail(name: string, language: Language): Mail | undefined {
  const notice = noticeSamples().find(({ kind }) => kind === name)
  if (notice) return { ...noticeMail(notice, language), language }
  const mailName = mailNames.find((each) => each === `mails.${name}`)
  if (!mailName) return undefined
  if (mailName === 'mails.letter') return sampleLetter(language)
  const mail = writeSampleMail(mailName, language, sampleOf)
  if (mailName === 'mails.raffleWon') return { ...mail, look: 'won' }
  return mailName === 'mails.severalNews' ? { ...mail, unsubscribe } : mail
}

const unsubscribe = `${unsubscribePath}token`

function noticeMail({ kind, ...sample }: Sample, language: Language): Message {
  const notice = writeNotice(kind, sample.params, language)
  const news = { subject: null, details: {}, ...sample, ...notice, kind }
  return { ...newsMail('member@example.com', news, language), unsubscribe }
}

function sampleOf(param: string): string | number {
  const sample = samples[param]
  if (sample === undefined) throw new Error(`Parameter ${param} of an email needs a sample value.`)
  return sample
}

function sampleLetter(language: Language): Mail | undefined {
  const [issue] = issues()
  if (!issue) return undefined
  const params = { issue: issue.name[language], text: issue.text[language] }
  const link = '/gifts/eMagazineList'
  const mail = writeLinkedMail('member@example.com', 'mails.letter', { language, params, link })
  return { ...mail, letter: sampleItems(language), unsubscribe }
}

/** Returns the items of a letter: the articles of the newest issue, and a reward. */
function sampleItems(language: Language): LetterItem[] {
  const articles = issues()[0]?.articles ?? []
  const [reward] = mallProducts().values()
  return [
    ...articles.map(({ name, minutes, topic }) => ({
      title: name[language],
      text: letterText.minutes(language, minutes),
      link: '/gifts/eMagazineList',
      picture: magazinePicture(topic),
    })),
    ...(reward
      ? [
          {
            title: reward.name[language],
            text: letterText.reward(language, { price: reward.price, missing: 40 }),
            link: '/pointsMall',
            picture: productPicture(reward.id),
          },
        ]
      : []),
  ]
}
