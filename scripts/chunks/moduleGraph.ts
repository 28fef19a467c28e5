// Reads the import graph from the bundler.
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

export type Module = {
  imports: readonly string[]
  dynamicImports: readonly string[]
  /** Size of the source in bytes after gzip: an estimate, because tree shaking and minification come later. */
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
    graph.set(id, { imports, dynamicImports, size: info?.code ? gzipSync(info.code).byteLength : 0 })
    remaining.push(...imports, ...dynamicImports)
  }
  return graph
}

/** @returns the modules that are loaded with `roots`, including `roots` */
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
