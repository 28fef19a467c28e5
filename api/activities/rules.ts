// Determines when and for whom a campaign is open. This depends on its participation window, `offline` switch,
// countries and permission code. All functions are free of side effects.
import type { components } from '#generated/schema.d.ts'
import { campaigns, type Campaign } from '../catalog/campaigns.ts'
import { isOfferedIn } from '../offers/eligibility.ts'
import type { Language } from '../locale/language.ts'
import { refuse } from '#shared/protocol/refuse.ts'

type Schemas = components['schemas']
type Window = Pick<Campaign, 'from' | 'to'>
export type Raffle = NonNullable<Campaign['raffle']>

/** Returns the state of a campaign at an instant. The window includes its start and excludes its end. */
export function stateOf({ from, to }: Window, now: Date): Schemas['ActivityState'] {
  if (now < from) return 'ahead'
  return now < to ? 'open' : 'past'
}

/**
 * Returns true if the page of the campaign is available and the campaign is not switched off. The page is available
 * from the start of the window until `shownUntil` or, without `shownUntil`, until the end of the window. If `keepsPage`
 * is set, the page is always available.
 */
export function hasPage(
  campaign: Window & Pick<Campaign, 'offline' | 'keepsPage' | 'shownUntil'>,
  now: Date,
): boolean {
  const { offline, keepsPage, from, to, shownUntil } = campaign
  return !offline && (keepsPage || (from <= now && now < (shownUntil ?? to)))
}

/**
 * Returns the campaign for a member who has entered its raffle. The member can read the terms and the result even if
 * the campaign is switched off.
 */
export const asEntrant = <Of extends Pick<Campaign, 'offline'>>(campaign: Of): Of => ({
  ...campaign,
  offline: false,
})

/**
 * Returns 0 while the page of the campaign is available, otherwise 1, which means offline (section 4 of the
 * specification).
 */
export const activityStatusOf = (campaign: Parameters<typeof hasPage>[0], now: Date) =>
  hasPage(campaign, now) ? 0 : 1

/** Returns true if the campaign is offered in the country, or if the visitor's country is unknown. */
export const isFor = (campaign: Pick<Campaign, 'regions'>, country: string | null) =>
  country === null || isOfferedIn(campaign, country)

/** Returns true if the member has the permission code, or the campaign does not require one. */
export const isPermitted = (
  { permission }: Pick<Campaign, 'permission'>,
  { permissions }: { permissions: string[] },
) => permission === null || permissions.includes(permission)

/** @throws NOT_ELIGIBLE with the countries of the campaign */
export function assertFor({ regions }: Pick<Campaign, 'regions'>, country: string | null) {
  if (!isFor({ regions }, country)) refuse('NOT_ELIGIBLE', { reasons: [{ code: 'NOT_IN_REGION' }], regions })
}

type Openness = Window & Pick<Campaign, 'offline' | 'regions'>

/**
 * Throws an error unless the campaign currently accepts members from the country.
 * @throws NOT_FOUND for a campaign that is switched off, NOT_ELIGIBLE in another country, ACTIVITY_CLOSED outside of
 * the window
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

/** Returns the first campaign that matches the predicate, with its content in the given language. @throws NOT_FOUND */
export function findCampaign(fits: (campaign: Campaign) => boolean, language: Language = 'en'): Campaign {
  return campaigns()[language].find(fits) ?? refuse('NOT_FOUND')
}

/** @throws NOT_FOUND */
export const campaignOf = (activityId: string) => findCampaign(({ id }) => id === activityId)
