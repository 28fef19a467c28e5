// Splits the messages into the files that the browser fetches. `/_i18n/{version}/{language}/messages.json` is for all
// pages; each screen has a file for its additional messages. Assigns messages by the module graph of the build, so
// that no list is maintained by hand.
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '#shared/languages.ts'
import { partOf, type MessagePart } from '#src/runtime/language/messages.ts'
import { readCatalogue } from './catalogues.ts'
import { readRoutes, routesFolder } from './generate/screens.ts'

type Module = { id: string; imports: readonly string[]; messages: readonly string[] }

/**
 * @param folder compiled messages, one file for each language
 * @param buildVersion the version in the URLs; default: a hash of the messages, so that a release without changed
 * messages keeps their URLs
 */
export function messageParts(folder: string, buildVersion?: string): Plugin {
  const read = (language: string): Record<string, object> => readCatalogue(join(folder, `${language}.json`))
  return {
    name: 'hub-message-parts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language, part] = /^\/_i18n\/[^/]+\/([\w-]+)\/(.+)\.json$/.exec(request.url ?? '') ?? []
        if (!language) return next()
        // In development all messages are in one file, because those of a screen change with each save.
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

/** Message ids in a module's code; code only contains ids as complete literals (tests/messages.test.ts). */
const messagesIn = (code: string, ids: ReadonlySet<string>) =>
  Array.from(code.matchAll(/(['"`])([a-z]\w*(?:\.\w+)+)\1/gi), ([, , id = '']) => id).filter((id) =>
    ids.has(id),
  )

async function partsOf(modules: Module[]): Promise<Map<MessagePart, Set<string>>> {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const routes = resolve(routesFolder)
  const fileOf = (id: string) => id.split('?')[0] ?? id

  /** Messages of some modules and of all modules that they import, statically or dynamically, except other routes. */
  const saidBy = (isStart: (file: string) => boolean) => {
    const reached = new Set(modules.filter(({ id }) => isStart(fileOf(id))))
    for (const { imports } of reached)
      for (const id of imports) {
        const module = byId.get(id)
        if (module && (!id.startsWith(routes) || isStart(fileOf(id)))) reached.add(module)
      }
    return [...reached].flatMap(({ messages }) => messages)
  }

  const files = (await readRoutes()).map(({ file, shown: page }) => ({ file: resolve(file), shown: page }))
  const layouts = new Set(files.flatMap(({ file, shown: page }) => (page ? [] : [file])))
  // The runtime may need its messages before those of a screen have loaded, or if they fail to load.
  const runtime = resolve('src/runtime')
  // Messages of formats belong to the screens that use them.
  const formats = resolve('src/runtime/format')
  const isRuntime = (file: string) => file.startsWith(runtime) && !file.startsWith(formats)
  const entry = resolve('src/entry-client.tsx')
  const ofAll = new Set(saidBy((file) => file === entry || layouts.has(file) || isRuntime(file)))
  // Titles are shown even if the rest of a screen fails to load: they are in the route file itself.
  for (const { id, messages } of modules)
    if (id.startsWith(routes) && id === fileOf(id)) for (const title of messages) ofAll.add(title)

  const parts = new Map<MessagePart, Set<string>>([['messages', ofAll]])
  for (const { file, shown: page } of files) {
    const part = page && partOf(page.screen, page.path)
    if (part) parts.set(part, new Set(saidBy((each) => each === file).filter((id) => !ofAll.has(id))))
  }
  return parts
}
