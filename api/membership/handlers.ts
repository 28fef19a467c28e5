// Handles operations on the membership, the levels and the level benefits (rights).
import { localDate } from '../locale/calendar.ts'
import { levels } from '../catalog/levels.ts'
import { rights } from '../catalog/rights.ts'
import { balances, pointChanges, yearlyPoints } from '../ledger/ledger.ts'
import type { Handlers } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { prizeIn } from '../catalog/prizeSummary.ts'
import { nextTimeZoneOf } from '../members/member.ts'
import { claim, usesThisYear, holderOf } from './claims.ts'
import { levelsHeld } from './history.ts'
import { proofIn, proofsOf, sendProof } from './proofs.ts'
import { rightIn } from './rights.ts'
import { levelOf } from '../levels/level.ts'
import { levelHeld, levelIn } from '../levels/rules.ts'
import { unlocksFor } from '../levels/unlock.ts'
import { savingsOf } from './savings.ts'

export const membership: Handlers<'membership'> = {
  async getMyMembership({ db, member, language, now }) {
    const [{ coins, nextExpiry }, yearly] = await Promise.all([
      balances(db, member.id, now),
      yearlyPoints(db, member.id, now),
    ])
    const { level, until, next, missing } = levelHeld(yearly)
    return {
      coins,
      nextExpiry,
      points: yearly.points,
      pointsThisYear: yearly.thisYear,
      level: levelIn(language, level),
      levelUntil: until,
      nextLevel: next && levelIn(language, next),
      pointsToNextLevel: missing,
      timeZone: member.timeZone,
      nextTimeZone: nextTimeZoneOf(member, now),
      memberSince: localDate(member.createdAt, member.timeZone),
    }
  },

  async listLevels({ language }) {
    const all = [...rights().values()]
    const rightsOf = (level: number) =>
      all
        .filter(({ fromLevel }) => fromLevel === level)
        .map(({ id, kind, name, text }) => ({ id, kind, name: name[language], text: text[language] }))
    return {
      items: levels().map((level) => ({ level: levelIn(language, level), rights: rightsOf(level.level) })),
    }
  },

  async listLevelHistory({ db, member, language, now }) {
    const [changes, current] = await Promise.all([pointChanges(db, member.id), levelOf(db, member.id, now)])
    const stays = levelsHeld(member, changes, now)
    const next = { fromLevel: current + 1 }
    const unlockOf = await unlocksFor({ db, member, language, now }, current, [next])
    return {
      items: stays.map(({ level, since, until, ended }) => ({
        level: levelIn(language, level),
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
        ended,
      })),
      ...unlockOf(next),
    }
  },

  getRightSavings: async ({ db, member, now }) => await savingsOf(db, member, now),

  async listRights({ db, member, language, now }) {
    const holder = await holderOf(db, member, now)
    const uses = await usesThisYear(db, member, now)
    const unlockOf = await unlocksFor({ db, member, language, now }, holder.level, [...rights().values()])
    const sorted = [...rights().values()].toSorted((a, b) => a.fromLevel - b.fromLevel)
    return {
      items: sorted.map((right) => ({
        ...rightIn(language, right, { member: holder, use: uses.get(right.id), now }),
        ...unlockOf(right),
      })),
    }
  },

  async claimRight({ db, member, language, body, now }) {
    const right = await claim(db, member, { rightId: body.rightId, now })
    const holder = await holderOf(db, member, now)
    return {
      right: rightIn(language, right, { member: holder, use: { usedAt: now }, now }),
      prize: prizeIn(language, right.prize),
      coins: (await balances(db, member.id, now)).coins,
    }
  },

  async uploadRightProof({ db, member, language, body, now }) {
    return proofIn(language, await sendProof(db, member, { ...body, now }))
  },

  async listRightProofs({ db, member, language, query: { cursor, limit } }) {
    const { items, nextCursor } = page(
      await proofsOf(db, member.id, { before: cursor, limit: limit + 1 }),
      limit,
    )
    return { items: items.map((row) => proofIn(language, row)), nextCursor }
  },
}
