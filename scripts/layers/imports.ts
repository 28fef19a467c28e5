// Reads all imports of the project, including types, and finds imports that break a rule, files outside of the table,
// and circular imports.
import { dirname } from 'node:path'
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import { isUnlisted, rules } from './layers.ts'

export type Imports = {
  /** Imports that break a rule, each with the rule's name. */
  refused: { from: string; to: string; rule: string }[]
  /** Files in folders that the table does not list. */
  unlisted: string[]
  /** Folders or files that import each other, directly or indirectly. */
  circles: string[][]
  folders: number
}

/** Folders whose imports are read. */
export const projectFolders = ['api', 'bench', 'generated', 'mocks', 'packages', 'scripts', 'src', 'tests']

const noCircles = {
  name: 'no files in a circle',
  severity: 'error',
  from: {},
  to: { circular: true },
} as const

/** @param root the root of the paths; default: the project */
export async function readImports(root = process.cwd()): Promise<Imports> {
  const { output } = await cruise(projectFolders, {
    baseDir: root,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Skip separate projects, which tests copy and install.
    exclude: { path: '^(?:dist|scripts/contract/dist|tests/kit/example)/' },
    validate: true,
    ruleSet: {
      forbidden: [noCircles, ...rules.map(({ name, severity, from, to }) => ({ name, severity, from, to }))],
    },
  })
  if (typeof output === 'string') throw new Error(output)
  const folders = foldersOf(output)
  const { circles = [], refused = [] } = Object.groupBy(output.summary.violations, ({ rule }) =>
    rule.name === noCircles.name ? 'circles' : 'refused',
  )
  return {
    refused: refused.map(({ from, to, rule }) => ({ from, to, rule: rule.name })),
    unlisted: output.modules.map(({ source }) => source).filter(isUnlisted),
    circles: [...circlesOf(folders), ...filesOf(circles)],
    folders: folders.size,
  }
}

/** Each cycle of files once; it is reported for several of its files. */
function filesOf(violations: readonly IViolation[]): string[][] {
  const circles = violations.map(({ from, cycle = [] }) =>
    [...new Set([from, ...cycle.map(({ name }) => name)])].toSorted(),
  )
  return [...new Map(circles.map((files) => [files.join(), files])).values()]
}

/**
 * Folders with the other folders that their files import. Without tests, which are next to the code that they test,
 * and import `tests`.
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

/** Tarjan's strongly connected components with more than one folder. */
function circlesOf(folders: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const nodes = new Map<string, { index: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const circles: string[][] = []
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
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return node
  }
  for (const folder of folders.keys()) if (!nodes.has(folder)) visit(folder)
  return circles
}
