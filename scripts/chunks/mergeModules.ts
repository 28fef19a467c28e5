// Decides which modules are merged into one file (chunk). A load is a page or a part that a page loads later. The
// algorithm starts with one chunk for each set of loads that need the same modules. It then repeatedly merges the two
// chunks whose merge saves most. A merge saves a file for each load that needs both chunks. A load that needs only one
// of them fetches the other chunk and its imports in addition.
import { loadedWith, type ModuleGraph } from './moduleGraph.ts'

/** Modules that a browser fetches together: those of a page, or of a part that a page loads later. */
export type Load = {
  roots: readonly string[]
  /** Weight of this page or part: the factor by which its bytes and files are multiplied. */
  weight: number
}

export type Plan = {
  loads: readonly Load[]
  /** Sets of modules, each of which becomes a separate chunk that is never merged. */
  fixed: readonly ReadonlySet<string>[]
  /** Cost of one more file in bytes. */
  fileCost: number
}

type Chunk = {
  modules: readonly string[]
  isFixed: boolean
  size: number
  /** Array with an element for each page or part (load): 1 if it needs the chunk, otherwise 0. */
  loads: Uint8Array
}

type Union = { first: Chunk; second: Chunk; saving: number }

/**
 * @param graph import graph, without the modules that every page needs
 * @returns the modules of each chunk that two or more pages or parts share, without fixed chunks. No chunk imports
 * itself indirectly
 */
export function mergeModules(graph: ModuleGraph, { loads, fixed, fileCost }: Plan): (readonly string[])[] {
  const chunks = new Set(chunksByLoads(graph, loads, fixed))
  const chunkOf = new Map<string, Chunk>()
  const place = (chunk: Chunk) => {
    for (const id of chunk.modules) chunkOf.set(id, chunk)
  }
  chunks.forEach(place)
  /** Returns the chunk and all chunks that it imports, directly or indirectly. */
  const withImports = (chunk: Chunk) => {
    const loaded = new Set([chunk])
    for (const { modules } of loaded)
      for (const id of modules)
        for (const imported of graph.get(id)?.imports ?? []) {
          const other = chunkOf.get(imported)
          if (other) loaded.add(other)
        }
    return loaded
  }
  /**
   * Returns the cost of merging `needed` with `added`: the weighted bytes and files that pages and parts would fetch in
   * addition if they need only `needed`.
   */
  const costOf = (needed: Chunk, added: Chunk) => {
    let cost = 0
    for (const chunk of withImports(added)) {
      if (chunk === needed) continue
      const bytes = chunk.size + (chunk === added ? 0 : fileCost)
      for (const [load, { weight }] of loads.entries())
        if (needed.loads[load] && !chunk.loads[load]) cost += weight * bytes
    }
    return cost
  }
  const unionOf = (first: Chunk, second: Chunk): Union => {
    let saving = 0
    for (const [load, { weight }] of loads.entries())
      if (first.loads[load] && second.loads[load]) saving += weight * fileCost
    if (saving > 0) saving -= costOf(first, second)
    if (saving > 0) saving -= costOf(second, first)
    return { first, second, saving }
  }
  const unionsWith = (chunk: Chunk, candidates: Iterable<Chunk>) =>
    [...candidates].flatMap((other) => {
      const union = other === chunk || other.isFixed ? undefined : unionOf(chunk, other)
      return union && union.saving > 0 ? [union] : []
    })

  const remaining = new Set([...chunks].filter(({ isFixed }) => !isFixed))
  const separate = [...remaining]
  let unions = separate.flatMap((chunk, index) => unionsWith(chunk, separate.slice(index + 1)))
  for (;;) {
    unions.sort((a, b) => a.saving - b.saving)
    const best = unions.pop()
    if (!best) break
    const { first, second } = best
    // Calculate the saving again, because earlier merges may have changed it.
    const { saving } = unionOf(first, second)
    if (saving < (unions.at(-1)?.saving ?? 0)) {
      if (saving > 0) unions.push({ first, second, saving })
      continue
    }
    if (saving <= 0 || isCircular(first, second, withImports)) continue
    const union: Chunk = {
      modules: [...first.modules, ...second.modules],
      isFixed: false,
      size: first.size + second.size,
      loads: first.loads.map((needed, load) => needed | (second.loads[load] ?? 0)),
    }
    remaining.delete(first)
    remaining.delete(second)
    remaining.add(union)
    place(union)
    // Mark the imports, too: a page that needs the merged chunk also needs the chunks that it imports.
    for (const { loads: importedBy } of withImports(union))
      union.loads.forEach((needed, load) => (importedBy[load] ||= needed))
    unions = unions.filter((pair) => remaining.has(pair.first) && remaining.has(pair.second))
    unions.push(...unionsWith(union, remaining))
  }
  return [...remaining].map(({ modules }) => modules)
}

/** @returns the fixed chunks, and one chunk for each set of two or more pages or parts that share modules */
function chunksByLoads(graph: ModuleGraph, loads: Plan['loads'], fixed: Plan['fixed']): Chunk[] {
  const loadsOf = new Map<string, Uint8Array>()
  for (const [load, { roots }] of loads.entries())
    for (const id of loadedWith(graph, roots)) {
      const needed = loadsOf.get(id) ?? new Uint8Array(loads.length)
      needed[load] = 1
      loadsOf.set(id, needed)
    }
  const chunks = new Map<string, Chunk & { modules: string[] }>()
  for (const [id, needed] of loadsOf) {
    const fixedIndex = fixed.findIndex((modules) => modules.has(id))
    const isFixed = fixedIndex >= 0
    if (!isFixed && needed.reduce((count, isNeeded) => count + isNeeded, 0) < 2) continue
    const key = isFixed ? `fixed ${fixedIndex}` : needed.join('')
    const chunk = chunks.get(key) ?? { modules: [], isFixed, size: 0, loads: needed.slice() }
    chunk.modules.push(id)
    chunk.size += graph.get(id)?.size ?? 0
    needed.forEach((isNeeded, load) => (chunk.loads[load] ||= isNeeded))
    chunks.set(key, chunk)
  }
  return [...chunks.values()]
}

/**
 * Returns true if one chunk imports the other through a third chunk. After a merge, the merged chunk would import
 * itself through the third, and a module could run before its imports.
 */
function isCircular(first: Chunk, second: Chunk, withImports: (chunk: Chunk) => Set<Chunk>): boolean {
  const leadsThroughOthers = (from: Chunk, to: Chunk) =>
    [...withImports(from)].some((chunk) => chunk !== from && chunk !== to && withImports(chunk).has(to))
  return leadsThroughOthers(first, second) || leadsThroughOthers(second, first)
}
