// Kinds of notifications that a page has already celebrated itself since it was opened, so that no dialog follows.

export const shownMilestones = new Set<string>()
