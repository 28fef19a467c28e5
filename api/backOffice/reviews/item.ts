// Data of an item that waits for a decision, for all three kinds.
import type { ReviewKind } from './queue.ts'

export type Item = {
  kind: ReviewKind
  id: string
  memberId: string | null
  uploadIds: string[]
  orderNumber: string | null
  purchasedOn: string | null
  year: number | null
}
