// Reads a CSV file as text in the form of the contract.
import { notInLines } from '#generated/texts.ts'

/** Maximum size of a file in characters. */
export const longestFile = 2_097_152

/**
 * Returns the text of a file with line feeds. Characters that the contract does not allow become replacement
 * characters, so that only their rows are rejected.
 */
export const readCsv = async (file: File): Promise<string> =>
  (await file.text()).replaceAll(/\r\n?/g, '\n').replaceAll(notInLines, '\uFFFD')
