// Reads what the log says of a fault, whatever form a library gave it.
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { faultOf } from './log.ts'

const away = new Error('The database does not answer.')

test('a fault that a library has copied into an object says what an error would', () => {
  // As pg-boss hands on what went wrong while it looked for work.
  expect(faultOf({ message: away.message, stack: away.stack, queue: 'jobs' })).toBe(faultOf(away))
})

test('what is no error says what it is', () => {
  expect([faultOf('sudden'), faultOf(undefined)]).toEqual(['sudden', 'undefined'])
})

test('a failed query is told without its parameters', () => {
  const description = faultOf(new DrizzleQueryError('select $1', ['mali@example.com'], away))
  expect(description).toContain('select $1')
  expect(description).toContain(away.message)
  expect(description).not.toContain('mali@example.com')
})
