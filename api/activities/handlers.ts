// Handles the operations of activities: list, campaign pages, joining, sign-in, event places, raffles and gift
// registrations.
import { giftRegistration } from '../catalog/giftRegistration.ts'
import { guidance } from '../catalog/guidance.ts'
import type { Handlers } from '../http/operation.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { cancel, register } from './events.ts'
import { giftsOf, registerGift } from './gifts.ts'
import { mayShow, showable } from '../offers/silence.ts'
import { activitiesOf, campaignPage } from './pages.ts'
import { join } from './permissions.ts'
import { enter, hasEntered, raffleOf } from './raffle.ts'
import { proofOf } from './raffleDraw.ts'
import { activityStatusOf, asEntrant, assertFor, campaignOf, findCampaign, hasPage } from './rules.ts'
import { signIn } from './signIn.ts'
import { writePlaceMails } from './notifyPlaces.ts'

export const activities: Handlers<'activities'> = {
  async getBabyListActivityConfig({ body: { scene }, now }) {
    const campaign = findCampaign((candidate) => candidate.scene === scene)
    const { id, year, campaign: name, from, to, regions, permission } = campaign
    return {
      activityId: id,
      year,
      campaign: name,
      regions,
      permission,
      activityStatus: activityStatusOf(campaign, now),
      from: from.toISOString(),
      to: to.toISOString(),
    }
  },

  async checkRaffleStatus({ body, now }) {
    const { campaign } = raffleOf(body.activityType)
    const { id, from, to } = campaign
    const activityStatus = activityStatusOf(campaign, now)
    return { activityStatus, activityId: id, from: from.toISOString(), to: to.toISOString() }
  },

  async listActivities({ db, member, query, language, now }) {
    return await activitiesOf(db, member, { ...query, language, now })
  },

  async getCampaign({ db, member, path, language, caller, now }) {
    const campaign = findCampaign(({ id }) => id === `${path.year}-${path.campaign}`, language)
    const country = member?.countryCode ?? caller.country
    const isEntrant = campaign.offline && member !== null && (await hasEntered(db, member.id, campaign))
    const isAvailable = hasPage(isEntrant ? asEntrant(campaign) : campaign, now)
    if (!isAvailable || !mayShow(campaign, member)) refuse('NOT_FOUND')
    assertFor(campaign, country)
    return await campaignPage(db, campaign, { member, now })
  },

  async joinActivity({ db, member, body: { activityId, invitationCode = '' }, now }) {
    return await join(db, member, { activityId, invitation: invitationCode.toUpperCase(), now })
  },

  async signInToActivity({ db, member, now }) {
    return await signIn(db, member, now)
  },

  async registerForEvent({ db, member, body: { activityId, note }, language, integrations, now }) {
    const campaign = campaignOf(activityId)
    const asking = { memberId: member.id, language, now }
    const movedUp: string[] = []
    const place = await register(db, member, {
      campaign,
      note: note?.trim() || null,
      now,
      onMovedUp: (id) => movedUp.push(id),
    })
    const promotions = movedUp.map((memberId) => ({ memberId, as: 'movedUp' }) as const)
    const ownPlaces = place.state === 'cancelled' ? [] : [{ memberId: member.id, as: place.state }]
    for (const mail of await writePlaceMails(db, campaign, {
      placeChanges: [...ownPlaces, ...promotions],
      asking,
    }))
      void integrations.send(mail)
    return place
  },

  async cancelEventRegistration({ db, member, body: { activityId }, language, integrations, now }) {
    const campaign = campaignOf(activityId)
    const asking = { memberId: member.id, language, now }
    const { place, mails } = await db.transaction(async (tx) => {
      const movedUp: string[] = []
      const cancelled = await cancel(tx, member.id, { campaign, now, onMovedUp: (id) => movedUp.push(id) })
      const promotions = movedUp.map((memberId) => ({ memberId, as: 'movedUp' }) as const)
      return {
        place: cancelled,
        mails: await writePlaceMails(tx, campaign, { placeChanges: promotions, asking }),
      }
    })
    for (const mail of mails) void integrations.send(mail)
    return place
  },

  async enterRaffle({ db, member, body: { activityType }, now }) {
    return await enter(db, member, { activityType, now })
  },

  async getRaffleProof({ db, path, query }) {
    return await proofOf(db, path.activityType, query)
  },

  async listGiftProducts({ member, language }) {
    const { withinDays, products } = giftRegistration()[language]
    const items = showable(products, member).map(({ id, name, picture, reward }) => ({
      id,
      name,
      picture,
      reward,
    }))
    return { withinDays, items }
  },

  async registerGift({ db, member, body, language, now }) {
    return await registerGift(db, member, { request: body, language, now })
  },

  async listGiftRegistrations({ db, member, query, language }) {
    return await giftsOf(db, member.id, { ...query, language })
  },

  async getGuidance({ language }) {
    return guidance()[language]
  },
}
