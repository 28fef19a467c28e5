// Tests that concurrent statements of a transaction are sent one after the other.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { inSequence } from './inSequence.ts'

const { db } = await testStore()

test('a statement starts after the statements before have ended, even if one of them failed', async () => {
  const steps: string[] = []
  const client = inSequence({
    async query(text: string) {
      steps.push(`${text} starts`)
      await nextTurn()
      steps.push(`${text} ends`)
      if (text === 'b') throw new Error('b failed')
      return text
    },
  })
  const results = await Promise.allSettled(['a', 'b', 'c'].map((text) => client.query(text)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
})

test('concurrent statements in a transaction return their rows, without a warning of the driver', async () => {
  const warnings: string[] = []
  const listen = ({ message }: Error) => void warnings.push(message)
  process.on('warning', listen)
  onTestFinished(() => void process.off('warning', listen))
  const numbers = await db.transaction(
    async (tx) =>
      await Promise.all(
        [1, 2, 3].map(async (number) => {
          const { rows } = await tx.execute<{ number: number }>(sql`select ${number}::int as number`)
          return rows[0]?.number
        }),
      ),
  )
  await nextTurn()
  expect(numbers).toEqual([1, 2, 3])
  expect(warnings.filter((message) => message.includes('already executing'))).toEqual([])
})
