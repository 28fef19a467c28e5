// When a campaign is open and to whom, pure: its window, its switch, its countries and its permission code.
import type { components } from '#generated/schema.d.ts'
import { campaigns, type Campaign } from '../catalog/campaigns.ts'
import { isOfferedIn } from '../offers/eligibility.ts'
import type { Language } from '../locale/language.ts'
import { refuse } from '#shared/protocol/refuse.ts'

type Schemas = components['schemas']
type Window = Pick<Campaign, 'from' | 'to'>
export type Raffle = NonNullable<Campaign['raffle']>

/** The window holds its first instant and not its last. */
export function stateOf({ from, to }: Window, now: Date): Schemas['ActivityState'] {
  if (now < from) return 'ahead'
  return now < to ? 'open' : 'past'
}

/**
 * Whether its page opens, unless it is switched off: within its window, for as long after it as what came of it is shown, or at
 * any time where the page is kept.
 */
export function hasPage(
  campaign: Window & Pick<Campaign, 'offline' | 'keepsPage' | 'shownUntil'>,
  now: Date,
): boolean {
  const { offline, keepsPage, from, to, shownUntil } = campaign
  return !offline && (keepsPage || (from <= now && now < (shownUntil ?? to)))
}

/** 1 says offline (section 4). */
export const activityStatusOf = (campaign: Parameters<typeof hasPage>[0], now: Date) =>
  hasPage(campaign, now) ? 0 : 1

/** Whether it is for the country; a visitor whose country nobody knows is not kept out. */
export const isFor = (campaign: Pick<Campaign, 'regions'>, country: string | null) =>
  country === null || isOfferedIn(campaign, country)

/** Whether the member holds its permission code, or it asks for none. */
export const isPermitted = (
  { permission }: Pick<Campaign, 'permission'>,
  { permissions }: { permissions: string[] },
) => permission === null || permissions.includes(permission)

/** @throws NOT_ELIGIBLE with the countries it is for */
export function assertFor({ regions }: Pick<Campaign, 'regions'>, country: string | null) {
  if (!isFor({ regions }, country)) refuse('NOT_ELIGIBLE', { reasons: [{ code: 'NOT_IN_REGION' }], regions })
}

type Openness = Window & Pick<Campaign, 'offline' | 'regions'>

/**
 * Whether something can be done in it now.
 * @throws NOT_FOUND while it is switched off, NOT_ELIGIBLE in another country, ACTIVITY_CLOSED outside of its window
 */
export function assertOpen(campaign: Openness, { countryCode }: { countryCode: string }, now: Date) {
  if (campaign.offline) refuse('NOT_FOUND')
  assertFor(campaign, countryCode)
  const state = stateOf(campaign, now)
  if (state === 'ahead')
    refuse('ACTIVITY_CLOSED', {
      reasons: [{ code: 'NOT_OPEN_YET' }],
      nextDate: campaign.from.toISOString(),
    })
  if (state === 'past') refuse('ACTIVITY_CLOSED', { reasons: [{ code: 'ENDED' }] })
}

/** The campaign that fits, in the language. @throws NOT_FOUND */
export function findCampaign(fits: (campaign: Campaign) => boolean, language: Language = 'en'): Campaign {
  return campaigns[language].find(fits) ?? refuse('NOT_FOUND')
}

/** @throws NOT_FOUND */
export const campaignOf = (activityId: string) => findCampaign(({ id }) => id === activityId)
