// Made from openapi.yaml by `npm run generate`. Do not edit.
/** What no line has: control characters, breaks, and marks that turn the direction of what stands beside them. */
export const notInLine = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** What no text of several lines has. */
export const notInLines = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g
