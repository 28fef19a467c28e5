import { expect, test } from 'vitest'
import { mergeModules, type Load, type Plan } from './mergeModules.ts'
import { loadedWith, type Module, type ModuleGraph } from './moduleGraph.ts'

const graphOf = (imports: Record<string, string[]>, size = 100): ModuleGraph =>
  new Map(
    Object.entries(imports).map(([id, names]): [string, Module] => [
      id,
      { imports: names, dynamicImports: [], size },
    ]),
  )

const page = (...roots: string[]): Load => ({ roots, weight: 1 })

const merge = (graph: ModuleGraph, loads: Load[], { fileCost = 0, fixed = [] }: Partial<Plan> = {}) =>
  mergeModules(graph, { loads, fixed, fileCost })
    .map((modules) => modules.toSorted())
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b))

const threePages = graphOf({
  a: ['form', 'list'],
  b: ['form', 'list'],
  c: ['list', 'field'],
  form: ['field'],
  field: [],
  list: [],
})
const loads = [page('a'), page('b'), page('c')]

test('mergeModules puts modules that the same pages need into one file, and omits modules that only one page needs', () => {
  expect(merge(threePages, loads)).toEqual([['field', 'list'], ['form']])
})

test('mergeModules merges two files if saving a file is worth more than the unneeded bytes that some pages then fetch', () => {
  // Expect a merge: two pages fetch one file less, and the third page fetches only 100 unneeded bytes.
  expect(merge(threePages, loads, { fileCost: 49 })).toHaveLength(2)
  expect(merge(threePages, loads, { fileCost: 51 })).toEqual([['field', 'form', 'list']])
})

test('the cost of merging two files includes the imports of their modules', () => {
  const graph = graphOf({
    a: ['icon', 'chart'],
    b: ['icon'],
    c: ['chart', 'icon'],
    d: ['scale'],
    chart: ['scale'],
    scale: [],
    icon: [],
  })
  const pages = [page('a'), page('b'), page('c'), page('d')]
  // Expect no merge: merging `icon` and `chart` would save two files, but page b would fetch 200 bytes and one file
  // more.
  expect(merge(graph, pages, { fileCost: 150 })).toContainEqual(['icon'])
})

test('a fixed file is not merged with another file', () => {
  expect(merge(threePages, loads, { fileCost: 1_000_000, fixed: [new Set(['form'])] })).toEqual([
    ['field', 'list'],
  ])
})

test('pages with a higher weight fetch fewer unneeded modules', () => {
  const weighted = [page('a'), page('b'), { roots: ['c'], weight: 10 }]
  expect(merge(threePages, weighted, { fileCost: 51 })).toHaveLength(2)
})

test('in 200 random graphs no file imports itself indirectly, and each shared module is in exactly one file', () => {
  const random = randomNumbers(7)
  for (let round = 0; round < 200; round++) {
    const names = Array.from({ length: 30 }, (_, index) => `m${index}`)
    // Let each module import only later modules, so that the sources have no circular imports.
    const graph = graphOf(
      Object.fromEntries(
        names.map((name, index) => [name, names.slice(index + 1).filter(() => random() < 0.1)]),
      ),
    )
    const pages = names.slice(0, 6).map((name) => page(name))
    const chunks = merge(graph, pages, { fileCost: random() * 1_000 })

    const shared = names.filter(
      (name) => pages.filter(({ roots }) => loadedWith(graph, roots).has(name)).length > 1,
    )
    expect(chunks.flat().toSorted()).toEqual(shared.toSorted())
    expect(isCircular(graph, chunks)).toBe(false)
  }
})

function isCircular(graph: ModuleGraph, chunks: string[][]): boolean {
  const chunkOf = new Map(
    chunks.flatMap((modules, index) => modules.map((id): [string, number] => [id, index])),
  )
  const importsOf = (index: number) =>
    (chunks[index] ?? [])
      .flatMap((id) => graph.get(id)?.imports ?? [])
      .map((id) => chunkOf.get(id) ?? index)
      .filter((imported) => imported !== index)
  return chunks.some((_, start) => {
    const reached = new Set(importsOf(start))
    for (const index of reached) for (const imported of importsOf(index)) reached.add(imported)
    return reached.has(start)
  })
}

/** @returns a generator of pseudo-random numbers between 0 and 1 from a seed */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
