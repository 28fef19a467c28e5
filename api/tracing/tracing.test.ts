// Tests traces that a server writes to a file, by printing them with the support command `scripts/trace.ts`.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '#shared/protocol/operation.ts'
import { addSignedIn } from '#bench/homes.ts'
import { requestIdHeader } from '#shared/requestId.ts'
import { fileBefore } from './traceFile.ts'
import { requestOf, type CallOptions } from '#tests/support/api.ts'
import { queryRows, direct, engine } from '#tests/support/database.ts'
import { startHubProcess } from '#tests/support/hubProcess.ts'
import { openToOthers } from '#tests/support/modes.ts'
import { newAccount, registrationOf } from '#tests/support/members.ts'

const run = promisify(execFile)

/** Trace id that a proxy sends, from an example of the W3C standard. */
const ofProxy = '0af7651916cd43dd8448eb211c80319c'

describe.runIf(engine === 'postgres')('a server that writes traces', () => {
  const ids: Record<string, string> = {}
  let folder: string
  let file: string
  let canaries: string[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hub-traces-'))
    file = join(folder, 'traces.jsonl')
    // Creates trace files with the file permissions that older releases set.
    for (const old of [file, fileBefore(file)]) await writeFile(old, '', { mode: 0o644 })
    const hub = await startHubProcess({ TRACES_FILE: file, TRUST_PROXY: 'on' })
    const ask = async (name: string, address: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(hub.origin + address, { headers, redirect: 'manual' })
      ids[name] = answer.headers.get(requestIdHeader) ?? ''
    }
    const call = async (name: string, id: OperationId, options: CallOptions = {}) => {
      const answer = await fetch(requestOf(id, options, hub.origin))
      ids[name] = answer.headers.get(requestIdHeader) ?? ''
    }
    const [member] = await addSignedIn(hub.databaseUrl, 1)
    if (!member) throw new Error('Nobody was added.')
    const [account, password] = [newAccount(), 'a canary of a password']
    canaries = [account, password, member.account, member.uid, member.token, 'Canary', 'canary']
    await ask('page', '/coins', { Cookie: `hub_token=${member.token}` })
    await ask('nothing', '/canary?canary=canary', { 'User-Agent': 'canary' })
    await ask('of a proxy', '/coins', {
      Cookie: `hub_token=${member.token}`,
      traceparent: `00-${ofProxy}-b7ad6b7169203331-01`,
    })
    await call('call', 'getUserInfo', { token: member.token })
    await call('refused', 'getUserInfo')
    await call('code', 'sendVerifyCode', { body: { account, purpose: 'register' } })
    await call('registration', 'registerByCode', {
      body: registrationOf(account, '000000', { lastName: 'Canary' }),
    })
    await queryRows(direct(hub.databaseUrl), 'alter table members rename to members_away')
    await call('fault', 'login', { body: { account: member.account, password } })
    await hub.stop()
  })
  afterAll(async () => await rm(folder, { recursive: true }))

  test('other users of the host cannot read trace files', async () => {
    expect(await openToOthers(folder)).toEqual([])
  })

  const trace = (id = '') =>
    run(process.execPath, ['scripts/trace.ts', id], { env: { ...process.env, TRACES_FILE: file } })

  /** Returns the output of the support command: one line per span, without durations. */
  async function traceLines(name: string) {
    const { stdout } = await trace(ids[name]?.slice(0, 12))
    const [head, ...lines] = stdout.trimEnd().split('\n')
    expect(head).toContain(ids[name])
    return lines.map((line) => line.replace(/^ *\d+\.\d +\d+\.\d {2}/, ''))
  }

  test('a trace is a tree: the API calls of a page are below the page, and the SQL statements of a call are below the call', async () => {
    const [page, ...inside] = await traceLines('page')
    expect(page).toMatch(/^page \S*coins\S* 200$/)
    expect(inside).toContain('  call getCoins 200')
    const ofCall = inside.slice(inside.indexOf('  call getCoins 200') + 1)
    expect(ofCall[0]).toMatch(/^ {4}select .* from "ledger_lots"/)
  })

  test('a trace contains the error of a failed API call, and the messages that the call sent', async () => {
    expect((await traceLines('call'))[0]).toBe('call getUserInfo 200')
    expect(await traceLines('refused')).toEqual(['call getUserInfo 401 TOKEN_MISSING'])
    const [code, ...inCode] = await traceLines('code')
    expect(code).toBe('call sendVerifyCode 200')
    expect(inCode).toContain('  send message')
    expect(inCode).toContainEqual(expect.stringMatching(/^ {2}insert into "verify_codes" /))
    const [fault, statement] = await traceLines('fault')
    expect(fault).toBe('call login 500')
    expect(statement).toMatch(/ from "members" .* 42P01$/)
  })

  test('the spans of a request belong to the trace that a proxy started for it', async () => {
    expect(ids['of a proxy']).toBe(ofProxy)
    expect((await traceLines('of a proxy'))[0]).toMatch(/^page /)
    expect(await readFile(file, 'utf8')).toContain('"parentSpanId":"b7ad6b7169203331"')
  })

  test('traces contain no personal data and no input of clients', async () => {
    const traceText = await readFile(file, 'utf8')
    expect(traceText).toContain('registerByCode')
    expect(canaries.filter((canary) => traceText.includes(canary))).toEqual([])
  })

  test('if a request id is too short or unknown, the support command fails with an error that names the problem', async () => {
    await expect(trace('abc')).rejects.toThrow('at least the first 12')
    await expect(trace('0'.repeat(32))).rejects.toThrow(/Request 0+ not found in/)
  })
})
