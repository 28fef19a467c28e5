// Replaces non-breaking spaces of dates, so that tests compare texts as people read them.
export const plainSpaces = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
