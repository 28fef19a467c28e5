// Shows each email with sample values, in each language, on pages of the local inbox.
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { plainPolicy } from '../http/securityHeaders.ts'
import { issues } from '../catalog/magazine.ts'
import { mallProducts, productPicture } from '../catalog/mall.ts'
import type { LetterItem } from '../integrations/integrations.ts'
import { mailHtml, type Mail } from '../integrations/mailHtml.ts'
import { plainPage } from '../integrations/plainPage.ts'
import { letterText, mailNames, writeSampleMail } from '../locale/intl.ts'
import { type Language } from '../locale/language.ts'
import { unsubscribePath } from '../notices/unsubscribe.ts'
import { languages } from '#shared/languages.ts'

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
  issue: 'Small hours',
  place: 'Bangkok',
  reference: 'A-204816',
  service: 'Google',
  text: 'A birthday gift is waiting for you.',
  title: 'Your birthday is coming',
  when: '2026-12-12, 10:00',
}

/** Items of a letter in the preview: the articles of the newest issue, and a reward. */
function sampleItems(language: Language): LetterItem[] {
  const articles = issues()[0]?.articles ?? []
  const reward = mallProducts().values().next().value
  return [
    ...articles.map(({ name, minutes, topic }) => ({
      title: name[language],
      text: letterText.minutes(language, minutes),
      link: '/gifts/eMagazineList',
      picture: `/art/magazine/${topic}.svg`,
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

/**
 * Returns an email with sample values.
 * @throws an Error if a parameter has no sample value
 */
export function sampleMail(name: (typeof mailNames)[number], language: Language): Mail {
  const mail = writeSampleMail(name, language, sampleOf)
  if (name === 'mails.letter')
    return { ...mail, letter: sampleItems(language), unsubscribe: `${unsubscribePath}token` }
  return name === 'mails.news' || name === 'mails.severalNews'
    ? { ...mail, unsubscribe: `${unsubscribePath}token` }
    : mail
}

/** @throws an Error if an email has a parameter without a sample value */
function sampleOf(param: string): string | number {
  const sample = samples[param]
  if (sample === undefined) throw new Error(`Parameter ${param} of an email needs a sample value.`)
  return sample
}

const languageList = Object.values(languages)

export const emailPreviews = new Hono()

emailPreviews.get('/', (c) => c.html(index(), 200, plainPolicy))

emailPreviews.get('/:name/:tag', (c) => {
  const { name, tag } = c.req.param()
  const mailName = mailNames.find((each) => each === `mails.${name}`)
  const language = languageList.find((each) => each.tag === tag)?.wire
  if (!mailName || !language) return c.notFound()
  const { origin } = new URL(c.req.url)
  return c.html(raw(mailHtml(sampleMail(mailName, language), origin)), 200, plainPolicy)
})

/** Returns a page with a link to the preview of each email in each language. */
const index = () =>
  plainPage(
    'Emails',
    html`<table>
      ${mailNames
        .map((name) => name.replace('mails.', ''))
        .map(
          (name) =>
            html`<tr>
              <th>${name}</th>
              ${languageList.map(
                ({ tag, name: label }) =>
                  html`<td><a href="/inbox/emails/${name}/${tag}" lang="${tag}">${label}</a></td>`,
              )}
            </tr>`,
        )}
    </table>`,
    { css: 'th { text-align: start; font-weight: normal } td { padding-inline-start: 1rem }' },
  )
