import { expect, test, vi } from 'vitest'
import { loadOnce } from './loadOnce.ts'

test('loadOnce caches a loaded module, and loads it again after a failed load', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('No connection')).mockResolvedValue('module')
  const once = loadOnce(load)
  await expect(once()).rejects.toThrow('No connection')
  expect([await once(), await once()]).toEqual(['module', 'module'])
  expect(load).toHaveBeenCalledTimes(2)
})
