// Lists what is written down of members and of the desk, by the words that the desk asks for it with. Coins and points stand in the
// ledger, which is only added to as well.

export const acts = [
  'registered',
  'signed-in',
  'phone-code-rejected',
  'signed-in-to-shop',
  'signed-out',
  'session-ended',
  'other-sessions-ended',
  'password-set',
  'service-bound',
  'service-unbound',
  'passkey-added',
  'passkey-removed',
  'email-changed',
  'phone-changed',
  'email-verified',
  'consented',
  'baby-removed',
  'data-exported',
  'account-closed',
  'account-reopened',
  'erased',
  'redemption-cancelled',
  'earnings-taken-back',
  // Of the brand, at the desk or by webhook.
  'member-read',
  'audit-read',
  'proof-decided',
  'registration-decided',
  'review-decided',
  'gift-moved',
  'redemption-moved',
  'stock-added',
  'stock-removed',
  'voucher-voided',
  'product-moved',
  'gifts-allowed',
  'jobs-retried',
] as const

export type Act = (typeof acts)[number]
