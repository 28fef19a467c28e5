// In-memory model of the ledger: the expected coins and points of every member after each step.
import { lotExpiry, utcDate } from '#api/ledger/ledger.ts'

type Lot = { owner: Account; granted: number; remaining: number; expired: number; expiresOn: string }
type Account = { points: number; erased: boolean }

/**
 * Grant or spending of coins or points that can be undone once. Part of a grant may be deducted before the grant is
 * undone.
 */
export type Deed = {
  reference: string
  account: Account
  undone: boolean
  undo: () => boolean
  takeBack?: (amount: number) => { debited: number; expired: number }
}

export type Expected = {
  coins: number
  points: number
  nextExpiry: { amount: number; date: string } | null
}

export class LedgerModel {
  now = new Date('2025-01-01T12:00:00Z')
  readonly deeds: Deed[] = []
  readonly #lots: Lot[] = []
  readonly #accounts = new Map<string, Account>()

  wait(days: number) {
    this.now = new Date(this.now.getTime() + days * 86_400_000)
  }

  /** @param at time at which the coins were earned; it may be before the time of the latest entry */
  earnCoins(memberId: string, { granted, reference, at }: { granted: number; reference: string; at: Date }) {
    const account = this.#accountOf(memberId)
    const lot = { owner: account, granted, remaining: granted, expired: 0, expiresOn: lotExpiry(at, 'UTC') }
    this.#lots.push(lot)
    const undo = () => lot.remaining === granted && (lot.remaining = 0) === 0
    const takeBack = (amount: number) => {
      const isOver = lot.expiresOn < utcDate(this.now)
      const takenAmount = isOver ? 0 : Math.min(amount, lot.remaining)
      const expiredAmount = lot.expired + (isOver ? lot.remaining : 0)
      lot.remaining -= takenAmount
      return { debited: takenAmount, expired: Math.min(amount - takenAmount, expiredAmount) }
    }
    this.deeds.push({ reference, account, undone: false, undo, takeBack })
  }

  earnPoints(memberId: string, amount: number, reference: string) {
    const account = this.#accountOf(memberId)
    account.points += amount
    const undo = () => account.points >= amount && (account.points -= amount) >= 0
    const takeBack = (part: number) => {
      const takenPoints = Math.min(part, account.points)
      account.points -= takenPoints
      return { debited: takenPoints, expired: 0 }
    }
    this.deeds.push({ reference, account, undone: false, undo, takeBack })
  }

  /** @returns false if the balance is too small for the spending */
  spend(memberId: string, amount: number, reference: string): boolean {
    if (amount > this.expected(memberId).coins) return false
    const parts: [Lot, number][] = []
    let missing = amount
    for (const lot of this.#spendable(memberId)) {
      const part = Math.min(lot.remaining, missing)
      lot.remaining -= part
      missing -= part
      parts.push([lot, part])
    }
    const undo = () => parts.every(([lot, part]) => (lot.remaining += part) > 0 || part === 0)
    this.deeds.push({ reference, account: this.#accountOf(memberId), undone: false, undo })
    return true
  }

  /** @returns the number of expired coins */
  expire(): number {
    const due = this.#lots.filter(({ expiresOn }) => expiresOn < utcDate(this.now))
    const amount = sumOf(due)
    for (const lot of due) {
      lot.expired += lot.remaining
      lot.remaining = 0
    }
    return amount
  }

  /**
   * Erases the member, who then starts again with zero coins and points. Coins that the member had before still expire.
   */
  erase(memberId: string) {
    this.#accountOf(memberId).erased = true
    this.#accounts.delete(memberId)
  }

  expected(memberId: string): Expected {
    const live = this.#spendable(memberId)
    const date = live[0]?.expiresOn
    const next = live.filter(({ expiresOn }) => expiresOn === date)
    return {
      coins: sumOf(live),
      points: this.#accountOf(memberId).points,
      nextExpiry: date === undefined ? null : { amount: sumOf(next), date },
    }
  }

  #accountOf(memberId: string): Account {
    const account = this.#accounts.get(memberId) ?? { points: 0, erased: false }
    this.#accounts.set(memberId, account)
    return account
  }

  #spendable(memberId: string): Lot[] {
    const account = this.#accountOf(memberId)
    return this.#lots
      .filter(
        ({ owner, remaining, expiresOn }) =>
          owner === account && remaining > 0 && expiresOn >= utcDate(this.now),
      )
      .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))
  }
}

const sumOf = (lots: Lot[]) => lots.reduce((sum, { remaining }) => sum + remaining, 0)
