// Tests that a call of the back office is rejected before its body is read, and that a session that ends while the body
// arrives is rejected, too.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { operations } from '#generated/backOffice/operations.ts'

const api = await testApi()
const staffSide = await openStaffSide(api)
const { path, bodyLimit } = operations.startTrackingImport
const csv = JSON.stringify({ csv: 'kind,id,carrier,tracking_number\n' })

/** Uploads a file in chunks. @returns the response, and the number of chunks that were read */
async function upload(cookies: string, chunks: (chunk: number) => Promise<string | undefined>) {
  let read = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const text = await chunks(read)
        read += 1
        if (text === undefined) controller.close()
        else controller.enqueue(Buffer.from(text))
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { Cookie: cookies, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const { status } = await staffSide.send(path, init)
  return { status, read }
}

const endless = async () => 'x'.repeat(65_536)

test.each([
  ['without a session', 401, async () => ''],
  ['with an unknown session', 401, async () => '__Host-staff=unknown'],
  ['without the permission', 403, async () => await staffSide.sessionOf('mali', 'finance')],
])('an upload %s is rejected with %i, and its body is not read', async (_, status, session) => {
  expect(await upload(await session(), endless)).toEqual({ status, read: 0 })
})

test('an upload with a session is read up to the limit of the operation', async () => {
  const { status, read } = await upload(await staffSide.sessionOf('mali', 'fulfillment'), endless)
  expect(status).toBe(413)
  expect(read).toBe(bodyLimit / 65_536 + 1)
})

test('an upload is rejected if its session ends while the body arrives', async () => {
  const session = await staffSide.sessionOf('mali', 'fulfillment')
  const whole = async (chunk: number) => (chunk === 0 ? csv : undefined)
  expect(await upload(session, whole)).toMatchObject({ status: 200 })
  const slow = async (chunk: number) => {
    if (chunk === 1) await staffSide.call('endStaffSession', session)
    return await whole(chunk)
  }
  expect(await upload(session, slow)).toMatchObject({ status: 401 })
})
