// Sends redemptions of a campaign's product concurrently, one for each member who wants the product.
import { newId } from '#api/store/id.ts'
import { operations } from '#generated/operations.ts'
import type { Buyer } from '../buyers.ts'
import { inParallel } from '../homes.ts'
import { answerInTime } from '../release/load.ts'

/** Maximum number of concurrent requests. */
const atOnce = 32

/** @returns the last response that each member received */
export async function redeemAtOnce(
  origin: string,
  buyers: readonly Buyer[],
  { productId, tries }: { productId: string; tries: number },
) {
  const answers: { status: number; milliseconds: number }[] = []
  await inParallel(buyers.length, atOnce, async (index) => {
    const { token, addressId } = buyers[index]!
    const question = {
      path: operations.redeemMallProduct.path,
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': newId() },
      body: { productId, addressId },
    }
    const sentAt = performance.now()
    const { status } = await answerInTime(origin, question, tries)
    answers.push({ status, milliseconds: performance.now() - sentAt })
  })
  return answers
}
