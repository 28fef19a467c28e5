// Handles the operations of check-in games and draws.
import { balances } from '../ledger/ledger.ts'
import type { Data } from '#shared/protocol/operation.ts'
import type { Handlers, OperationRequest } from '../http/operation.ts'
import { localDate } from '../locale/calendar.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { checkInFor, lateCheckInFor, makeUpFor } from './checkIn.ts'
import {
  drawPage,
  listedDraws,
  knownDraw,
  luckyDraws,
  resultById,
  resultsOf,
  shownResult,
} from './drawPages.ts'
import { gameList, todaysGame } from './gameList.ts'
import { assertOpen, drawOnce } from './lottery.ts'
import { pauseFor, resumeFor } from './pauses.ts'
import { gameOf, gamesOf } from './playHistory.ts'
import { lockMember } from '../session/index.ts'
import { proofOfDraw } from './drawProof.ts'
import { shareCard } from './shareCard.ts'
import { shownReward } from './rewards.ts'
import { checkInState } from './checkInState.ts'
import { boughtOn, buyTickets, ticketCounts } from './tickets.ts'

export const games: Handlers<'games'> = {
  async listGames({ db, member, language, now }) {
    return { games: await gameList(db, member, { language, now }) }
  },

  async getTodaysCheckIn({ db, member, language, now }) {
    return checkInState({ ...todaysGame(await gamesOf(db, member, now)), language })
  },

  async getCheckIn({ db, member, path: { game }, language, now }) {
    return checkInState({ ...(await gameOf(db, member, { name: game, now })), language })
  },

  async checkIn(asking) {
    const { db, member, path, now } = asking
    return await checkedIn(asking, await checkInFor(db, member, { name: path.game, now }))
  },

  async lateCheckIn(asking) {
    const { db, member, path, body, now } = asking
    const { date, ...gameState } = await lateCheckInFor(db, member, {
      name: path.game,
      pressedAt: new Date(body.pressedAt),
      now,
    })
    return { date, ...(await checkedIn(asking, gameState)) }
  },

  async makeUpCheckIn(asking) {
    const { db, member, path, body, now } = asking
    return await checkedIn(asking, await makeUpFor(db, member, { name: path.game, ...body, now }))
  },

  async pauseCheckIn({ db, member, path: { game }, body: { days }, language, now }) {
    return checkInState({ ...(await pauseFor(db, member, { name: game, count: days, now })), language })
  },

  async resumeCheckIn({ db, member, path: { game }, language, now }) {
    return checkInState({ ...(await resumeFor(db, member, { name: game, now })), language })
  },

  async listDraws(asking) {
    return { draws: await listedDraws(asking) }
  },

  async getDraw(asking) {
    return await drawPage(asking, knownDraw(asking.path.draw, asking.member))
  },

  async getDrawProof({ db, member, path, query, now }) {
    return await proofOfDraw(db, { draw: knownDraw(path.draw, member), memberId: member.id, now }, query)
  },

  async buyDrawTickets({ db, member, path, body, now }) {
    const draw = knownDraw(path.draw, member)
    const bought = await db.transaction(async (tx) => {
      await lockMember(tx, member.id)
      await assertOpen(tx, member, { draw, now })
      return await buyTickets(tx, { member, draw, ...body, now })
    })
    const { coins } = await balances(db, member.id, now)
    return {
      bought,
      tickets: (await ticketCounts(db, member.id)).get(draw.id) ?? 0,
      boughtToday: await boughtOn(db, member.id, { draw: draw.id, date: localDate(now, member.timeZone) }),
      coins,
    }
  },

  async listLuckyGifts(asking) {
    return { draws: await luckyDraws(asking) }
  },

  async lottery({ db, member, body, language, now }) {
    const draw = knownDraw(body.draw, member)
    const result = await drawOnce(db, member, { ...body, draw, now })
    const { coins, points } = await balances(db, member.id, now)
    const tickets = (await ticketCounts(db, member.id)).get(draw.id) ?? 0
    return { result: shownResult(result, language), coins, points, tickets }
  },

  async listMyLuckyGifts({ db, member, query, language }) {
    const { items, nextCursor } = await resultsOf(db, member.id, query)
    return { items: items.map((result) => shownResult(result, language)), nextCursor }
  },

  getShareCard: ({ db, member, query, language, now, integrations: { files } }) =>
    shareCard({ db, member, files }, query, { language, now }),

  async getMyLuckyGift({ db, member, path: { id }, language }) {
    return shownResult((await resultById(db, member.id, id)) ?? refuse('NOT_FOUND'), language)
  },
}

/** Returns the reward of a check-in, the balances after the reward, and the new state of the game. */
async function checkedIn(
  { db, member, language, now }: Pick<OperationRequest<'checkIn'>, 'db' | 'member' | 'language' | 'now'>,
  { reward, ...gameState }: Awaited<ReturnType<typeof checkInFor>>,
): Promise<Data<'checkIn'>> {
  const { coins, points } = await balances(db, member.id, now)
  return {
    reward: shownReward(reward, language),
    coins,
    points,
    state: checkInState({ ...gameState, language }),
  }
}
