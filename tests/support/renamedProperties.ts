// Renames a sample of the properties in the contract, and compares the compiler errors with the effects that the index
// reports.
import type { Effect, Subject } from '@members-hub/contract-check'
import type { Index } from '#scripts/contract/impact/read.ts'
import type { Shape } from '#scripts/contract/impact/shapes.ts'
import type { CompilerError, openRenamed } from './renamed.ts'

type Renamed = {
  index: Index
  effectsOf: (subject: Subject) => Effect[]
  renamed: ReturnType<typeof openRenamed>
}

/** Maps each property in the contract to all requests and responses that contain it. */
function subjectsOf({ shapes: contract }: Index, parts: readonly Subject['part'][]): Map<string, Subject[]> {
  const subjects = new Map<string, Subject[]>()
  for (const [operation, shapes] of Object.entries(contract.operations))
    for (const part of parts) {
      const walk = (shape: Shape, path: string[], within: readonly string[]) => {
        for (const [name, { at, shape: inner }] of Object.entries(shape.props)) {
          subjects.set(at, [...(subjects.get(at) ?? []), { operation, part, path: [...path, name] }])
          walk(inner, [...path, name], within)
        }
        if (shape.item) walk(shape.item, [...path, '*'], within)
        for (const ref of shape.refs) {
          const component = contract.components[ref]
          if (component && !within.includes(ref)) walk(component, path, [...within, ref])
        }
      }
      if (shapes[part]) walk(shapes[part], [], [])
    }
  return subjects
}

/** Returns a sample of `many` entries, evenly spread over the list. The same list always gives the same sample. */
const sample = (places: readonly string[], many: number) =>
  Array.from({ length: many }, (_, n) => places[Math.floor(((n + 0.37) * places.length) / many)] ?? '')

const rename = (text: string, at: number) => `${text.slice(0, at)}Renamed${text.slice(at)}`

/** Codes of compiler errors that only follow from another error, such as a value with the implicit type `any`. */
const following = new Set([7006, 7031, 7053])

/**
 * Removes the compiler error of handlers.ts, the list of all handlers, because it repeats the error of a single
 * handler.
 */
const toldOnce = (complaints: readonly CompilerError[]) => {
  const first = complaints.filter(({ code }) => !following.has(code))
  const isRepeated = first.some(({ file }) => file.endsWith('/handlers.ts'))
  return first.filter(({ file }) => !isRepeated || file !== 'api/app/handlers.ts')
}

/** Returns the compiler errors that no reported effect contains. */
export function unnamed(complaints: readonly CompilerError[], effects: readonly Effect[]) {
  return complaints.filter(
    ({ file, from, to }) =>
      !effects.some((effect) => effect.file === file && effect.line >= from && effect.line <= to),
  )
}

/** Renames properties one at a time, because one compiler error can hide another. */
export function renameProperties({ index, effectsOf, renamed }: Renamed) {
  const kinds = [
    { title: 'answers', subjects: subjectsOf(index, ['answer']), many: 27 },
    { title: 'requests', subjects: subjectsOf(index, ['body', 'query']), many: 12 },
  ]
  const everywhere = subjectsOf(index, ['answer', 'body', 'query', 'path', 'header'])
  return kinds.flatMap(({ title: label, subjects, many }) =>
    sample([...subjects.keys()].toSorted(), many).map((place) => {
      const complaints = toldOnce(renamed.complaints([place], rename))
      const effects = (everywhere.get(place) ?? []).flatMap(effectsOf)
      return { title: label, place, complaints, effects, missed: unnamed(complaints, effects) }
    }),
  )
}
