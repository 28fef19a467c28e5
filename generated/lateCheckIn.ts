// Made from openapi.yaml by `npm run generate`. Do not edit.
/** Maximum age of an offline check-in, in hours. */
export const lateHours = 24

/** Maximum minutes by which a device clock may be ahead. */
export const clockMinutes = 5
