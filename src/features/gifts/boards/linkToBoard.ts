// Returns the link to a gift board. A board for a birth or birthday has a separate page; the other boards share one
// page.
import type { LinkProps } from '@tanstack/react-router'
import type { GiftBoard } from '#generated/schema.d.ts'
import { isOccasion, linkToOccasion } from '../occasions/occasions.ts'

export const linkToBoard = ({ kind, type }: Pick<GiftBoard, 'kind' | 'type'>): LinkProps =>
  isOccasion(kind) ? linkToOccasion(kind) : { to: '/gifts/list', search: { type } }
