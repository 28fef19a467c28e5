// A member for journeys that begin once she is one: made by the calls that the pages make, without the pages.
import type { Page } from '@playwright/test'
import type { Locale } from '../../src/client/languages.ts'
import type { Hub } from './hub.ts'
import { newAccount } from './journey.ts'

export const password = 'quiet canary at night'

type Wanted = { locale: Locale; country: string; password?: string }

/** Signs her in on the page's browser, in a language. @returns the e-mail address she registered with */
export async function signedIn(page: Page, hub: Hub, { locale, country, ...secret }: Wanted) {
  const account = newAccount()
  const call = async (name: string, data: object) =>
    (await page.request.post(`/api/station/user/${name}`, { data })).json()
  await call('sendVerifyCode', { account, purpose: 'register' })
  const { data } = await call('registerByCode', {
    ...{ account, code: await hub.codeFor(account), firstName: 'Mali', countryCode: country, ...secret },
    ...{ timeZone: 'Asia/Bangkok', agreePrivacyPolicy: true, agreeMarketing: false, agreeTracking: false },
  })
  const cookie = (name: string, value: string) => ({ name, value, url: hub.origin })
  await page.context().addCookies([cookie('hub_token', data.token), cookie('locale', locale)])
  return account
}

/** The page's language, before anybody is signed in. */
export const speak = (page: Page, hub: Hub, locale: Locale) =>
  page.context().addCookies([{ name: 'locale', value: locale, url: hub.origin }])
