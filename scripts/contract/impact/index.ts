// Who reads, sends, labels and answers what the contract says: file, line, feature and screens for a place in it.
import type { Effect, Subject } from '../finding.ts'
import { changedSince, keptIndex } from './kept.ts'
import { operationPlace, refusalPlace } from './named.ts'
import { readIndex, type Index } from './read.ts'
import { reachedFrom, screensOf } from './screens.ts'
import { placesOf, type Shapes } from './shapes.ts'

export type Impact = {
  effectsOf: (subject: Subject) => Effect[]
}

/**
 * Reads the project; takes seconds, so ask one for everything.
 * @param revision a commit whose code is meant, rather than what stands there: what is called broken is what was written for
 *   the contract of before
 */
export async function openImpact(root: string, revision?: string): Promise<Impact> {
  const overlay = new Map(revision === undefined ? [] : changedSince(root, revision))
  const kept = overlay.size === 0 ? await keptIndex(root) : undefined
  return impactOf(kept ?? (await readIndex(root, overlay)))
}

/** What a build's own index says (`dist/reads.json` of that build). */
export function impactOf({ shapes, places, imports: needed, screens }: Index): Impact {
  const imports = new Map(Object.entries(needed))
  const behind = screensOf(imports, screens)
  const at = (names: string[]) => names.flatMap((name) => places[name] ?? [])
  const effects = (found: Index['places'][string]): Effect[] => {
    const once = new Map(found.map(([file, line, how]) => [`${file}:${line}`, { file, line, how }]))
    return [...once.values()]
      .map(({ file, line, how }) => ({
        file,
        line,
        feature: featureOf(file),
        routes: behind.get(file) ?? [],
        how,
      }))
      .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
  }

  /** Of places that several operations share, those that the one can reach: its handler's files, its screens. */
  function narrowed(found: Effect[], operation: string): Effect[] {
    const callers = at([operationPlace(operation)]).map(([file]) => file)
    const reached = reachedFrom(
      callers.filter((file) => file.startsWith('api/')),
      imports,
    )
    const routes = new Set(callers.flatMap((file) => behind.get(file) ?? []))
    const calling = new Set(callers)
    const tag = callers.flatMap((file) => (file.startsWith('api/') ? (featureOf(file) ?? []) : []))[0]
    return found.flatMap((effect) => {
      if (effect.file.startsWith('api/'))
        return reached.has(effect.file) || isShared(effect.file) ? [effect] : []
      if (!effect.file.startsWith('src/')) return [effect]
      const shown = effect.routes.filter((route) => routes.has(route))
      const isOwn = calling.has(effect.file) || effect.feature === tag
      return shown.length > 0 || isOwn ? [{ ...effect, routes: shown }] : []
    })
  }

  function effectsOf(subject: Subject): Effect[] {
    const { operation, part, path } = subject
    const callers = effects(at([operationPlace(operation)]))
    if (part === 'operation' || part === 'mark') return callers
    if (part === 'refusal')
      return narrowed(
        effects(at(path.flatMap((name) => [refusalPlace(name), refusalPlace(name, operation)]))),
        operation,
      )
    const declared = placesOf(shapes, subject)
    if (declared.length > 0) return narrowed(effects(at(besides(shapes, declared))), operation)
    // What nobody knows yet is missed by who sends it, and by who answers it.
    return callers.filter(({ how }) => part !== 'answer' || how === 'handles' || how === 'cases')
  }

  return { effectsOf }
}

/** What every call goes through. */
const isShared = (file: string) => file.startsWith('api/http/')

/** What tells choices apart stands before every read of what only one of them has. */
function besides({ components }: Shapes, places: string[]): string[] {
  const choices = Object.values(components).filter(({ refs }) => refs.length > 1)
  return places.flatMap((place) => {
    const [name = '', property = '', deeper] = place.split('.')
    const isTelling = deeper === undefined && components[name]?.props[property]?.shape.values.length === 1
    if (!isTelling) return [place]
    const others = choices.filter(({ refs }) => refs.includes(name)).flatMap(({ refs }) => refs)
    return [
      place,
      ...others.flatMap((other) => Object.values(components[other]?.props ?? {}).map((one) => one.at)),
    ]
  })
}

/** The tag whose folder it is. */
function featureOf(file: string) {
  const [, feature] =
    /^(?:api|src\/features|locales)\/([^/]+)\//.exec(file) ??
    /^tests\/support\/cases\/(\w+)\.ts/.exec(file) ??
    []
  return feature
}
