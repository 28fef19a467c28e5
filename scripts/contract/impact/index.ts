// Finds the code that reads, sends, labels or answers a part of the contract: file, line, feature and screens.
import type { Effect, Subject } from '@members-hub/contract-check'
import { indexOf } from './kept.ts'
import { leftOutPlace } from './leftOut.ts'
import { borrowedPlace, formPlace, operationPlace, refusalPlace } from './named.ts'
import { usualParts, type Index } from './read.ts'
import { isCall, needsOf, neededBy, pathsBy, reachedFrom, screensBy, screensOf } from './screens.ts'
import { placesOf, type Shapes } from './shapes.ts'

export type Impact = {
  effectsOf: (subject: Subject) => Effect[]
  /** Tests that name the part and stop compiling without it; empty unless tests were read. */
  testsOf: (subject: Subject) => Effect[]
}

/**
 * Reads the project, which takes seconds if it is not cached.
 * @param withTests true to read all tests too, which takes half as long again
 * @param commit revision to read instead of the working tree: a break affects code that was written for the
 * contract before the change
 */
export async function openImpact(root: string, commit?: string, withTests = false): Promise<Impact> {
  return impactOf(await indexOf(root, commit, withTests ? [...usualParts, 'tests'] : usualParts))
}

/** Builds the lookup from an index, which may come from a released build (`npm run contract:reads`). */
export function impactOf({ shapes, places, tests, imports: needed, declared: pages, calls }: Index): Impact {
  const imports = new Map(Object.entries(needed))
  const behind = screensOf(imports)
  const needs = needsOf(pages)
  const shownBy = screensBy(pages, needs)
  const openedBy = pathsBy(Object.keys(pages), (routes) => {
    const loaders = routes.flatMap((file) => [`${file}#loader`, `${file}#beforeLoad`])
    return [...neededBy(loaders, needs)].flatMap((declaration) =>
      isCall(declaration) ? (calls[declaration.replace(/.*#/, '')] ?? []) : [],
    )
  })
  const at = (names: string[]) => names.flatMap((name) => places[name] ?? [])
  const effects = (mentions: Index['places'][string]): Effect[] => {
    const once = new Map(mentions.map(([file, line, how]) => [`${file}:${line}`, { file, line, how }]))
    return [...once.values()]
      .map(({ file, line, how }) => ({
        file,
        line,
        feature: featureOf(file),
        routes: routesOf(file, line),
        opening: [],
        how,
      }))
      .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
  }

  /** Screens that need the code of a line; empty if that code is a type. */
  function routesOf(file: string, line: number): string[] {
    const around = (pages[file] ?? []).filter(({ from, to }) => line >= from && line <= to)
    const least = Math.min(...around.map(({ from, to }) => to - from))
    const innerScopes = around.filter(({ from, to }) => to - from === least)
    return [...new Set(innerScopes.flatMap(({ name }) => shownBy.get(`${file}#${name}`) ?? []))]
  }

  const reachedBy = (files: string[]) => reachedFrom(files.filter(isServer), imports)
  const handled = reachedBy(Object.keys(shapes.operations).flatMap(filesNaming))

  function filesNaming(operation: string) {
    return at(namesOf(operation)).map(([file]) => file)
  }

  /**
   * Narrows places that several operations share to those that one operation reaches: the files of its handler and
   * its screens.
   */
  function narrowed(candidates: Effect[], operation: string): Effect[] {
    const callers = filesNaming(operation)
    const handling = reachedBy(callers)
    const routes = new Set(effects(at(namesOf(operation))).flatMap((caller) => caller.routes))
    const calling = new Set(callers)
    const tag = callers.filter(isServer).map(featureOf)[0]
    return candidates.flatMap((effect) => {
      // Code of all calls belongs to each operation, as does code that no handler needs: samples, the back office.
      const isShared = effect.file.startsWith('api/http/') || !handled.has(effect.file)
      if (isServer(effect.file)) return handling.has(effect.file) || isShared ? [effect] : []
      // Code that does not call by name, such as event reporting, belongs to each operation too.
      if (!effect.file.startsWith('src/') || routes.size === 0) return [effect]
      const commonRoutes = effect.routes.filter((route) => routes.has(route))
      const isNear = behind.get(effect.file)?.some((route) => routes.has(route))
      const isOwn = calling.has(effect.file) || effect.feature === tag
      return isNear || isOwn ? [{ ...effect, routes: commonRoutes }] : []
    })
  }

  function effectsOf(subject: Subject): Effect[] {
    const opened = new Set(openedBy.get(subject.operation))
    return placesReached(subject).map((effect) => ({
      ...effect,
      opening: effect.routes.filter((route) => opened.has(route)),
    }))
  }

  function placesReached({ operation, part, path, of }: Subject): Effect[] {
    const callers = effects(at([operationPlace(operation)]))
    if (part === 'operation') return effects(at(namesOf(operation)))
    if (part === 'mark') return callers
    if (part === 'refusal') {
      const refusalUses = at(path.flatMap((name) => [refusalPlace(name), refusalPlace(name, operation)]))
      // Pages show the message of an error without naming it, so all callers count.
      const routes = [...new Set(callers.flatMap((caller) => caller.routes))]
      return narrowed(effects(refusalUses), operation).map((effect) => ({ ...effect, routes }))
    }
    const declared = placesOf(shapes, { operation, part, path })
    if (declared.length > 0) {
      const placeEffects = of === 'default' ? [] : effects(at(besides(shapes, declared)))
      return narrowed(of ? [...placeEffects, ...lacking(operation, declared)] : placeEffects, operation)
    }
    // The code does not know the part yet: return the senders of a request, or the handlers of an answer.
    return callers.filter(({ how }) => part !== 'answer' || how === 'handles' || how === 'cases')
  }

  /** Code that omits the part, and server code that runs without it. */
  function lacking(operation: string, declared: string[]): Effect[] {
    const placeEffects = effects(at(declared))
    const forms = effects(at([formPlace(operation)]))
    const asks = (form: string) =>
      placeEffects.some(
        ({ file, how }) => how === 'sends' && (file === form || imports.get(form)?.includes(file)),
      )
    const asking = new Set(forms.map(({ file }) => file).filter(asks))
    return [
      ...placeEffects.filter(({ file }) => isServer(file)),
      ...effects(at(declared.map(leftOutPlace))),
      ...forms,
    ].filter(({ file }) => !asking.has(file))
  }

  function testsOf(subject: Subject): Effect[] {
    const subjectPlaces =
      subject.part === 'operation' ? [operationPlace(subject.operation)] : placesOf(shapes, subject)
    return effects(subjectPlaces.flatMap((place) => tests[place] ?? []))
  }

  return { effectsOf, testsOf }
}

/** The place of the operation, and the place of its validator for code that only uses that. */
const namesOf = (operation: string) => [operationPlace(operation), borrowedPlace(operation)]

const isServer = (file: string) => file.startsWith('api/')

/** Adds the discriminating property: code checks it before it reads a property of one variant. */
function besides({ components }: Shapes, places: string[]): string[] {
  const choices = Object.values(components).filter(({ refs }) => refs.length > 1)
  return places.flatMap((place) => {
    const [name = '', property = '', deeper] = place.split('.')
    const isTelling = deeper === undefined && components[name]?.props[property]?.shape.values.length === 1
    if (!isTelling) return [place]
    const variants = choices.filter(({ refs }) => refs.includes(name)).flatMap(({ refs }) => refs)
    return [
      place,
      ...variants.flatMap((other) => Object.values(components[other]?.props ?? {}).map((prop) => prop.at)),
    ]
  })
}

/** The tag of the folder that contains the file. */
function featureOf(file: string) {
  const [, feature] =
    /^(?:api|src\/features|locales)\/([^/]+)\//.exec(file) ??
    /^tests\/support\/cases\/(\w+)\.ts/.exec(file) ??
    []
  return feature
}
