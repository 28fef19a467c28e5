// Defines the branded type of a validated account, so that the compiler rejects unvalidated text.

declare const canonical: unique symbol

/**
 * Email address in lower case or phone number in E.164 with which a member signs in. Only `api/session/accounts.ts`
 * converts text to accounts; stored accounts come from the database
 * (docs/decisions/0021-treat-one-mailbox-as-one-account.md).
 */
export type Account = string & { readonly [canonical]: true }
