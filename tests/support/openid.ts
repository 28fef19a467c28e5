// Starts a real OpenID provider on loopback and signs in there like a browser.
import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { afterAll } from 'vitest'
import { createLocalProvider, type LocalClient, type LocalPeople } from '#api/integrations/localProvider.ts'

/** Starts the provider; await it at the top of a test file. The provider stops after the last test. */
export async function startProvider(clients: readonly LocalClient[], people?: LocalPeople) {
  let provider: ReturnType<typeof createLocalProvider> | undefined
  const origin = await listen((request, response) => void provider?.(request, response))
  const issuer = new URL('/social/local', origin)
  provider = createLocalProvider(issuer, clients, people)
  return {
    issuer,
    authorize: new URL('/social/local/auth', origin),
    token: new URL('/social/local/token', origin),
  }
}

/** @returns the origin of a server on loopback */
export async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Signs in on the provider's page like a browser. @returns the query of the redirect back */
export const signInAt = async (
  url: string,
  { email, verified = true }: { email: string; verified?: boolean },
): Promise<Record<string, string>> =>
  await submitAt(url, { email, ...(verified ? { verified: 'on' } : {}) }, '/redirect/')

/**
 * Submits the fields on the provider's page like a browser.
 * @param back start of the path to which the provider redirects
 * @returns the query of the redirect back
 */
export async function submitAt(
  url: string,
  fields: Record<string, string>,
  back: string,
): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  let next = new Request(url)
  for (let step = 0; step < 10; step += 1) {
    next.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(next, { redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('Location')
    if (location === null) {
      const page = await response.text()
      if (!page.includes('<form'))
        throw new Error(`Provider responded with status ${response.status}: ${page}`)
      const body = new URLSearchParams(fields)
      next = new Request(next.url, { method: 'POST', body })
    } else {
      const target = new URL(location, next.url)
      if (target.pathname.startsWith(back)) return Object.fromEntries(target.searchParams)
      next = new Request(target)
    }
  }
  throw new Error('Provider sent no redirect URL.')
}
