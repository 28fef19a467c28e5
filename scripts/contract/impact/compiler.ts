// The project as its own compiler sees it (`npm run types` runs the same), asked by its interface for programs.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { API, type Project } from '@typescript/native/unstable/sync'
import type { SourceFile } from '@typescript/native/unstable/ast'

export type Compiler = {
  project: Project
  /** The hub's own code: api, src and the tests' cases, without tests. */
  files: SourceFile[]
  /** The generated calls, by which screens reach what makes them. */
  calls: SourceFile[]
  /** A file's name as people say it. */
  nameOf: (path: string) => string
  /** Reads files anew after they have changed. */
  refresh: (changed: string[]) => void
  close: () => void
}

/** @param overlay what a file says instead of what stands on the disk, by its name within the project */
export function openCompiler(folder: string, overlay: ReadonlyMap<string, string> = new Map()): Compiler {
  // The compiler ends where it gets a relative one.
  const root = resolve(folder)
  const nameOf = (path: string) => path.slice(root.length + 1)
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => overlay.get(nameOf(path)),
      fileExists: (path) => overlay.has(nameOf(path)) || undefined,
    },
  })
  const config = join(root, 'scripts/contract/impact/tsconfig.json')
  let snapshot = api.updateSnapshot({ openProjects: [config] })
  const project = () => {
    const opened = snapshot.getProject(config)
    if (!opened) throw new Error(`${config} is no project.`)
    return opened
  }
  return {
    get project() {
      return project()
    },
    get files() {
      const { program, rootFiles } = project()
      return rootFiles.flatMap((name) => program.getSourceFile(name) ?? [])
    },
    get calls() {
      const { program } = project()
      const names = program.getSourceFileNames().filter((name) => nameOf(name).startsWith('generated/calls/'))
      return names.flatMap((name) => program.getSourceFile(name) ?? [])
    },
    nameOf,
    refresh(changed) {
      const before = snapshot
      snapshot = api.updateSnapshot({ fileChanges: { changed: changed.map((name) => join(root, name)) } })
      before.dispose()
    },
    close: () => api.close(),
  }
}

/** A file's lines, from its text on the disk. */
export const linesOf = (root: string, name: string) => readFileSync(join(root, name), 'utf8').split('\n')
