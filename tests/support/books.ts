// Calculates the numbers that a member's screens should show from the amounts and times of ledger postings alone. The
// balances, remainders and sums that the product stores are not used, only compared with the result.
import { sql } from 'drizzle-orm'
import { levels } from '#api/catalog/levels.ts'
import type { Database } from '#api/store/store.ts'

type Posting = {
  id: string
  currency: 'coins' | 'points'
  kind: 'grant' | 'spend' | 'expiry' | 'reversal'
  purpose: string
  amount: number
  /** Milliseconds since the Unix epoch. */
  at: number
}

/**
 * Reads all postings of a member, oldest first, and calculates the remaining coins of each lot: the granted amount
 * minus all uses.
 */
export async function booksOf(db: Database, memberId: string) {
  const { rows: postings } = await db.execute<Posting>(sql`
    select t.id, own.currency, t.kind, house.purpose, p.amount::int as amount,
      (extract(epoch from t.occurred_at) * 1000)::float8 as at
    from ledger_accounts own
      join ledger_postings p on p.account_id = own.id
      join ledger_transactions t on t.id = p.transaction_id
      join ledger_postings other on other.transaction_id = t.id and other.account_id <> own.id
      join ledger_accounts house on house.id = other.account_id
    where own.member_id = ${memberId} order by t.id`)
  const { rows: lots } = await db.execute<{ date: string; amount: number }>(sql`
    select l.expires_on::text as date, (l.granted + coalesce(
      (select sum(u.amount) from ledger_lot_uses u where u.lot_id = l.id), 0))::int as amount
    from ledger_lots l join ledger_accounts own on own.id = l.account_id
    where own.member_id = ${memberId} order by l.expires_on`)
  return { postings, lots }
}

/** Counts inconsistencies of the ledger by kind; all counts are 0 in a consistent ledger. */
export async function contradictions(db: Database) {
  const { rows } = await db.execute(sql`
    select (select sum(amount) from ledger_postings)::int as sum,
      (select count(*) from (select from ledger_postings group by transaction_id having sum(amount) <> 0) t)::int
        as transactions,
      (select count(*) from ledger_accounts a where purpose is null and balance <> coalesce(
        (select sum(amount) from ledger_postings p where p.account_id = a.id), 0))::int as balances,
      (select count(*) from ledger_lots l where remaining <> granted + coalesce(
        (select sum(u.amount) from ledger_lot_uses u where u.lot_id = l.id), 0))::int as lots,
      (select count(*) from ledger_accounts a where purpose is null and currency = 'coins' and balance <> coalesce(
        (select sum(l.remaining) from ledger_lots l where l.account_id = a.id), 0))::int as coins`)
  return rows[0]
}

type Books = Awaited<ReturnType<typeof booksOf>>

const day = 86_400_000
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const yearOf = (at: number) => new Date(at).getUTCFullYear()
const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)

/**
 * Calculates the numbers of the home, coins, history and level screens.
 * @param offset UTC offset of the member in hours
 */
export function expectedNumbers(
  { postings, lots }: Books,
  joinedAt: number,
  { now, offset }: { now: number; offset: number },
) {
  const coins = postings.filter(({ currency }) => currency === 'coins')
  const points = postings.filter(({ currency }) => currency === 'points')
  const spendable = lots.filter(({ date, amount }) => date >= dateOf(now) && amount > 0)
  const balance = sum(spendable)
  const expiring = [...new Set(spendable.map(({ date }) => date))].map((date) => ({
    date,
    amount: sum(spendable.filter((lot) => lot.date === date)),
  }))
  const [first] = expiring
  // A year starts at midnight on 1 January in the member's time zone.
  const ahead = offset * 3_600_000
  const local = points.map((posting) => ({ ...posting, at: posting.at + ahead }))
  const level = levelAt(local, now + ahead)
  const thisYear = pointsIn(local, yearOf(now + ahead))
  const next = levels().find((tier) => tier.level === level + 1)
  return {
    membership: {
      coins: balance,
      nextExpiry: expiring[0] ?? null,
      points: sum(points),
      pointsThisYear: thisYear,
      level,
      pointsToNextLevel: next ? next.fromPoints - thisYear : 0,
    },
    user: { amount: balance, points: sum(points), memberLevel: level },
    coins: {
      balance,
      expiring,
      rescue: first && first.date <= dateOf(now + 60 * day) ? first : null,
      months: monthsOf(coins, balance, { now, offset }),
    },
    movements: coins
      .map(({ id, kind, amount, purpose, at }, index) => ({
        id,
        kind: kinds[kind],
        amount,
        purpose,
        at,
        balance: sum(coins.slice(0, index + 1)),
      }))
      .toReversed(),
    levels: levelsOf(local, { joinedAt: joinedAt + ahead, now: now + ahead, ahead }),
  }
}

const kinds = { grant: 'earned', spend: 'spent', expiry: 'expired', reversal: 'returned' } as const

/**
 * Summarizes 12 months in the member's time zone, oldest first; in the current month the balance is the available
 * balance.
 */
function monthsOf(coins: Posting[], balance: number, { now, offset }: { now: number; offset: number }) {
  const monthOf = (at: number) => dateOf(at + offset * 3_600_000).slice(0, 7)
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const name = dateOf(Date.UTC(year, month - 12 + index)).slice(0, 7)
    const monthPostings = coins.filter(({ at }) => monthOf(at) === name)
    const of = (kind: Posting['kind']) => monthPostings.filter((posting) => posting.kind === kind)
    const cameBack = sum(of('reversal').filter(({ amount }) => amount > 0))
    const wentBack = 0 - sum(of('reversal').filter(({ amount }) => amount < 0))
    const [granted, used] = [sum(of('grant')), 0 - sum(of('spend'))]
    return {
      from: `${name}-01`,
      opening: sum(coins.filter(({ at }) => monthOf(at) < name)),
      earned: Math.max(0, granted - wentBack),
      spent: Math.max(0, used - cameBack),
      // Coins past their last day count as expired, even if no job has posted the expiry yet.
      expired: (index === 11 ? sum(coins) - balance : 0) - sum(of('expiry')),
      returned: Math.max(0, cameBack - used),
      takenBack: Math.max(0, wentBack - granted),
      balance: index === 11 ? balance : sum(coins.filter(({ at }) => monthOf(at) <= name)),
    }
  })
}

