// Repeats transactions that PostgreSQL rolled back because of a conflict, as its documentation recommends.
import { setTimeout as pause } from 'node:timers/promises'
import { sqlState } from './sqlState.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const attempts = 5

/**
 * A deferred statement changed no row, because another transaction was faster (`beforeCommit`); the transaction was not
 * committed.
 */
export class LostRace extends Error {
  override name = 'LostRace'

  constructor(options?: ErrorOptions) {
    super('A statement before the commit changed no row', options)
  }
}

/**
 * Repeats the whole transaction if the database rolled it back because of a conflict, at most five attempts. Throws
 * other errors immediately: after a lost connection it is unknown if the transaction was committed.
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
