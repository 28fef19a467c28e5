// Tests whether two nodes of a contract are the same in both versions, including all components to which they refer.
import { componentOf, objectOf, referencesIn, referenceTo, type Document } from '@members-hub/openapi'
import { textOf } from '../changes/difference.ts'

/** @returns a function that returns true if two nodes and all components to which they refer are the same */
export function sameness(before: Document, after: Document) {
  const users = new Map<string, string[]>()
  const changed = new Set<string>()
  for (const [kind, group] of Object.entries(objectOf(before.components)))
    for (const name of Object.keys(objectOf(group))) {
      const ref = referenceTo(['components', kind, name])
      const component = componentOf(before, ref)
      if (textOf(component) !== textOf(componentOf(after, ref))) changed.add(ref)
      for (const used of referencesIn(component)) users.set(used, [...(users.get(used) ?? []), ref])
    }
  // Values that are added to a Set during its iteration are also visited.
  for (const ref of changed) for (const user of users.get(ref) ?? []) changed.add(user)
  return (a: unknown, b: unknown) =>
    (typeof a !== 'object' && a === b) ||
    (textOf(a) === textOf(b) && !referencesIn(a).some((ref) => changed.has(ref)))
}
