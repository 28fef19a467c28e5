import { expect, test, vi } from 'vitest'
import { loadOnce } from './loadOnce.ts'

test('what is there is loaded no more, and what failed is tried again', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('No connection')).mockResolvedValue('module')
  const once = loadOnce(load)
  await expect(once()).rejects.toThrow('No connection')
  expect([await once(), await once()]).toEqual(['module', 'module'])
  expect(load).toHaveBeenCalledTimes(2)
})
