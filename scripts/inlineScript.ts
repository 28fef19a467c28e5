// Compiles a module with its imports into one script for the document. A `?script` import returns the text of the
// script.
import { build, type Plugin } from 'vite'
import project from '../package.json' with { type: 'json' }

/** Oldest supported browsers, in the format that Vite expects. */
export const targets = project.browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
)

/** @returns the minified script and its source files */
export async function compileScript(file: string): Promise<{ code: string; files: string[] }> {
  const bundle = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.SSR': 'false' },
    build: {
      write: false,
      target: targets,
      modulePreload: false,
      rollupOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const output = 'output' in bundle ? bundle.output : []
  const [chunk, ...extraOutputs] = output
  if (chunk?.type !== 'chunk' || extraOutputs.length)
    throw new Error(`${file} does not compile into one script.`)
  return { code: chunk.code.trim().replace(/;$/, ''), files: chunk.moduleIds }
}

export function inlineScripts(): Plugin {
  return {
    name: 'hub-inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const { code, files } = await compileScript(id.replace(/\?script$/, ''))
        for (const file of files) this.addWatchFile(file)
        return `export default ${JSON.stringify(code)}`
      },
    },
  }
}
