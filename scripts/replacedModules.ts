// Replaces modules of libraries in the browser build if the library has no option for the required behavior. All other
// libraries are configured only by their options (vite.config.ts). After an upgrade, check that each module is still
// imported by the same name, and that the library still has no option.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { routesFolder } from './generate/screens.ts'

/**
 * Lets the browser load the split parts of pages with the product's functions, which handle missing files. The router
 * plugin always splits route files with functions of the router, because it has no option for this. Tested with
 * @tanstack/router-plugin 1.169.0.
 */
export function routeChunks(): Plugin {
  const routes = resolve(routesFolder)
  return {
    name: 'hub-route-chunks',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@tanstack/react-router' || this.environment.name !== 'client') return null
      return importer?.startsWith(routes) ? resolve('src/runtime/loading/routeChunks.ts') : null
    },
  }
}

/**
 * Removes Vite's helper (2 kB) around each `import()`, and the lists of files that Vite passes to it. The helper fetches
 * style sheets of a chunk, but the app has a single style sheet, which the server already links. Builds for the browser
 * contain the helper even without `build.modulePreload`. Tested with vite 8.3.8.
 */
export function plainImports(): Plugin {
  return {
    name: 'hub-plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    generateBundle: {
      // Run after Vite, which inserts the lists when it generates the bundle.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code
              .replace(/^const __vite__mapDeps=.*\n/, '')
              .replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '')
      },
    },
  }
}
