// Lists the source lines that each screen's bundle contains after tree shaking. The lists are exact for each function,
// because they come from the source maps of a build, not from the index that the contract tooling uses.
import { join, relative } from 'node:path'
import { SourceMap } from 'node:module'
import { build } from 'vite'
import * as z from 'zod/mini'
import { always, deferred, pathsBy } from '#scripts/contract/impact/screens.ts'
import { filesIn } from '#scripts/fingerprint.ts'
import { inlineScripts } from '#scripts/inlineScript.ts'

const root = join(import.meta.dirname, '../..')

const texts = z.array(z.string())
const sourceMap = z.object({
  version: z.number(),
  file: z._default(z.string(), ''),
  sourceRoot: z._default(z.string(), ''),
  sources: texts,
  sourcesContent: z._default(texts, []),
  names: texts,
  mappings: z.string(),
})

/**
 * Maps the path of each screen to the `file:line` of all code reachable from its route file, its layout and the entry
 * point.
 */
export async function linesOfScreens(): Promise<Map<string, Set<string>>> {
  const files = filesIn(join(root, 'src/routes')).map((file) => relative(root, file))
  const lines = new Map<string, string[]>([['', await linesOf(always)]])
  // Build sequentially, because the host may have only two cores.
  for (const file of files) lines.set(file, await linesOf([file]))
  const paths = pathsBy(files, (routes) => new Set(['', ...routes].flatMap((file) => lines.get(file) ?? [])))
  const screens = new Map<string, Set<string>>()
  for (const [line, linePaths] of paths)
    for (const path of linePaths) screens.set(path, (screens.get(path) ?? new Set()).add(line))
  return screens
}

/** Modules to exclude: packages, other routes, mocks, and code that is loaded after a page and that no screen shows. */
const leftOut = new RegExp(
  `^[^./#]|node_modules|routeTree\\.gen|/mocks/|startFailure|${deferred.replace(/.*\//, '')}`,
)

async function linesOf(entries: readonly string[]): Promise<string[]> {
  const built = await build({
    root,
    configFile: false,
    plugins: [inlineScripts()],
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: entries.map((file) => join(root, file)),
        preserveEntrySignatures: 'strict',
        external: (id) => leftOut.test(id),
        treeshake: { moduleSideEffects: false },
      },
    },
  })
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const lines = new Set<string>()
  for (const { type, code, map, fileName } of outputs.flatMap((chunk) =>
    chunk.type === 'chunk' ? [chunk] : [],
  )) {
    if (type !== 'chunk' || !map) continue
    const positions = new SourceMap(sourceMap.parse(JSON.parse(map.toString())))
    code.split('\n').forEach((text, line) => {
      for (let column = 0; column < text.length; column++) {
        const mapping = positions.findEntry(line, column)
        if (!('originalSource' in mapping) || mapping.generatedLine !== line) continue
        lines.add(`${join('dist', fileName, '..', mapping.originalSource)}:${mapping.originalLine + 1}`)
      }
    })
  }
  return [...lines]
}
