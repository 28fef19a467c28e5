// Creates referred friends: members who join by a member's link. The first check-in of a friend rewards the friend and
// the referrer.
import type { Page } from '@playwright/test'
import { expect, fromElsewhere, type Hub } from './hub.ts'
import { joined, signedInAs, dataOf } from './member.ts'

export async function linkCodeOf(hub: Hub, token: string): Promise<string> {
  return (await dataOf(hub, 'getReferral', { token })).linkCode
}

type Friend = { active?: boolean; firstName?: string }

/** Registers a friend with the link code of a member. The friend also checks in, unless `active` is false. */
export async function friendBy(hub: Hub, linkCode: string, { active = true, ...details }: Friend = {}) {
  const friend = await joined(hub, { firstName: 'Rose', ...details, linkCode })
  if (!active) return friend
  const answer = await fetch(`${hub.origin}/api/station/games/normalCheckIn/checkIn`, {
    method: 'POST',
    headers: {
      ...fromElsewhere(),
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      Authorization: `Bearer ${friend.token}`,
    },
  })
  expect(await answer.json()).toMatchObject({ code: 200 })
  return friend
}

/** Signs in a new member who was referred by a friend and has only the voucher for referred members. */
export async function signedInFriend(page: Page, hub: Hub) {
  const advocate = await joined(hub)
  const friend = await friendBy(hub, await linkCodeOf(hub, advocate.token))
  await signedInAs(page, hub, { token: friend.token, locale: 'EN' })
  return { advocate, friend }
}
