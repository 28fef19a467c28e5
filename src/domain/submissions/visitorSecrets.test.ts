import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSecrets, keepSecret, keptClaims, readSecret } from './visitorSecrets.ts'

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

test('keepSecret stores a draft or a code per questionnaire', () => {
  keepSecret('flange-fit', { draftId: 'a-draft' })
  keepSecret('pumping-day', { claimCode: 'ANOTHER-CODE' })
  expect(readSecret('flange-fit')).toEqual({ draftId: 'a-draft' })
  keepSecret('flange-fit', { draftId: undefined, claimCode: 'A-CODE' })
  expect(readSecret('flange-fit')).toEqual({ claimCode: 'A-CODE' })
  expect(readSecret('pumping-day')).toEqual({ claimCode: 'ANOTHER-CODE' })
  expect(readSecret('underwear-card')).toEqual({})
  keepSecret('underwear-card', { draftId: 'a-third' })
  expect(keptClaims()).toEqual([
    { questionnaireId: 'pumping-day', claimCode: 'ANOTHER-CODE' },
    { questionnaireId: 'flange-fit', claimCode: 'A-CODE' },
  ])
})

test('deleted secrets leave no storage entry', () => {
  keepSecret('flange-fit', { claimCode: 'A-CODE' })
  keepSecret('flange-fit', { claimCode: undefined })
  expect([...values.keys()]).toEqual([])
  keepSecret('flange-fit', { draftId: 'a-draft' })
  keepSecret('pumping-day', { draftId: 'another' })
  forgetSecrets()
  expect([...values.keys()]).toEqual([])
  expect(readSecret('flange-fit')).toEqual({})
})

test.each(['{', 'null', '"x"', '{"flange-fit":7}', '{"flange-fit":{"draftId":7,"__proto__":1}}'])(
  'readSecret ignores the invalid storage content %s',
  (text) => {
    localStorage.setItem('visitorSecrets', text)
    expect(readSecret('flange-fit')).toEqual({})
    keepSecret('flange-fit', { draftId: 'a-draft' })
    expect(readSecret('flange-fit')).toEqual({ draftId: 'a-draft' })
  },
)
