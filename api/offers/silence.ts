// After a loss, a member can silence baby content (docs/decisions/0006). What speaks of babies, birth or feeding is marked
// in the catalogue by `aboutBaby`; every list and page of the catalogue passes here before a member sees it.
import type { Member } from '../members/member.ts'

/** What the catalogue says of a thing that may speak of babies. */
type Marked = { aboutBaby: boolean }

/** Whoever looks: a visitor, who has nothing to silence, is `null`. */
export type Viewer = Pick<Member, 'babyContentSilencedAt'> | null

export const isSilenced = (viewer: Viewer): boolean => viewer != null && viewer.babyContentSilencedAt !== null

/** Whether the viewer may be shown it. */
export const mayShow = ({ aboutBaby }: Marked, viewer: Viewer): boolean => !aboutBaby || !isSilenced(viewer)

/** What of a list the viewer may be shown, in its order. */
export const showable = <Item extends Marked>(items: readonly Item[], viewer: Viewer): Item[] =>
  items.filter((item) => mayShow(item, viewer))
