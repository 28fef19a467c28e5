// Finds mock pages that show a broken response: the pages of screens that read this response. On these pages, a
// counterexample replaces the example from which it was derived. A counterexample is a response that is valid in only
// one version of the contract.
import { answers } from '#generated/mocks/answers.ts'
import { placesBetween } from '#mocks/placed.ts'
import { patternOf, screens } from '../screens.ts'
import type { Finding, SeenPage } from '@members-hub/contract-check'

/** Maximum number of screens for one finding. More screens are not useful, because all break in the same way. */
const most = 3

/** Maximum number of characters in the link to a mock page. */
const longest = 2_000

export function pagesOf({ verdict, witness, effects }: Finding): SeenPage[] {
  if (verdict === 'safe' || witness?.of !== 'answer' || witness.message.status !== 200) return []
  const { operation, message } = witness
  const [nearest] = (answers[operation]?.examples ?? [])
    .filter(({ body }) => body.code === 200)
    .map(({ name, body }) => ({ name, places: placesBetween(operation, body, message.body) }))
    .toSorted((a, b) => lengthOf(a.places) - lengthOf(b.places))
  if (!nearest || nearest.places.length === 0) return []
  const today = effects.filter(({ build }) => build === undefined)
  const routes = [...new Set(today.flatMap(({ opening }) => opening))].toSorted().slice(0, most)
  return routes.flatMap((route) => {
    const path = screens.find((screen) => patternOf(route).test(screen.path.split('?', 1)[0] ?? ''))?.path
    if (path === undefined) return []
    const usual = withOverrides(path, [[operation, nearest.name]])
    const changed = withOverrides(path, [[operation, nearest.name], ...nearest.places])
    return changed.length > longest ? [] : [{ name: route, usual, changed }]
  })
}

const lengthOf = (places: [string, string][]) => places.join('').length

const withOverrides = (path: string, overrides: [string, string][]) =>
  path + (path.includes('?') ? '&' : '?') + String(new URLSearchParams(overrides)).replaceAll('%2F', '/')
