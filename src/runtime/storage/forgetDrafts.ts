// Deletes drafts (drafts.ts). A module of its own, because every page's first load has it.

export const prefix = 'draft:'

/** The owner of a visitor's drafts; a member's id otherwise. */
export const visitor = ''

/** Removes all drafts, so that a sign-out leaves none of the member's in this tab. @param others owners whose drafts stay */
export function forgetDrafts(others: readonly string[] = []) {
  for (const key of draftKeys(...others)) sessionStorage.removeItem(key)
}

/** @param others owners whose drafts are not listed */
export function draftKeys(...others: string[]): string[] {
  try {
    return Object.keys(sessionStorage).filter(
      (key) => key.startsWith(prefix) && !others.some((owner) => key.startsWith(`${prefix}${owner}:`)),
    )
  } catch {
    return []
  }
}
