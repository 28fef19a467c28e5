// Decides which modules the bundler puts into one file (chunk). By default the bundler creates a file for each set of
// pages that share a module, so that a page would fetch fifty small files. The groups of modules are computed from the
// import graph (mergeModules.ts), except those in `exceptions`. Budgets limit the size of the result
// (scripts/firstLoad).
import { basename, parse, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { loadedRoute } from '../firstLoad/manifest.ts'
import { pages } from '../firstLoad/budgets.ts'
import { mergeModules, type Load } from './mergeModules.ts'
import { loadedWith, readModuleGraph, type ModuleGraph } from './moduleGraph.ts'

type Group = Rolldown.CodeSplittingGroup

const entry = resolve('src/entry-client.tsx')

// The following values were chosen by comparing builds (docs/performance.md).

/**
 * Cost of one more file, in bytes of minified code: its request, its headers, and the worse compression of two small
 * files.
 */
const fileCost = 700
/** Weight of pages with a size budget. They count more than other pages, because members arrive on them. */
const budgetedPageFactor = 120
/** Weight of code that a page loads later. It counts less, because it does not delay the first interaction. */
const laterLoadFactor = 0.3

/** Groups of modules that cannot be derived from the import graph. Earlier entries have priority. */
const exceptions: { name: string; test?: RegExp; isInitial?: true }[] = [
  // Every page needs the next three groups. A release changes few of their files, so returning members have most of
  // them in their cache.
  { name: 'libraries', isInitial: true, test: /node_modules|rolldown\/runtime/ },
  { name: 'shell', isInitial: true, test: /src\/(?!routes\/|router\.|entry-)/ },
  { name: 'entry', isInitial: true },
  // Keep loaders separate: they start when a link is touched, before the code of its page has loaded
  // (src/runtime/loading/routeLoaders.ts).
  { name: 'loaders', test: /tsr-split=loader/ },
  // Pages hydrate the frame of the layout later than their content, so no module of the content may be in its file.
  {
    name: 'frame',
    test: /src\/(?:ui\/frames\/AppFrame|features\/platform\/layouts\/(?:BarActions|DefaultLayout)|runtime\/offline\/OfflineBar|routes\/_default)\.tsx(?!\?tsr-split=loader)/,
  },
  // The entry imports these libraries by their index file, so the graph does not show which of their modules it uses.
  { name: 'queries', test: /@tanstack\/(?!.*(?:ueries|queriesObserver|useMutationState)\.js)/ },
]

/** @returns the groups of modules for one build; earlier groups have priority */
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
      // Do not add imported modules to a group, because the plan already assigns all modules.
      includeDependenciesRecursively: false,
      name: (id, context) => {
        chunkNames ??= planChunks(readModuleGraph(entry, context))
        return chunkNames.get(id) ?? null
      },
    },
  ]
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }))
}

/** @returns the chunk name of each module that several pages or later imports share */
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
 * Names a chunk after its largest module, without the folders of this module. A test that searches URLs for secrets
 * mistakes long names for tokens (tests/e2e/helpers/leaks.ts).
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

/**
 * Lists the sets of modules that the browser loads together (`Load`): one for each page, and one for each module that
 * is imported dynamically later.
 */
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
      weight: budgeted.includes(page) ? budgetedPageFactor : 1,
    }))
  const inPages = new Set(pageLoads.flatMap(({ roots }) => roots))
  // Ignore invitations and celebrations: few members see them, and they must not change the files of pages.
  const isLate = (id: string) => /src\/domain\/(?:late|push)\//.test(id)
  const isLoader = (id: string) => id.includes('tsr-split=loader')
  // Ignore static parts, because browsers load them only after a navigation of a visitor (docs/performance.md).
  const isStatic = (id: string) => id.endsWith('.static.tsx')
  const isIgnored = (id: string) => isLoader(id) || isStatic(id) || isLate(id)
  const laterRoots = dynamicRoots.filter((id) => !inPages.has(id) && !isIgnored(id))
  return [
    ...pageLoads,
    // Treat the loaders of all routes as one unit, because the browser fetches them together after the first page.
    { roots: dynamicRoots.filter(isLoader), weight: budgetedPageFactor },
    ...laterRoots.map((id) => ({ roots: [id], weight: laterLoadFactor })),
  ]
}
