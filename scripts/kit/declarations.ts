// Writes the type declarations of the kit: those of its entries, and those of all files to which the types of the
// entries refer. Files that are imported only for their code, such as the server part of the mocks, usually get no
// declaration.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { objectOf } from '@members-hub/openapi'
import ts from 'typescript'
import { importedFile } from '../importedFile.ts'

/**
 * @param entries paths of the entries, in a folder that is two levels deep in the project
 * @param into folder for the declarations of the entries. Declarations of other files are written below this folder,
 * with their path in the project
 */
export async function writeDeclarations(project: string, entries: string[], into: string) {
  const parsed = ts.readConfigFile(join(project, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  const compilerOptions = objectOf(objectOf(parsed.config).compilerOptions)
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true }
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, ...emitting }, project)
  const program = ts.createProgram([...entries, join(project, 'src/env.d.ts')], options)

  function declarationOf(file: string): string {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`The compiler has no source file ${file}`)
    let text = ''
    const { diagnostics } = program.emit(source, (_, emitted) => (text = emitted), undefined, true)
    // Check only the entries, to find names that an entry exports twice; the type check of the project covers all other
    // files.
    const wrong = [...(entries.includes(file) ? program.getSemanticDiagnostics(source) : []), ...diagnostics]
    if (wrong.length > 0) throw new Error(ts.formatDiagnostics(wrong, ts.createCompilerHost(options)))
    return text
  }

  const needed = new Set<string>()
  /** Rewrites the imports in a declaration to paths inside the kit, and adds the imported files to `needed`. */
  const relinked = (text: string, folder: string) =>
    text
      // Replace TanStack's core package by its React package, which re-exports the whole core.
      .replaceAll('@tanstack/query-core', '@tanstack/react-query')
      // Remove the registration of the hub's error type for all queries, because other apps also have queries of other
      // APIs.
      .replace(/^declare module '@tanstack\/react-query' \{\n(?: .*\n)*\}\n/m, '')
      .replace(/((?:from |import\()['"])([.#][^'"]+)(?=['"])/g, (_, before: string, path: string) => {
        const name = (importedFile(path, join(folder, 'declaration.ts')) ?? path).replace(/(?:\.d)?\.ts$/, '')
        needed.add(name)
        const link = relative(folder, name)
        return `${before}${link.startsWith('.') ? link : `./${link}`}.js`
      })
  await mkdir(into, { recursive: true })
  for (const entry of entries) {
    const name = entry.split('/').at(-1)?.replace(/\.ts$/, '.d.ts') ?? ''
    await writeFile(join(into, name), relinked(declarationOf(entry).replaceAll('../../', './'), ''))
  }
  for (const name of needed) {
    const file = join(project, name)
    // Copy files that are already declarations, because they were generated.
    const text = ts.sys.fileExists(`${file}.d.ts`)
      ? await readFile(`${file}.d.ts`, 'utf8')
      : declarationOf(`${file}.ts`)
    await mkdir(join(into, dirname(name)), { recursive: true })
    await writeFile(join(into, `${name}.d.ts`), relinked(text, dirname(name)))
  }
}
