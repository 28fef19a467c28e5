// Links to a board of gifts: those for an occasion have a separate page.
import type { LinkProps } from '@tanstack/react-router'
import type { GiftBoard } from '#generated/schema.d.ts'
import { isOccasion, linkToOccasion } from '../occasions/occasions.ts'

export const linkToBoard = ({ kind, type }: Pick<GiftBoard, 'kind' | 'type'>): LinkProps =>
  isOccasion(kind) ? linkToOccasion(kind) : { to: '/gifts/list', search: { type } }
