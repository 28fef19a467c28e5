// Returns the file of a finding for reports. The name of a referenced file has the form in which the contract was
// passed: a URL or a path.
import type { Finding } from '../changes/finding.ts'
import { namedLike } from '@members-hub/openapi'

/** @returns the file with the line of the finding; the file of the previous version if the line was removed */
export function fileOf({ files, lines }: Pick<Finding, 'files' | 'lines'>, contract: string): string {
  const file = lines.after === undefined ? (files?.before ?? files?.after) : files?.after
  return namedLike(contract, file ?? '')
}
