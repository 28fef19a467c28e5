import { afterEach, expect, test, vi } from 'vitest'
import { startEach } from './startEach.ts'

afterEach(() => vi.unstubAllGlobals())

test('startEach reports the error of one start function and continues with the next', async () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const fault = new TypeError('URL.canParse is not a function')
  const started: string[] = []
  await startEach([
    () => started.push('first'),
    () => {
      throw fault
    },
    () => started.push('last'),
  ])
  expect(started).toEqual(['first', 'last'])
  expect(reported).toEqual([fault])
})
