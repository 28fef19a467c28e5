// Lets sample members take part in activities: they join an activity, get a place at an event, and enter an open raffle
// and a drawn raffle.
import { and, eq } from 'drizzle-orm'
import { startOfDate } from '../locale/calendar.ts'
import { campaigns, type Campaign } from '../catalog/campaigns.ts'
import { digestOf } from '../games/index.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { register } from './events.ts'
import { join } from './permissions.ts'
import { enter } from './raffle.ts'
import { drawRaffles, sealOf, notifyRaffles } from './raffleDraw.ts'
import { isFor, stateOf } from './rules.ts'
import { raffleEntries } from './tables.ts'

type Living = { id: string; countryCode: string; timeZone: string; isSilenced: boolean }
type Step = { at: Date; run: (tx: Database) => Promise<unknown> }

const campaignById = (id: string): Campaign => {
  const campaign = campaigns().en.find((candidate) => candidate.id === id)
  if (!campaign) throw new Error(`Catalog has no activity ${id} for the sample members.`)
  return campaign
}

/**
 * Milliseconds after joining during which a sample member takes part in no activity. A new sample member can therefore
 * try every activity.
 */
const newcomerFor = 30 * 86_400_000

/**
 * @returns the steps that add the member's participation in activities; an empty list for a member who joined recently
 */
export function activitySamples(member: Living, joinedAt: Date, now: Date): Step[] {
  if (now.getTime() - joinedAt.getTime() < newcomerFor) return []
  const [circle, event, raffle, drawn] = [
    campaignById('2026-MorningCircle'),
    campaignById('2025-EventRegistration'),
    campaignById('2025-RegistryWeekend'),
    campaignById('2026-TeaTable'),
  ]
  const mayJoin = (campaign: Campaign) =>
    stateOf(campaign, now) === 'open' &&
    isFor(campaign, member.countryCode) &&
    !(campaign.aboutBaby && member.isSilenced)
  const holds = (permissions: string[]) => ({ ...member, permissions })
  const joins = (campaign: Campaign): Step => ({
    at: now,
    run: (tx) =>
      join(tx, holds([]), { activityId: campaign.id, invitation: campaign.join?.invitations[0] ?? '', now }),
  })
  const place: Step = {
    at: now,
    run: (tx) => register(tx, holds([event.permission ?? '']), { campaign: event, note: null, now }),
  }
  const enters: Step = {
    at: now,
    run: (tx) => enter(tx, member, { activityType: raffle.raffle?.activityType ?? '', now }),
  }
  return [
    ...(mayJoin(circle) ? [joins(circle)] : []),
    ...(mayJoin(event) ? [joins(event), place] : []),
    ...(mayJoin(raffle) ? [enters] : []),
    ...(joinedAt < drawn.from && drawn.to <= now ? drawnSteps(member, drawn) : []),
  ]
}

/**
 * Enters the sample member in the raffle ten days after its opening, then draws the raffle. Sample members in the US
 * lose, so that sample data always contains both a winner and a loser.
 */
function drawnSteps(member: Living, campaign: Campaign): Step[] {
  const { raffle, from, to } = campaign
  if (!raffle) return []
  const at = startOfDate(
    new Date(from.getTime() + 10 * 86_400_000).toISOString().slice(0, 10),
    member.timeZone,
  )
  const wins = member.countryCode !== 'US'
  return [
    {
      at,
      async run(tx) {
        await enter(tx, member, { activityType: raffle.activityType, now: at })
        const seed = (await sealOf(tx, campaign, { raffle, now: at }))?.seed ?? ''
        let id = newId()
        // Generates new entry ids until the hash of seed and id is low enough to win or high enough to lose. The lowest
        // hashes win, so a winner needs a hash in the lower half of the range.
        while ((digestOf(seed, id)[0] ?? 0) < 128 !== wins) id = newId()
        await tx
          .update(raffleEntries)
          .set({ id })
          .where(and(eq(raffleEntries.activity, campaign.id), eq(raffleEntries.memberId, member.id)))
      },
    },
    {
      at: to,
      run: async (tx) => {
        await drawRaffles(tx, to)
        await notifyRaffles(tx, to)
      },
    },
  ]
}
