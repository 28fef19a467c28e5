// Renders a page on the server with the test's API.
import { expect } from 'vitest'
import { callsOfRender } from '#api/server/pages/renderCalls.ts'
import { render } from '#src/entry-server.tsx'
import type { Api } from './api.ts'
import type { TestMember } from './members.ts'

export type Visitor = {
  member?: TestMember
  country?: string
  /** Path suffix of an API call that fails with 500. */
  failing?: string
  userAgent?: string
  /** `APP_URL` of the hub's configuration. */
  appHost?: string
}

/** Returns the status of the page, its redirect, and its English text. */
export async function visitPage(
  api: Api,
  path: string,
  { member, country, failing, userAgent, appHost }: Visitor = {},
) {
  const cookies = ['locale=EN', ...(member ? [`hub_token=${member.token}`] : [])].join('; ')
  const { api: calls } = callsOfRender(api, { address: '192.0.2.1', country: country ?? null, device: null })
  const headers = { Cookie: cookies, ...(userAgent && { 'User-Agent': userAgent }) }
  const faults: unknown[] = []
  const response = await render(new Request(`http://localhost${path}`, { headers }), {
    api: async (request) =>
      failing && request.url.endsWith(failing)
        ? Response.json({ code: 500, message: '' }, { status: 500 })
        : await calls(request),
    manifest: { routes: {} },
    nonce: '',
    sites: { hub: 'http://localhost', neighbours: appHost ? { app: appHost } : {} },
    reportFault: (fault) => void faults.push(fault),
  })
  const text = await response.text()
  // No error may be reported unless the test makes a call fail.
  expect(failing ? [] : faults).toEqual([])
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replace(/<[^>]*>/g, '')
  return { status: response.status, location: response.headers.get('Location'), title, text }
}
