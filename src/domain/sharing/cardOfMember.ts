// Type of a card to share: its content and, for a prize, the id of the draw result.
import type { ShareCardKind } from '#generated/schema.d.ts'

export type CardOfMember = { kind: ShareCardKind; id?: string }
