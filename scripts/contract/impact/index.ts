// Finds what reads, sends, labels and answers what the contract says: file, line, feature and screens for a place in it.
import type { Effect, Subject } from '../compare/finding.ts'
import { indexOf } from './kept.ts'
import { operationPlace, refusalPlace } from './named.ts'
import type { Index } from './read.ts'
import { pathsBy, reachedFrom, screensOf } from './screens.ts'
import { placesOf, type Shapes } from './shapes.ts'

export type Impact = {
  effectsOf: (subject: Subject) => Effect[]
}

/**
 * Reads the project, which takes seconds where nobody has yet.
 * @param commit whose code is meant, rather than what stands there: what is called broken is what was written for the
 *   contract of before
 */
export async function openImpact(root: string, commit?: string): Promise<Impact> {
  return impactOf(await indexOf(root, commit))
}

/** What a build's own index says (`dist/reads.json` of that build). */
export function impactOf({ shapes, places, imports: needed, opening }: Index): Impact {
  const imports = new Map(Object.entries(needed))
  const behind = screensOf(imports)
  const openedBy = pathsBy(
    Object.keys(opening),
    (routes) => new Set(routes.flatMap((file) => opening[file] ?? [])),
  )
  const at = (names: string[]) => names.flatMap((name) => places[name] ?? [])
  const effects = (found: Index['places'][string]): Effect[] => {
    const once = new Map(found.map(([file, line, how]) => [`${file}:${line}`, { file, line, how }]))
    return [...once.values()]
      .map(({ file, line, how }) => ({
        file,
        line,
        feature: featureOf(file),
        routes: behind.get(file) ?? [],
        opening: [],
        how,
      }))
      .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
  }

  const reachedBy = (files: string[]) => reachedFrom(files.filter(isServer), imports)
  const handled = reachedBy(Object.keys(shapes.operations).flatMap(filesNaming))

  function filesNaming(operation: string) {
    return at([operationPlace(operation)]).map(([file]) => file)
  }

  /** Of places that several operations share, those that the one can reach: its handler's files, its screens. */
  function narrowed(found: Effect[], operation: string): Effect[] {
    const callers = filesNaming(operation)
    const handling = reachedBy(callers)
    const routes = new Set(callers.flatMap((file) => behind.get(file) ?? []))
    const calling = new Set(callers)
    const tag = callers.filter(isServer).map(featureOf)[0]
    return found.flatMap((effect) => {
      // What every call goes through is everybody's, as is what no handler needs: samples, the desk.
      const isShared = effect.file.startsWith('api/http/') || !handled.has(effect.file)
      if (isServer(effect.file)) return handling.has(effect.file) || isShared ? [effect] : []
      // What is called by no name, as an event that is reported, is everybody's as well.
      if (!effect.file.startsWith('src/') || routes.size === 0) return [effect]
      const shown = effect.routes.filter((route) => routes.has(route))
      const isOwn = calling.has(effect.file) || effect.feature === tag
      return shown.length > 0 || isOwn ? [{ ...effect, routes: shown }] : []
    })
  }

  function effectsOf(subject: Subject): Effect[] {
    const opened = new Set(openedBy.get(subject.operation))
    return placesReached(subject).map((effect) => ({
      ...effect,
      opening: effect.routes.filter((route) => opened.has(route)),
    }))
  }

  function placesReached({ operation, part, path }: Subject): Effect[] {
    const callers = effects(at([operationPlace(operation)]))
    if (part === 'operation' || part === 'mark') return callers
    if (part === 'refusal') {
      const named = at(path.flatMap((name) => [refusalPlace(name), refusalPlace(name, operation)]))
      // Pages show the words of a refusal without naming it: all that call.
      const routes = [...new Set(callers.flatMap((caller) => caller.routes))]
      return narrowed(effects(named), operation).map((effect) => ({ ...effect, routes }))
    }
    const declared = placesOf(shapes, { operation, part, path })
    if (declared.length > 0) return narrowed(effects(at(besides(shapes, declared))), operation)
    // What nobody knows yet is missed by who sends it, and by who answers it.
    return callers.filter(({ how }) => part !== 'answer' || how === 'handles' || how === 'cases')
  }

  return { effectsOf }
}

const isServer = (file: string) => file.startsWith('api/')

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
