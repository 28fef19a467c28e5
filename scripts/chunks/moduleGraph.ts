// Reads the import graph of the modules from the bundler.
import { gzipSync } from 'node:zlib'
import { minifySync, type Rolldown } from 'vite'

export type Module = {
  imports: readonly string[]
  dynamicImports: readonly string[]
  /**
   * Estimated size in bytes: the minified module after gzip, before tree shaking. Comments are not included, so that
   * they do not change the plan of chunks.
   */
  size: number
}

/** Modules by id. */
export type ModuleGraph = ReadonlyMap<string, Module>

/** @param entry the id of the module that starts the app */
export function readModuleGraph(entry: string, context: Rolldown.ChunkingContext): ModuleGraph {
  const graph = new Map<string, Module>()
  const remaining = [entry]
  for (let id = remaining.pop(); id !== undefined; id = remaining.pop()) {
    if (graph.has(id)) continue
    const info = context.getModuleInfo(id)
    const imports = info?.importedIds ?? []
    const dynamicImports = info?.dynamicallyImportedIds ?? []
    graph.set(id, { imports, dynamicImports, size: info?.code ? sizeOf(info.code) : 0 })
    remaining.push(...imports, ...dynamicImports)
  }
  return graph
}

const sizeOf = (code: string) => gzipSync(minifySync('module.js', code).code).byteLength

/** @returns the modules that a browser loads together with `roots`: these modules and all their static imports */
export function loadedWith(graph: ModuleGraph, roots: Iterable<string>): Set<string> {
  const loaded = new Set<string>()
  const remaining = [...roots]
  for (let id = remaining.pop(); id !== undefined; id = remaining.pop()) {
    if (loaded.has(id)) continue
    loaded.add(id)
    remaining.push(...(graph.get(id)?.imports ?? []))
  }
  return loaded
}
