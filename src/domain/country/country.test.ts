import { expect, test, vi } from 'vitest'
import { getIpIsoCode } from '#generated/calls/platform.ts'
import { createQueryClient } from '#src/client/queries.ts'
import type { Locale } from '#shared/languages.ts'
import { createStore } from '#src/runtime/storage/store.ts'
import { lookUpCountry } from './country.ts'
import { safeStorage } from '#src/runtime/storage/localStore.ts'

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('lookUpCountry saves the result as locale in local storage and in the questionnaire store (section 2 of the specification)', async () => {
  const store = safeStorage(blocked)
  const queryClient = createQueryClient(() => {})
  queryClient.setQueryData(getIpIsoCode.query().queryKey, { isoCode: 'VN', countsVisitors: false })
  const countryCode = createStore<Locale | undefined>(undefined)
  await lookUpCountry({ queryClient, countryCode }, store)
  expect(store.get('locale')).toBe('VN')
  expect(countryCode.get()).toBe('VN')
})

test('lookUpCountry keeps the country of an earlier visit if the call fails', async () => {
  const store = safeStorage(blocked)
  store.set('locale', 'TH')
  const countryCode = createStore<Locale | undefined>(undefined)
  const queryClient = createQueryClient(() => {})
  vi.spyOn(queryClient, 'fetchQuery').mockRejectedValue(new Error('There is no connection.'))
  await expect(lookUpCountry({ queryClient, countryCode }, store)).rejects.toThrow('no connection')
  expect(store.get('locale')).toBe('TH')
  expect(countryCode.get()).toBe('TH')
})
