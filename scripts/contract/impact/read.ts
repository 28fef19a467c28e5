// Reads the code of the project and builds an index of the code that uses the contract. Server and pages are read in
// separate processes, because the compiler API is synchronous.
import { join } from 'node:path'
import { isObject } from '@members-hub/openapi'
import { readHubContract, type HubDocument } from '#scripts/generate/contract.ts'
import { callsByName } from '#scripts/generate/hookNames.ts'
import { runOn } from '#scripts/projectCopy.ts'
import type { Effect } from '@members-hub/contract-check'
import { openCompiler, type Compiler } from './compiler.ts'
import { declaredIn, type Declared } from './declared.ts'
import { flowsOf } from './flows.ts'
import { leftOutOf } from './leftOut.ts'
import { readFields } from './forms.ts'
import { readNames } from './named.ts'
import { lookupOf, type Note } from './lookup.ts'
import { readFile as readSource, sameInOthers } from './reads.ts'
import { importsOf } from './screens.ts'
import { lineOf, type Shapes } from './shapes.ts'
import { textsOf } from './texts.ts'

type Places = Record<string, [file: string, line: number, how: Effect['how']][]>

export type Index = {
  shapes: Shapes
  /** Code that uses each location in the contract: file, line and kind of use. */
  places: Places
  /** Test code that uses each location in the contract; empty unless the caller requested tests. */
  tests: Places
  /** Files that each file imports at run time. */
  imports: Record<string, string[]>
  /** Functions and values of each file of the pages, with the declarations that they need. */
  declared: Record<string, Declared[]>
  /** Id of the operation by the name of its call or hook in generated/calls and generated/hooks. */
  calls: Record<string, string>
}

const parts = {
  server: /^(?:api|tests\/support\/cases)\/.*\.ts$/,
  pages: /^(?:src|generated\/(?:calls|hooks))\/.*\.tsx?$/,
  tests: /^tests\/(?!support\/cases\/).*\.tsx?$|\.test\.tsx?$/,
}
export type Part = keyof typeof parts

export function partNamed(name = ''): Part {
  if (name === 'server' || name === 'pages' || name === 'tests') return name
  throw new Error(`the project has no part ${name}.`)
}

export const usualParts: readonly Part[] = ['server', 'pages']

/** Parsed contract. It is parsed once for all parts of the project, while the compiler opens them. */
export type Contract = { document: HubDocument; calls: Index['calls'] }

/** Returns the index of each part of the project as JSON. Each part is read in a separate process. */
export async function readParts(root: string, requestedParts: readonly Part[]): Promise<string[]> {
  const contractJson = readContract(root).then((contract) => JSON.stringify(contract))
  return await Promise.all(requestedParts.map((part) => readIn(root, part, contractJson)))
}

export const readIndex = async (root: string): Promise<Index> => joined(await readParts(root, usualParts))

export function joined(read: readonly string[]): Index {
  const all = read.map((part) => {
    const parsed: unknown = JSON.parse(part)
    return isIndexPart(parsed) ? parsed : {}
  })
  const places = Map.groupBy(
    all.flatMap((part) => Object.entries(part.places ?? {})),
    ([place]) => place,
  )
  const noShapes: Shapes = { components: {}, operations: {} }
  const empty: Index = { tests: {}, places: {}, imports: {}, shapes: noShapes, declared: {}, calls: {} }
  return {
    ...all.reduce<Index>((index, part) => ({ ...index, ...part }), empty),
    places: Object.fromEntries(
      [...places].map(([place, entries]) => [place, entries.flatMap(([, at]) => at)]),
    ),
    imports: Object.fromEntries(all.flatMap(({ imports = {} }) => Object.entries(imports))),
  }
}

/** Checks the type of the output of reader.ts, whose content is not validated further. */
const isIndexPart = (value: unknown): value is Partial<Index> => isObject(value)

/** Checks the type of the input of reader.ts. */
export const isContract = (value: unknown): value is Contract =>
  isObject(value) && isObject(value.document) && isObject(value.calls)

async function readContract(root: string): Promise<Contract> {
  const file = join(root, 'openapi.yaml')
  // Use this parser, because it is several times as fast as that of the generators.
  const { document, operations } = await readHubContract(file)
  return { document, calls: Object.fromEntries(callsByName(operations)) }
}

async function readIn(root: string, part: Part, contractJson: Promise<string>): Promise<string> {
  const reader = join(import.meta.dirname, 'reader.ts')
  const { code, out, error } = await runOn(
    contractJson,
    root,
    '--disable-warning=ExperimentalWarning',
    reader,
    part,
  )
  if (code !== 0) throw new Error(error)
  return out
}

/** Opens a part of the project. The returned function reads this part as soon as the contract has been parsed. */
export function openPart(root: string, part: Part): (contract: Contract) => Partial<Index> {
  const compiler = openCompiler(root, part)
  return (contract) => {
    try {
      return readPart(compiler, { root, part }, contract)
    } finally {
      compiler.close()
    }
  }
}

function readPart(
  compiler: Compiler,
  { root, part }: { root: string; part: Part },
  { document, calls }: Contract,
): Partial<Index> {
  const { nameOf, files } = compiler
  const places: Places = {}
  const imports: Index['imports'] = {}
  const noteKeys = new Set<string>()
  const put = (place: string, { file, line }: { file: string; line: number }, how: Effect['how']) => {
    const key = `${place} ${file}:${line}`
    if (!noteKeys.has(key)) (places[place] ??= []).push([file, line, how])
    noteKeys.add(key)
  }
  const lookup = lookupOf(compiler)
  const note: Note = (place, at, how) => {
    const file = nameOf(at.getSourceFile().fileName)
    put(place, { file, line: lineOf(at) }, part === 'tests' ? 'tests' : (howIn(file) ?? how))
  }
  const sources = new Map(files(parts[part]).map((source) => [nameOf(source.fileName), source]))
  if (part === 'tests') {
    for (const [file, source] of sources) {
      readSource({ source, file }, lookup, { note, noteLeftOut: () => {} })
      readNames({ source, file }, { lookup, document, calls }, note)
    }
    return { tests: places }
  }
  const readTexts = textsOf({ root, document, shapes: lookup.shapes }, put)
  // Record omitted request members only for pages, because the server does not send requests of the contract.
  const noteLeftOut = part === 'pages' ? leftOutOf(lookup, note) : () => {}
  const readFlows = flowsOf(lookup, nameOf, { note, noteLeftOut })
  for (const [file, source] of sources) {
    imports[file] = importsOf(source, file)
    if (file.startsWith('generated/')) continue
    const lines = new Map<string, Set<number>>()
    const alternativesOf = sameInOthers(source, lookup.shapes)
    const noteHere: Note = (place, at, how) => {
      for (const candidate of [place, ...alternativesOf(place)]) {
        note(candidate, at, how)
        lines.set(candidate, (lines.get(candidate) ?? new Set()).add(lineOf(at)))
      }
    }
    readFields({ source, file }, lookup, noteHere)
    readSource({ source, file }, lookup, { note: noteHere, noteLeftOut })
    readFlows(source, noteHere)
    readNames({ source, file }, { lookup, document, calls }, noteHere)
    readTexts(source, file, lines)
  }
  if (part === 'server') return { places, imports }
  return { shapes: lookup.shapes, places, imports, declared: declaredIn(sources), calls }
}

const howIn = (file: string): Effect['how'] | undefined => {
  if (file.startsWith('api/')) return 'handles'
  return file.startsWith('tests/') ? 'cases' : undefined
}
