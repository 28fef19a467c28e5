// Turns off emails about a topic, or letters with news, with the link in their header (RFC 8058), which email apps call
// without a sign-in. The link in the text of a letter opens a page with a button.
import { Hono } from 'hono'
import { html } from 'hono/html'
import { plainPolicy } from '../http/securityHeaders.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { settingsPath } from '../integrations/mailHtml.ts'
import { plainPage } from '../integrations/plainPage.ts'
import { mailFrame, stopTexts } from '../locale/intl.ts'
import { languageIn, localeOf, type Language } from '../locale/language.ts'
import { findCountry } from '../members/findCountry.ts'
import { setEmailTopic } from '../notices/emailSettings.ts'
import { readUnsubscribeToken, type Subscription } from '../notices/unsubscribe.ts'
import { recordConsents } from '../profile/index.ts'
import type { Database, Store } from '../store/store.ts'

export function openUnsubscribe({ db }: Pick<Store, 'db'>, { files }: Pick<Integrations, 'files'>) {
  const routes = new Hono()
  // Does not change the setting, because email apps and scanners open links by themselves.
  routes.get('/:token', async (c) => {
    const subscription = await readUnsubscribeToken(files, c.req.param('token'))
    if (subscription?.topic !== 'news') return c.redirect(settingsPath)
    const language = await languageOf(db, subscription.memberId)
    return c.html(questionPage(language), 200, pagePolicy)
  })
  routes.post('/:token', async (c) => {
    const subscription = await readUnsubscribeToken(files, c.req.param('token'))
    if (!subscription) return c.text('This link is not valid.', 404)
    await turnOff(db, subscription)
    const form = await c.req.parseBody()
    if (form[fromPage] === undefined) return c.body(null, 204)
    return c.html(donePage(await languageOf(db, subscription.memberId)), 200, pagePolicy)
  })
  return routes
}

/** Field of the page's form, which requests of email apps do not contain. */
const fromPage = 'page'

/** Prevents that the URL, which contains the token, is sent to other pages. */
const pagePolicy = { ...plainPolicy, 'Referrer-Policy': 'no-referrer' }

async function turnOff(db: Database, { memberId, topic }: Subscription) {
  if (topic !== 'news') return await setEmailTopic(db, memberId, { topic, enabled: false })
  // The link of an erased member has no effect.
  if ((await findCountry(db, memberId)) === undefined) return
  await recordConsents(db, memberId, { choices: { marketingMail: false }, now: new Date() })
}

const languageOf = async (db: Database, memberId: string): Promise<Language> =>
  languageIn((await findCountry(db, memberId)) ?? '')

const questionPage = (language: Language) =>
  page(
    language,
    stopTexts(language).question,
    html`<form method="post">
      <button name="${fromPage}" value="1">${mailFrame(language).stop}</button>
    </form>`,
  )

const donePage = (language: Language) =>
  page(
    language,
    mailFrame(language).hub,
    html`<p>${stopTexts(language).done}</p>
      <p><a href="${settingsPath}">${mailFrame(language).settings}</a></p>`,
  )

const page = (language: Language, title: string, body: ReturnType<typeof html>) =>
  plainPage(title, body, {
    language: localeOf[language],
    css: 'button { font: inherit; min-height: 44px; padding: 0 1.5rem }',
  })
