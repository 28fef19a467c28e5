// Records the statements that code sends to PostgreSQL, and the number of sequential round trips.
import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { vi } from 'vitest'
import { pingStatement } from '#api/store/watch.ts'
import { objectOf } from '#shared/unknown.ts'

/**
 * Number of event loop turns without a new query after which the remaining queries are assumed to depend on a pending
 * result.
 */
const idleTurns = 50

/** @returns the names of the statements, or their SQL if they have no name, and the number of sequential round trips */
export async function statementsOf(work: () => Promise<unknown>) {
  const statements: unknown[] = []
  let [roundTrips, underWay] = [0, 0]
  const query: unknown = Reflect.get(Pool.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver no longer has Pool.query.')
  /**
   * Delays results until no more queries arrive: on a busy host a result could arrive before an independent query is
   * sent.
   */
  async function untilIdle() {
    for (let turns = 0, lastCount = 0; turns < idleTurns; turns += 1) {
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
    await untilIdle()
    roundTrips = Math.max(roundTrips, trip)
    return answer
  })
  await work().finally(() => spy.mockRestore())
  return { statements, roundTrips }
}

/**
 * Counts the rows of each statement that the connections of the pool send, using PostgreSQL's command tags.
 * @returns the maximum number of rows that one statement returned or changed, and the maximum number that one
 * transaction changed, since the last call
 */
export function countRowsOf(pool: Pool): () => { ofStatement: number; ofTransaction: number } {
  let most = { ofStatement: 0, ofTransaction: 0 }
  pool.on('connect', (client) => {
    let [isOpen, touched] = [false, 0]
    const read = ({ text }: { text: string }) => {
      // Command tags such as `SELECT 12`, `INSERT 0 12` or `COMMIT`.
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
    if (!(connection instanceof EventEmitter)) throw new Error('The driver no longer reports responses.')
    connection.on('commandComplete', read)
  })
  return () => {
    const peak = most
    most = { ofStatement: 0, ofTransaction: 0 }
    return peak
  }
}

/** SQL statement with the values and the name that the code passes to the driver. */
export type Statement = { text: string; values: unknown[]; name?: string }

/**
 * Reports each statement that any connection sends, except the ping that the store sends periodically to check that the
 * database responds.
 * @returns a function that stops the reporting
 */
export function watchStatements(hear: (statement: Statement) => void): () => void {
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver no longer has Client.query.')
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const [first, second] = args
    const { text = first, values = second, name } = objectOf(first)
    if (typeof text === 'string' && text !== pingStatement)
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
