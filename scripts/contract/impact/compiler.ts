// Opens the project with its compiler (the one that `npm run types` runs) through the API of the compiler.
import { join, resolve } from 'node:path'
import { API, type Project } from '@typescript/native/unstable/sync'
import type { SourceFile } from '@typescript/native/unstable/ast'

// That API is unstable. Import it only through this file, which tests/contract/compiler.test.ts covers.
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
 * `CheckFlags.Mapped`, which the API does not export. Marks members of mapped types such as `Pick<Gift, 'name'>`,
 * which keep their name when the contract's type changes.
 */
export const mapped = 262144

/** A source file with its name within the project. */
export type NamedSource = { source: SourceFile; file: string }

export type Compiler = Pick<Project, 'program' | 'checker'> & {
  /** Source files of the hub and its imports whose project path matches the pattern. */
  files: (pattern: RegExp) => SourceFile[]
  /** A file's path from the root of the project. */
  nameOf: (path: string) => string
  /** The same project with some files replaced, by project path. */
  with: (overlay: ReadonlyMap<string, string>) => Compiler
  close: () => void
}

/**
 * @param part the part of the hub to open; default: server and pages
 * @param isTried true if `with` may replace the contents of files
 */
export function openCompiler(folder: string, part = 'tsconfig', isTried = part === 'tsconfig'): Compiler {
  // The compiler exits if it gets a relative path.
  const root = resolve(folder)
  const config = join(root, 'scripts/contract/impact', `${part}.json`)
  const nameOf = (path: string) => path.slice(root.length + 1)
  let overlay: ReadonlyMap<string, string> = new Map()
  const fs = {
    readFile: (path: string) => overlay.get(nameOf(path)),
    fileExists: (path: string) => overlay.has(nameOf(path)) || undefined,
  }
  // Collects garbage less often than Go's default: saves a fifth of the time for 100 MB.
  process.env.GOGC ??= '400'
  // Only pass callbacks if needed: the compiler asks for thousands of files, and each callback costs more than a
  // read.
  const api = new API({ cwd: root, ...(isTried && { fs }) })
  const opened = (snapshot: ReturnType<API['updateSnapshot']>): Compiler => {
    const project = snapshot.getProject(config)
    if (!project) throw new Error(`${config} is no project.`)
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
