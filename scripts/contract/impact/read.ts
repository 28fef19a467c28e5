// Reads the project once and makes the index of who names what of the contract.
import { join } from 'node:path'
import { screens } from '../../../generated/screens.ts'
import { readContract } from '../../generate/contract.ts'
import type { Effect } from '../finding.ts'
import { openCompiler } from './compiler.ts'
import { flowsOf } from './flows.ts'
import { readFields } from './forms.ts'
import { readNames } from './named.ts'
import { lookupOf, readFile, type Note } from './reads.ts'
import { importsOf, type Imports } from './screens.ts'
import type { Shape, Shapes } from './shapes.ts'
import { choicesOf, limitsOf, readMessages, readTexts } from './texts.ts'

type How = Effect['how']

/** Kept with a build (`dist/reads.json`), so that it can be asked of what that build reads. */
export type Index = {
  shapes: Shapes
  /** By place: files with their lines, and how. */
  places: Record<string, [file: string, line: number, how: How][]>
  imports: Record<string, string[]>
  screens: { path: string; layout: string }[]
}

/** Numbers below say nothing by themselves. */
const tellingNumber = 20

/** @param overlay what a file says instead of what stands on the disk, by its name within the project */
export async function readIndex(root: string, overlay?: ReadonlyMap<string, string>): Promise<Index> {
  const { document } = await readContract(join(root, 'openapi.yaml'))
  const refusals = new Set(Object.keys(document['x-refusals']))
  const limits = limitsOf(document)
  const messages = readMessages(root)
  const compiler = openCompiler(root, overlay)
  try {
    const lookup = lookupOf(compiler, root)
    const imports: Imports = new Map()
    const places = new Map<string, Map<string, [string, number, How]>>()
    const put = (place: string, file: string, line: number, how: How) => {
      const known = places.get(place) ?? new Map<string, [string, number, How]>()
      places.set(place, known)
      const key = `${file}:${line}`
      if (!known.has(key)) known.set(key, [file, line, how])
    }
    const readFlows = flowsOf(lookup, compiler.nameOf, (place, file, line, how) =>
      put(place, file, line, howIn(file) ?? how),
    )
    for (const source of compiler.calls) {
      const file = compiler.nameOf(source.fileName)
      imports.set(file, importsOf(source, file))
    }
    for (const source of compiler.files) {
      const file = compiler.nameOf(source.fileName)
      const lines = new Map<string, Set<number>>()
      const note: Note = (place, _file, line, how) => {
        put(place, file, line, howIn(file) ?? how)
        lines.set(place, (lines.get(place) ?? new Set()).add(line))
      }
      imports.set(file, importsOf(source, file))
      readFields(source, file, lookup, note)
      readFile(source, file, lookup, note)
      readFlows(source, file)
      readNames(source, file, lookup.shapes, refusals, note)
      if (file.startsWith('tests/')) continue
      const { mentions, numbers } = readTexts(source, messages)
      for (const [place, at] of lines) {
        const words = wordsOf(lookup.shapes, place)
        for (const { id, from, to } of words.length > 1 ? mentions : []) {
          // A message beside a value chooses by it; elsewhere in the file one that has nearly all its words.
          const isBeside = [...at].some((line) => line >= from && line <= to)
          const enough = isBeside ? 1 : Math.max(3, words.length - 1)
          for (const message of messages.get(id) ?? []) {
            if (choicesOf(message).filter((word) => words.includes(word)).length < enough) continue
            put(place, message.file, message.line, 'labels')
            put(place, file, from, 'labels')
          }
        }
        for (const { value, line } of numbers)
          if (limits.get(place)?.includes(value) && (value >= tellingNumber || at.has(line)))
            put(place, file, line, 'limits')
      }
    }
    return {
      shapes: lookup.shapes,
      places: Object.fromEntries([...places].map(([place, found]) => [place, [...found.values()]])),
      imports: Object.fromEntries(imports),
      screens: screens.map(({ path, layout }) => ({ path, layout })),
    }
  } finally {
    compiler.close()
  }
}

const howIn = (file: string): How | undefined => {
  if (file.startsWith('api/')) return 'handles'
  return file.startsWith('tests/') ? 'cases' : undefined
}

/** The words that a place allows, where it is a choice of words. */
function wordsOf({ components, operations }: Shapes, place: string): string[] {
  const [root = '', ...path] = place.split('.')
  const start = components[root] ?? operations[root]?.[path.shift() ?? '']
  const shape = path.reduce<Shape | undefined>(
    (at, name) => (at?.props[name] ?? at?.item?.props[name])?.shape,
    start,
  )
  if (!shape) return []
  const item = shape.item
    ? [...shape.item.values, ...shape.item.refs.flatMap((ref) => components[ref]?.values ?? [])]
    : []
  return [...shape.values, ...shape.refs.flatMap((ref) => components[ref]?.values ?? []), ...item]
}
