// Configures the two builds of the web app (browser and server rendering) and its development server.
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { screens } from '#generated/screens.ts'
import { webBuildId } from '#scripts/fingerprint.ts'
import { routerOptions } from '#scripts/generate/routes.ts'
import { routesFolder, withoutListed } from '#scripts/generate/screens.ts'
import { messageParts } from '#scripts/messageParts.ts'
import { plainImports, routeChunks } from '#scripts/replacedModules.ts'
import { unhintedFonts } from '#scripts/fonts.ts'
import { webManifest } from '#scripts/webManifest.ts'
import { shortImportMap } from '#scripts/importMap.ts'
import { chunkGroups } from '#scripts/chunks/chunkGroups.ts'
import { inlineScripts, targets } from '#scripts/inlineScript.ts'

const buildId = webBuildId()

export default defineConfig(({ command, isSsrBuild, mode }) => {
  /** True for the browser build whose documents the server renders. */
  const isHubsClient = command === 'build' && !isSsrBuild && mode !== 'mock'
  return {
    plugins: [
      routeFiles(),
      inlineScripts(),
      tanstackRouter({
        ...routerOptions,
        autoCodeSplitting: true,
        // Load only guard and title with a route that is not shown; all other parts are split off.
        codeSplittingOptions: {
          defaultBehavior: [
            ['component', 'pendingComponent'],
            ['loader'],
            ['errorComponent'],
            ['notFoundComponent'],
          ],
        },
      }),
      react(),
      tailwindcss(),
      messageParts('generated/messages', isHubsClient ? undefined : buildId),
      builds(),
      routeChunks(),
      plainImports(),
      unhintedFonts(),
      shortImportMap(),
      webManifest('generated/messages'),
      ...(mode === 'mock' ? [contractMocks()] : []),
    ],
    define: {
      // The browser reads its build id from the document: inside a file, it would change the file with each release.
      __BUILD_ID__: isHubsClient ? 'document.documentElement.dataset.build' : JSON.stringify(buildId),
      // The server build gets the id of the browser build (scripts/build.ts).
      __MESSAGES__: isHubsClient ? 'document.documentElement.dataset.messages' : JSON.stringify(buildId),
    },
    resolve: {
      // Messages are compiled, so the browser needs no ICU parser (7 kB). FormatJS ships this replacement.
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    build: {
      target: targets,
      manifest: !isSsrBuild,
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      // The server lists the files that a page needs, so Vite's preload helper is unused.
      modulePreload: false,
      // Imports use stable names that an import map in the document resolves. A changed file does not change its
      // importers, so browsers fetch only changed files of a release.
      chunkImportMap: isHubsClient,
      rollupOptions: {
        input: isSsrBuild ? ['src/entry-server.tsx', 'src/runtime/offline/page.tsx'] : 'src/entry-client.tsx',
        output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups() } },
      },
    },
  }
})

/** Removes metadata that the browser reads later from the route files (2 kB). */
function routeFiles(): Plugin {
  const routes = resolve(routesFolder)
  return {
    name: 'hub-route-files',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.startsWith(routes) || !id.endsWith('.tsx')) return null
      return { code: withoutListed(id, code), map: null }
    },
  }
}

/** Answers API calls with the mocks and reloads them after changes; only in development. */
function contractMocks(): Plugin {
  let current: unknown
  let answer: ((request: Request) => Promise<Response>) | undefined
  return {
    name: 'hub-contract-mocks',
    configureServer(server) {
      const listen = getRequestListener(async (request) => {
        const module: unknown = await server.ssrLoadModule('/mocks/mocks.ts')
        if (!isMocks(module)) throw new Error('mocks/mocks.ts exports no createMocks.')
        if (module !== current) answer = undefined
        current = module
        answer ??= module.createMocks()
        return await answer(request)
      })
      server.middlewares.use((request, response, next) => {
        if (isMocked(request.url ?? '')) void listen(request, response)
        else next()
      })
    },
  }
}

type Mocks = Pick<typeof import('#mocks/mocks.ts'), 'createMocks'>
const isMocks = (module: unknown): module is Mocks =>
  typeof module === 'object' && module !== null && 'createMocks' in module

const isMocked = (url: string) => /^\/(?:api|uploads)\/|^\/(?:health|mocks\.json)$/.test(url)

/**
 * Emits `builds/meta/{buildId}.json` with the build's route rules, and `builds/latest.json`, which tells open pages
 * about a newer build (section 7).
 */
function builds(): Plugin {
  return {
    name: 'hub-builds',
    generateBundle() {
      if (this.environment.name !== 'client') return
      const emit = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
      emit(`builds/meta/${buildId}.json`, { id: buildId, routeRules })
      emit('builds/latest.json', { id: buildId })
    },
  }
}

/** Paths that redirect, and paths that are prerendered and cached. */
const routeRules = Object.fromEntries(
  screens.flatMap((screen): [string, { redirect: string } | { prerender: true }][] => {
    if ('redirect' in screen)
      return screen.redirect === true ? [] : [[screen.path, { redirect: screen.redirect }]]
    return screen.prerender ? [[screen.path, { prerender: true }]] : []
  }),
)
