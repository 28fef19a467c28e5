// The kinds of changes without an effect on any operation: a part was rewritten with the same meaning, such as a header
// name in another case, or no operation uses the changed part.
import { pairOf, type Change, type Context, type Kind, type Pair, type Site } from '../changes/change.ts'
import { differencesOf, textOf } from '../changes/difference.ts'
import {
  baseOf,
  nodeAt,
  objectOf,
  reachedComponents,
  referenceTo,
  type Model,
  type Place,
} from '@members-hub/openapi'

export const rewritten: Kind = {
  name: 'rewritten',
  title: 'A part is written differently, with the same meaning',
  documentation: 'a part was written differently, with the same meaning',
  severity: 'safe',
  sentence: ({ place }) => `${place} is written differently, with the same meaning`,
}

export const unused: Kind = {
  name: 'unused',
  title: 'A part changed that no operation depends on',
  documentation:
    'a part changed that no operation depends on, such as the title of the contract or a component without references',
  severity: 'safe',
  sentence: ({ name }) => `${name} changed, without an effect on any operation`,
}

const unchanged = { oldValue: undefined, newValue: undefined }

/**
 * Records each component and operation whose text differs between the versions although no other change was recorded
 * for it.
 * @param noted all other changes
 */
export function noteRewritten(sites: readonly Site[], context: Context, noted: readonly Change[]) {
  const { models, note, isSame } = context
  const reachedBy = new Map(
    sites.map((site) => [site, reachedComponents(models.before, site.messages.before?.raw)]),
  )
  for (const place of rewrittenComponents(models)) {
    const ref = referenceTo(place)
    for (const site of sites.filter((candidate) => reachedBy.get(candidate)?.has(ref)))
      note(site, {
        ...unchanged,
        kind: rewritten,
        name: place.join('.'),
        at: { before: place, after: place },
      })
  }
  const operations = new Set(noted.flatMap((change) => change.sites.map(({ operation }) => operation)))
  const components = noted
    .flatMap(({ at }) => [at.before, at.after])
    .filter(([first]) => first === 'components')
    .map((place) => referenceTo(place.slice(0, 3)))
  for (const site of sites) {
    const { before, after } = site.messages
    if (!before || !after || operations.has(site.operation)) continue
    const texts = pairOf((side) => {
      const { at = [], operation } = site.messages[side] ?? {}
      return `${operation?.path} ${textOf(nodeAt(models[side].source, at))}`
    })
    const isNotedBelow = components.some((ref) => reachedBy.get(site)?.has(ref))
    if (texts.before !== texts.after || (!isNotedBelow && !isSame(before.raw, after.raw)))
      note(site, { ...unchanged, kind: rewritten, name: site.operation })
  }
}

/** Locations of the components that differ in both versions and are equal after normalization. */
function rewrittenComponents({ before, after }: Pair<Model>): Place[] {
  const names = Object.entries(objectOf(before.source.components)).flatMap(([group, members]) =>
    Object.keys(objectOf(members)).map((name) => ['components', group, name]),
  )
  return names.filter((place) => {
    const [oldText, newText] = [textOf(nodeAt(before.source, place)), textOf(nodeAt(after.source, place))]
    const [oldParts, newParts] = [partsOf(before, place), partsOf(after, place)]
    const isNormalizedSame = textOf(oldParts) === textOf(newParts)
    return oldText !== newText && isNormalizedSame
  })
}

/**
 * Returns a component in normalized form. If the component has subtypes, its schema without subtypes is returned too.
 */
const partsOf = ({ document }: Model, [root = '', group = '', name = '']: Place) =>
  [name, baseOf(name)].map((key) => nodeAt(document, [root, group, key]))

/** Returns the changes in parts of the contract that no operation uses. */
export const unusedChanges = (models: Pair<Model>): Change[] =>
  differencesOf(models.before.source, models.after.source).map((difference) => ({
    ...difference,
    kind: unused,
    at: { before: [difference.name], after: [difference.name] },
    sites: [],
    probes: { before: {}, after: {} },
  }))
