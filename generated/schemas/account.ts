// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  BabyContent,
  DisableRequest,
  ExportDataRequest,
  UndoDisableRequest
} from './membersHub.schemas.ts';



/**
 * Requires re-authentication. Closes the account immediately: every session ends, and sign-in is rejected with
 * `ACCOUNT_CLOSING`. Within seven days `undoDisable` restores everything. After that the member's data is erased.
 * The ledgers of coins and points keep their postings without the member's id.
 * @summary Request deletion of the account
 */
export const DisableBody = DisableRequest

/**
 * Restores the account within seven days of the deletion request and opens a session. Requires the password, or a
 * code sent for the purpose `login`. If the account is not being deleted, the call only signs the member in. An
 * erased account is rejected as unknown.
 * @summary Undo the deletion of the account
 */
export const UndoDisableBody = UndoDisableRequest

/**
 * Hides all content about babies, for example after the loss of a baby, or shows it again at any time. While baby
 * content is hidden, no lactation stage, task, gift or notification mentions a baby. The data of babies is
 * retained. Coins, points, level and gifts that have been sent stay. Gifts and products for a baby that have not
 * been sent are canceled, and their coins are returned.
 * @summary Hide or show all baby content
 */
export const SetBabyContentBody = BabyContent

/**
 * Returns all data that is stored under the member's id: as JSON or, with the format `csv`, as one CSV file for
 * each kind of data. Uploaded files such as the avatar and receipts are listed with signed URLs, and together in
 * one archive. Secrets such as hashes of passwords and tokens are excluded. Requires re-authentication, and the
 * member is notified of the export.
 * @summary Export all data of the member
 */
export const ExportDataBody = ExportDataRequest

