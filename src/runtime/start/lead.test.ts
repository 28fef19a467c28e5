import { expect, test } from 'vitest'
import { requestJar } from '../jar.ts'
import { keepLead, leadOf, linkCode, sourceOf, trafficSource } from './lead.ts'

const jarWith = (Cookie = '') => requestJar(new Request('http://localhost/', { headers: { Cookie } }))

test.each([
  ['utm_source=instagram&utm_medium=social&source=shop', 'instagram'],
  ['utm_medium=social&source=shop', 'social'],
  ['source=activity_RegistryWeekend', 'activity_RegistryWeekend'],
  ['utm_source=email_marketing&utm_medium=newsletter&source=shop', 'newsletter'],
  ['utm_source=Email-Marketing&source=shop', 'shop'],
  ['utm_source=email%20marketing', undefined],
  ['utm_source=+&source=shop', 'shop'],
  ['', undefined],
])('traffic source of %s is %s (section 3)', (query, source) => {
  expect(sourceOf(new URLSearchParams(query))).toBe(source)
})

test('traffic source defaults to shopify and is kept for the visit (section 3)', async () => {
  const jar = jarWith()
  expect(trafficSource(jar)).toBe('shopify')
  await keepLead(new URLSearchParams('utm_source=instagram'), jar)
  await keepLead(new URLSearchParams('tab=2'), jar)
  expect(trafficSource(jar)).toBe('instagram')
  expect(jar.setCookies).toEqual(['traffic_source=instagram; Path=/; SameSite=Lax'])
})

test('a linkCode query parameter is saved in a cookie for 7 days (section 2)', async () => {
  const jar = jarWith()
  await keepLead(new URLSearchParams('linkCode=7KQ2MXRT'), jar)
  expect(jar.setCookies).toEqual(['linkCode=7KQ2MXRT; Path=/; Max-Age=604800; SameSite=Lax'])
  expect(linkCode(jar)).toBe('7KQ2MXRT')
})

test('what a registration would not take is neither kept nor handed over', async () => {
  const jar = jarWith('linkCode=not%20a%20code')
  await keepLead(new URLSearchParams({ linkCode: '<script>', source: 'x'.repeat(101) }), jar)
  expect(jar.setCookies).toEqual([])
  expect(await leadOf(jar)).toEqual({ channel: 'web', source: 'shopify', linkCode: undefined })
})

test('a registration tells how its member came', async () => {
  const jar = jarWith('linkCode=7KQ2MXRT; traffic_source=instagram')
  expect(await leadOf(jar)).toEqual({ channel: 'web', source: 'instagram', linkCode: '7KQ2MXRT' })
})
