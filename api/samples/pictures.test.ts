// Tests the pictures of sample proofs and registered purchases.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { waitingReviews } from '../backOffice/reviews/queue.ts'
import { readItem } from '../backOffice/reviews/detail.ts'
import { addSamplePictures } from './pictures.ts'
import { addSamples } from './samples.ts'

const api = await testApi()
const { db } = api.store
const { files } = api.integrations
const { now } = api.clock

/** Returns the ids of the files of all waiting items. */
async function filesOfItems() {
  const waiting = await waitingReviews(db, {}, { limit: 50, now })
  const items = await Promise.all(waiting.map(({ kind, id }) => readItem(db, kind, id)))
  return items.map((item) => item?.uploadIds ?? [])
}

test('addSamplePictures adds a different picture to each waiting item, and adds no picture at its second call', async () => {
  await addSamples(db, now)
  await addSamplePictures(db, { files, now })
  const pictures = await filesOfItems()
  expect(pictures.length).toBeGreaterThanOrEqual(5)
  expect(pictures.every((ids) => ids.length === 1)).toBe(true)
  const contents = await Promise.all(pictures.flat().map(async (id) => await files.get(id)))
  expect(new Set(contents.map((bytes) => Buffer.from(bytes ?? []).toString('base64'))).size).toBe(
    pictures.length,
  )
  await addSamplePictures(db, { files, now })
  expect(await filesOfItems()).toEqual(pictures)
})
