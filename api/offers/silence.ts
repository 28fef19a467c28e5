// Silences baby content for members after a loss (docs/decisions/0006). Content about babies, birth or feeding has the flag `aboutBaby` in
// the catalog; each list and page of the catalog is filtered here.
import type { Member } from '../members/member.ts'

/** Catalog entry that may be baby content. */
type Marked = { aboutBaby: boolean }

/** The member who views the content; `null` for a visitor, who cannot silence content. */
export type Viewer = Pick<Member, 'babyContentSilencedAt'> | null

export const isSilenced = (viewer: Viewer): boolean => viewer != null && viewer.babyContentSilencedAt !== null

/** Checks if the viewer may see the content. */
export const mayShow = ({ aboutBaby }: Marked, viewer: Viewer): boolean => !aboutBaby || !isSilenced(viewer)

/** Returns the items that the viewer may see, in the same order. */
export const showable = <Item extends Marked>(items: readonly Item[], viewer: Viewer): Item[] =>
  items.filter((item) => mayShow(item, viewer))
