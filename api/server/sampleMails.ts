// Writes each email with sample values, for previews and for tests that look at the emails. Emails about notifications
// have one sample for each topic.
import { issues, magazinePicture } from '../catalog/magazine.ts'
import { mallProducts, productPicture } from '../catalog/mall.ts'
import { notices, type NoticeKind } from '../catalog/notices.ts'
import { voucherTypes } from '../catalog/vouchers.ts'
import { givenGifts } from '../catalog/gifts.ts'
import { levels } from '../catalog/levels.ts'
import type { LetterItem } from '../integrations/integrations.ts'
import type { Mail } from '../integrations/mailHtml.ts'
import {
  dateIn,
  letterText,
  lookTexts,
  mailNames,
  writeLinkedMail,
  writeNotice,
  writeSampleMail,
} from '../locale/intl.ts'
import type { Language, Localized } from '../locale/language.ts'
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

type Sample = {
  kind: NoticeKind
  link: string
  params: Readonly<Record<string, string | number | Localized>>
}

/** Returns a notification of each kind that members get by email. */
function noticeSamples(): readonly Sample[] {
  const [gift] = givenGifts()
  const level = levels().at(1)
  const voucher = voucherTypes().get('five-percent')
  const date = dateIn('2026-12-31')
  const giftName = gift && { gift: gift.name }
  return [
    { kind: 'coins-expiring', link: '/coins', params: { coins: 40, date } },
    { kind: 'gift-granted', link: '/gifts/reward', params: { ...giftName } },
    { kind: 'order-shipped', link: '/order', params: { order: '#204816' } },
    { kind: 'gift-cancelled', link: '/gifts/reward', params: { ...giftName, coins: 120, date } },
    { kind: 'own-birthday', link: '/gifts/momBirthdayGiftList', params: {} },
    { kind: 'voucher-ending', link: '/coupon', params: { ...(voucher && { voucher: voucher.name }), date } },
    { kind: 'level-reached', link: '/memberShip', params: { ...(level && { level: level.name }) } },
  ]
}

/** Returns the names of all samples: the emails, and the kinds of notifications that members get by email. */
export const sampleMailNames = (): readonly string[] => [
  ...noticeSamples().map(({ kind }) => kind),
  ...mailNames.map((name) => name.replace('mails.', '')),
]

/**
 * Returns an email with sample values; `undefined` for an unknown name.
 * @throws an Error if a parameter has no sample value
 */
export function sampleMail(name: string, language: Language): Mail | undefined {
  const notice = noticeSamples().find(({ kind }) => kind === name)
  if (notice) return noticeMail(notice, language)
  const mailName = mailNames.find((each) => each === `mails.${name}`)
  if (!mailName) return undefined
  if (mailName === 'mails.letter') return sampleLetter(language)
  const mail = writeSampleMail(mailName, language, sampleOf)
  return mailName === 'mails.news' || mailName === 'mails.severalNews' ? { ...mail, unsubscribe } : mail
}

const unsubscribe = `${unsubscribePath}token`

function noticeMail({ kind, link, params }: Sample, language: Language): Mail {
  const notice = writeNotice(kind, params, language)
  const mail = writeLinkedMail('member@example.com', 'mails.news', { language, params: notice, link })
  const look = notices.get(kind)?.emailLook
  return { ...mail, ...(look && { look, button: lookTexts(language, look).button }), unsubscribe }
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
