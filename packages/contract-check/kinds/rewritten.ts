// The kinds for equivalent parts of a contract, such as an explicit default, a differently divided `allOf` or another
// case in a header name, and for parts on which no operation depends.
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
  documentation: 'written differently, with the same meaning',
  severity: 'safe',
  sentence: ({ place }) => `${place} is written differently, with the same meaning`,
}

export const unused: Kind = {
  name: 'unused',
  title: 'A part changed that no operation depends on',
  documentation:
    'a part that no operation depends on: the title of the contract, a component without references',
  severity: 'safe',
  sentence: ({ name }) => `${name} changed, without an effect on any operation`,
}

const unchanged = { oldValue: undefined, newValue: undefined }

/**
 * Records components and operations whose text differs although no other change was recorded for them.
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

/** Places of components of both versions that are equal only after normalization. */
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

/** A component in normalized form; for a parent of subtypes, with its original schema. */
const partsOf = ({ document }: Model, [root = '', group = '', name = '']: Place) =>
  [name, baseOf(name)].map((key) => nodeAt(document, [root, group, key]))

/** Differences of two contracts whose operations are the same. */
export const unusedChanges = (models: Pair<Model>): Change[] =>
  differencesOf(models.before.source, models.after.source).map((difference) => ({
    ...difference,
    kind: unused,
    at: { before: [difference.name], after: [difference.name] },
    sites: [],
    probes: { before: {}, after: {} },
  }))
