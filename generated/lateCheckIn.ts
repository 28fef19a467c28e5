// Made from openapi.yaml by `npm run generate`. Do not edit.
/** Hours for which a check-in that was pressed without a connection may wait. */
export const lateHours = 24

/** Minutes by which the clock of a device may be ahead. */
export const clockMinutes = 5
