// The formats that validators check.
import { fullFormats } from 'ajv-formats/dist/formats.js'

/** Formats of ajv that accept each value of their type: they document how a program stores it. */
const documenting = new Set(['int64', 'float', 'double', 'binary', 'password'])

export const isKnownFormat = (format: unknown): boolean =>
  typeof format === 'string' && format in fullFormats && !documenting.has(format)
