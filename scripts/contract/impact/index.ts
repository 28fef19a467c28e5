// Finds the code that reads, sends, labels or handles a part of the contract. Each result has a file, a line, a feature
// and the affected screens.
import type { Effect, Subject } from '@members-hub/contract-check'
import { indexOf } from './cache.ts'
import { leftOutPlace } from './leftOut.ts'
import { borrowedPlace, formPlace, operationPlace, refusalPlace } from './named.ts'
import { usualParts, type Index } from './read.ts'
import { isCall, needsOf, neededBy, pathsBy, reachedFrom, screensBy, screensOf } from './screens.ts'
import { placesOf, type Shapes } from './shapes.ts'

export type Impact = {
  effectsOf: (subject: Subject) => Effect[]
  /**
   * Returns the tests that name the part of the contract and would not compile without it; empty if tests were not
   * read.
   */
  testsOf: (subject: Subject) => Effect[]
}

/**
 * Reads the code of the project. This takes seconds if the index is not cached.
 * @param withTests true to also read all tests, which takes 50 % longer
 * @param commit revision to read instead of the working tree. It is used because a breaking change affects code written
 * for the previous contract
 */
export async function openImpact(root: string, commit?: string, withTests = false): Promise<Impact> {
  return impactOf(await indexOf(root, commit, withTests ? [...usualParts, 'tests'] : usualParts))
}

/** Creates the search functions for an index. */
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

  /** Returns the screens that need the code at a line; an empty list if this code is a type. */
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
   * Filters code that uses a part shared by several operations: returns only code in files and screens that use the
   * given operation.
   */
  function narrowed(candidates: Effect[], operation: string): Effect[] {
    const callers = filesNaming(operation)
    const handling = reachedBy(callers)
    const routes = new Set(effects(at(namesOf(operation))).flatMap((caller) => caller.routes))
    const calling = new Set(callers)
    const tag = callers.filter(isServer).map(featureOf)[0]
    return candidates.flatMap((effect) => {
      // Treat code that handles all calls as part of each operation. The same applies to code that no handler needs,
      // such as samples and the back office.
      const isShared = effect.file.startsWith('api/http/') || !handled.has(effect.file)
      if (isServer(effect.file)) return handling.has(effect.file) || isShared ? [effect] : []
      // Treat code outside of src/ as part of each operation, too. The same applies to all code if no screen calls the
      // operation by name, as for event reporting.
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
      // Include the screens of all code that calls the operation, because pages show the message of an error without
      // naming the error.
      const routes = [...new Set(callers.flatMap((caller) => caller.routes))]
      return narrowed(effects(refusalUses), operation).map((effect) => ({ ...effect, routes }))
    }
    const declared = placesOf(shapes, { operation, part, path })
    if (declared.length > 0) {
      const placeEffects = of === 'default' ? [] : effects(at(besides(shapes, declared)))
      return narrowed(of ? [...placeEffects, ...omitting(operation, declared)] : placeEffects, operation)
    }
    // Return the code that sends the request or builds the response for a new part of the contract, because no code
    // names this part yet.
    return callers.filter(({ how }) => part !== 'answer' || how === 'handles' || how === 'cases')
  }

  /**
   * Returns the pages whose requests omit a part such as an optional field, and the server code that handles requests
   * without it.
   */
  function omitting(operation: string, declared: string[]): Effect[] {
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

/**
 * Returns the two index keys of an operation: for code that uses the operation, and for code that uses only its
 * validator.
 */
const namesOf = (operation: string) => [operationPlace(operation), borrowedPlace(operation)]

const isServer = (file: string) => file.startsWith('api/')

/**
 * Adds the properties of all variants of a union if a property distinguishes the variants. Code checks such a property
 * before it reads a property of one variant.
 */
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

/** Returns the tag (feature) to whose folder the file belongs. */
function featureOf(file: string) {
  const [, feature] =
    /^(?:api|src\/features|locales)\/([^/]+)\//.exec(file) ??
    /^tests\/support\/cases\/(\w+)\.ts/.exec(file) ??
    []
  return feature
}
