// Measures if response times reveal which accounts exist. Measures each API call that takes an account, alternately
// with known and unknown accounts, on the embedded database. Run `npx node tests/reliability/enumeration.ts`; the
// command fails if the response times differ by 5 ms or more.
import { randomInt } from 'node:crypto'
import pino from 'pino'
import { createApp } from '#api/app/app.ts'
import { readConfig } from '#api/process/config.ts'
import { openIntegrations } from '#api/integrations/openIntegrations.ts'
import { hashSecret } from '#api/session/passwords.ts'
import { createMember } from '#api/session/registration.ts'
import { migratedStore } from '#api/store/embedded.ts'
import { startEngine } from '#api/store/engine.ts'
import { operations } from '#generated/operations.ts'
import { median } from '#scripts/bench/table.ts'
import { accountOf } from '../support/accounts.ts'
import { measurement } from '../support/measurements.ts'
import { unlimited } from '../support/unlimited.ts'

const samples = 300
const allowed = 5

const clock = { now: new Date('2026-11-21T03:00:00.000Z') }
const store = await migratedStore(await startEngine())
const log = pino({ level: 'silent' })
const app = createApp({
  store,
  integrations: openIntegrations(readConfig({ STAND_INS: 'on', SOCIAL: 'off' }), log).integrations,
  log,
  clock: () => clock.now,
  limits: unlimited,
})

const person = {
  firstName: 'Mali',
  countryCode: 'TH',
  timeZone: 'Asia/Bangkok',
  agreePrivacyPolicy: true,
  agreeMarketing: false,
  agreeTracking: false,
} as const
const password = 'quiet river at night'
const code = '000000'
const knownAccount = 'known@example.com'
const unknown = 'other@example.com'
const passwordHash = await hashSecret(password)
await createMember(store.db, { ...person, account: accountOf(knownAccount), passwordHash }, clock.now)

type Call = [kind: string, id: keyof typeof operations, body: (account: string) => object]
const calls: Call[] = [
  ['sign-in', 'login', (account) => ({ account, password: 'not the password' })],
  ['sign-in', 'loginByCode', (account) => ({ account, code })],
  ['pre-check', 'loginPreCheck', (account) => ({ account })],
  ['pre-check', 'checkUserAccount', (account) => ({ account })],
  ['registration', 'registerByCode', (account) => ({ ...person, account, code })],
  ['registration', 'register', (account) => ({ ...person, account, code, password })],
  ['recovery', 'recoverPassword', (account) => ({ account, code, newPassword: password })],
  ['recovery', 'sendMailByRecoverPwd', (account) => ({ account })],
  ['recovery', 'undoDisable', (account) => ({ account, proof: { password: 'not the password' } })],
  ['code sending', 'sendVerifyCode', (account) => ({ account, purpose: 'login' })],
  ['code sending', 'verifyCode', (account) => ({ account, purpose: 'login', code })],
]

async function timed(id: Call[1], body: object) {
  const { method, path } = operations[id]
  const request = new Request(`http://hub.test${path}`, {
    method: method.toUpperCase(),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const started = performance.now()
  const response = await app.fetch(request)
  const text = await response.text()
  const ms = performance.now() - started
  return { ms, text: JSON.stringify([response.status, ...response.headers, text]) }
}

let worst = 0
console.log(
  `${'kind'.padEnd(14)}${'call'.padEnd(22)}${'known'.padStart(9)}${'unknown'.padStart(9)}${'gap'.padStart(9)}`,
)
for (const [kind, id, bodyOf] of calls) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let sample = -20; sample < samples; sample += 1) {
    // Advance the clock far enough to allow another code or link and to reset failed attempts.
    clock.now = new Date(clock.now.getTime() + 3_600_000)
    // Randomize the order of the two calls, because the second call uses warm caches.
    const order = randomInt(2) ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    const texts = new Set<string>()
    for (const accountKind of order) {
      const { ms, text } = await timed(id, bodyOf(accountKind === 'known' ? knownAccount : unknown))
      texts.add(text.replaceAll(knownAccount, '').replaceAll(unknown, ''))
      if (sample >= 0) times[accountKind].push(ms)
    }
    if (texts.size > 1) throw new Error(`${id} answers known and unknown accounts differently.`)
  }
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)]
  const gap = Math.abs(ofKnown - ofUnknown)
  worst = Math.max(worst, gap)
  const figures = [ofKnown, ofUnknown, gap].map((ms) => `${ms.toFixed(2)} ms`.padStart(9)).join('')
  console.log(`${kind.padEnd(14)}${id.padEnd(22)}${figures}`)
}
await store.close()
measurement(
  '7. Enumeration',
  `${calls.length} calls with ${samples} interleaved samples each: the median durations for existing and unknown accounts differ by at most ${worst.toFixed(2)} ms (allowed: ${allowed} ms)`,
)
process.exitCode = worst < allowed ? 0 : 1
