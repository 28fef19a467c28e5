// Which modules the bundler joins into one file. By itself it makes a file for every set of pages that share a module, and a phone
// fetches fifty small files for one page. The files are computed from the import graph (mergeModules.ts), except those in
// `exceptions`. Budgets judge the result (scripts/firstLoad).
import { basename, parse, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { loadedRoute } from '../firstLoad/manifest.ts'
import { pages } from '../firstLoad/budgets.ts'
import { mergeModules, type Load } from './mergeModules.ts'
import { loadedWith, readModuleGraph, type ModuleGraph } from './moduleGraph.ts'

type Group = Rolldown.CodeSplittingGroup

const entry = resolve('src/entry-client.tsx')

// Chosen from builds with other values (docs/decisions/0121-compute-which-modules-share-a-file.md).

/** Bytes of source that one file less is worth: its request, its headers, and what compresses better in one file. */
const fileCost = 4_000
/** Members arrive on the pages that have a budget of their own. */
const weightOfBudgetedPage = 40
/** Code that a page loads later delays no first answer. */
const weightOfLaterLoad = 0.3

/** Files that the graph cannot tell, each with its reason. The first takes first. */
const exceptions: { name: string; test?: RegExp; isInitial?: true }[] = [
  // Every page needs these three. A release changes few of them, and returning members have the others in their cache.
  { name: 'libraries', isInitial: true, test: /node_modules|rolldown\/runtime/ },
  { name: 'shell', isInitial: true, test: /src\/(?!routes\/|router\.|entry-)/ },
  { name: 'entry', isInitial: true },
  // What a page asks the server for begins when its link is touched, before its code has come (src/runtime/loading/routeLoaders.ts).
  { name: 'loaders', test: /tsr-split=loader/ },
  // The entry imports the index of these libraries, from which the graph cannot tell the few modules that it uses.
  { name: 'queries', test: /@tanstack\/(?!.*(?:ueries|queriesObserver|useMutationState)\.js)/ },
]

/** @returns the groups for one build; the first group takes first */
export function chunkGroups(): Group[] {
  let chunkNames: Map<string, string> | undefined
  const groups: Omit<Group, 'priority'>[] = [
    ...exceptions.map(({ name, test, isInitial }): Omit<Group, 'priority'> => ({
      name,
      ...(test && { test }),
      ...(isInitial ? { tags: ['$initial'] } : { includeDependenciesRecursively: false }),
    })),
    {
      debugName: 'shared modules',
      // The plan has every module that these import.
      includeDependenciesRecursively: false,
      name: (id, context) => {
        chunkNames ??= planChunks(readModuleGraph(entry, context))
        return chunkNames.get(id) ?? null
      },
    },
  ]
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }))
}

/** @returns the name of the chunk of each module that several loads share */
function planChunks(graph: ModuleGraph): Map<string, string> {
  const fixed = exceptions.flatMap(({ test, isInitial }) =>
    test && !isInitial ? [new Set([...graph.keys()].filter((id) => test.test(id)))] : [],
  )
  const isFixed = (id: string) => fixed.some((modules) => modules.has(id))
  const initial = loadedWith(graph, [entry])
  const later = new Map([...graph].filter(([id]) => !initial.has(id) || isFixed(id)))
  const chunks = mergeModules(later, { loads: loadsOf(graph), fixed, fileCost })
  const sizeOf = (id: string) => graph.get(id)?.size ?? 0
  const names = new Map<string, string>()
  const usedNames = new Set(exceptions.map(({ name }) => name))
  for (const modules of chunks) {
    const [largest = ''] = modules.toSorted((a, b) => sizeOf(b) - sizeOf(a))
    const name = chunkName(largest, usedNames)
    usedNames.add(name)
    for (const id of modules) names.set(id, name)
  }
  return names
}

/**
 * A chunk has the name of its largest module, without its folders: a long name looks like a token to whoever watches addresses for
 * secrets (tests/e2e/helpers/leaks.ts).
 */
function chunkName(id: string, usedNames: ReadonlySet<string>): string {
  const [path = ''] = id.split('?')
  const { dir, name } = parse(path)
  const base = name === 'index' ? basename(dir) : name
  const candidates = [
    base,
    `${basename(dir)}-${base}`,
    ...Array.from({ length: 99 }, (_, index) => `${base}${index + 2}`),
  ]
  return candidates.find((candidate) => !usedNames.has(candidate)) ?? base
}

/** Each page, and what is loaded later by itself. */
function loadsOf(graph: ModuleGraph): Load[] {
  const dynamicRoots = [...new Set([...graph.values()].flatMap(({ dynamicImports }) => dynamicImports))]
  const routes = new Map(
    dynamicRoots.flatMap((id) => {
      const route = loadedRoute(id.replace(/.*(?=src\/routes\/)/, ''))
      return route === undefined ? [] : [[id, route] as const]
    }),
  )
  const isLayout = (route: string) => route.split('/').at(-1)?.startsWith('_')
  const budgeted = Object.values(pages).map(({ route }) => route)
  const pageLoads = [...new Set(routes.values())]
    .filter((route) => !isLayout(route))
    .map((page): Load => ({
      roots: [...routes]
        .filter(([, route]) => page === route || page.startsWith(`${route}/`))
        .map(([id]) => id),
      weight: budgeted.includes(page) ? weightOfBudgetedPage : 1,
    }))
  const inPages = new Set(pageLoads.flatMap(({ roots }) => roots))
  const isLoader = (id: string) => id.includes('tsr-split=loader')
  const laterRoots = dynamicRoots.filter((id) => !inPages.has(id) && !isLoader(id))
  return [
    ...pageLoads,
    // Loaded after every first page.
    { roots: dynamicRoots.filter(isLoader), weight: weightOfBudgetedPage },
    ...laterRoots.map((id) => ({ roots: [id], weight: weightOfLaterLoad })),
  ]
}
