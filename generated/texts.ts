// Made from openapi.yaml by `npm run generate`. Do not edit.
/** Characters that a single line must not contain: control characters, line breaks and bidirectional overrides. */
export const notInLine = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** Characters that a text of several lines must not contain. */
export const notInLines = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g
