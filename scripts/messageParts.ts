// Splits the messages into files that the browser fetches. `/_i18n/{version}/{language}/messages.json` is for all
// pages; each screen has a file with its additional messages. The module graph of the build determines the file of each
// message, so that no list must be maintained by hand.
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '#shared/languages.ts'
import { lateFolder, partOf, type MessagePart } from '#src/runtime/language/messages.ts'
import { readCatalogue } from './catalogues.ts'
import { readRoutes, routesFolder } from './generate/screens.ts'

type Module = { id: string; imports: readonly string[]; messages: readonly string[] }

/**
 * @param folder the folder of compiled messages, with one file for each language
 * @param buildVersion version in the URLs of the files. Default: a hash of the messages, so that the URLs stay the same
 * in a release that changes no message
 */
export function messageParts(folder: string, buildVersion?: string): Plugin {
  const read = (language: string): Record<string, object> => readCatalogue(join(folder, `${language}.json`))
  return {
    name: 'hub-message-parts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language, part] = /^\/_i18n\/[^/]+\/([\w-]+)\/(.+)\.json$/.exec(request.url ?? '') ?? []
        if (!language) return next()
        // Put all messages into one file in development, because each save may change which messages a screen needs.
        const messages = part === 'messages' ? read(language) : {}
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(messages))
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const ids = new Set(Object.keys(read(languages.EN.tag)))
      const modules = Array.from(this.getModuleIds(), (id): Module => {
        const { code, importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        const imports = [...importedIds, ...dynamicallyImportedIds]
        return { id, imports, messages: id.startsWith(resolve('src')) ? messagesIn(code ?? '', ids) : [] }
      })
      const parts = await partsOf(modules)
      const files = Object.values(languages).flatMap(({ tag: language }) => {
        const messages = read(language)
        return Array.from(parts, ([part, messageIds]) => ({
          name: `${language}/${part}.json`,
          source: JSON.stringify(
            Object.fromEntries([...messageIds].toSorted().map((id) => [id, messages[id]])),
          ),
        }))
      })
      const version = buildVersion ?? versionOf(files)
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: `_i18n/${version}/${name}`, source })
    },
  }
}

const versionOf = (files: readonly object[]) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)

/**
 * Returns the message ids in the code of a module. Code contains ids only as complete literals
 * (tests/messages.test.ts).
 */
const messagesIn = (code: string, ids: ReadonlySet<string>) =>
  Array.from(code.matchAll(/(['"`])([a-z]\w*(?:\.\w+)+)\1/gi), ([, , id = '']) => id).filter((id) =>
    ids.has(id),
  )

async function partsOf(modules: Module[]): Promise<Map<MessagePart, Set<string>>> {
  // Modules of this folder load after a page, together with their messages.
  const late = `${resolve(lateFolder)}/`
  const isLate = (id: string) => id.startsWith(late)
  const byId = new Map(modules.map((module) => [module.id, module]))
  const routes = resolve(routesFolder)
  const fileOf = (id: string) => id.split('?')[0] ?? id

  /**
   * Returns the messages of the selected modules and of all modules that they import, statically or dynamically.
   * Imports of other routes are excluded.
   */
  const saidBy = (isStart: (file: string) => boolean) => {
    const reached = new Set(modules.filter(({ id }) => isStart(fileOf(id))))
    for (const { imports } of reached)
      for (const id of imports) {
        const module = byId.get(id)
        if (module && ((!id.startsWith(routes) && !isLate(id)) || isStart(fileOf(id)))) reached.add(module)
      }
    return [...reached].flatMap(({ messages }) => messages)
  }

  const files = (await readRoutes()).map(({ file, shown: page }) => ({ file: resolve(file), shown: page }))
  const layouts = new Set(files.flatMap(({ file, shown: page }) => (page ? [] : [file])))
  // Add the messages of the runtime to all pages. The runtime may need them before the messages of a screen have
  // loaded, or when loading them fails.
  const runtime = resolve('src/runtime')
  // Exclude the messages of formats, which belong to the screens that use these formats.
  const formats = resolve('src/runtime/format')
  const isRuntime = (file: string) => file.startsWith(runtime) && !file.startsWith(formats)
  const entry = resolve('src/entry-client.tsx')
  const ofAll = new Set(saidBy((file) => file === entry || layouts.has(file) || isRuntime(file)))
  // Add titles to all pages, too, because they are shown even if the rest of a screen fails to load. Titles are in the
  // route file itself.
  for (const { id, messages } of modules)
    if (id.startsWith(routes) && id === fileOf(id)) for (const title of messages) ofAll.add(title)

  const parts = new Map<MessagePart, Set<string>>([['messages', ofAll]])
  parts.set('late', new Set(saidBy(isLate).filter((id) => !ofAll.has(id))))
  for (const { file, shown: page } of files) {
    const part = page && partOf(page.screen, page.path)
    if (part) parts.set(part, new Set(saidBy((each) => each === file).filter((id) => !ofAll.has(id))))
  }
  return parts
}
