// Sends malicious bodies and slow connections to a server in a separate process (section 12 of docs/reliability.md):
// measures its memory and the waiting time of other callers. tests/contract checks that each body is rejected.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { engine, freshDatabase } from '#tests/support/database.ts'
import { measurement, isFull, times } from '#tests/support/measurements.ts'
import { startServer } from '#tests/support/serverProcesses.ts'

const MiB = 1_048_576
const path = '/api/station/user/sendVerifyCode'

/** Builds an object with `count` properties of different names. */
const members = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join()}}`

const hostile = [
  ' '.repeat(MiB + 1),
  '['.repeat(10_000) + ']'.repeat(10_000),
  '{"a":'.repeat(10_000) + '0' + '}'.repeat(10_000),
  members(10_000),
  members(5_000),
  '{"__proto__":{"admin":true}}',
  '{"account":"a\u0000@b.co","purpose":"login"}',
  '{"account":"\\ud83d","purpose":"login"}',
  '{"account":1e400,"purpose":9007199254740993}',
  '{"account":"a","account":"b"}',
]

const server = engine === 'postgres' ? await startServer({ DATABASE_URL: await freshDatabase() }) : undefined
afterAll(() => server?.kill())

const post = (origin: string, body: string) =>
  fetch(`${origin}${path}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
  )

/** Returns the resident memory of the process in bytes. */
async function memoryOf(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}

async function sendAll(origin: string, rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(hostile.map((body) => post(origin, body)))
    for (const { status } of answers) expect([400, 413]).toContain(status)
  }
}

test.runIf(server && isFull)('malicious bodies do not increase memory permanently', async () => {
  const { origin, pid } = server ?? { origin: '', pid: 0 }
  const rounds = 500
  await sendAll(origin, 40)
  const before = await memoryOf(pid)
  await sendAll(origin, rounds)
  const growth = ((await memoryOf(pid)) - before) / MiB
  measurement(
    '12. Hostile bodies',
    `${rounds * hostile.length} malicious bodies of ${hostile.length} kinds: the memory grew by ${growth.toFixed(1)} MiB`,
  )
  expect(growth).toBeLessThan(50)
})

test.runIf(server)('a request with 16 KiB of headers is rejected', async () => {
  const { port } = new URL(server?.origin ?? 'http://none')
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`POST ${path} HTTP/1.1\r\nHost: hub.test\r\nX-Long: ${'x'.repeat(16_384)}\r\n\r\n`)
  const messages: unknown[] = await once(socket, 'data')
  expect(String(messages[0])).toMatch(/^HTTP\/1\.1 431 /)
})

/** Opens a connection with an unfinished request to which the test can add headers later. */
async function slowSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // Ignore errors: the server may close the connection at any time.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: hub.test\r\n`)
  return socket
}

test.runIf(server)('200 slow connections do not delay other callers', async () => {
  const { origin } = server ?? { origin: 'http://none' }
  const port = Number(new URL(origin).port)
  const sockets = await Promise.all(Array.from({ length: 200 }, () => slowSocket(port)))
  const waits: number[] = []
  for (let call = 0; call < times(1_000, 300); call += 1) {
    sockets[call % sockets.length]?.write(`X-${call}: slow\r\n`)
    const started = performance.now()
    const response = await fetch(`${origin}/api/station/activity/getIpIsoCode`, { method: 'POST' })
    await response.text()
    waits.push(performance.now() - started)
    expect(response.status).toBe(200)
  }
  for (const socket of sockets) socket.destroy()
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? NaN
  measurement(
    '12. Hostile bodies',
    `${waits.length} normal calls during 200 connections with slow headers: p99 ${p99.toFixed(1)} ms`,
  )
  expect(p99).toBeLessThan(500)
})
