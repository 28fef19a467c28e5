import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteSecrets, storeSecret, storedClaims, readSecret } from './visitorSecrets.ts'

const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('storeSecret stores a draft id or a claim code per questionnaire', () => {
  storeSecret('flange-fit', { draftId: 'a-draft' })
  storeSecret('pumping-day', { claimCode: 'ANOTHER-CODE' })
  expect(readSecret('flange-fit')).toEqual({ draftId: 'a-draft' })
  storeSecret('flange-fit', { draftId: undefined, claimCode: 'A-CODE' })
  expect(readSecret('flange-fit')).toEqual({ claimCode: 'A-CODE' })
  expect(readSecret('pumping-day')).toEqual({ claimCode: 'ANOTHER-CODE' })
  expect(readSecret('underwear-card')).toEqual({})
  storeSecret('underwear-card', { draftId: 'a-third' })
  expect(storedClaims()).toEqual([
    { questionnaireId: 'pumping-day', claimCode: 'ANOTHER-CODE' },
    { questionnaireId: 'flange-fit', claimCode: 'A-CODE' },
  ])
})

test('deleting the last secret also deletes the local-storage entry', () => {
  storeSecret('flange-fit', { claimCode: 'A-CODE' })
  storeSecret('flange-fit', { claimCode: undefined })
  expect([...values.keys()]).toEqual([])
  storeSecret('flange-fit', { draftId: 'a-draft' })
  storeSecret('pumping-day', { draftId: 'another' })
  deleteSecrets()
  expect([...values.keys()]).toEqual([])
  expect(readSecret('flange-fit')).toEqual({})
})

test.each(['{', 'null', '"x"', '{"flange-fit":7}', '{"flange-fit":{"draftId":7,"__proto__":1}}'])(
  'readSecret ignores the invalid storage content %s',
  (text) => {
    localStorage.setItem('visitorSecrets', text)
    expect(readSecret('flange-fit')).toEqual({})
    storeSecret('flange-fit', { draftId: 'a-draft' })
    expect(readSecret('flange-fit')).toEqual({ draftId: 'a-draft' })
  },
)
