// Compiles the project in memory with changed contract types, such as a renamed property, without writing files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is, type Node, openCompiler } from '#scripts/contract/impact/compiler.ts'
import { lookupOf } from '#scripts/contract/impact/lookup.ts'

/** Compiler error with its file and the lines to which it refers. */
export type CompilerError = { file: string; from: number; to: number; code: number; text: string }

/** Code of the compiler error "No overload matches", which the compiler may report at any part of the call. */
const noOverload = 2769

const root = join(import.meta.dirname, '../..')

/**
 * @param part part of the project to compile, as in `openCompiler`
 * @param filePattern files whose errors are returned
 */
export function openRenamed(part?: string, filePattern = /^(?:api|src)\//) {
  let compiler = openCompiler(root, part, true)
  /**
   * Source positions of the declarations that belong to each location in the contract, such as a property of a
   * response. The declarations are in the generated types, and in the validators from which forms derive their types.
   */
  const declared = Map.groupBy(
    [...lookupOf(compiler).places].flatMap(([key, places]) => places.map((place) => ({ key, place }))),
    ({ place }) => place,
  )
  const original = (file: string) => readFileSync(join(root, file), 'utf8')

  /**
   * Changes the declarations that belong to the given locations in the contract.
   * @returns the resulting compiler errors
   */
  function compilerErrors(
    places: readonly string[],
    change: (text: string, at: number, name: string) => string,
  ) {
    const positions = places.flatMap((place) =>
      (declared.get(place) ?? []).map(({ key }) => {
        const [file = '', pos = ''] = key.split(':')
        return { file, pos: Number(pos), name: place.split('.').at(-1) ?? '' }
      }),
    )
    const overlay = new Map<string, string>()
    for (const [file, filePositions] of Map.groupBy(positions, (position) => position.file)) {
      let text = original(file)
      // Replace from the end of the file, so that earlier positions stay valid.
      for (const { pos, name } of filePositions.toSorted((a, b) => b.pos - a.pos)) {
        const declaration = new RegExp(String.raw`(?:\s|/\*[\s\S]*?\*/|,)*"?${name}"?`, 'y')
        declaration.lastIndex = pos
        if (!declaration.test(text)) throw new Error(`${name} not found at ${file}:${pos}`)
        text = change(text, declaration.lastIndex - (text[declaration.lastIndex - 1] === '"' ? 1 : 0), name)
      }
      overlay.set(file, text)
    }
    compiler = compiler.with(overlay)
    const sources = new Map<string, string>()
    const lineAt = (file: string, position: number) => {
      const text = sources.get(file) ?? original(file)
      sources.set(file, text)
      return text.slice(0, position).split('\n').length
    }
    return compiler.program.getSemanticDiagnostics().flatMap((diagnostic): CompilerError[] => {
      const file = diagnostic.fileName ? compiler.nameOf(diagnostic.fileName) : ''
      if (!filePattern.test(file)) return []
      const { pos, end } =
        diagnostic.code === noOverload ? callAround(diagnostic.fileName ?? '', diagnostic) : diagnostic
      return [
        {
          file,
          from: lineAt(file, pos),
          to: lineAt(file, end),
          code: diagnostic.code,
          text: diagnostic.text,
        },
      ]
    })
  }

  /** Returns the innermost call expression that contains a position. */
  function callAround(path: string, { pos, end }: { pos: number; end: number }) {
    let call = { pos, end }
    const visit = (node: Node) => {
      if (node.pos > pos || node.end < end) return
      if (is.isCallExpression(node)) call = { pos: node.getStart(), end: node.end }
      node.forEachChild(visit)
    }
    compiler.program.getSourceFile(path)?.forEachChild(visit)
    return call
  }
  return { complaints: compilerErrors, close: () => compiler.close() }
}
