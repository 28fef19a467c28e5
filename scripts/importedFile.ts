// Resolves an import of the project to its file.
import { dirname, join } from 'node:path'
import project from '../package.json' with { type: 'json' }

const aliases = Object.entries(project.imports).map(([alias, target]) => ({
  prefix: alias.slice(0, -1),
  folder: target.slice(0, -1),
}))

/**
 * @param specifier relative path, or path with an alias of package.json such as `#api/main.ts`
 * @param from the importing file
 * @returns path of the imported file; `undefined` for a package. `from` and the result are paths from the root of the
 * project.
 */
export function importedFile(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const alias = aliases.find(({ prefix }) => specifier.startsWith(prefix))
  return alias && join(alias.folder, specifier.slice(alias.prefix.length))
}
