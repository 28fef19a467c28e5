// Reads the project once and makes the index of who names what of the contract: server and pages each in a process of its own, since
// the compiler's interface waits for each of its answers.
import { join } from 'node:path'
import { readContract, type Document } from '../../generate/contract.ts'
import { callsByName } from '../../generate/hookNames.ts'
import { runOn } from '../../projectCopy.ts'
import type { Effect } from '../compare/finding.ts'
import { openCompiler, type Compiler } from './compiler.ts'
import { declaredIn, type Declared } from './declared.ts'
import { flowsOf } from './flows.ts'
import { leftOutOf } from './leftOut.ts'
import { readFields } from './forms.ts'
import { readNames } from './named.ts'
import { lookupOf, readFile, sameInOthers, type Note } from './reads.ts'
import { importsOf } from './screens.ts'
import { lineOf, type Shapes } from './shapes.ts'
import { textsOf } from './texts.ts'

export type Index = {
  shapes: Shapes
  /** By place: files with their lines, and how. */
  places: Record<string, [file: string, line: number, how: Effect['how']][]>
  /** By file: what it needs to run. */
  imports: Record<string, string[]>
  /** By file of the pages: its functions and values, with what each needs. */
  declared: Record<string, Declared[]>
  /** The operation that a name of generated/calls or generated/hooks asks. */
  calls: Record<string, string>
}

const parts = {
  server: /^(?:api|tests\/support\/cases)\/.*\.ts$/,
  pages: /^(?:src|generated\/(?:calls|hooks))\/.*\.tsx?$/,
}
type Part = keyof typeof parts

/** What the contract itself says: parsed once, while the compiler opens each part. */
export type Said = { document: Document; calls: Index['calls'] }

export async function readIndex(root: string): Promise<Index> {
  const said = readSaid(root).then((contract) => JSON.stringify(contract))
  const [server, pages] = await Promise.all([readIn(root, 'server', said), readIn(root, 'pages', said)])
  const places = Map.groupBy(
    [...Object.entries(server.places), ...Object.entries(pages.places)],
    ([place]) => place,
  )
  return {
    shapes: pages.shapes,
    places: Object.fromEntries([...places].map(([place, found]) => [place, found.flatMap(([, at]) => at)])),
    imports: { ...server.imports, ...pages.imports },
    declared: pages.declared,
    calls: pages.calls,
  }
}

async function readSaid(root: string): Promise<Said> {
  const { document, operations } = await readContract(join(root, 'openapi.yaml'))
  return { document, calls: Object.fromEntries(callsByName(operations)) }
}

async function readIn(root: string, part: Part, said: Promise<string>): Promise<Index> {
  const reader = join(import.meta.dirname, 'reader.ts')
  const { code, out, error } = await runOn(said, root, '--disable-warning=ExperimentalWarning', reader, part)
  if (code !== 0) throw new Error(error)
  return JSON.parse(out)
}

/** Opens a part of the project, and reads it once somebody knows what the contract says. */
export function openPart(root: string, part: Part): (said: Said) => Index {
  const compiler = openCompiler(root, part)
  return (said) => {
    try {
      return readPart(compiler, root, part, said)
    } finally {
      compiler.close()
    }
  }
}

function readPart(compiler: Compiler, root: string, part: Part, { document, calls }: Said): Index {
  const { nameOf, files } = compiler
  const places: Index['places'] = {}
  const imports: Index['imports'] = {}
  const known = new Set<string>()
  const put = (place: string, file: string, line: number, how: Effect['how']) => {
    const key = `${place} ${file}:${line}`
    if (!known.has(key)) (places[place] ??= []).push([file, line, how])
    known.add(key)
  }
  const lookup = lookupOf(compiler)
  const readTexts = textsOf(root, document, lookup.shapes, put)
  const note: Note = (place, at, how) => {
    const file = nameOf(at.getSourceFile().fileName)
    put(place, file, lineOf(at), howIn(file) ?? how)
  }
  // The server sends none of its requests.
  const noteLeftOut = part === 'pages' ? leftOutOf(lookup, note) : () => {}
  const readFlows = flowsOf(lookup, nameOf, note, noteLeftOut)
  const sources = new Map(files(parts[part]).map((source) => [nameOf(source.fileName), source]))
  for (const [file, source] of sources) {
    imports[file] = importsOf(source, file)
    if (file.startsWith('generated/')) continue
    const lines = new Map<string, Set<number>>()
    const same = sameInOthers(source, lookup.shapes)
    const noteHere: Note = (place, at, how) => {
      for (const one of [place, ...same(place)]) {
        note(one, at, how)
        lines.set(one, (lines.get(one) ?? new Set()).add(lineOf(at)))
      }
    }
    readFields(source, file, lookup, noteHere)
    readFile(source, file, lookup, noteHere, noteLeftOut)
    readFlows(source, noteHere)
    readNames(source, file, lookup, document, calls, noteHere)
    readTexts(source, file, lines)
  }
  const declared = part === 'pages' ? declaredIn(sources) : {}
  return { shapes: lookup.shapes, places, imports, declared, calls }
}

const howIn = (file: string): Effect['how'] | undefined => {
  if (file.startsWith('api/')) return 'handles'
  return file.startsWith('tests/') ? 'cases' : undefined
}
