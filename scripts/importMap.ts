// Shortens the import map of Vite (`build.chunkImportMap`), which is in each document. Four characters of the content
// hash are enough to distinguish files with the same name, and an alphabetical order compresses best.
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

const importMap = z.object({ imports: z.record(z.string(), z.string()) })
const fileName = 'importmap.json'
/** Returns the name of a file with a shortened hash. */
const shortened = (name: string) => name.replace(/(?<=-[\w-]{4})[\w-]{4}(?=\.js$)/, '')

export function shortImportMap(): Plugin {
  return {
    name: 'hub-import-map',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const map = bundle[fileName]
      if (map?.type !== 'asset') return
      const { imports } = importMap.parse(JSON.parse(String(map.source)))
      const short = Object.entries(imports).map(([name, file]) => [shortened(name), file] as const)
      const shortImports = Object.fromEntries(short.toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if (Object.keys(shortImports).length < short.length)
        throw new Error('Two files have the same short name: use longer names in scripts/importMap.ts.')
      const mappedNames = new Set(Object.keys(imports).map(baseName))
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replace(/(?<=\.\/)[\w.-]+\.js(?=["`'])/g, (name) =>
            mappedNames.has(name) ? shortened(name) : name,
          )
      map.source = JSON.stringify({ imports: shortImports })
    },
  }
}

const baseName = (address: string) => address.split('/').at(-1) ?? ''
