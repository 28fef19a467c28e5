// Deletes drafts (drafts.ts). A module of its own, because every page's first load has it.

export const prefix = 'draft:'

/** The owner of a visitor's drafts; a member's id otherwise. */
export const visitor = ''

/** Removes all drafts, so that a sign-out leaves none of the member's in this tab. @param otherOwners owners whose drafts stay */
export function forgetDrafts(otherOwners: readonly string[] = []) {
  for (const key of draftKeys(...otherOwners)) sessionStorage.removeItem(key)
}

/** @param otherOwners owners whose drafts are not listed */
export function draftKeys(...otherOwners: string[]): string[] {
  try {
    return Object.keys(sessionStorage).filter(
      (key) => key.startsWith(prefix) && !otherOwners.some((owner) => key.startsWith(`${prefix}${owner}:`)),
    )
  } catch {
    return []
  }
}
