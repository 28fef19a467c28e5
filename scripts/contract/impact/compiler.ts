// Opens the project with the TypeScript compiler that `npm run types` runs, through the API of the compiler.
import { join, resolve } from 'node:path'
import { API, type Project } from '@typescript/native/unstable/sync'
import type { SourceFile } from '@typescript/native/unstable/ast'

// The compiler's API is unstable. Import it only through this file, because tests/contract/compiler.test.ts tests this
// file.
export {
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Symbol,
  type Type,
} from '@typescript/native/unstable/sync'
export * as is from '@typescript/native/unstable/ast'
export type { Node, SourceFile } from '@typescript/native/unstable/ast'

/**
 * Flag `CheckFlags.Mapped`, which the compiler API does not export. It is set on members of mapped types such as
 * `Pick<Gift, 'name'>`. Our code writes the names of such members, so they do not
 * change if the contract renames a property.
 */
export const mapped = 262144

/** A source file with its path within the project. */
export type NamedSource = { source: SourceFile; file: string }

export type Compiler = Pick<Project, 'program' | 'checker'> & {
  /** Returns the source files of the hub and of its imports whose path within the project matches the pattern. */
  files: (pattern: RegExp) => SourceFile[]
  /** Returns the path of a file from the root of the project. */
  nameOf: (path: string) => string
  /**
   * Returns a compiler that reads some files from `overlay` instead of from disk. The keys of `overlay` are paths
   * within the project.
   */
  with: (overlay: ReadonlyMap<string, string>) => Compiler
  close: () => void
}

/**
 * @param part the part of the hub to open; default: server and pages
 * @param isTried true to allow calls of `with`, which replaces the contents of files
 */
export function openCompiler(folder: string, part = 'tsconfig', isTried = part === 'tsconfig'): Compiler {
  // Pass an absolute path, because the compiler exits if it gets a relative path.
  const root = resolve(folder)
  const config = join(root, 'scripts/contract/impact', `${part}.json`)
  const nameOf = (path: string) => path.slice(root.length + 1)
  let overlay: ReadonlyMap<string, string> = new Map()
  const fs = {
    readFile: (path: string) => overlay.get(nameOf(path)),
    fileExists: (path: string) => overlay.has(nameOf(path)) || undefined,
  }
  // Collect garbage less often than Go's default. This saves a fifth of the time and costs 100 MB of memory.
  process.env.GOGC ??= '400'
  // Only pass callbacks if needed: the compiler asks for thousands of files, and each callback costs more than a
  // read.
  const api = new API({ cwd: root, ...(isTried && { fs }) })
  const opened = (snapshot: ReturnType<API['updateSnapshot']>): Compiler => {
    const project = snapshot.getProject(config)
    if (!project) throw new Error(`${config} is not a TypeScript project.`)
    const { program, checker } = project
    return {
      program,
      checker,
      files: (pattern) =>
        program
          .getSourceFileNames()
          .filter((name) => pattern.test(nameOf(name)))
          .flatMap((name) => program.getSourceFile(name) ?? []),
      nameOf,
      with(next) {
        const changed = [...overlay.keys(), ...next.keys()].map((name) => join(root, name))
        overlay = next
        snapshot.dispose()
        return opened(api.updateSnapshot({ fileChanges: { changed } }))
      },
      close: () => api.close(),
    }
  }
  return opened(api.updateSnapshot({ openProjects: [config] }))
}
