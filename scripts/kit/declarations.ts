// Writes the declarations of the kit: of its entries and of all files that their types reach. Files that are imported
// only for their code, such as the server's part of the mocks, mostly have no declaration.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { objectOf } from '@members-hub/openapi'
import ts from 'typescript'
import { importedFile } from '../importedFile.ts'

/**
 * @param entries files in a folder that is two levels deep in the project
 * @param into folder for the entries' declarations; other declarations keep their project path in it
 */
export async function writeDeclarations(project: string, entries: string[], into: string) {
  const parsed = ts.readConfigFile(join(project, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  const compilerOptions = objectOf(objectOf(parsed.config).compilerOptions)
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true }
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, ...emitting }, project)
  const program = ts.createProgram([...entries, join(project, 'src/env.d.ts')], options)

  function declarationOf(file: string): string {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`The compiler knows no ${file}`)
    let text = ''
    const { diagnostics } = program.emit(source, (_, emitted) => (text = emitted), undefined, true)
    // The type check of the project covers its files; this check finds names that an entry exports twice.
    const wrong = [...(entries.includes(file) ? program.getSemanticDiagnostics(source) : []), ...diagnostics]
    if (wrong.length > 0) throw new Error(ts.formatDiagnostics(wrong, ts.createCompilerHost(options)))
    return text
  }

  const needed = new Set<string>()
  /** Rewrites the imports of a declaration to paths inside the kit and adds the imported files to `needed`. */
  const relinked = (text: string, folder: string) =>
    text
      // TanStack's React package re-exports all of its core.
      .replaceAll('@tanstack/query-core', '@tanstack/react-query')
      // The hub's app registers its error type for all queries; other apps have other queries.
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
    // Generated declarations are copied.
    const text = ts.sys.fileExists(`${file}.d.ts`)
      ? await readFile(`${file}.d.ts`, 'utf8')
      : declarationOf(`${file}.ts`)
    await mkdir(join(into, dirname(name)), { recursive: true })
    await writeFile(join(into, `${name}.d.ts`), relinked(text, dirname(name)))
  }
}
