import { expect, test } from 'vitest'
import { newId } from './id.ts'

const ids = Array.from({ length: 20_000 }, newId)

test('newId returns a UUID of version 7 that contains the current time', () => {
  const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(ids.filter((id) => !version7.test(id))).toEqual([])
  const milliseconds = Number.parseInt(newId().replace('-', '').slice(0, 12), 16)
  expect(Math.abs(Date.now() - milliseconds)).toBeLessThan(1000)
})

test('newId returns an id that is greater than all previous ones', () => {
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
