// Returns the content blocks of a campaign page in their current state for a viewer, such as a countdown or a drawn
// raffle.
import type { components } from '#generated/schema.d.ts'
import type { Campaign } from '../catalog/campaigns.ts'
import { showable, type Viewer } from '../offers/silence.ts'
import { oddsOfTicket } from './raffleRules.ts'
import { stateOf } from './rules.ts'

type Schemas = components['schemas']
type Shown = { campaign: Campaign; offer: Schemas['RaffleOffer'] | null; viewer: Viewer; now: Date }

/** @returns a list with the block in its current state; an empty list if the block has no content now */
export function shownBlock(
  block: Campaign['blocks'][number],
  { campaign, offer, viewer, now }: Shown,
): Schemas['CampaignBlock'][] {
  switch (block.kind) {
    case 'products': {
      const products = showable(block.products, viewer)
      if (products.length === 0) return []
      return [{ ...block, products: products.map(({ aboutBaby: _mark, ...product }) => product) }]
    }
    case 'prizes': {
      const odds = offer?.state === 'open' ? oddsOfTicket(offer.winners, offer.tickets) : null
      return [
        {
          ...block,
          prizes: block.prizes.map(({ isDrawn, ...prize }) => ({ ...prize, odds: isDrawn ? odds : null })),
        },
      ]
    }
    case 'countdown': {
      const until = nextMoment(campaign, now)
      return until ? [{ ...block, until: until.toISOString() }] : []
    }
    case 'form':
      return campaign.event ? [block] : []
    case 'raffle':
      return offer ? [block] : []
    case 'winners':
      return offer?.state === 'drawn' ? [block] : []
    default:
      return [block]
  }
}

/**
 * Returns the target time of the countdown: the opening of the campaign, or the end of participation once the campaign
 * is open. Returns `undefined` after the end of participation.
 */
function nextMoment(campaign: Campaign, now: Date): Date | undefined {
  const { from, to, event, offline } = campaign
  // Entrants of a raffle still see the page of a campaign that is switched off, but can no longer take part.
  if (offline) return undefined
  if (stateOf(campaign, now) === 'ahead') return from
  const ends = event ? event.registrationClosesAt : to
  return now < ends ? ends : undefined
}
