import { afterEach, expect, test, vi } from 'vitest'
import { canVibrate, mayVibrate, setMayVibrate, vibrate } from './vibration.ts'

afterEach(() => vi.unstubAllGlobals())

test('A device buzzes only while its owner allows it', () => {
  const buzz = vi.fn<(milliseconds: number) => boolean>()
  vi.stubGlobal('navigator', { vibrate: buzz })
  vibrate()
  expect(buzz).not.toHaveBeenCalled()

  setMayVibrate(true)
  expect(mayVibrate()).toBe(true)
  // It is felt as it is switched on, and then where something was got.
  expect(buzz).toHaveBeenCalledTimes(1)
  vibrate()
  expect(buzz).toHaveBeenCalledTimes(2)

  setMayVibrate(false)
  vibrate()
  expect(buzz).toHaveBeenCalledTimes(2)
})

test('A browser that cannot vibrate is never asked to', () => {
  vi.stubGlobal('navigator', {})
  setMayVibrate(true)
  expect(canVibrate()).toBe(false)
  expect(vibrate).not.toThrow()
})
