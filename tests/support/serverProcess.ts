// The API in a process of its own, to be killed by tests: told its database by the environment, it prints its port.
import { serve } from '@hono/node-server'
import pino from 'pino'
import { createApp } from '../../api/app.ts'
import { openStore } from '../../api/store/store.ts'

const { DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder = '.data' } = process.env
const store = await openStore({ databaseUrl, dataFolder })
const app = createApp({
  store,
  outside: { send: async () => {} },
  log: pino({ level: 'silent' }),
  limits: async () => {},
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port))
