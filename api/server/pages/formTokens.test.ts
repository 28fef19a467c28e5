import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { formTokens, type FormTokenVariables } from './formTokens.ts'

function open(isSecure: boolean) {
  const app = new Hono<{ Variables: FormTokenVariables }>()
  app.use(formTokens(isSecure))
  app.get('/page', (c) => c.html(c.get('formToken')))
  app.get('/data', (c) => c.json({}))
  app.get('/elsewhere', (c) => c.redirect('/page', 303))
  return async (path: string, Cookie = '') => {
    const answer = await app.request(path, { headers: { Cookie } })
    return { token: await answer.text(), cookies: answer.headers.getSetCookie() }
  }
}

test('a new browser gets a host-only token cookie, and the page contains the same token', async () => {
  const { token, cookies } = await open(true)('/page')
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(cookies).toEqual([
    `__Host-form_token=${token}; Max-Age=1728000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ])
  const plain = await open(false)('/page')
  expect(plain.cookies).toEqual([
    `form_token=${plain.token}; Max-Age=1728000; Path=/; HttpOnly; SameSite=Lax`,
  ])
})

test('a browser keeps its token as long as the token is valid, and each browser gets a different token', async () => {
  const get = open(true)
  const { token } = await get('/page')
  expect(await get('/page', `a=b; __Host-form_token=${token}`)).toEqual({ token, cookies: [] })
  expect((await get('/page')).token).not.toBe(token)
})

test.each(['__Host-form_token=short', '__Host-form_token=', `form_token=${'a'.repeat(22)}`])(
  'a malformed token cookie is replaced: %s',
  async (cookie) => {
    const { token, cookies } = await open(true)('/page', cookie)
    expect(cookie).not.toContain(token)
    expect(cookies).toHaveLength(1)
  },
)

test('only HTML pages set the token cookie', async () => {
  for (const path of ['/data', '/elsewhere']) expect((await open(true)(path)).cookies).toEqual([])
})
