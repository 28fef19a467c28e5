// Replaces references by `$anchor`, `$id` and `$dynamicRef` with JSON pointers, the only kind that other functions
// follow.
import type { JsonObject } from './json.ts'
import { nodeAt, placeOf, referenceTo, type Place } from './place.ts'
import { walkNodes } from './references.ts'
import { UsageError } from './usageError.ts'
import { parseYaml, type Parsed } from './yaml.ts'

/** Parses a file of a contract and replaces all references within the file by JSON pointers. */
export function parseFile(text: string, file: string): Parsed {
  const parsed = parseYaml(text, file)
  if (/\$(?:id|self|anchor|dynamic|recursive)/.test(text)) resolveAnchors(parsed.value, file, parsed.lineOf)
  return parsed
}

type Named = { name: string; place: Place }
type Reference = { node: JsonObject; place: Place }
type Names = { resources: Named[]; anchors: Named[]; references: Reference[] }

/**
 * Replaces the references of a parsed file by JSON pointers, without copying the file.
 * @throws UsageError with the line of a reference whose anchor does not exist or is ambiguous
 */
function resolveAnchors(root: unknown, file: string, lineOf: (place: Place) => number | undefined) {
  const names = namesIn(root, file)
  for (const { node, place } of names.references) {
    const key = '$dynamicRef' in node ? '$dynamicRef' : '$ref'
    const refuse = (problem: string) => {
      throw new UsageError(problem, { file, line: lineOf([...place, key]) })
    }
    if ('$recursiveRef' in node) refuse('`$recursiveRef` is not supported: write `$dynamicRef` or `$ref`.')
    if (key === '$dynamicRef' && '$ref' in node) refuse('`$dynamicRef` next to `$ref` is not supported.')
    const ref = node[key]
    if (typeof ref !== 'string') continue
    const target = targetOf(root, { ref, place, names, refuse })
    if (target === undefined && key === '$ref') continue
    node.$ref = target === undefined ? ref : referenceTo(target)
    delete node.$dynamicRef
  }
}

function namesIn(root: unknown, file: string): Names {
  const names: Names = { resources: [], anchors: [], references: [] }
  const add = (list: Named[], name: unknown, place: Place) => {
    if (typeof name === 'string') list.push({ name, place })
  }
  walkNodes(
    root,
    (node, place) => {
      add(names.resources, place.length === 0 ? node.$self : node.$id, place)
      add(names.anchors, node.$anchor, place)
      add(names.anchors, node.$dynamicAnchor, place)
      if (['$ref', '$dynamicRef', '$recursiveRef'].some((key) => key in node))
        names.references.push({ node, place })
    },
    file,
  )
  return names
}

type Search = { ref: string; place: Place; names: Names; refuse: (problem: string) => void }

/** @returns the target of a reference; `undefined` for a pointer from the root or a reference to another file */
function targetOf(root: unknown, { ref, place, names, refuse }: Search): Place | undefined {
  const [uri = '', fragment = ''] = ref.split('#')
  const base = resourceAround(names.resources, place)
  const resource = uri === '' ? base : names.resources.find(({ name }) => isSameUri(name, uri, base?.name))
  if (uri !== '' && resource === undefined) return undefined
  if (fragment === '') return resource?.place
  if (fragment.startsWith('/')) {
    const target = [...(resource?.place ?? []), ...placeOf(`#${fragment}`)]
    return resource && nodeAt(root, target) !== undefined ? target : undefined
  }
  const matches = names.anchors.filter(
    (anchor) =>
      anchor.name === fragment && resourceAround(names.resources, anchor.place)?.name === resource?.name,
  )
  const [target, other] = matches
  if (target === undefined) refuse(`the reference “${ref}” is not found: no schema has this anchor.`)
  if (other) refuse(`the reference “${ref}” is ambiguous: several schemas have this anchor.`)
  return target?.place
}

/** Returns the innermost schema with an `$id` that contains the location. */
const resourceAround = (resources: readonly Named[], place: Place) =>
  resources
    .filter((resource) => resource.place.every((key, index) => key === place[index]))
    .toSorted((a, b) => b.place.length - a.place.length)[0]

/** @param base the `$id` or `$self` to which the reference is relative */
function isSameUri(id: string, uri: string, base = '') {
  const address = (relative: string) => new URL(relative, new URL(base, 'https://contract.invalid/')).href
  const isReadable = [base, id, uri].every((part) => URL.canParse(part, 'https://contract.invalid/'))
  return id === uri || (isReadable && address(uri) === address(id))
}
