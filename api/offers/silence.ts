// Hides baby content from members who chose this after a loss (docs/decisions/0006). Content about babies, birth or
// feeding has the flag `aboutBaby` in the catalog. These functions filter each list and page of the catalog.
import type { Member } from '../members/member.ts'

/** Catalog entry that may be about babies. */
type Marked = { aboutBaby: boolean }

/** The member who views the content; `null` for a visitor, who cannot hide baby content. */
export type Viewer = Pick<Member, 'babyContentSilencedAt'> | null

export const isSilenced = (viewer: Viewer): boolean => viewer != null && viewer.babyContentSilencedAt !== null

/**
 * Returns true if the viewer may see the content: members who have hidden baby content do not see entries about babies.
 */
export const mayShow = ({ aboutBaby }: Marked, viewer: Viewer): boolean => !aboutBaby || !isSilenced(viewer)

/** Returns the items that the viewer may see, in the same order. */
export const showable = <Item extends Marked>(items: readonly Item[], viewer: Viewer): Item[] =>
  items.filter((item) => mayShow(item, viewer))
