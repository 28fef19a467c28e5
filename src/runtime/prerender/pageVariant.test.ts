import { expect, test } from 'vitest'
import { pageVariant } from './pageVariant.ts'

const app = 'https://hub.example.com'
const said = (host: string, headers: Record<string, string>) => {
  const request = pageVariant(new Request(`http://${host}/app/faq?a=b`, { headers }), app)
  return request && [request.url, request.headers.get('Cookie')]
}

test('whatever a visitor says besides, there is one page for each language and theme', () => {
  const plain = [`${app}/app/faq`, 'locale=TH']
  expect(said('a.example', { Cookie: 'locale=TH; __Host-hub_token=own; __Host-theme=tMqx81' })).toEqual(plain)
  expect(said('b.example', { Cookie: '__Host-theme=__proto__; x=y; locale=th-TH' })).toEqual(plain)
  expect(said('c.example', { 'Accept-Language': 'x-abc,th;q=0.5' })).toEqual(plain)
  expect(said('d.example', { Cookie: '__Host-theme=night; locale=TH' })).toEqual([
    plain[0],
    'locale=TH; __Host-theme=night',
  ])
})

test('a host speaks the language that the server is told of, and each host its own', () => {
  const on = (host: string, languageHosts?: string) =>
    pageVariant(new Request(`http://${host}/app/faq`), app, { languageHosts })?.headers.get('Cookie')
  const both = 'TH=hub.example.co.th,VN=hub.example.vn'
  expect(on('hub.example.vn', both)).toBe('locale=VN')
  expect(on('hub.example.co.th', both)).toBe('locale=TH')
  expect(on('hub.example.vn')).toBe('locale=EN')
})

test('a visit whose start has something to do has a page of its own', () => {
  for (const Cookie of ['APPMODE=1', 'Language=TH']) expect(said('a.example', { Cookie })).toBeUndefined()
})
