// Shows each email with sample values, in each language, on pages of the local inbox.
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { plainPolicy } from '../http/securityHeaders.ts'
import { mailHtml } from '../integrations/mailHtml.ts'
import { plainPage } from '../integrations/plainPage.ts'
import { mailNames, writeSampleMail } from '../locale/intl.ts'
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
  place: 'Bangkok',
  reference: 'A-204816',
  service: 'Google',
  text: 'A birthday gift is waiting for you.',
  title: 'Your birthday is coming',
  when: '2026-12-12, 10:00',
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
  return c.html(raw(mailHtml(writeSampleMail(mailName, language, sampleOf), origin)), 200, plainPolicy)
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
