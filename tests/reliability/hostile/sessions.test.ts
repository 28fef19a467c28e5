// Tests links that plant the session of an attacker, stolen sessions, and forged cookies (section 12 of
// docs/reliability.md).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalName } from '#shared/protocol/refuse.ts'
import { samplePassword } from '#api/samples/accounts.ts'
import { operations } from '#generated/operations.ts'
import { inApp } from '#tests/support/app.ts'
import { cases, needsMember, operationIds } from '#tests/support/cases/cases.ts'
import { engine, testStore } from '#tests/support/database.ts'
import { startHubProcess, type HubProcess } from '#tests/support/hubProcess.ts'
import { limitedApi, pointsOf } from '#tests/support/limited.ts'
import { addMember, countBy } from '#tests/support/members.ts'
import { valueAt } from '#shared/unknown.ts'
import { ask } from './raw.ts'

const hubUrl = 'https://hub.localhost'
const app = `User-Agent: ${inApp.userAgent}`
const chrome = 'User-Agent: Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/142.0.0.0 Mobile Safari/537.36'
const loginPath =
  '/redirect/fastLogin?redirect=https%3A%2F%2Fhub.localhost%2Fcoins%3FglobalEnv%3DNA&globalEnv=NA'

describe.runIf(engine === 'postgres')('planted sessions', () => {
  let hub: HubProcess
  let link: string
  beforeAll(async () => {
    hub = await startHubProcess({ SAMPLES: 'on', HUB_URL: hubUrl })
    const body = JSON.stringify({ account: 'sprout@example.com', password: samplePassword })
    const length = `Content-Length: ${body.length}`
    const login = 'POST /api/station/user/login'
    const answer = await ask(hub.origin, login, { headers: ['Content-Type: application/json', length], body })
    const token = valueAt(JSON.parse(answer.body), 'data', 'token')
    link = `GET /coins?APPTOKEN=${String(token)}&globalEnv=NA`
  })
  afterAll(() => hub.stop())

  test.each(['none', 'same-site', 'same-origin', 'cross-site', 'none, none', undefined])(
    'a link that contains a session token asks for confirmation if the browser sends Sec-Fetch-Site %s',
    async (site) => {
      const from = site === undefined ? [] : [`Sec-Fetch-Site: ${site}`]
      const answer = await ask(hub.origin, link, { headers: [chrome, ...from] })
      expect([answer.status, answer.header('Location')]).toEqual([303, loginPath])
      expect(answer.all('Set-Cookie').filter((cookie) => cookie.startsWith('__Host-hub_token='))).toEqual([])
    },
  )

  test.each(['same-site', 'same-origin', 'cross-site', 'none, cross-site'])(
    'a link with a session token on a page within the app asks for confirmation with Sec-Fetch-Site %s',
    async (site) => {
      const answer = await ask(hub.origin, link, { headers: [app, `Sec-Fetch-Site: ${site}`] })
      expect(answer.header('Location')).toBe(loginPath)
    },
  )

  test.each(['none', undefined])(
    'a link that the app opens signs in without confirmation and sets Secure cookies with Sec-Fetch-Site %s',
    async (site) => {
      const from = site === undefined ? [] : [`Sec-Fetch-Site: ${site}`]
      const answer = await ask(hub.origin, link, { headers: [app, ...from] })
      expect([answer.status, answer.header('Location')]).toEqual([303, '/coins?globalEnv=NA'])
      const cookies = answer.all('Set-Cookie')
      expect(cookies.some((cookie) => cookie.startsWith('__Host-hub_token='))).toBe(true)
      expect(cookies.filter((cookie) => !cookie.endsWith('; Secure'))).toEqual([])
    },
  )

  test('no page fails because of a malformed token cookie', async () => {
    const values = ['%E2%80%A8x', '%00', '%0d%0aX-Header:%20x', '%F0%9F%98%80', '%E0%A4%A', 'a'.repeat(8_000)]
    const failed: string[] = []
    for (const value of values)
      for (const path of ['/', '/login', '/about-me', '/contact', '/app/faq', '/activity/2024/BrandDay']) {
        const cookie = `Cookie: __Host-hub_token=${value}; __Host-link_token=${value}`
        const { status } = await ask(hub.origin, `GET ${path}`, { headers: [cookie] })
        if (status >= 400 || status === 0) failed.push(`${path} ${value.slice(0, 20)}: ${status}`)
      }
    expect(failed).toEqual([])
  })
})

/** Operations that require a session and check a password or a code: they document `PASSWORD_WRONG` or `CODE_WRONG`. */
const guessed = operationIds.filter(needsMember).flatMap((id) => {
  const documented: readonly RefusalName[] = operations[id].refusals
  const names = (['PASSWORD_WRONG', 'CODE_WRONG'] as const).filter((name) => documented.includes(name))
  return names.map((name) => [id, name] as const)
})

describe.runIf(engine === 'postgres')('guessed passwords and codes in a stolen session', async () => {
  const most = pointsOf('sign-in', 'account')
  const store = await testStore()
  /** Sends attempts with a wrong password or code. The test cases of the operations build these requests. */
  const tries = async (count: number, attempts: typeof guessed) => {
    const api = await limitedApi(store)
    const member = await addMember(api)
    const replies = []
    for (let index = 0; index < count; index += 1) {
      const [id, name] = attempts[index % attempts.length] ?? []
      const reply = id && name && (await cases[id].refused?.[name]?.(api, member))
      if (reply) replies.push(reply)
    }
    return countBy(replies)
  }

  test.each(guessed)('%s returns %s at most ten times per account', async (id, name) => {
    expect(await tries(most + 4, [[id, name]])).toEqual({ [name]: most, TOO_MANY_REQUESTS: 4 })
  })

  test('all operations share the limit of ten wrong attempts per account', async () => {
    const { TOO_MANY_REQUESTS, ...refusals } = await tries(guessed.length * 2, guessed)
    expect(Object.values(refusals).reduce((sum, count) => sum + count, 0)).toBe(most)
    expect(TOO_MANY_REQUESTS).toBe(guessed.length * 2 - most)
  })
})
