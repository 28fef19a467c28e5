// Replaces modules of libraries in what the browser gets, for which they have no option; no other file of the build does
// (vite.config.ts). With another version look whether each is still asked for by this name, and whether there is an option by now.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { routesFolder } from './generate/screens.ts'

/**
 * Lets the browser fetch the parts of its pages by the product's own rule of what happens when one is gone: the router plugin
 * splits a route's file by functions of the router, whatever the options say. Tested with @tanstack/router-plugin 1.169.0.
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
 * The server names the one style sheet, so that Vite's helper around each `import()` has nothing to fetch (2 kB). It comes with
 * every build for the browser, also without `build.modulePreload`. Tested with vite 8.3.8.
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
