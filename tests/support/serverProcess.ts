// Runs the API in a separate process that tests can kill. Reads the database URL from the environment and sends its
// port to the parent process. Follows the newest version of the catalog as the hub does.
import { serve } from '@hono/node-server'
import pino from 'pino'
import { createApp } from '#api/app/app.ts'
import { inOneVersion } from '#api/catalog/topic.ts'
import { followNewestVersion } from '#api/content/newestVersion.ts'
import { readConfig } from '#api/process/config.ts'
import { openIntegrations } from '#api/integrations/openIntegrations.ts'
import { openStore } from '#api/store/store.ts'
import { unlimited } from './unlimited.ts'

const { DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder = '.data' } = process.env
const store = await openStore({ databaseUrl, dataFolder })
const log = pino({ level: 'silent' })
await followNewestVersion(store.db, log)
const app = createApp({
  store,
  integrations: openIntegrations(readConfig({ STAND_INS: 'on', SOCIAL: 'off' }), log).integrations,
  log,
  limits: unlimited,
})
const fetch = (request: Request, environment: object) => inOneVersion(() => app.fetch(request, environment))
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port))
