// Reads all imports of the project, including type imports. Finds imports that break a rule of layers.ts, files in
// folders that layers.ts does not list, and circular imports.
import { dirname } from 'node:path'
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import { isUnlisted, rules } from './layers.ts'

export type Imports = {
  /** Imports that break a rule, each with the name of the rule. */
  refused: { from: string; to: string; rule: string }[]
  /** Files in folders that layers.ts does not list. */
  unlisted: string[]
  /** Circular imports: each entry lists folders or files that import each other, directly or indirectly. */
  circles: string[][]
  folders: number
}

/** Folders whose imports are read. */
export const projectFolders = ['api', 'bench', 'generated', 'mocks', 'packages', 'scripts', 'src', 'tests']

const noCycles = {
  name: 'no circular imports of files',
  severity: 'error',
  from: {},
  to: { circular: true },
} as const

/** @param root folder to which all paths are relative; default: the folder of the project */
export async function readImports(root = process.cwd()): Promise<Imports> {
  const { output } = await cruise(projectFolders, {
    baseDir: root,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Skip separate projects, which tests copy and install.
    exclude: { path: '^(?:dist|scripts/contract/dist|tests/kit/example)/' },
    validate: true,
    ruleSet: {
      forbidden: [noCycles, ...rules.map(({ name, severity, from, to }) => ({ name, severity, from, to }))],
    },
  })
  if (typeof output === 'string') throw new Error(output)
  const folders = foldersOf(output)
  const { circles: cycles = [], refused = [] } = Object.groupBy(output.summary.violations, ({ rule }) =>
    rule.name === noCycles.name ? 'circles' : 'refused',
  )
  return {
    refused: refused.map(({ from, to, rule }) => ({ from, to, rule: rule.name })),
    unlisted: output.modules.map(({ source }) => source).filter(isUnlisted),
    circles: [...cyclesOf(folders), ...filesOf(cycles)],
    folders: folders.size,
  }
}

/** Returns the files of each circular import only once; the tool reports a circular import for several of its files. */
function filesOf(violations: readonly IViolation[]): string[][] {
  const cycles = violations.map(({ from, cycle = [] }) =>
    [...new Set([from, ...cycle.map(({ name }) => name)])].toSorted(),
  )
  return [...new Map(cycles.map((files) => [files.join(), files])).values()]
}

/**
 * Returns each folder with the other folders that its files import. Tests are left out, because they are next to the
 * code that they test and import `tests`.
 */
function foldersOf({ modules }: ICruiseResult): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  const ownModules = modules.filter(
    ({ source }) =>
      /^(?:api|bench|mocks|packages|scripts|src|tests)\//.test(source) && !/\.test\.tsx?$/.test(source),
  )
  for (const { source, dependencies } of ownModules) {
    const folder = dirname(source)
    const imported = folders.get(folder) ?? new Set()
    folders.set(folder, imported)
    for (const { resolved } of dependencies) if (dirname(resolved) !== folder) imported.add(dirname(resolved))
  }
  return folders
}

/**
 * Finds circular imports between folders: the strongly connected components with more than one folder, with Tarjan’s
 * algorithm.
 */
function cyclesOf(folders: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const nodes = new Map<string, { index: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const cycles: string[][] = []
  const visit = (folder: string) => {
    const node = { index: nodes.size, low: nodes.size, isOpen: true }
    nodes.set(folder, node)
    open.push(folder)
    for (const next of folders.get(folder) ?? []) {
      const neighbour = nodes.get(next)
      if (!neighbour) node.low = Math.min(node.low, visit(next).low)
      else if (neighbour.isOpen) node.low = Math.min(node.low, neighbour.index)
    }
    if (node.low === node.index) {
      const circle = open.splice(open.indexOf(folder))
      for (const each of circle) Object.assign(nodes.get(each) ?? {}, { isOpen: false })
      if (circle.length > 1) cycles.push(circle.toSorted())
    }
    return node
  }
  for (const folder of folders.keys()) if (!nodes.has(folder)) visit(folder)
  return cycles
}
