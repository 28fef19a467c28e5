// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  BabyContent,
  DisableRequest,
  ExportDataRequest,
  UndoDisableRequest
} from './membersHub.schemas.ts';



/**
 * With fresh proof. The account is closed at once: every session ends, and signing in is refused with
 * ACCOUNT_CLOSING. Within seven days `undoDisable` brings everything back; then all that is held of the member is
 * erased for good, and the books of coins and points keep their postings without a name.
 * @summary Ask for the account to be deleted
 */
export const DisableBody = DisableRequest

/**
 * Within seven days of asking for deletion: the account with its password, or with a code sent for the purpose
 * `login`. The account is open again as it was, and a session begins. An account that is not being deleted is
 * simply signed in; one that was erased is unknown.
 * @summary Keep the account after all
 */
export const UndoDisableBody = UndoDisableRequest

/**
 * One switch for hard times: while it is on, no stage, task, gift or notice speaks of a baby, and what was kept of babies
 * stays untouched. Coins, points, level and gifts that were sent stay. Gifts and products for a baby that were not sent are
 * cancelled, and their coins return. It can be turned off at any time.
 * @summary Silence all baby content
 */
export const SetBabyContentBody = BabyContent

/**
 * Answers with every row that is kept under the member's id, in all parts of the hub: as JSON or, asked for `csv`, as one
 * file of comma-separated values a kind. Uploaded files such as the avatar and receipts are listed with signed URLs, and
 * together in one archive. Secrets such as hashes of passwords and tokens are left out. It needs fresh proof of who asks,
 * and they get a notice of it.
 * @summary Everything that is kept of the member
 */
export const ExportDataBody = ExportDataRequest

