// Shows each email with sample values, in each language, on pages of the local inbox and in the gallery.
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { plainPolicy } from '../http/securityHeaders.ts'
import { mailHtml } from '../integrations/mailHtml.ts'
import { plainPage } from '../integrations/plainPage.ts'
import { languages } from '#shared/languages.ts'
import { sampleMail, sampleMailNames } from './sampleMails.ts'

const languageList = Object.values(languages)

/** Allows pages of the same origin, such as the gallery, to show an email in a frame. */
const emailPolicy = {
  'Content-Security-Policy': plainPolicy['Content-Security-Policy'].replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
}

export const emailPreviews = new Hono()

emailPreviews.get('/', (c) => c.html(index(), 200, plainPolicy))

emailPreviews.get('/names', (c) => c.json(sampleMailNames()))

emailPreviews.get('/:name/:tag', (c) => {
  const { name, tag } = c.req.param()
  const language = languageList.find((each) => each.tag === tag)?.wire
  const mail = language && sampleMail(name, language)
  if (!mail) return c.notFound()
  const { origin } = new URL(c.req.url)
  return c.html(raw(mailHtml(mail, origin)), 200, emailPolicy)
})

/** Returns a page with a link to the preview of each email in each language. */
const index = () =>
  plainPage(
    'Emails',
    html`<table>
      ${sampleMailNames().map(
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
