// Tests that the server accepts only forms that were posted from the hub's hosts with the CSRF token of the browser.
import { expect, test } from 'vitest'
import { foreignForms } from '#tests/e2e/helpers/postedForms.ts'
import { forms, readForm } from './postedForms.ts'

const formToken = 't'.repeat(22)
const host = {
  sites: { hub: 'https://hub.example.com' },
  settings: { languageHosts: 'TH=hub.example.co.th' },
  formToken,
}

type Sent = { at?: string; headers?: Record<string, string>; csrf?: string }

const isRead = async ({ at = 'hub.example.com', headers = {}, csrf = formToken }: Sent) => {
  const body = new URLSearchParams({ form: 'language', language: 'th-TH', csrf })
  // Use `http` in the URL, because the proxy terminates TLS.
  const request = new Request(`http://${at}/login`, { method: 'POST', body, headers })
  return (await readForm(request, host)) !== undefined
}

const hubHeaders = { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://hub.example.com' }

test.each<Sent>([
  { headers: hubHeaders },
  { headers: { ...hubHeaders, Origin: 'https://hub.example.co.th' }, at: 'hub.example.co.th' },
  { headers: hubHeaders, at: 'web-1:3000' },
  { headers: { Origin: 'https://hub.example.com' } },
  { headers: { 'Sec-Fetch-Site': 'same-origin' } },
  { headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' } },
])('readForm accepts a form that was posted from a host of the hub: %j', async (form) => {
  expect(await isRead(form)).toBe(true)
})

test.each<Sent>([
  { headers: { ...hubHeaders, Origin: 'https://evil.example' }, at: 'evil.example' },
  { headers: { 'Sec-Fetch-Site': 'same-origin' }, at: 'evil.example' },
  { headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, at: 'hub.example.com.evil.example' },
  { headers: { ...hubHeaders, Origin: 'http://hub.example.com' } },
  { headers: { ...hubHeaders, Origin: 'https://hub.example.com:8443' } },
  { headers: { ...hubHeaders, 'Sec-Fetch-Site': 'same-site' } },
  { headers: { ...hubHeaders, 'Sec-Fetch-Site': 'cross-site' } },
  { headers: { Origin: 'null' } },
  {},
  { headers: hubHeaders, csrf: '' },
  { headers: hubHeaders, csrf: 'u'.repeat(22) },
  { headers: hubHeaders, csrf: 'é'.repeat(22) },
])('readForm rejects a form from another host or without the browser’s CSRF token: %j', async (form) => {
  expect(await isRead(form)).toBe(false)
})

test('readForm rejects an empty CSRF token if the browser has no token', async () => {
  const body = new URLSearchParams({ form: 'language', csrf: '' })
  const request = new Request('http://hub.example.com/', { method: 'POST', body, headers: hubHeaders })
  expect(await readForm(request, { ...host, formToken: '' })).toBeUndefined()
})

test('the end-to-end tests post every form of the hub from another site, because foreignForms contains every form', () => {
  expect(Object.keys(forms).toSorted()).toEqual(Object.keys(foreignForms).toSorted())
})
