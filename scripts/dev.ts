// Runs the development server: API and pages on one port, both current after each save. The server renders pages as
// in production. A change of the contract, the messages or a route starts the generators. `--pseudo` replaces English
// by an accented text that is a third longer, to find strings that are not in the catalogs and layouts without room.
import './standIns.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import pino from 'pino'
import { createServer as createVite } from 'vite'
import type { Api } from '#api/app/app.ts'
import { neighboursOf, readConfig, settingsOf } from '#api/process/config.ts'
import { hubOrigin } from '#api/process/variables.ts'
import { faultOf } from '#api/process/log.ts'
import { openHost, type Environment } from '#api/server/host.ts'
import { openTimedServer } from '#api/server/server.ts'
import type { Render } from '#api/server/pages/pages.ts'
import { formTokens, type FormTokenVariables } from '#api/server/pages/formTokens.ts'
import { callsOfRender } from '#api/server/pages/renderCalls.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { samplePassword, sampleAccounts } from '#api/samples/accounts.ts'
import { developmentGallery } from './gallery.ts'
import { inScratch, run } from './projectCopy.ts'
import { pseudoLanguage } from './pseudo.ts'

const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
const server = openTimedServer((request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
)
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
  plugins: process.argv.includes('--pseudo') ? [pseudoLanguage()] : [],
})
const log = pino({ level: config.LOG_LEVEL })
const host = await openHost(config, log, { openPages: async (api) => pagesOf(api) })
const answer = getRequestListener(host.fetch, { errorHandler: host.answerUnreadable })

server.listen(config.PORT, config.HOST, () => {
  console.log(`The hub runs at http://${config.HOST}:${config.PORT} and follows every save.`)
  console.log(`Every component in every state: http://${config.HOST}:${config.PORT}/gallery`)
  console.log(`What the contract's last edits do: http://${config.HOST}:${config.PORT}/contract`)
  console.log(`Sign in as ${sampleAccounts.join(', ')}: by code (see /inbox) or with "${samplePassword}".`)
})

vite.watcher.add(['openapi.yaml', 'locales'])
vite.watcher.on('all', (_event, file) => {
  if (/openapi\.yaml$|\/locales\/|\/src\/routes\//.test(file)) void keepGenerated()
})
process.once('SIGTERM', () => void Promise.all([vite.close(), host.close()]).then(() => process.exit(0)))

let isStale = false
let isGenerating = false

/** Runs the generators one at a time, and once more if files were saved during a run. */
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
 * Report of the last contract changes. The command exits with status 1 if a change breaks callers, so ignore its
 * status.
 */
async function findings(): Promise<string> {
  const { out, error } = await run(process.cwd(), 'scripts/contract/contract.ts', '--format', 'html')
  if (!out) throw new Error(error)
  return out.replace('</h1>', '</h1><p><a href="/contract/reference">The contract, to read</a></p>')
}

/** The contract as one self-contained page; the logo of the tool is removed because it would be loaded from a CDN. */
const reference = () =>
  inScratch(async (folder) => {
    const page = join(folder, 'reference.html')
    const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'build-docs', 'openapi.yaml']
    const { code, error } = await run(process.cwd(), ...redocly, '--inlineBundle', '--output', page)
    if (code !== 0) throw new Error(error)
    return (await readFile(page, 'utf8')).replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w./-]+/g, 'data:,')
  })

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
  pages.get('/contract/reference', async (c) => c.html(await reference()))
  pages.on(['GET', 'POST'], '*', async (c) => {
    const entry: unknown = await vite.ssrLoadModule('/src/entry-server.tsx')
    if (!hasRender(entry)) throw new Error('src/entry-server.tsx exports no render.')
    return entry.render(c.req.raw, {
      ...callsOfRender(api, c.env),
      manifest,
      nonce: '',
      formToken: c.get('formToken'),
      sites: { hub: hubOrigin(config), neighbours: neighboursOf(config) },
      settings: settingsOf(config),
      reportFault: (fault) => log.error(faultOf(fault)),
    })
  })
  pages.onError((error, c) => {
    // Let the host answer errors of the API, as in production.
    if (error instanceof Refused) throw error
    vite.ssrFixStacktrace(error)
    return c.text(error.stack ?? error.message, 500)
  })
  return pages
}
