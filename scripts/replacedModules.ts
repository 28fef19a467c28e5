// Replaces modules of libraries in the browser build if the library has no option for it; other files of the build do
// not (vite.config.ts). After an upgrade, check that each module is still imported by this name, and whether an
// option exists now.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { routesFolder } from './generate/screens.ts'

/**
 * Lets the browser load the parts of its pages with the product's handling of missing files. The router plugin splits
 * route files with functions of the router, regardless of options. Tested with @tanstack/router-plugin 1.169.0.
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
 * Removes Vite's helper around each `import()` (2 kB), which has no style sheets to fetch, because the server lists
 * the only one. Builds for the browser contain it even without `build.modulePreload`. Tested with vite 8.3.8.
 */
export function plainImports(): Plugin {
  return {
    name: 'hub-plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
