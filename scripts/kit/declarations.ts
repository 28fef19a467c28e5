// Writes the declarations of the kit: of the entries, and of each file that they reach by their types. Most of what is imported for
// its code alone, as the server's part in the mocks, has none.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { objectOf } from '@members-hub/openapi'
import ts from 'typescript'
import { importedFile } from '../importedFile.ts'

/**
 * @param entries files in a folder that lies two deep in the project
 * @param into where the entries' declarations are put, and all others by their path in the project
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
    // The project's own files are checked with it; what two of an entry's export by one name is told here.
    const wrong = [...(entries.includes(file) ? program.getSemanticDiagnostics(source) : []), ...diagnostics]
    if (wrong.length > 0) throw new Error(ts.formatDiagnostics(wrong, ts.createCompilerHost(options)))
    return text
  }

  const needed = new Set<string>()
  /** A declaration as it is put into the kit: what it imports lies beside it, and is needed too. */
  const relinked = (text: string, folder: string) =>
    text
      // The library that is installed hands on all of it.
      .replaceAll('@tanstack/query-core', '@tanstack/react-query')
      // The hub's own app may say what every query fails with; another one has other queries.
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
    // What a generator has written as a declaration is one already.
    const text = ts.sys.fileExists(`${file}.d.ts`)
      ? await readFile(`${file}.d.ts`, 'utf8')
      : declarationOf(`${file}.ts`)
    await mkdir(join(into, dirname(name)), { recursive: true })
    await writeFile(join(into, `${name}.d.ts`), relinked(text, dirname(name)))
  }
}
