// PostgreSQL undoes one of two transactions that got in each other's way: repeating it whole is the remedy it documents.
import { setTimeout as pause } from 'node:timers/promises'
import { sqlState } from './sqlState.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const attempts = 5

/** A deferred statement changed no row, because another transaction was faster (`beforeCommit`); nothing was committed. */
export class LostRace extends Error {
  override name = 'LostRace'

  constructor(options?: ErrorOptions) {
    super('A statement before the commit changed no row', options)
  }
}

/**
 * Runs a whole transaction again, five times at most, when the database undid it for another's sake.
 * Anything else is thrown at once: after a lost connection nobody knows whether it was committed.
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
