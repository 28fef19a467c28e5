// Grants permission codes to members who join an activity, with an invitation if the activity requires one.
import { eq, sql } from 'drizzle-orm'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'
import { members } from '../members/tables.ts'
import type { Database } from '../store/store.ts'
import { assertOpen, campaignOf, isPermitted } from './rules.ts'
import { activityJoins } from './tables.ts'

/**
 * Adds a permission code to the member's `activityList` unless the list already contains the code. @returns the whole
 * list
 */
export async function grantPermission(tx: Database, memberId: string, code: string): Promise<string[]> {
  const added = sql`${JSON.stringify([code])}::jsonb`
  const [member] = await tx
    .update(members)
    .set({
      permissions: sql`case when ${members.permissions} @> ${added} then ${members.permissions} else ${members.permissions} || ${added} end`,
    })
    .where(eq(members.id, memberId))
    .returning({ permissions: members.permissions })
  if (!member) throw new Error(`Permission ${code} was not granted: no member with id ${memberId}.`)
  return member.permissions
}

/**
 * @throws NOT_FOUND if the activity cannot be joined, INVITATION_WRONG if a member without the permission code sends no
 * valid invitation, and the errors of `assertOpen`
 */
export async function join(
  db: Database,
  member: Pick<Member, 'id' | 'countryCode' | 'permissions'>,
  { activityId, invitation, now }: { activityId: string; invitation: string; now: Date },
) {
  const campaign = campaignOf(activityId)
  const { permission } = campaign
  if (!campaign.join || permission === null) return refuse('NOT_FOUND')
  assertOpen(campaign, member, now)
  const { invitations } = campaign.join
  const fits = invitations.length === 0 || invitations.includes(invitation)
  if (!fits && !isPermitted(campaign, member))
    refuse('INVITATION_WRONG', { reasons: [{ code: 'INVITATION_WRONG', field: 'invitationCode' }] })
  return await db.transaction(async (tx) => {
    await tx
      .insert(activityJoins)
      .values({
        memberId: member.id,
        activity: campaign.id,
        invitation: invitations.length > 0 ? invitation : null,
        joinedAt: now,
      })
      .onConflictDoNothing()
    const activityList = await grantPermission(tx, member.id, permission)
    return { activityId: campaign.id, permission, activityList }
  })
}