const pointsIn = (points: Posting[], year: number) =>
  Math.max(0, sum(points.filter(({ at }) => yearOf(at) === year)))

const reachedBy = (points: number) =>
  levels().findLast(({ fromPoints }) => fromPoints <= points)?.level ?? Number.NaN

/**
 * Returns the higher of two levels: one by the points of the current year, and one by the points of the previous year.
 */
const levelAt = (points: Posting[], at: number) =>
  Math.max(reachedBy(pointsIn(points, yearOf(at))), reachedBy(pointsIn(points, yearOf(at) - 1)))

/**
 * Lists the level after every change of points and at the start of every year, newest first, without consecutive
 * duplicates.
 */
function levelsOf(
  points: Posting[],
  { joinedAt, now, ahead }: { joinedAt: number; now: number; ahead: number },
) {
  const years = Array.from({ length: yearOf(now) - yearOf(joinedAt) }, (_, index) =>
    Date.UTC(yearOf(joinedAt) + index + 1, 0),
  )
  const looks = [
    { at: joinedAt, level: reachedBy(0), fallen: null },
    ...points.map(({ at }, index) => {
      return { at, level: levelAt(points.slice(0, index + 1), at), fallen: 'takenBack' }
    }),
    ...years.map((at) => ({
      at,
      fallen: 'yearEnd',
      level: levelAt(
        points.filter((change) => change.at < at),
        at,
      ),
    })),
  ].toSorted((a, b) => a.at - b.at)
  const changes = looks.filter(({ level }, index) => level !== looks[index - 1]?.level)
  const atTime = (at: number) => new Date(at - ahead).toISOString()
  return changes
    .map(({ at, level }, index) => {
      const next = changes[index + 1]
      const ended = next && (next.level > level ? 'rose' : next.fallen)
      return { level, since: atTime(at), until: next ? atTime(next.at) : null, ended: ended ?? null }
    })
    .toReversed()
}

/** Sums postings by currency and purpose, without expiries. */
export function movedBy({ postings }: Books) {
  const moved: Record<string, number> = {}
  for (const { currency, purpose, amount } of postings.filter(({ kind }) => kind !== 'expiry'))
    moved[`${currency} ${purpose}`] = (moved[`${currency} ${purpose}`] ?? 0) + amount
  return Object.fromEntries(Object.entries(moved).filter(([, amount]) => amount !== 0))
}

/**
 * Reads a member's vouchers, redemptions and other items from their tables; prices and earned points come from the
 * ledger.
 */
export async function expectedItems(
  db: Database,
  memberId: string,
  { books: { postings }, now }: { books: Books; now: number },
) {
  const { rows: vouchers } = await db.execute<{ id: string; state: string; ends: number; used: number }>(sql`
    select id, state, (extract(epoch from expires_at) * 1000)::float8 as ends,
      (extract(epoch from used_at) * 1000)::float8 as used
    from vouchers where member_id = ${memberId} order by expires_at, id`)
  const { rows: redemptions } = await db.execute<{ id: string; price: number; state: string }>(sql`
    select id, price, state from redemptions where member_id = ${memberId} order by id desc`)
  const { rows: gifts } = await db.execute<{ id: string; state: string; coins: number }>(sql`
    select id, state, coins from gift_claims where member_id = ${memberId}
    union all select id, 'waiting', 0 from gift_entitlements where member_id = ${memberId} and claimed_at is null
    order by id desc`)
  const { rows: results } = await db.execute<{ id: string }>(sql`
    select id from draw_results where member_id = ${memberId} order by id desc`)
  const { rows: friends } = await db.execute<{ year: number | null }>(sql`
    select extract(year from rewarded_at at time zone 'UTC')::int as year
    from referrals where advocate_id = ${memberId}`)
  const of = (currency: Posting['currency'], ...purposes: string[]) =>
    sum(postings.filter((posting) => posting.currency === currency && purposes.includes(posting.purpose)))
  const isOpen = ({ state }: { state: string }) => state === 'active' || state === 'reserved'
  const active = vouchers.filter((voucher) => isOpen(voucher) && voucher.ends > now)
  const used = vouchers.filter(({ state }) => state === 'used').toSorted((a, b) => b.used - a.used)
  const over = vouchers
    .filter((voucher) => voucher.state === 'void' || (isOpen(voucher) && voucher.ends <= now))
    .toReversed()
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    vouchers: { active: ids(active), used: ids(used), expired: ids(over) },
    discountCount: active.length,
    redemptions,
    paid: 0 - of('coins', 'mall'),
    gifts,
    paidForGifts: 0 - of('coins', 'gift'),
    results: ids(results),
    wonByDraws: sum(
      postings.filter(
        ({ currency, purpose, kind }) => currency === 'coins' && purpose === 'draw' && kind === 'grant',
      ),
    ),
    orders: { coins: of('coins', 'order', 'order_return'), points: of('points', 'order', 'order_return') },
    friends: {
      joined: friends.length,
      rewarded: friends.filter(({ year }) => year !== null).length,
      rewardedThisYear: friends.filter(({ year }) => year === yearOf(now)).length,
    },
  }
}
