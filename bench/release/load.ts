// Sends requests of members to a hub at a constant rate, even if the hub responds slowly. Records each response and the
// acknowledged writes.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { addressesAtMost } from '#api/catalog/addressForms.ts'
import { hashOf } from '#api/store/secrets.ts'
import type { Store } from '#api/store/store.ts'
import { operations } from '#generated/operations.ts'
import { thaiAddress } from '#tests/support/cases/addresses.ts'
import { valueAt } from '#shared/unknown.ts'
import type { SignedIn } from '../homes.ts'
import { callIds, pathOf } from '#scripts/bench/targets.ts'

/**
 * Number of requests of each kind in every fifty requests. Most requests only read, because the first page loads as a
 * document and later pages only load data. Daily actions come next; sign-ins are rare. The requested files belong to
 * the release that runs when the load starts.
 */
const mix = { home: 3, file: 3, read: 31, checkIn: 6, address: 6, signIn: 1 }
type Kind = keyof typeof mix
const kinds: readonly Kind[] = ['home', 'file', 'read', 'checkIn', 'address', 'signIn']
const round = kinds.flatMap((kind) => Array.from({ length: mix[kind] }, () => kind))
/**
 * Step size in a round of requests. It is coprime to the length of the round, so that the requests of each kind are
 * spread over the round.
 */
const step = 7

/**
 * Returns the number of members needed for a number of requests. More requests need more members, because each member
 * checks in once and has a limited number of addresses.
 */
export const membersFor = (requests: number) =>
  Math.ceil((requests / round.length) * Math.max(mix.checkIn, mix.address / addressesAtMost))

/**
 * Maximum delay of a request in milliseconds. After a longer delay, missed requests are dropped instead of being sent
 * in a burst.
 */
const behindAtMost = 1_000

/**
 * Response to a request. `at` is the time of the request by `performance.now()`. `status` is 0 if the connection was
 * cut or timed out after a minute. If `tries` is more than 1, `status` is the status of the last try.
 */
export type Answer = {
  phase: string
  kind: Kind
  at: number
  milliseconds: number
  status: number
  tries: number
}

/** Delay before a retry in milliseconds. */
const retryDelay = 1_000

export type Question = { path: string; method?: string; headers?: Record<string, string>; body?: object }

type LoadOptions = {
  /** Password of all members. */
  password: string
  perSecond: () => number
  /** Maximum number of tries of a request if the hub does not respond or asks for a retry. Default: 1. */
  tries?: number
}

