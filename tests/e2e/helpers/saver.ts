// A member with coins, for journeys that spend them.
import type { Page } from '@playwright/test'
import { grant } from '#api/ledger/ledger.ts'
import { newId } from '#api/store/id.ts'
import type { Locale } from '#shared/languages.ts'
import { type Hub } from './hub.ts'
import { joined, signedInAs, dataOf } from './member.ts'

/** How many coins, and how many days ago they came. */
type Earned = { coins: number; daysAgo: number }

/** Signs a new member in on the page's browser, who has earned coins, the earliest first. @returns their session */
export async function savers(
  hub: Hub,
  earned: readonly Earned[],
  { pages, locale }: { pages: readonly Page[]; locale: Locale },
) {
  const members = await Promise.all(pages.map(() => joined(hub, { countryCode: 'TH' })))
  await hub.onDatabase(async ({ db }) => {
    for (const { uid } of members)
      for (const { coins, daysAgo } of earned)
        await grant(db, {
          memberId: uid,
          currency: 'coins',
          amount: coins,
          purpose: 'campaign',
          reference: newId(),
          occurredAt: new Date(Date.now() - daysAgo * 86_400_000),
        })
  })
  for (const [place, page] of pages.entries()) {
    const { token } = members[place] ?? { token: '' }
    await signedInAs(page, hub, { token, locale })
  }
  return members
}

/** One of them. */
export async function saver(
  page: Page,
  hub: Hub,
  { earned, locale = 'EN' }: { earned: readonly Earned[]; locale?: Locale },
) {
  const [member] = await savers(hub, earned, { pages: [page], locale })
  if (!member) throw new Error('Nobody has joined.')
  return member
}

/** An address that they have given before. @returns its id */
export async function addressOf(hub: Hub, token: string): Promise<string> {
  const { id } = await dataOf(hub, 'modifyAddress', {
    body: {
      recipient: 'Mali Srisuk',
      phone: '+66812345678',
      countryCode: 'TH',
      line1: '12 Canary Road',
      ward: 'Si Lom',
      city: 'Bang Rak',
      province: '10',
      postcode: '10500',
    },
    token,
  })
  return id
}

/** What the server says of a member's coins. */
export async function heldBy(hub: Hub, token: string): Promise<{ balance: number; redemptions: number }> {
  const { balance } = await dataOf(hub, 'getCoins', { token })
  const { items } = await dataOf(hub, 'listRedemptions', { token })
  return { balance, redemptions: items.length }
}
