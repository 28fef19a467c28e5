import { expect, test } from 'vitest'
import { requestCookies } from '../storage/cookieStore.ts'
import { addressWithConfirmation, startPage, isOpenedByApp } from './startPage.ts'
import { withoutSecrets } from './secrets.ts'

const day = 86_400_000

/**
 * Runs `startPage` for a URL. A fake server knows the given tokens with the expiry of their sessions; it cannot
 * validate a token whose expiry is `undefined`.
 */
async function startOn(
  path: string,
  cookie = '',
  sessions: Record<string, Date | undefined> = { app: new Date(Date.now() + 20 * day) },
) {
  const { address, secrets } = withoutSecrets(`https://hub.example.com${path}`)
  const cookies = requestCookies(new Request(address, { headers: { Cookie: cookie } }))
  const checkedTokens: string[] = []
  const check = async (token: string) => {
    checkedTokens.push(token)
    if (!(token in sessions)) return null
    const until = sessions[token]
    if (!until) throw new Error('Server does not respond.')
    return { expiresAt: until.toISOString() }
  }
  await startPage({ address: new URL(address), secrets, cookies, check })
  return { cookies, asked: checkedTokens }
}

const appStart = '/coins?APPTOKEN=app&globalEnv=NA'

test('a URL with APPTOKEN and globalEnv NA stores the token and sets an app-mode flag for 7 days (section 2 of the specification)', async () => {
  const { cookies } = await startOn(appStart)
  expect(cookies.setCookies).toEqual([
    'APPMODE=1; Path=/; Max-Age=604800; SameSite=Lax; Secure',
    '__Host-app_start=1; Path=/; Max-Age=60; SameSite=Lax; Secure',
    '__Host-hub_token=app; Path=/; Max-Age=1728000; SameSite=Lax; Secure',
    '__Host-returning=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
})

test('the token cookie expires when its session expires', async () => {
  const { cookies } = await startOn(appStart, '', { app: new Date(Date.now() + 2.5 * day) })
  expect(cookies.setCookies).toContain('__Host-hub_token=app; Path=/; Max-Age=259200; SameSite=Lax; Secure')
})

test.each(['/coins', '/coins?globalEnv=NA', '/coins?APPTOKEN=app', '/coins?APPTOKEN=app&globalEnv=EU'])(
  'startPage removes the app-mode flag if the app did not open the page: %s (section 2 of the specification)',
  async (path) => {
    const { cookies, asked: checkedTokens } = await startOn(path, 'APPMODE=1')
    expect(cookies.setCookies).toEqual(['APPMODE=; Path=/; Max-Age=0; SameSite=Lax; Secure'])
    expect(checkedTokens).toEqual([])
  },
)

test('startPage keeps the app-mode flag on the page to which the start URL of the native app redirects', async () => {
  const target = encodeURIComponent('https://hub.example.com/coins?globalEnv=NA')
  for (const path of ['/coins?globalEnv=NA', `/login?redirect=${target}`, '/games/checkIn'])
    expect((await startOn(path, 'APPMODE=1; __Host-app_start=1')).cookies.setCookies).toEqual([])
})

test('startPage recognizes a session of an earlier release as a sign-in on this device, once', async () => {
  const setBy = async (cookie: string) => (await startOn('/', cookie)).cookies.setCookies.join()
  expect(await setBy('__Host-hub_token=own')).toContain('__Host-returning=1; Path=/; Max-Age=31536000')
  expect(await setBy('__Host-hub_token=own; __Host-returning=1')).not.toContain('returning')
  expect(await setBy('')).not.toContain('returning')
})

test('startPage changes no cookie for an invalid token or a token that cannot be validated', async () => {
  expect(
    (await startOn(appStart, '__Host-hub_token=own; __Host-returning=1', {})).cookies.setCookies,
  ).toEqual([])
  expect((await startOn(appStart, '', { app: undefined })).cookies.setCookies).toEqual([])
})

test('startPage does not replace a valid session without confirmation (specification, “Session”)', async () => {
  const app = new Date(Date.now() + day)
  for (const expiry of [app, undefined]) {
    const { cookies } = await startOn(appStart, '__Host-hub_token=own', { app, own: expiry })
    expect(cookies.get('token')).toBe('own')
    expect(cookies.get('appMode')).toBe('1')
  }
})

test('a fast login stores no session before the visitor confirms it, and keeps the visitor’s session (login CSRF)', async () => {
  for (const path of ['/redirect/fastLogin', '/redirect/fastLogin/']) {
    const { cookies } = await startOn(`${path}?APPTOKEN=app&globalEnv=NA&redirect=%2Fcoins`)
    expect(cookies.setCookies).toEqual(['__Host-link_token=app; Path=/; Max-Age=600; SameSite=Lax; Secure'])
  }
  const fastLogin = '/redirect/fastLogin?APPTOKEN=app&globalEnv=NA'
  const expiry = new Date(Date.now() + day)
  expect((await startOn(fastLogin, '__Host-hub_token=own', { own: expiry })).cookies.get('token')).toBe('own')
  expect((await startOn(fastLogin, '__Host-hub_token=ended')).cookies.get('token')).toBeNull()
})

test('a session token in a URL that the app did not open requires confirmation (login CSRF)', () => {
  const pathAfter = (path: string, byApp: boolean) => {
    const { address, secrets } = withoutSecrets(`https://hub.example.com${path}`)
    return addressWithConfirmation(address, secrets, byApp).replace('https://hub.example.com', '')
  }
  const target = encodeURIComponent('https://hub.example.com/coins?globalEnv=NA')
  expect(pathAfter(appStart, false)).toBe(`/redirect/fastLogin?redirect=${target}&globalEnv=NA`)
  expect(pathAfter(appStart, true)).toBe('/coins?globalEnv=NA')
  // URLs without `APPTOKEN` or without `globalEnv=NA` start no session, and need no confirmation.
  for (const path of ['/coins?token=abc', '/coins?APPTOKEN=app', '/coins?APPTOKEN=app&globalEnv=EU'])
    expect(pathAfter(path, false)).toBe(
      path.replace(/(?<=[?&])(?:token|APPTOKEN)=\w+&?/, '').replace(/\?$/, ''),
    )
  expect(pathAfter('/coins?globalEnv=NA#APPTOKEN=app', false)).toBe('/coins?globalEnv=NA')
})

test('isOpenedByApp requires the app’s User-Agent and no referrer', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
  expect(isOpenedByApp(`${chrome} MembersHubApp/4.2`, false)).toBe(true)
  expect(isOpenedByApp(`${chrome} MembersHubApp`, false)).toBe(true)
  expect(isOpenedByApp(`${chrome} MembersHubApp/4.2`, true)).toBe(false)
  for (const other of [chrome, `${chrome} NotMembersHubApp/4.2`, `${chrome} MembersHubApps/4`, '', null])
    expect(isOpenedByApp(other, false)).toBe(false)
})

test('a session from the app replaces an expired session', async () => {
  const { cookies } = await startOn(appStart, '__Host-hub_token=ended')
  expect(cookies.get('token')).toBe('app')
})

test('startPage stores a valid Language query value for 7 days, and otherwise deletes the stored value (section 2 of the specification)', async () => {
  expect((await startOn('/coins?Language=TH')).cookies.setCookies).toEqual([
    'Language=TH; Path=/; Max-Age=604800; SameSite=Lax; Secure',
  ])
  for (const path of ['/coins', '/coins?Language=XX'])
    expect((await startOn(path, 'Language=TH')).cookies.setCookies).toEqual([
      'Language=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ])
})

test('startPage uses the query of the original URL on the redirect to sign-in', async () => {
  const original = encodeURIComponent('https://hub.example.com/coins?Language=VN&linkCode=7KQ2MXRT')
  const { cookies } = await startOn(`/login?redirect=${original}`, 'Language=TH')
  expect(cookies.get('language')).toBe('VN')
  expect(cookies.get('linkCode')).toBe('7KQ2MXRT')
  const foreign = encodeURIComponent('https://shop.example.com/?Language=VN')
  expect((await startOn(`/login?redirect=${foreign}`)).cookies.get('language')).toBeNull()
})

test('the red-tag cookie is set for 365 days if the path is the root or the cookie exists (section 4 of the specification)', async () => {
  const stored = ['__Host-member_hub_red_tag=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure']
  expect((await startOn('/?tab=2')).cookies.setCookies).toEqual(stored)
  expect((await startOn('/coins', '__Host-member_hub_red_tag=1')).cookies.setCookies).toEqual(stored)
  expect((await startOn('/coins')).cookies.setCookies).toEqual([])
})

test('the token of an email link is stored for ten minutes', async () => {
  const { cookies } = await startOn('/app/email-verifications?token=abc')
  expect(cookies.setCookies).toEqual(['__Host-link_token=abc; Path=/; Max-Age=600; SameSite=Lax; Secure'])
})
