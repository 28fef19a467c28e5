// Names the files of findings for reports: files that the contract refers to are relative to the contract's folder.
import type { Finding } from '../changes/finding.ts'
import { namedLike } from '@members-hub/openapi'

/** @returns the file with the line of the finding; the file of the previous version if the line was removed */
export function fileOf({ files, lines }: Pick<Finding, 'files' | 'lines'>, contract: string): string {
  const file = lines.after === undefined ? (files?.before ?? files?.after) : files?.after
  return namedLike(contract, file ?? '')
}
