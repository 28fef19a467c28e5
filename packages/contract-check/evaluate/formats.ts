// Determines which values of the keyword `format` a validator checks.
import { fullFormats } from 'ajv-formats/dist/formats.js'

/** Formats for which ajv accepts each value of the type, because they only document how the value is stored. */
const documenting = new Set(['int64', 'float', 'double', 'binary', 'password'])

export const isKnownFormat = (format: unknown): boolean =>
  typeof format === 'string' && format in fullFormats && !documenting.has(format)
