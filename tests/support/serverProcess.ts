// The API in a process of its own, to be killed by tests: told its database by the environment, it prints its port.
import { serve } from '@hono/node-server'
import pino from 'pino'
import { createApp } from '../../api/app.ts'
import { readConfig } from '../../api/config.ts'
import { openOutside } from '../../api/outside/open.ts'
import { openStore } from '../../api/store/store.ts'
import { unlimited } from './unlimited.ts'

const { DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder = '.data' } = process.env
const store = await openStore({ databaseUrl, dataFolder })
const log = pino({ level: 'silent' })
const app = createApp({
  store,
  outside: openOutside(readConfig({ INBOX: 'on', SOCIAL: 'off' }), log).outside,
  log,
  limits: unlimited,
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port))
