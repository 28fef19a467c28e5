// Deletes drafts of forms. The module is separate from drafts.ts, because the first load of every page contains it.

export const prefix = 'draft:'

/** Owner of the drafts of visitors; the owner of a member’s drafts is the member id. */
export const visitor = ''

/**
 * Deletes all drafts in this tab, so that no input of the member remains after a sign-out. @param otherOwners owners
 * whose drafts are kept
 */
export function deleteDrafts(otherOwners: readonly string[] = []) {
  for (const key of draftKeys(...otherOwners)) sessionStorage.removeItem(key)
}

/** @param otherOwners owners whose drafts are excluded from the list */
export function draftKeys(...otherOwners: string[]): string[] {
  try {
    return Object.keys(sessionStorage).filter(
      (key) => key.startsWith(prefix) && !otherOwners.some((owner) => key.startsWith(`${prefix}${owner}:`)),
    )
  } catch {
    return []
  }
}
