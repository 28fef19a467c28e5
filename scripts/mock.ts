// Serves the mocks over HTTP for clients other than the pages of the hub: `npm run mock --
// 'checkIn=429&scenario=level4'`. The environment variables PORT and HOST set the address.
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { preflight, shared } from '#mocks/crossOrigin.ts'
import { createMocks } from '#mocks/mocks.ts'
import { readArguments, rejectArguments } from './commandLine.ts'

const usage = `Usage: npm run mock -- [<overrides>]

Serves the mocks on HOST and PORT, by default localhost:4010. The overrides are a query string, for example
'checkIn=429&scenario=level4'; docs/mocks.md lists them.`
const { positionals } = readArguments(usage, {})
if (positionals.length > 1) rejectArguments('Overrides must be one argument. Put them in quotes.', usage)
const { HOST: hostname = 'localhost', PORT = '4010' } = process.env
const [overrides = ''] = positionals

const mocks = createMocks(overrides.replace(/^\?/, ''), shared)

async function fetch(request: Request, { outgoing }: HttpBindings | Http2Bindings): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  const response = await mocks(request)
  if (response.type !== 'error') return response
  // Close the connection without a response for the override `offline`, as if there was no network.
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

serve({ fetch, hostname, port: Number(PORT) }, () => {
  console.log(`Mocks of the contract run at http://${hostname}:${PORT}.`)
  console.log(
    'Any bearer token signs in as a member. /mocks.json lists all responses; the header Mock-Overrides selects them.',
  )
})
