// Reads the emails that a test hub has sent and opens the links in them.
import type { Page } from '@playwright/test'
import { expect, hydrated, type Hub } from './hub.ts'
import { call } from './member.ts'
import { valueAt } from '#shared/unknown.ts'

/** Returns the newest link that was sent to an account. */
export async function linkFor({ origin }: Hub, account: string): Promise<string> {
  const inbox = await (await fetch(`${origin}/inbox`)).text()
  const letter = inbox
    .split('<article>')
    .find((each) => each.includes(`<b>${account}</b>`) && each.includes('token='))
  const link = /\S*[#?]token=[\w-]+/.exec(letter ?? '')?.[0]
  if (!link) throw new Error(`No link was sent to ${account}.`)
  const { pathname, search, hash } = new URL(link.replace(/^.*?(?=https?:|\/)/, ''), origin)
  return pathname + search + hash
}

/** Opens an emailed link and waits until the token has left the URL and is only in the memory of the page. */
export async function openLink(page: Page, link: string) {
  const token = /token=([\w-]+)/.exec(link)?.[1] ?? ''
  await page.goto(link)
  await hydrated(page)
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name === 'link_token'))
    .toEqual([])
  expect(page.url()).not.toContain(token)
  const storageText = await page.evaluate(() =>
    [sessionStorage, localStorage, history.state].map((each) => JSON.stringify(each)).join(),
  )
  expect(storageText).not.toContain(token)
  return token
}

export const passwords = {
  common: 'password123',
  first: 'quiet river at night',
  second: 'warm lamp by the window',
} as const

/** @returns the session token; `undefined` if the sign-in is rejected */
export async function signIn(hub: Hub, account: string, password: string): Promise<string | undefined> {
  const token = valueAt(await call(hub, 'login', { body: { account, password } }), 'data', 'token')
  return typeof token === 'string' ? token : undefined
}

/** Checks that the token still belongs to a valid session. */
export const holds = async (hub: Hub, token: string) =>
  (await call(hub, 'checkToken', { token })).code === 200
