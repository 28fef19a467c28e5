import { afterEach, expect, test, vi } from 'vitest'
import { canVibrate, mayVibrate, setMayVibrate, vibrate } from './vibration.ts'

afterEach(() => vi.unstubAllGlobals())

test('vibrate has no effect until vibration is enabled', () => {
  const buzz = vi.fn<(milliseconds: number) => boolean>()
  vi.stubGlobal('navigator', { vibrate: buzz })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vibrate()
  expect(buzz).not.toHaveBeenCalled()

  setMayVibrate(true)
  expect(mayVibrate()).toBe(true)
  // Enabling vibration makes the device vibrate once, as a preview.
  expect(buzz).toHaveBeenCalledTimes(1)
  vibrate()
  expect(buzz).toHaveBeenCalledTimes(2)

  setMayVibrate(false)
  vibrate()
  expect(buzz).toHaveBeenCalledTimes(2)
})

test('vibrate does not throw in a browser without vibration', () => {
  vi.stubGlobal('navigator', {})
  setMayVibrate(true)
  expect(canVibrate()).toBe(false)
  expect(vibrate).not.toThrow()
})
