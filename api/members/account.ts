// Names the type of a member's account, so that the compiler refuses text that was not validated.

declare const canonical: unique symbol

/**
 * An email address in lower case or a phone number in E.164, by which a member signs in. Only `api/session/accounts.ts` makes one of a
 * text; stored ones come from the database (docs/decisions/0106-read-every-account-at-one-door.md).
 */
export type Account = string & { readonly [canonical]: true }
