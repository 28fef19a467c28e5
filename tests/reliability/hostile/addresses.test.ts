// Sends URLs that try to redirect to another host, inject log lines or break database queries (section 12 of
// docs/reliability.md).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryRows, direct, engine } from '#tests/support/database.ts'
import { startHubProcess, type HubProcess } from '#tests/support/hubProcess.ts'
import { anyText } from '#tests/support/matchers.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'
import { ask } from './raw.ts'

const line = '{"level":50,"time":1,"msg":"written by a stranger"}'

describe.runIf(engine === 'postgres')('malicious URLs', () => {
  let hub: HubProcess
  let stopped: string[] | undefined
  beforeAll(async () => {
    hub = await startHubProcess({ SHOP_WEBHOOK_SECRET: 'a-secret-of-the-shop' })
  })
  const stop = async () => (stopped ??= await hub.stop())
  afterAll(stop)

  test.each([
    ['//evil.example/x', '/evil.example/x'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/x//%2e%2e//evil.example', '/x/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/%E0%B8%81?redirect=%09', '/%E0%B8%81?redirect=%09'],
    ['http://evil.example/login', '/login'],
  ])(
    'a form that is posted to %s redirects to a path of the hub with the same encoding: %s',
    async (path, location) => {
      const answer = await ask(hub.origin, `POST ${path}`, { headers: ['Content-Length: 3'], body: 'a=b' })
      expect([answer.status, answer.header('Location')]).toEqual([303, location])
    },
  )

  test('a page path with several leading slashes redirects to the path with one slash', async () => {
    const answer = await ask(hub.origin, 'GET //evil.example//x?a=//b')
    expect([answer.status, answer.header('Location')]).toEqual([303, '/evil.example/x?a=//b'])
  })

  test.each([
    'POST /%09/evil.example/x',
    `GET /%0a${encodeURI(line)}%0ax`,
    `POST /%0a${encodeURI(line)}%0ax`,
    'POST /%0d%0aSet-Cookie:%20a=b',
    'GET /%00',
    'GET /x%7f',
    'GET /x%C2%85y',
    'HEAD /coins%1b%5b2J',
    'GET /app/privacy%00',
  ])('the page renderer rejects %s', async (request) => {
    const answer = await ask(hub.origin, request, { headers: ['Accept-Language: vi'] })
    expect([answer.status, answer.header('Content-Type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(answer.header('Content-Security-Policy')).toContain("default-src 'none'")
    expect(answer.header('Location')).toBeUndefined()
    const page = request.startsWith('HEAD') ? /^$/ : /lang="vi-VN"/
    expect(answer.body).toMatch(page)
  })

  test.each([
    'GET /uploads/%00',
    'PUT /uploads/%0a',
    'GET /api/%00',
    'GET /api/station/user/address/%7f',
    'POST /webhooks/shop/orders%00',
    'POST /webhooks/fulfilment%00',
    'GET /x\\y',
    'GET *',
  ])('%s is rejected with an error envelope', async (request) => {
    const answer = await ask(hub.origin, request)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 400 })
  })

  test.each(['evil@x', 'a b', 'evil.example:99999', '[::1', 'x/../y'])(
    'a request with the host %s is rejected with an error envelope',
    async (host) => {
      const answer = await ask(hub.origin, 'GET /login', { headers: [`Host: ${host}`] })
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.body)).toMatchObject({ code: 400 })
    },
  )

  test('unknown paths of the API and the webhooks return an error envelope, and pages accept only GET, HEAD and POST', async () => {
    for (const request of ['GET /webhooks/shop/orders', 'POST /webhooks/review', 'POST /uploads/x'])
      expect(JSON.parse((await ask(hub.origin, request)).body)).toMatchObject({ code: 404 })
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'TRACE', 'PATCH']) {
      const answer = await ask(hub.origin, `${method} /login`)
      expect([answer.status, answer.header('Allow')]).toEqual([405, 'GET, HEAD, POST'])
    }
  })

  test('a database error is logged as one line, and the response is an error envelope without data of the request', async () => {
    await queryRows(direct(hub.databaseUrl), 'alter table uploads rename to uploads_away')
    const answer = await ask(hub.origin, 'GET /uploads/a-secret-name')
    expect([answer.status, valueAt(JSON.parse(answer.body), 'code')]).toEqual([500, 500])
  })

  // Run this test last, because it stops the hub.
  test('text in requests cannot inject log lines', async () => {
    expect(hub.isAlive()).toBe(true)
    const lines = await stop()
    const read = lines.map((each) => objectOf(JSON.parse(each)))
    expect(read.length).toBeGreaterThan(0)
    expect(read.filter(({ event }) => event === 'upload_failed')).toEqual([
      expect.objectContaining({ level: 50, method: 'GET', fault: anyText }),
    ])
    expect(lines.filter((each) => /stranger|evil|secret/.test(each))).toEqual([])
  })
})
