// Deletes drafts (drafts.ts). A separate module, because the first load of every page contains it.

export const prefix = 'draft:'

/** Owner of a visitor's drafts; otherwise the id of the member. */
export const visitor = ''

/**
 * Deletes all drafts, so that a sign-out leaves no input of the member in this tab. @param otherOwners owners whose
 * drafts stay
 */
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
