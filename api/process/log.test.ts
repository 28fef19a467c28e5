// Tests how the log describes errors, and which log lines compile.
import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { objectOf } from '#shared/unknown.ts'
import { faultOf, redirectConsole, type Log } from './log.ts'

const away = new Error('The database does not answer.')

test('faultOf describes a copy of an error in the same way as the error', () => {
  // pg-boss passes such a copy instead of the error if the error occurred while pg-boss polled for tasks.
  expect(faultOf({ message: away.message, stack: away.stack, queue: 'jobs' })).toBe(faultOf(away))
})

test('faultOf converts values that are not errors to text', () => {
  expect([faultOf('sudden'), faultOf(undefined)]).toEqual(['sudden', 'undefined'])
})

test('faultOf describes a failed query without its parameters', () => {
  const description = faultOf(new DrizzleQueryError('select $1', ['mali@example.com'], away))
  expect(description).toContain('select $1')
  expect(description).toContain(away.message)
  expect(description).not.toContain('mali@example.com')
})

test('Log rejects unknown events, other levels and undocumented fields at compile time', () => {
  const lines: unknown[] = []
  const log: Log = pino({}, { write: (line) => void lines.push(objectOf(JSON.parse(line)).event) })
  log.info({ event: 'server_listening', url: 'http://localhost', msg: 'Server accepts requests.' })
  // @ts-expect-error The table has no event with this name.
  log.info({ event: 'server_listens', msg: 'Server accepts requests.' })
  // @ts-expect-error The event has the level info.
  log.error({ event: 'server_listening', msg: 'Server accepts requests.' })
  // @ts-expect-error The event has no field `port`.
  log.info({ event: 'server_listening', port: 3000, msg: 'Server accepts requests.' })
  // @ts-expect-error Each line requires `msg`.
  log.info({ event: 'server_listening' })
  expect(lines).toHaveLength(5)
})

test('redirectConsole logs console output as library_output at its level', () => {
  const lines: unknown[] = []
  const original = { ...console }
  redirectConsole(pino({}, { write: (line) => void lines.push(JSON.parse(line)) }))
  console.warn('a library says\n%s', 'this')
  Object.assign(console, original)
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, event: 'library_output', msg: 'a library says\nthis' }),
  ])
})
