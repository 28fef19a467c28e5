// Finds what reads, sends, labels and answers what the contract says: file, line, feature and screens for a place in it.
import type { Effect, Subject } from '@members-hub/contract-check'
import { indexOf } from './kept.ts'
import { leftOutPlace } from './leftOut.ts'
import { borrowedPlace, formPlace, operationPlace, refusalPlace } from './named.ts'
import { usualParts, type Index } from './read.ts'
import { isCall, needsOf, neededBy, pathsBy, reachedFrom, screensBy, screensOf } from './screens.ts'
import { placesOf, type Shapes } from './shapes.ts'

export type Impact = {
  effectsOf: (subject: Subject) => Effect[]
  /** Tests that name it, which stop compiling once it is gone; none where tests were not asked for. */
  testsOf: (subject: Subject) => Effect[]
}

/**
 * Reads the project, which takes seconds where nobody has yet.
 * @param withTests whether all tests are read as well, which takes half as long again
 * @param commit whose code is meant, rather than what stands there: what is called broken is what was written for the
 *   contract of before
 */
export async function openImpact(root: string, commit?: string, withTests = false): Promise<Impact> {
  return impactOf(await indexOf(root, commit, withTests ? [...usualParts, 'tests'] : usualParts))
}

/** What an index says, as that of a build may (`npm run contract:reads`). */
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

  /** The screens that need what stands in a line: none, where that is a type. */
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

  /** Of places that several operations share, those that the one can reach: its handler's files, its screens. */
  function narrowed(candidates: Effect[], operation: string): Effect[] {
    const callers = filesNaming(operation)
    const handling = reachedBy(callers)
    const routes = new Set(effects(at(namesOf(operation))).flatMap((caller) => caller.routes))
    const calling = new Set(callers)
    const tag = callers.filter(isServer).map(featureOf)[0]
    return candidates.flatMap((effect) => {
      // What every call goes through is everybody's, as is what no handler needs: samples, the desk.
      const isShared = effect.file.startsWith('api/http/') || !handled.has(effect.file)
      if (isServer(effect.file)) return handling.has(effect.file) || isShared ? [effect] : []
      // What is called by no name, as an event that is reported, is everybody's as well.
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
      // Pages show the words of a refusal without naming it: all that call.
      const routes = [...new Set(callers.flatMap((caller) => caller.routes))]
      return narrowed(effects(refusalUses), operation).map((effect) => ({ ...effect, routes }))
    }
    const declared = placesOf(shapes, { operation, part, path })
    if (declared.length > 0) {
      const placeEffects = of === 'default' ? [] : effects(at(besides(shapes, declared)))
      return narrowed(of ? [...placeEffects, ...lacking(operation, declared)] : placeEffects, operation)
    }
    // What nobody knows yet is missed by who sends it, and by who answers it.
    return callers.filter(({ how }) => part !== 'answer' || how === 'handles' || how === 'cases')
  }

  /** Who leaves something out, and what on the server does without. */
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

/** Who asks an operation, and who takes its validator alone. */
const namesOf = (operation: string) => [operationPlace(operation), borrowedPlace(operation)]

const isServer = (file: string) => file.startsWith('api/')

/** What tells choices apart stands before every read of what only one of them has. */
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

/** The tag whose folder it is. */
function featureOf(file: string) {
  const [, feature] =
    /^(?:api|src\/features|locales)\/([^/]+)\//.exec(file) ??
    /^tests\/support\/cases\/(\w+)\.ts/.exec(file) ??
    []
  return feature
}