export async function startLoad(
  origin: string,
  people: readonly SignedIn[],
  { password, perSecond, tries: triesAtMost = 1 }: LoadOptions,
) {
  const files = await filesOfPage(origin)
  const answers: Answer[] = []
  const acknowledged = {
    checkIns: new Set<string>(),
    addresses: new Set<string>(),
    sessions: new Set<string>(),
  }
  const personAt = (index: number) => people[index % people.length] ?? noMember()
  let phase = ''

  async function ask(kind: Kind, question: Question): Promise<string | undefined> {
    const [at, sentIn] = [performance.now(), phase]
    const { status, text, tries } = await answerInTime(origin, question, triesAtMost)
    answers.push({ phase: sentIn, kind, at, milliseconds: performance.now() - at, status, tries })
    return status === 200 ? text : undefined
  }

  const doEach: Record<Kind, (index: number) => Promise<void>> = {
    home: async (index) =>
      void (await ask('home', { path: '/', headers: { Cookie: `hub_token=${personAt(index).token}` } })),
    file: async (index) => void (await ask('file', { path: files[index % files.length] ?? '/' })),
    read: async (index) => {
      const id = callIds[index % callIds.length] ?? 'getUserInfo'
      await ask('read', { path: pathOf(id), headers: bearer(personAt(index)) })
    },
    checkIn: async (index) => {
      const person = people[index]
      if (!person) return await doEach.read(index)
      const headers = { ...bearer(person), 'Idempotency-Key': `${person.uid}-checks-in-once` }
      const path = operations.checkIn.path.replace('{game}', 'normalCheckIn')
      if (await ask('checkIn', { path, method: 'POST', headers })) acknowledged.checkIns.add(person.uid)
    },
    address: async (index) => {
      const question = {
        path: operations.modifyAddress.path,
        headers: bearer(personAt(index)),
        body: thaiAddress,
      }
      const answer = await ask('address', question)
      if (answer) acknowledged.addresses.add(String(valueAt(JSON.parse(answer), 'data', 'id')))
    },
    signIn: async (index) => {
      const body = { account: personAt(index).account, password }
      const answer = await ask('signIn', { path: operations.login.path, body })
      if (answer) acknowledged.sessions.add(hashOf(String(valueAt(JSON.parse(answer), 'data', 'token'))))
    },
  }

  const over = new AbortController()
  async function run() {
    const requests: Promise<void>[] = []
    const counts = new Map<Kind, number>()
    let due = performance.now()
    for (let sentCount = 0; !over.signal.aborted; sentCount += 1) {
      due = Math.max(due + 1_000 / perSecond(), performance.now() - behindAtMost)
      await pause(due - performance.now())
      const kind = round[(sentCount * step) % round.length] ?? 'read'
      const count = counts.get(kind) ?? 0
      counts.set(kind, count + 1)
      requests.push(doEach[kind](count))
    }
    await Promise.all(requests)
  }
  const running = run()
  return {
    /** Sets the phase of the test to which the next requests belong. */
    enter: (name: string) => void (phase = name),
    /** Stops the load. @returns all responses and acknowledged writes, after the last response has arrived */
    stop: async () => {
      over.abort()
      await running
      return { answers, acknowledged }
    },
  }
}

type Load = Awaited<ReturnType<typeof startLoad>>
export type Acknowledged = Awaited<ReturnType<Load['stop']>>['acknowledged']

/** @returns the number of acknowledged writes, and those that are missing in the database */
export async function lossesOf({ db }: Store, { checkIns, addresses, sessions }: Acknowledged) {
  // Treat a check-in as stored only if its coins are stored, too.
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.member_id as id from check_ins c
      join ledger_accounts a on a.member_id = c.member_id and a.currency = 'coins' and a.balance > 0
    union all select id from addresses
    union all select token_hash from sessions`)
  const storedIds = new Set(rows.map(({ id }) => id))
  const all = [...checkIns, ...addresses, ...sessions]
  return { acknowledged: all.length, missing: all.filter((id) => !storedIds.has(id)) }
}

/**
 * Returns the paths of the scripts and style sheets that a visitor's pages load: those in attributes, and the values of
 * the import map. The keys of the map are names without a file.
 */
async function filesOfPage(origin: string): Promise<string[]> {
  const { text } = await answerTo(origin, { path: '/login' })
  const matches = text.matchAll(/(?:(?:src|href)=|":)"(\/assets\/[\w.-]+\.(?:js|css))"/g)
  const files = [...new Set([...matches].map(([, path = '']) => path))]
  if (files.length === 0) throw new Error('The page loads no files.')
  return files
}

/**
 * Retries a request as the app does: if no response arrives, or if the load balancer or a server returns 502, 503 or
 * 504.
 */
export async function answerInTime(origin: string, question: Question, triesAtMost: number) {
  for (let tries = 1; ; tries += 1) {
    const answer = await answerTo(origin, question).catch(() => ({ status: 0, text: '' }))
    if (![0, 502, 503, 504].includes(answer.status) || tries >= triesAtMost) return { ...answer, tries }
    await pause(retryDelay)
  }
}

async function answerTo(origin: string, { path, method, headers, body }: Question) {
  const response = await fetch(origin + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    body: body && JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  })
  return { status: response.status, text: await response.text() }
}

const bearer = ({ token }: SignedIn) => ({ Authorization: `Bearer ${token}` })

function noMember(): never {
  throw new Error('The load needs more members than the database has.')
}
