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
import { compileHints } from '#scripts/chunks/compileHints.ts'
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
        // Load only the guard and the title of a route that is not shown; separate files contain all other parts.
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
      compileHints(),
      webManifest('generated/messages'),
      ...(mode === 'mock' ? [contractMocks()] : []),
    ],
    define: {
      // Omit the build id from the files of the browser, which reads it from the document. Otherwise a file with the id
      // would change with each release.
      __BUILD_ID__: isHubsClient ? 'document.documentElement.dataset.build' : JSON.stringify(buildId),
      // The server build gets the id of the browser build (scripts/build.ts).
      __MESSAGES__: isHubsClient ? 'document.documentElement.dataset.messages' : JSON.stringify(buildId),
    },
    resolve: {
      // Replace the ICU parser (7 kB), which the browser does not need because messages are compiled. FormatJS ships
      // this replacement.
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
      // Disable Vite's preload helper, because the server lists the files that a page needs.
      modulePreload: false,
      // Use stable names in imports; an import map in the document resolves them. A changed file then does not change
      // the files that import it, so browsers fetch only the changed files of a release.
      chunkImportMap: isHubsClient,
      rollupOptions: {
        // Disable warnings about slow plugins, because a slow plugin is not a fault of the sources.
        checks: { bundlerTimings: false },
        input: isSsrBuild ? ['src/entry-server.tsx', 'src/runtime/offline/page.tsx'] : 'src/entry-client.tsx',
        output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups() } },
      },
    },
  }
})

/** Removes metadata (2 kB) from the route files; the browser loads this metadata later from generated/screens.ts. */
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

/** Answers API calls with the mocks, and reloads the mocks after changes; only in development. */
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
 * Emits `builds/meta/{buildId}.json` with the route rules of the build, and `builds/latest.json`, from which open pages
 * learn about a newer build (section 7 of the specification).
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
