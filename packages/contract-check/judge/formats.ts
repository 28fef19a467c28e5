// The formats that validators check.
import { fullFormats } from 'ajv-formats/dist/formats.js'

export const isKnownFormat = (format: unknown): boolean => typeof format === 'string' && format in fullFormats
