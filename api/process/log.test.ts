// Tests the description of errors in the log.
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { faultOf } from './log.ts'

const away = new Error('The database does not answer.')

test('faultOf describes a copy of an error like the error', () => {
  // pg-boss passes such copies of errors that occurred while it polled for tasks.
  expect(faultOf({ message: away.message, stack: away.stack, queue: 'jobs' })).toBe(faultOf(away))
})

test('faultOf describes values that are not errors', () => {
  expect([faultOf('sudden'), faultOf(undefined)]).toEqual(['sudden', 'undefined'])
})

test('faultOf describes a failed query without its parameters', () => {
  const description = faultOf(new DrizzleQueryError('select $1', ['mali@example.com'], away))
  expect(description).toContain('select $1')
  expect(description).toContain(away.message)
  expect(description).not.toContain('mali@example.com')
})
