// Creates members with coins, for tests that spend them.
import type { Page } from '@playwright/test'
import { grant } from '#api/ledger/ledger.ts'
import { openSession } from '#api/session/members.ts'
import { createMember } from '#api/session/registration.ts'
import { newId } from '#api/store/id.ts'
import type { Database } from '#api/store/store.ts'
import type { Locale } from '#shared/languages.ts'
import { accountOf } from '#tests/support/accounts.ts'
import { type Hub } from './hub.ts'
import { dataOf, newAccount, signedInAs } from './member.ts'

/** Grant of coins: the amount, and its age in days. */
type Earned = { coins: number; daysAgo: number }

/**
 * Signs in a new member on each page. Each member has earned the given coins, listed oldest first.
 * @returns their sessions
 */
export async function membersWithCoins(
  hub: Hub,
  earned: readonly Earned[],
  { pages, locale }: { pages: readonly Page[]; locale: Locale },
) {
  const members = await hub.onDatabase(async ({ db }) => {
    const joined = await Promise.all(pages.map(() => earlierMember(db)))
    for (const { uid } of joined)
      for (const { coins, daysAgo } of earned)
        await grant(db, {
          memberId: uid,
          currency: 'coins',
          amount: coins,
          purpose: 'campaign',
          reference: newId(),
          occurredAt: new Date(Date.now() - daysAgo * 86_400_000),
        })
    return joined
  })
  for (const [place, page] of pages.entries()) {
    const { token } = members[place] ?? { token: '' }
    await signedInAs(page, hub, { token, locale })
  }
  return members
}

/** Adds a member who has no coins, such as members who joined before the coins for joining. */
async function earlierMember(db: Database) {
  const now = new Date()
  const account = newAccount()
  const uid = await createMember(
    db,
    {
      account: accountOf(account),
      firstName: 'Mali',
      countryCode: 'TH',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      agreePrivacyPolicy: true,
      agreeMarketing: false,
      agreeTracking: false,
    },
    now,
  )
  const { token } = await openSession(db, uid, { now, by: 'registration' })
  return { account, uid, token }
}

/** Signs in a single member with coins. */
export async function memberWithCoins(
  page: Page,
  hub: Hub,
  { earned, locale = 'EN' }: { earned: readonly Earned[]; locale?: Locale },
) {
  const [member] = await membersWithCoins(hub, earned, { pages: [page], locale })
  if (!member) throw new Error('No member has joined.')
  return member
}

/** Saves a delivery address for the member. @returns its id */
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

/** Reads the member's coin balance and number of redemptions from the server. */
export async function balanceOf(hub: Hub, token: string): Promise<{ balance: number; redemptions: number }> {
  const { balance } = await dataOf(hub, 'getCoins', { token })
  const { items } = await dataOf(hub, 'listRedemptions', { token })
  return { balance, redemptions: items.length }
}
