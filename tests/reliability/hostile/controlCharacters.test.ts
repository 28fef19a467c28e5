// Tests control characters, which terminals interpret, and characters that change the text direction, which deceive
// readers. Requests with such characters are rejected, and the characters in existing data have no effect when the data
// is shown.
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { addresses } from '#api/addresses/tables.ts'
import { runBackOfficeCommand } from '#api/backOffice/command.ts'
import { withEscapedControls } from '#api/process/log.ts'
import { personOf } from '#api/session/social/rules.ts'
import { members } from '#api/members/tables.ts'
import { testApi } from '#tests/support/api.ts'
import { addAddress, thaiAddress } from '#tests/support/cases/addresses.ts'
import { operationIds } from '#tests/support/cases/cases.ts'
import { messageOf } from '#tests/support/cases/support.ts'
import { exampleRequests } from '#tests/support/contractRequests.ts'
import { measurement } from '#tests/support/measurements.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { eachWithControl } from '#tests/support/corrupted.ts'

const api = await testApi()

/**
 * Control sequences that write to the reader's clipboard, delete a line, and reverse the text direction of the rest of
 * the line.
 */
const controls = ['\u001b]52;c;Y2FuYXJ5\u0007', '\u009b2K', '\u202e', '\u2066', '\u200f']
// oxlint-disable-next-line no-control-regex
const harmful = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const name = `Mali${controls.join('')}\nlevel: 4`

test('every operation rejects control characters in single-line strings', async () => {
  const { token } = await addMember(api)
  const acceptances: string[] = []
  let attempts = 0
  for (const id of operationIds)
    for (const request of exampleRequests(id))
      for (const mark of controls)
        for (const { place, marked } of eachWithControl(request.body, mark)) {
          attempts += 1
          const { status } = await api.call(id, { ...request, body: marked, token })
          if (status < 400 || status >= 500) acceptances.push(`${id} ${place} ${JSON.stringify(mark)}`)
        }
  measurement(
    '12. Hostile bodies',
    `${attempts} requests with a control character in a text: ${acceptances.length} accepted`,
  )
  // Passwords may contain any character; multiline text may contain direction characters.
  const isFree = /password|newPassword/i
  const isLong =
    /^(?:sendContactMessage text|registerForEvent note|\w*Questionnaire\w* answers\.\d+\.text) "[^\\]*"$/
  expect(acceptances.filter((each) => !isFree.test(each) && !isLong.test(each))).toEqual([])
})

test('joiner characters are accepted in words and emoji, and line breaks in messages', async () => {
  const { token } = await addMember(api)
  const firstName = '👩\u200d👧 มา\u200cลี'
  await dataOf(api, 'modifyUserInfo', { token, body: { firstName } })
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({ firstName })
  await dataOf(api, 'sendContactMessage', { body: messageOf({ text: 'One.\n\tTwo.' }) })
  const refused = await api.call('sendContactMessage', { body: messageOf({ text: 'One.\u001b[2J' }) })
  expect(refused).toMatchObject({ status: 400, data: { reasons: [{ code: 'FORMAT', field: 'text' }] } })
  expect(await api.call('listFaq', { query: { query: 'a\u001bb' } })).toMatchObject({ status: 400 })
})

test('the admin CLI and the log print a stored name on one line and escape its control characters', async () => {
  const member = await addMember(api)
  await api.store.db.update(members).set({ firstName: name }).where(eq(members.id, member.uid))
  const logLines: string[] = []
  const backOffice = {
    store: api.store,
    log: pino({}, withEscapedControls({ write: (line) => logLines.push(line) })),
    by: name,
  }
  const { text } = await runBackOfficeCommand(['member', member.uid], { ...backOffice, now: api.clock.now })
  expect(text).not.toMatch(harmful)
  expect(text.split('\n').filter((line) => line.startsWith('level:'))).toEqual(['level: 1'])
  expect(text).toContain('firstName: Mali\\u001b]52;c;Y2FuYXJ5\\u0007\\u009b2K\\u202e')
  expect(logLines.join('')).not.toMatch(harmful)
  expect(JSON.parse(logLines.join(''))).toMatchObject({ by: name })
})

test('stored names and addresses are returned without control characters and can be saved again', async () => {
  const member = await addMember(api)
  const { token } = member
  const { id } = await addAddress(api, member)
  await api.store.db
    .update(members)
    .set({ firstName: name, lastName: name })
    .where(eq(members.id, member.uid))
  await api.store.db.update(addresses).set({ recipient: 'Mali\u001b[2J\u202e' }).where(eq(addresses.id, id))
  const { firstName } = await dataOf(api, 'getUserInfo', { token })
  expect(firstName).toBe('Mali]52;c;Y2FuYXJ52K\nlevel: 4')
  const address = await dataOf(api, 'getAddress', { token, path: { id } })
  expect(address.recipient).toBe('Mali[2J')
  await dataOf(api, 'modifyAddress', { token, body: { ...thaiAddress, id, recipient: address.recipient } })
})

test('the registration form gets names from social providers without control characters', () => {
  const person = { issuer: 'https://canary.example', subject: '1', email: null, emailVerified: false }
  expect(personOf({ ...person, firstName: name, lastName: '\u202e' })).toMatchObject({
    firstName: 'Mali]52;c;Y2FuYXJ52K level: 4',
    lastName: null,
  })
})
