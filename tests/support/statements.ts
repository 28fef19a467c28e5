// Records what some work asks of PostgreSQL: its statements, and how many of them had to wait for one another.
import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { vi } from 'vitest'
import { objectOf } from '#shared/unknown.ts'

/** So many turns of the event loop in which nothing is asked say that whoever could ask without an answer has done so. */
const quietTurns = 50

/** @returns the statements' names, or their texts where they have none, and how many waits for an answer followed each other */
export async function statementsOf(work: () => Promise<unknown>) {
  const statements: unknown[] = []
  let [roundTrips, underWay] = [0, 0]
  const query: unknown = Reflect.get(Pool.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver has no Pool.query any more.')
  /** On a busy machine one answer would come before something independent of it is asked: all of a trip are handed over together. */
  async function untilQuiet() {
    for (let turns = 0, lastCount = 0; turns < quietTurns; turns += 1) {
      if (underWay > 0 || statements.length > lastCount) turns = 0
      lastCount = statements.length
      await nextTurn()
    }
  }
  const spy = vi.spyOn(Pool.prototype, 'query').mockImplementation(async function (this: Pool, ...args) {
    const { name, text } = objectOf(args[0])
    statements.push(name ?? text)
    const trip = roundTrips + 1
    underWay += 1
    const pending: unknown = Reflect.apply(query, this, args)
    const answer = await Promise.resolve(pending).finally(() => (underWay -= 1))
    await untilQuiet()
    roundTrips = Math.max(roundTrips, trip)
    return answer
  })
  await work().finally(() => spy.mockRestore())
  return { statements, roundTrips }
}

/**
 * Counts the rows of each statement that the pool's connections send, as PostgreSQL itself says them.
 * @returns the most that one statement gave back or touched, and the most that one transaction touched, since the last call
 */
export function countRowsOf(pool: Pool): () => { ofStatement: number; ofTransaction: number } {
  let most = { ofStatement: 0, ofTransaction: 0 }
  pool.on('connect', (client) => {
    let [isOpen, touched] = [false, 0]
    const read = ({ text }: { text: string }) => {
      // Such as `SELECT 12`, `INSERT 0 12`, `COMMIT`.
      const [command = '', ...numbers] = text.split(' ')
      const rows = Number(numbers.at(-1) ?? 0)
      const isFirst = command === 'BEGIN'
      isOpen = isFirst || (isOpen && command !== 'COMMIT' && command !== 'ROLLBACK')
      if (isFirst || !isOpen) touched = 0
      if (['INSERT', 'UPDATE', 'DELETE'].includes(command)) touched += rows
      most = {
        ofStatement: Math.max(most.ofStatement, rows),
        ofTransaction: Math.max(most.ofTransaction, touched),
      }
    }
    const connection: unknown = Reflect.get(client, 'connection')
    if (!(connection instanceof EventEmitter)) throw new Error('The driver tells of no answers any more.')
    connection.on('commandComplete', read)
  })
  return () => {
    const peak = most
    most = { ofStatement: 0, ofTransaction: 0 }
    return peak
  }
}

/** A statement, as the driver was given it. */
export type Statement = { text: string; values: unknown[]; name?: string }

/** Hands on each statement that any connection sends. @returns stops it */
export function watchStatements(hear: (statement: Statement) => void): () => void {
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver has no Client.query any more.')
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const [first, second] = args
    const { text = first, values = second, name } = objectOf(first)
    if (typeof text === 'string')
      hear({
        text,
        values: Array.isArray(values) ? values : [],
        ...(typeof name === 'string' && { name }),
      })
    const answer: unknown = Reflect.apply(query, this, args)
    return answer
  })
  return () => spy.mockRestore()
}
