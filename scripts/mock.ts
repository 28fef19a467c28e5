// Serves the mocks over HTTP for clients other than the hub's pages: `npm run mock -- 'checkIn=429&scenario=level4'`.
// PORT and HOST set the address.
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { preflight, shared } from '#mocks/crossOrigin.ts'
import { createMocks } from '#mocks/mocks.ts'

const { HOST: hostname = 'localhost', PORT = '4010' } = process.env
const [wishes = ''] = process.argv.slice(2)

const mocks = createMocks(wishes.replace(/^\?/, ''), shared)

async function fetch(request: Request, { outgoing }: HttpBindings | Http2Bindings): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  const response = await mocks(request)
  if (response.type !== 'error') return response
  // Close the connection without an answer for `offline`, like a missing network.
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

serve({ fetch, hostname, port: Number(PORT) }, () => {
  console.log(`The contract is mocked at http://${hostname}:${PORT}`)
  console.log(
    'A bearer token, any, is a member. /mocks.json names every answer, the header Mock-Wishes asks for some.',
  )
})
