// Reads every import of the project, types included: what breaks a rule of the floors, and which folders stand in a circle.
import { dirname } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { rules } from './floors.ts'

export type House = {
  /** Imports against a rule, each with the rule's name. */
  refused: { from: string; to: string; rule: string }[]
  /** Folders whose files import each other, directly or round about. */
  circles: string[][]
  folders: number
}

/** @param root the folder that paths are read from; the project by default */
export async function readHouse(root = process.cwd()): Promise<House> {
  const { output } = await cruise(['api', 'generated', 'mocks', 'src'], {
    baseDir: root,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(?:dist|scripts|tests)/|\.test\.tsx?$` },
    validate: true,
    ruleSet: { forbidden: rules.map(({ planted: _, ...rule }) => rule) },
  })
  if (typeof output === 'string') throw new Error(output)
  const folders = foldersOf(output)
  return {
    refused: output.summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name })),
    circles: circlesOf(folders),
    folders: folders.size,
  }
}

/** Each folder of the house with the other folders that its files import. */
function foldersOf({ modules }: ICruiseResult): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  const own = modules.filter(({ source }) => /^(?:api|mocks|src)\//.test(source))
  for (const { source, dependencies } of own) {
    const folder = dirname(source)
    const imported = folders.get(folder) ?? new Set()
    folders.set(folder, imported)
    for (const { resolved } of dependencies) if (dirname(resolved) !== folder) imported.add(dirname(resolved))
  }
  return folders
}

/** Tarjan's strongly connected components, those of more than one folder. */
function circlesOf(folders: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found = new Map<string, { index: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (folder: string) => {
    const own = { index: found.size, low: found.size, isOpen: true }
    found.set(folder, own)
    open.push(folder)
    for (const next of folders.get(folder) ?? []) {
      const known = found.get(next)
      if (!known) own.low = Math.min(own.low, visit(next).low)
      else if (known.isOpen) own.low = Math.min(own.low, known.index)
    }
    if (own.low === own.index) {
      const circle = open.splice(open.indexOf(folder))
      for (const each of circle) Object.assign(found.get(each) ?? {}, { isOpen: false })
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return own
  }
  for (const folder of folders.keys()) if (!found.has(folder)) visit(folder)
  return circles
}
