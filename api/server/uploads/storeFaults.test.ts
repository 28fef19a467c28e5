// Tests uploads while the file store is down or slow. Clients get 503, can retry at the same URL, and do not block
// other clients.
import { valueAt } from '#shared/unknown.ts'
import pino from 'pino'
import { expect, test } from 'vitest'
import { uploadAddress } from '#api/platform/uploads/uploads.ts'
import { FileStoreDown, type FileStore } from '#api/integrations/fileStore.ts'
import { testApi } from '#tests/support/api.ts'
import { engine } from '#tests/support/database.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { png } from '#tests/support/pictures.ts'
import { uploadRoutes } from './routes.ts'

const api = await testApi()
const { files } = api.integrations

/** Creates upload routes that use a file store in which the given methods are replaced. */
function routesOn(broken: Partial<FileStore>) {
  const store = { ...files, ...broken }
  const routes = uploadRoutes({
    store: api.store,
    files: store,
    clock: () => api.clock.now,
    log: pino({ level: 'silent' }),
  })
  return async (url: string, method: string, body?: BodyInit) =>
    await routes.request(url.replace('/uploads', ''), {
      method,
      body,
      headers: { 'Content-Type': 'image/png' },
    })
}

async function announced() {
  const { token } = await addMember(api)
  const query = { purpose: 'avatar', contentType: 'image/png', size: String(png.length) }
  return await dataOf(api, 'getUploadPolicy', { token, query })
}
const down = () => Promise.reject(new FileStoreDown('The bucket: gone'))

test('an upload answers 503 while the file store is down, and succeeds at the same URL afterwards', async () => {
  const { url } = await announced()
  const refused = await routesOn({ put: down })(url, 'PUT', png)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(valueAt(await refused.json(), 'message')).toMatch(/try again/)
  expect((await routesOn({})(url, 'PUT', png)).status).toBe(204)
})

test('a download answers 503 while the file store is down, and 404 if the file is lost', async () => {
  const { id, url } = await announced()
  await routesOn({})(url, 'PUT', png)
  const address = await uploadAddress(files, id, new Date(api.clock.now.getTime() + 60_000))
  expect((await routesOn({ get: down })(address, 'GET')).status).toBe(503)
  expect((await routesOn({})(address, 'GET')).status).toBe(200)
  expect((await routesOn({ get: () => Promise.resolve(null) })(address, 'GET')).status).toBe(404)
})

test('an upload answers 429 while another server stores the same file, and succeeds after the lease of that server has expired', async () => {
  const { url } = await announced()
  const slow = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const first = routesOn({
    put: async (...file) => {
      begun.resolve()
      await slow.promise
      await files.put(...file)
    },
  })(url, 'PUT', png)
  await begun.promise
  const second = await routesOn({})(url, 'PUT', png)
  expect([second.status, second.headers.get('Retry-After')]).toEqual([429, '60'])
  api.wait(60)
  expect((await routesOn({})(url, 'PUT', png)).status).toBe(204)
  slow.resolve()
  expect((await first).status).toBe(204)
})

test.runIf(engine === 'postgres')(
  'while 30 uploads wait for a file store that does not respond, the database connections stay available',
  async () => {
    const never = Promise.withResolvers<never>()
    let waiting = 0
    const put = routesOn({
      put: () => {
        waiting += 1
        if (waiting === 30) all.resolve()
        return never.promise
      },
    })
    const all = Promise.withResolvers<void>()
    const policies = await Promise.all(Array.from({ length: 30 }, announced))
    const answers = policies.map(({ url }) => put(url, 'PUT', png))
    await all.promise
    const { token } = await addMember(api)
    expect((await api.call('getUserInfo', { token })).status).toBe(200)
    never.reject(new FileStoreDown('The bucket: late'))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(30).fill(503))
  },
)
