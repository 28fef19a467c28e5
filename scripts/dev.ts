// Runs the development server: API and pages on one port, both updated after each save. The server renders pages as in
// production. A change of the contract, the messages or a route starts the generators. `--pseudo` replaces English by
// an accented text that is a third longer. Such text reveals strings that are missing in the catalogs, and layouts that
// are too narrow.
import './standIns.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import pino from 'pino'
import { createServer as createVite } from 'vite'
import type { Api } from '#api/app/app.ts'
import { trustedOriginsOf, readConfig, settingsOf } from '#api/process/config.ts'
import { hubOrigin } from '#api/process/variables.ts'
import { faultOf } from '#api/process/log.ts'
import { openHost, type Environment } from '#api/server/host.ts'
import { linkTags } from '#api/sharing/linkTags.ts'
import { openTimedServer } from '#api/server/server.ts'
import type { Render } from '#api/server/pages/pages.ts'
import { formTokens, type FormTokenVariables } from '#api/server/pages/formTokens.ts'
import { callsOfRender } from '#api/server/pages/renderCalls.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { samplePassword, sampleAccounts } from '#api/samples/accounts.ts'
import { readArguments } from './commandLine.ts'
import { openDevelopmentPages } from './devBackOffice.ts'
import { developmentGallery } from './gallery.ts'
import { apiReference } from './apiReference.ts'
import { run } from './projectCopy.ts'
import { pseudoLanguage } from './pseudo.ts'

const usage = `Usage: npm run dev -- [--pseudo]

--pseudo shows English as accented text that is a third longer.`
const { values } = readArguments(usage, { pseudo: { type: 'boolean', default: false } })
const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
const server = openTimedServer((request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
)
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
  plugins: values.pseudo ? [pseudoLanguage()] : [],
})
const log = pino({ level: config.LOG_LEVEL })
const backOffice = await openDevelopmentPages()
const host = await openHost(config, log, {
  openPages: async (api) => pagesOf(api),
  backOfficePages: backOffice.pages,
})
const answer = getRequestListener(host.fetch, { errorHandler: host.answerUnreadable })

server.listen(config.PORT, config.HOST, () => {
  console.log(`The hub runs at http://${config.HOST}:${config.PORT} and reloads after each save.`)
  console.log(`All components in all states: http://${config.HOST}:${config.PORT}/gallery`)
  console.log(`Effects of the last contract edits: http://${config.HOST}:${config.PORT}/contract`)
  console.log(
    `Sign in as ${sampleAccounts.join(', ')}: with a code (see /inbox) or the password "${samplePassword}".`,
  )
})

backOffice.listen(host, { host: config.HOST, port: config.BACK_OFFICE_PORT })

vite.watcher.add(['openapi.yaml', 'locales'])
vite.watcher.on('all', (_event, file) => {
  if (/openapi\.yaml$|\/locales\/|\/src\/routes\//.test(file)) void keepGenerated()
})
process.once(
  'SIGTERM',
  () => void Promise.all([vite.close(), backOffice.close(), host.close()]).then(() => process.exit(0)),
)

let isStale = false
let isGenerating = false

/** Runs the generators, and runs them again if files were saved during the run. Only one run is active at a time. */
async function keepGenerated() {
  isStale = true
  if (isGenerating) return
  isGenerating = true
  while (isStale) {
    isStale = false
    await once(spawn(process.execPath, ['scripts/generate.ts'], { stdio: 'inherit' }), 'exit')
  }
  isGenerating = false
}

/**
 * Returns the report of the last changes of the contract. The command exits with status 1 if a change breaks callers,
 * so its status is ignored.
 */
async function findings(): Promise<string> {
  const { out, error } = await run(process.cwd(), 'scripts/contract/contract.ts', '--format', 'html')
  if (!out) throw new Error(error)
  return out.replace('</h1>', '</h1><p><a href="/contract/reference">Contract reference</a></p>')
}

const hasRender = (module: unknown): module is { render: Render } =>
  typeof module === 'object' && module !== null && 'render' in module

function pagesOf(api: Api) {
  const manifest = {
    routes: {
      __root__: {
        css: ['/src/ui/style/theme.css'],
        scripts: [
          { attrs: { type: 'module' as const }, children: react.preambleCode.replace('__BASE__', '/') },
          { attrs: { type: 'module' as const, src: '/@vite/client' } },
          { attrs: { type: 'module' as const, src: '/src/entry-client.tsx' } },
        ],
      },
    },
  }
  const pages = new Hono<Environment & { Variables: FormTokenVariables }>()
  pages.use(formTokens(false))
  pages.get('/gallery', async (c) => c.html(await developmentGallery(vite)))
  pages.get('/contract', async (c) => c.html(await findings()))
  pages.get('/contract/reference', async (c) => c.html(await apiReference()))
  pages.on(['GET', 'POST'], '*', async (c) => {
    const entry: unknown = await vite.ssrLoadModule('/src/entry-server.tsx')
    if (!hasRender(entry)) throw new Error('src/entry-server.tsx exports no render.')
    return entry.render(c.req.raw, {
      ...callsOfRender(api, c.env),
      manifest,
      nonce: '',
      formToken: c.get('formToken'),
      sites: { hub: hubOrigin(config), neighbours: trustedOriginsOf(config) },
      settings: settingsOf(config),
      linkTags,
      reportFault: (fault) => log.error(faultOf(fault)),
    })
  })
  pages.onError((error, c) => {
    // Pass errors of the API to the enclosing server, which converts them to responses as in production.
    if (error instanceof Refused) throw error
    vite.ssrFixStacktrace(error)
    return c.text(error.stack ?? error.message, 500)
  })
  return pages
}
