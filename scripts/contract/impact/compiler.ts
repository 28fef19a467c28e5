// The project as its own compiler sees it (`npm run types` runs the same), asked by its interface for programs.
import { join, resolve } from 'node:path'
import { API, type Project } from '@typescript/native/unstable/sync'
import type { SourceFile } from '@typescript/native/unstable/ast'

// The interface calls itself unstable: all that is used of it comes by this file, and tests/contract/compiler.test.ts holds it.
export {
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Symbol,
  type Type,
} from '@typescript/native/unstable/sync'
export * as is from '@typescript/native/unstable/ast'
export type { Node, SourceFile } from '@typescript/native/unstable/ast'

/** `CheckFlags.Mapped`, which it does not name: a member of `Pick<Gift, 'name'>` keeps its name while the contract's changes. */
export const mapped = 262144

/** A source file with its name within the project. */
export type NamedSource = { source: SourceFile; file: string }

export type Compiler = Pick<Project, 'program' | 'checker'> & {
  /** The files of that name, of the hub's own code and what it needs. */
  files: (pattern: RegExp) => SourceFile[]
  /** A file's name as people say it. */
  nameOf: (path: string) => string
  /** The same project where some files say something else than on the disk, each by its name within the project. */
  with: (overlay: ReadonlyMap<string, string>) => Compiler
  close: () => void
}

/**
 * @param part of the hub's code, which alone is opened; server and pages otherwise
 * @param isTried whether files shall say something else than on the disk
 */
export function openCompiler(folder: string, part = 'tsconfig', isTried = part === 'tsconfig'): Compiler {
  // The compiler ends where it gets a relative one.
  const root = resolve(folder)
  const config = join(root, 'scripts/contract/impact', `${part}.json`)
  const nameOf = (path: string) => path.slice(root.length + 1)
  let overlay: ReadonlyMap<string, string> = new Map()
  const fs = {
    readFile: (path: string) => overlay.get(nameOf(path)),
    fileExists: (path: string) => overlay.has(nameOf(path)) || undefined,
  }
  // Its garbage is collected less often than Go does by itself: a fifth of its time, for 100 MB.
  process.env.GOGC ??= '400'
  // The compiler asks for thousands of files: asking us for each costs more than reading them.
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
