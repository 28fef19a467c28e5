// The formats that validators check.
import { fullFormats } from 'ajv-formats/dist/formats.js'

/** Formats for which ajv accepts each value of the type, because they only document its storage. */
const documenting = new Set(['int64', 'float', 'double', 'binary', 'password'])

export const isKnownFormat = (format: unknown): boolean =>
  typeof format === 'string' && format in fullFormats && !documenting.has(format)
