// Retries transactions that PostgreSQL rolled back because of a conflict, as the documentation of PostgreSQL
// recommends.
import { setTimeout as pause } from 'node:timers/promises'
import { sqlState } from './sqlState.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const attempts = 5

/**
 * Error of a transaction that was not committed because its deferred statement (`beforeCommit`) changed no row. Another
 * transaction has changed the row first.
 */
export class LostRace extends Error {
  override name = 'LostRace'

  constructor(options?: ErrorOptions) {
    super('A statement before the commit changed no row', options)
  }
}

/**
 * Retries the whole transaction if the database rolled it back because of a conflict, with at most five attempts in
 * total. Throws other errors immediately, because the transaction may have been committed, for example if the
 * connection was lost during the commit.
 */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isRepeatable(error) || attempt === attempts) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

function isRepeatable(error: unknown): boolean {
  const state = sqlState(error)
  return error instanceof LostRace || state === serializationFailure || state === deadlockDetected
}
