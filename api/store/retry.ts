// PostgreSQL undoes one of two transactions that got in each other's way: repeating it whole is the remedy it documents.
import { setTimeout as pause } from 'node:timers/promises'
import { sqlState } from './sqlState.ts'

export const serializationFailure = '40001'
const deadlockDetected = '40P01'
const attempts = 5

/**
 * Runs a whole transaction again, five times at most, when the database undid it for another's sake.
 * Anything else is thrown at once: after a lost connection nobody knows whether it was committed.
 */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      const state = sqlState(error)
      const undone = state === serializationFailure || state === deadlockDetected
      if (!undone || attempt === attempts) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}
