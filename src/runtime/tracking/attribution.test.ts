import { expect, test } from 'vitest'
import { requestCookies } from '../storage/cookieStore.ts'
import { storeAttribution, attributionOf, linkCode, sourceOf, trafficSource } from './attribution.ts'

const cookiesWith = (Cookie = '') => requestCookies(new Request('http://localhost/', { headers: { Cookie } }))

test.each([
  ['utm_source=instagram&utm_medium=social&source=shop', 'instagram'],
  ['utm_medium=social&source=shop', 'social'],
  ['source=activity_RegistryWeekend', 'activity_RegistryWeekend'],
  ['utm_source=email_marketing&utm_medium=newsletter&source=shop', 'newsletter'],
  ['utm_source=Email-Marketing&source=shop', 'shop'],
  ['utm_source=email%20marketing', undefined],
  ['utm_source=+&source=shop', 'shop'],
  ['', undefined],
])('sourceOf returns the traffic source of %s as %s (section 3 of the specification)', (query, source) => {
  expect(sourceOf(new URLSearchParams(query))).toBe(source)
})

test('the traffic source defaults to shopify and is stored for the visit (section 3 of the specification)', async () => {
  const cookies = cookiesWith()
  expect(trafficSource(cookies)).toBe('shopify')
  await storeAttribution(new URLSearchParams('utm_source=instagram'), cookies)
  await storeAttribution(new URLSearchParams('tab=2'), cookies)
  expect(trafficSource(cookies)).toBe('instagram')
  expect(cookies.setCookies).toEqual(['traffic_source=instagram; Path=/; SameSite=Lax'])
})

test('a linkCode query parameter is saved in a cookie for 7 days (section 2 of the specification)', async () => {
  const cookies = cookiesWith()
  await storeAttribution(new URLSearchParams('linkCode=7KQ2MXRT'), cookies)
  expect(cookies.setCookies).toEqual(['linkCode=7KQ2MXRT; Path=/; Max-Age=604800; SameSite=Lax'])
  expect(linkCode(cookies)).toBe('7KQ2MXRT')
})

test('sources and link codes that a registration would reject are neither stored nor returned', async () => {
  const cookies = cookiesWith('linkCode=not%20a%20code')
  await storeAttribution(new URLSearchParams({ linkCode: '<script>', source: 'x'.repeat(101) }), cookies)
  expect(cookies.setCookies).toEqual([])
  expect(await attributionOf(cookies)).toEqual({ channel: 'web', source: 'shopify', linkCode: undefined })
})

test('attributionOf returns channel, source and linkCode', async () => {
  const cookies = cookiesWith('linkCode=7KQ2MXRT; traffic_source=instagram')
  expect(await attributionOf(cookies)).toEqual({ channel: 'web', source: 'instagram', linkCode: '7KQ2MXRT' })
})
