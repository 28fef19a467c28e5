// Marks the files that a page runs before it is interactive, so that Chromium compiles all their functions in the
// background while it reads the file. Without the mark, Chromium compiles each function on the main thread when it is
// called first, on every visit, because it does not use its code cache for modules (docs/performance.md).
import type { Plugin, Rolldown } from 'vite'
import { loadedRoute } from '../firstLoad/manifest.ts'

/** Comment that must be the first text of a file. Browsers other than Chromium ignore it. */
export const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Size in characters from which a file gets the comment. Smaller files have too few functions for its 22 bytes. */
const smallest = 5_000

/** Adds the comment to the entry, to pages and layouts, and to all files that these import statically. */
export function compileHints(): Plugin {
  return {
    name: 'hub-compile-hints',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      )
      for (const name of withImports(chunks)) {
        const chunk = chunks.get(name)
        if (chunk && chunk.code.length >= smallest) chunk.code = compileHint + chunk.code
      }
    },
  }
}

/** Returns the names of the files that a page loads before it is interactive. */
function withImports(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): ReadonlySet<string> {
  const isFirst = ({ isEntry, moduleIds }: Rolldown.OutputChunk) =>
    isEntry || moduleIds.some((id) => loadedRoute(id.replace(/.*(?=src\/routes\/)/, '')) !== undefined)
  const names = new Set([...chunks].flatMap(([name, chunk]) => (isFirst(chunk) ? [name] : [])))
  for (const name of names) for (const imported of chunks.get(name)?.imports ?? []) names.add(imported)
  return names
}
