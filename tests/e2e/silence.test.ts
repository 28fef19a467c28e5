// A member who asked for quiet after a loss meets no word and no picture of what the catalogue says of babies, on any screen
// (docs/decisions/0006).
import { benefits } from '../../api/catalog/benefits.ts'
import { campaigns } from '../../api/catalog/campaigns.ts'
import { courses } from '../../api/catalog/courses.ts'
import { gifts } from '../../api/catalog/gifts.ts'
import { issues } from '../../api/catalog/magazine.ts'
import { mallProducts } from '../../api/catalog/mall.ts'
import { materials } from '../../api/catalog/materials.ts'
import { samplePassword } from '../../api/samples/accounts.ts'
import { screens } from '../../scripts/screens.ts'
import { expect, test } from './hub.ts'
import { call } from './member.ts'

/** Everything that can be marked, with the folder of its picture. */
const catalogue = [
  ...[...gifts.values()].map((one) => ({ ...one, art: 'gifts' })),
  ...[...mallProducts.values()].map((one) => ({ ...one, art: 'mall' })),
  ...benefits.map((one) => ({ ...one, art: 'benefits' })),
  ...courses.map((one) => ({ ...one, art: 'courses' })),
  ...issues.map((one) => ({ ...one, articles: [], art: 'magazine' })),
  ...issues.flatMap(({ articles }) => articles).map((one) => ({ ...one, art: '' })),
  ...campaigns.en.map((one) => ({ ...one, art: '' })),
  ...materials.map((one) => ({ ...one, art: '' })),
]

const picturesOf = ({ id, art }: { id: string; art: string }) => (art === '' ? [] : [`/art/${art}/${id}.svg`])

const saidBy = (marked: boolean) =>
  catalogue
    .filter(({ aboutBaby }) => aboutBaby === marked)
    .flatMap((one) => [...englishIn(one), ...picturesOf(one)])

const saidElsewhere = new Set(saidBy(false))

/** A picture of coins says nothing of babies because one of their activities has it, too. */
const aboutBabies = new Set(saidBy(true).filter((text) => !saidElsewhere.has(text)))

/** Its texts, in English; a picture, wherever it stands. */
function englishIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && typeof value.en === 'string') return value.en === '' ? [] : [value.en]
  return Object.values(value).flatMap((each) =>
    typeof each === 'string' && each.startsWith('/art/') ? [each] : englishIn(each),
  )
}

/** What the member asked for stays, and says what it is. */
const own = new Set(['/pointsMall?mine=true', '/gifts/reward'])

async function foundOn(hub: { origin: string }, token: string): Promise<string[]> {
  const found: string[] = []
  for (const { path, signedIn } of screens) {
    if (!signedIn || own.has(path)) continue
    const answer = await fetch(hub.origin + path, { headers: { cookie: `hub_token=${token}; locale=en-US` } })
    const html = (await answer.text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
    for (const text of aboutBabies) if (html.includes(text)) found.push(`${path}: ${text}`)
  }
  return found
}

test('no screen speaks of babies to a member who asked for quiet', async ({ hub }) => {
  const signedIn = async (account: string) =>
    (await call(hub, 'login', { account, password: samplePassword })).data.token
  expect(await foundOn(hub, await signedIn('ribbon@example.com'))).toEqual([])
  // Others are spoken to of it, so that the test can fail.
  const others = await foundOn(hub, await signedIn('nest@example.com'))
  expect(new Set(others.map((line) => line.split(/[?:]/)[0])).size).toBeGreaterThan(3)
})
