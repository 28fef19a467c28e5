// Made from openapi.yaml by `npm run generate`. Do not edit.
/**
 * Says that the call succeeded.
 */
export type SuccessCode = 200;

/**
 * For a person to read, in the request's language.
 * @maxLength 500
 */
export type Message = string;

/**
 * Success with nothing more to say; clients take it as `true`.
 */
export interface Done {
  code: SuccessCode;
  message: Message;
}

export interface Reason {
  /**
     * What is in the way, see `x-reasons` at the root.
     * @maxLength 64
     */
  code: string;
  /**
     * The part of the request it is about, dots between names.
     * @maxLength 200
     */
  field?: string;
}

/**
 * ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * The countries it is for; empty for all.
 * @maxItems 50
 */
export type Regions = CountryCode[];

/**
 * Opaque, 256 random bits.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type SecondFactorTicketSecret = string;

/**
 * `authenticator` is a code from an app (RFC 6238), `passkey` any passkey of the member.
 */
export type SecondFactorMethod = typeof SecondFactorMethod[keyof typeof SecondFactorMethod];


export const SecondFactorMethod = {
  authenticator: 'authenticator',
  passkey: 'passkey',
} as const;

/**
 * The first factor was right. The ticket holds for some minutes and five tries, in the browser that gave the first factor, and
 * `loginBySecondFactor` exchanges it for a session.
 */
export interface SecondFactorTicket {
  ticket: SecondFactorTicketSecret;
  /**
     * Seconds until the ticket expires.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
  /**
     * What the member can give. A recovery code always works, too.
     * @maxItems 2
     */
  methods: SecondFactorMethod[];
}

export interface RefusalDetail {
  /** @maxItems 50 */
  reasons: Reason[];
  /** When trying again makes sense. */
  nextDate?: string;
  /** The countries it is for, where that is why. */
  regions?: Regions;
  /**
     * The masked email address of the account, with the reason `HAS_EMAIL`.
     * @minLength 5
     * @maxLength 254
     */
  maskedAddress?: string;
  /** What to finish the sign-in with, with `SECOND_FACTOR_NEEDED`. */
  secondFactor?: SecondFactorTicket;
}

/**
 * Why a call was not done, in words and for machines. Its code is never 200.
 */
export interface Refusal {
  /**
     * The refusal, see `x-refusals` at the root.
     * @minimum 400
     */
  code: number;
  message: Message;
  data?: RefusalDetail;
}

/**
 * An e-mail address: an ASCII dot-atom, and a domain in ASCII as IDNA writes it (`xn--…`). One mailbox has one spelling:
 * case does not count.
 * @minLength 6
 * @maxLength 254
 * @pattern ^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$
 */
export type Email = string;

/**
 * An e-mail address, written as `Email` says, or a phone in E.164. Every form of one phone number is one account, so
 * `+660812345678` is `+66812345678`. A phone that is no mobile phone of any country is refused as malformed, with
 * `PHONE_INVALID`, unless it is a member's already.
 * @minLength 6
 * @maxLength 254
 * @pattern ^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])|\+[1-9][0-9]{6,14})$
 */
export type Account = string;

/**
 * The six digits that were sent, or the ticket that `verifyCode` gave for them.
 * @pattern ^(?:[0-9]{6}|[A-Za-z0-9_-]{43})$
 */
export type VerifyCode = string;

/**
 * 8 to 128 characters; spaces and every script are welcome.
 * @minLength 8
 * @maxLength 128
 */
export type Password = string;

/**
 * Gregorian `YYYY-MM-DD` by the member's calendar.
 */
export type CalendarDate = string;

/**
 * A month `YYYY-MM` of the Gregorian calendar.
 * @pattern ^20[0-9]{2}-(?:0[1-9]|1[0-2])$
 */
export type Month = string;

/**
 * ISO 8601 in UTC.
 */
export type Instant = string;

/**
 * IANA name; the member's calendar and clock follow it.
 * @maxLength 64
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type TimeZone = string;

/**
 * The time zone of the device or one that the member chose. A name that is not in the IANA time zone database becomes the
 * usual time zone of the country, and so does an absent one at registration.
 * @maxLength 64
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type DeviceTimeZone = string;

/**
 * An opaque id.
 * @minLength 8
 * @maxLength 64
 */
export type Uid = string;

/**
 * Whole coins or points.
 * @minimum 0
 * @maximum 1000000000
 */
export type Amount = number;

/**
 * An amount of money.
 */
export interface Money {
  /**
     * Whole minor units by ISO 4217 (`x-currencies`), whatever people write: 100 to the US dollar, baht and rupiah, 1 to the đồng.
     * @minimum 0
     * @maximum 9007199254740991
     */
  amount: number;
  /**
     * ISO 4217.
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
}

/**
 * In the request's language.
 * @minLength 1
 * @maxLength 200
 */
export type Name = string;

/**
 * Address of a picture, absolute or on the hub's own origin.
 * @minLength 1
 * @maxLength 2048
 */
export type Picture = string;

/**
 * An opaque id.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type Id = string;

/**
 * Tickets of a draw that come with a reward.
 */
export interface RewardTickets {
  draw: Id;
  /**
     * How many.
     * @minimum 1
     * @maximum 50
     */
  count: number;
}

export interface Reward {
  coins: Amount;
  points: Amount;
  /** What it is, where it is more than coins and points. */
  name?: Name;
  /** Of what has a name. */
  picture?: Picture;
  /** The voucher that comes with it. */
  voucher?: Id;
  /** The gift that comes with it */
  gift?: Id;
  tickets?: RewardTickets;
}

/**
 * Plain text in the request's language; an empty line parts paragraphs.
 * @maxLength 5000
 */
export type Text = string;

/**
 * A place on the hub: path, query and fragment, percent-encoded.
 * @maxLength 2048
 * @pattern ^/(?:[!-.0-\[\]-~][!-\[\]-~]*)?$
 */
export type HubPath = string;

/**
 * Asks for the next page as `cursor`; `null` on the last one.
 * @maxLength 64
 * @nullable
 */
export type NextCursor = string | null;

/**
 * Whether the member may have it now, and if not, why and from when.
 */
export interface Eligibility {
  /** Nothing is in the way. */
  ok: boolean;
  /**
     * What is in the way; empty when nothing is.
     * @maxItems 20
     */
  reasons: Reason[];
  /** When it opens */
  nextDate?: Instant;
}

/**
 * What the code will be used for; it works for nothing else. `recover` sets a new password, `confirm` proves
 * again who asks for something grave, `verify` proves an address or phone that is to be added.
 */
export type CodePurpose = typeof CodePurpose[keyof typeof CodePurpose];


export const CodePurpose = {
  login: 'login',
  register: 'register',
  recover: 'recover',
  confirm: 'confirm',
  verify: 'verify',
} as const;

export interface SendVerifyCodeRequest {
  account: Account;
  purpose: CodePurpose;
}

export interface PasswordProof {
  password: Password;
}

export interface CodeProof {
  code: VerifyCode;
}

/**
 * The id of a credential, as its device made it, in base64url.
 * @minLength 16
 * @maxLength 1364
 * @pattern ^[\w-]+$
 */
export type PasskeyId = string;

/**
 * What the browser says of challenge and origin, in base64url.
 * @minLength 16
 * @maxLength 4096
 * @pattern ^[\w-]+$
 */
export type PasskeyClientData = string;

/**
 * The member's id, in base64url.
 * @minLength 1
 * @maxLength 88
 * @pattern ^[\w-]+$
 */
export type PasskeyUserHandle = string;

/**
 * Of what the browser gave, what the hub reads.
 */
export interface PasskeyAssertion {
  id: PasskeyId;
  clientDataJSON: PasskeyClientData;
  /**
     * What the device says of itself and its user, in base64url.
     * @minLength 16
     * @maxLength 2048
     * @pattern ^[\w-]+$
     */
  authenticatorData: string;
  /**
     * The signature of both, in base64url.
     * @minLength 16
     * @maxLength 2048
     * @pattern ^[\w-]+$
     */
  signature: string;
  userHandle?: PasskeyUserHandle;
}

export interface PasskeyProof {
  passkey: PasskeyAssertion;
}

/**
 * Fresh proof of who asks, by the password, by a code sent for the purpose `confirm`, or by a passkey that was asked for
 * by `beginPasskeyProof`.
 */
export type Proof = PasswordProof | CodeProof | PasskeyProof;

/**
 * Fresh proof of who asks; left out, the last one given in this session counts for ten minutes.
 */
export interface RecentProof {
  proof?: Proof;
}

export interface CodeSent {
  /**
     * How long the code holds.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
  /**
     * When another may be asked for.
     * @minimum 1
     * @maximum 3600
     */
  resendInSeconds: number;
}

export interface LoginByCodeRequest {
  account: Account;
  code: VerifyCode;
}

export interface LoginRequest {
  account: Account;
  password: Password;
}

/**
 * What the member likes to be called.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type FirstName = string;

/**
 * Not everybody has one.
 * @maxLength 60
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type LastName = string;

/**
 * Where somebody registers, `web` where nothing is said; a browser on a phone is `h5`.
 */
export type RegisterChannel = typeof RegisterChannel[keyof typeof RegisterChannel];


export const RegisterChannel = {
  web: 'web',
  h5: 'h5',
  app: 'app',
} as const;

/**
 * What led somebody to the hub (`utm_source`, `utm_medium` or `source` of the address), `shopify` where nothing is said.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type TrafficSource = string;

/**
 * The `linkCode` of the member who invited; one that is unknown does no harm.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type InvitationCode = string;

export interface RegisterByCodeRequest {
  account: Account;
  code: VerifyCode;
  firstName: FirstName;
  lastName?: LastName;
  password?: Password;
  countryCode: CountryCode;
  timeZone?: DeviceTimeZone;
  /** Consent to membership and its privacy policy in the country's current version. */
  agreePrivacyPolicy: true;
  /** Consent to news and offers. */
  agreeMarketing: boolean;
  /** Consent to measuring how the hub is used. */
  agreeTracking: boolean;
  channel?: RegisterChannel;
  source?: TrafficSource;
  linkCode?: InvitationCode;
}

export interface RegisterRequest {
  account: Account;
  code: VerifyCode;
  firstName: FirstName;
  lastName?: LastName;
  password: Password;
  countryCode: CountryCode;
  timeZone?: DeviceTimeZone;
  /** Consent to membership and its privacy policy in the country's current version. */
  agreePrivacyPolicy: true;
  /** Consent to news and offers. */
  agreeMarketing: boolean;
  /** Consent to measuring how the hub is used. */
  agreeTracking: boolean;
  channel?: RegisterChannel;
  source?: TrafficSource;
  linkCode?: InvitationCode;
}

export interface Session {
  /**
     * Opaque, at least 128 random bits.
     * @minLength 22
     * @maxLength 128
     */
  token: string;
  expiresAt: Instant;
  uid: Uid;
}

/**
 * 20 days after sign-in. A session that is not used for 14 days ends before that.
 */
export type SessionEnd = Instant;

export interface CheckedToken {
  uid: Uid;
  expiresAt: Instant;
}

/**
 * Room for what a market adds.
 */
export type UserInfoExtraInfo = {[key: string]: string};

export interface MemberLevel {
  /**
     * Levels run 1 to 4.
     * @minimum 1
     * @maximum 4
     */
  level: number;
  /**
     * In the request's language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  fromPoints: Amount;
}

/**
 * Section 3 of the specification; every field is always there, `null` where nothing is known.
 */
export interface UserInfo {
  /** Whether a sign-in page was used before: `/activity/signIn`, or a check-in. */
  isVisitSignView: boolean;
  /** Whether the menu offers the check-in. */
  showSignMenu: boolean;
  /** A newer privacy policy waits for consent. */
  newPrivacyPolicy: boolean;
  /**
     * Permission codes of the activities open to the member.
     * @maxItems 50
     * @items.pattern ^[A-Z]{3}[0-9]{5}$
     */
  activityList: string[];
  /** Whether the account has a password of its own. */
  hasPass: boolean;
  /** Whether the member has added a passkey. */
  hasPasskey: boolean;
  uid: Uid;
  /**
     * Where the member is written to.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * What the member likes to be called.
     * @maxLength 60
     */
  firstName: string;
  /**
     * Not everybody has one.
     * @maxLength 60
     * @nullable
     */
  lastName: string | null;
  /**
     * E.164.
     * @nullable
     * @pattern ^\+[1-9][0-9]{6,14}$
     */
  phone: string | null;
  /**
     * Address of the picture.
     * @maxLength 2048
     * @nullable
     */
  avatar: string | null;
  countryCode: CountryCode;
  /**
     * In the request's language.
     * @maxLength 100
     */
  countryName: string;
  /**
     * The lactation stage.
     * @minimum 1
     * @maximum 9
     */
  lactation: number;
  /**
     * As the member gave it.
     * @maxLength 20
     * @nullable
     */
  cupSize: string | null;
  /**
     * As the member gave it.
     * @maxLength 20
     * @nullable
     */
  siliconePlugSize: string | null;
  /**
     * When work resumes.
     * @nullable
     */
  resumptionDate: string | null;
  /**
     * The level held.
     * @minimum 1
     * @maximum 4
     */
  memberLevel: number;
  points: Amount;
  /**
     * Gifts that wait.
     * @minimum 0
     */
  giftCount: number;
  /**
     * Vouchers that can be used.
     * @minimum 0
     */
  discountCount: number;
  /** Coins to spend. */
  amount: Amount;
  /**
     * @minItems 1
     * @maxItems 4
     */
  memberLevelList: MemberLevel[];
  /**
     * Where the member registered.
     * @maxLength 40
     */
  registerChannel: string;
  /**
     * The traffic source at registration.
     * @maxLength 100
     */
  registerSource: string;
  /**
     * The shop's address for this member.
     * @maxLength 2048
     * @nullable
     */
  shopifyUrl: string | null;
  /**
     * Where the member buys.
     * @minimum 1
     * @maximum 99
     */
  purchaseChannel: number;
  /** Whether the menu offers the rights page. */
  showMyRightsMenu: boolean;
  /** Room for what a market adds. */
  extraInfo: UserInfoExtraInfo;
  /**
     * The member's birthday.
     * @nullable
     */
  birthday: string | null;
  /**
     * Until then another birthday is a correction, which opens gifts without a wait: 48 hours after the first entry,
     * unless something was claimed for it. `null` once a changed birthday waits.
     */
  birthdayCorrectableUntil: Instant | null;
  /**
     * In the request's language.
     * @maxLength 100
     */
  registerCountryName: string;
  registerCountryCode: CountryCode;
  /** The phone answered a code. */
  phoneVerified: boolean;
  /** The address answered a code. */
  emailVerified: boolean;
  /**
     * The due date.
     * @nullable
     */
  childExpectedDate: string | null;
}

/**
 * A way to prove an account.
 */
export type SignInMethod = typeof SignInMethod[keyof typeof SignInMethod];


export const SignInMethod = {
  code: 'code',
  password: 'password',
} as const;

/**
 * What an account is.
 */
export type AccountKind = typeof AccountKind[keyof typeof AccountKind];


export const AccountKind = {
  email: 'email',
  phone: 'phone',
} as const;

/**
 * Another service that can say who somebody is.
 */
export type SocialProvider = typeof SocialProvider[keyof typeof SocialProvider];


export const SocialProvider = {
  google: 'google',
  facebook: 'facebook',
  apple: 'apple',
} as const;

export interface LoginInit {
  /**
     * The ways to sign in, the one to offer first at the head.
     * @minItems 1
     * @maxItems 2
     */
  methods: SignInMethod[];
  /**
     * The other services that can be used to sign in here.
     * @maxItems 3
     */
  providers: SocialProvider[];
  /**
     * Digits of a code.
     * @minimum 4
     * @maximum 10
     */
  codeLength: number;
  /**
     * How long a code holds.
     * @minimum 1
     * @maximum 3600
     */
  codeSeconds: number;
  /**
     * When another may be asked for.
     * @minimum 1
     * @maximum 3600
     */
  resendSeconds: number;
  /**
     * Where the caller most likely dials from.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string | null;
}

export interface LoginPreCheckRequest {
  account: Account;
}

export interface LoginPreCheck {
  kind: AccountKind;
  /**
     * The ways to sign in, the one to offer first at the head.
     * @minItems 1
     * @maxItems 2
     */
  methods: SignInMethod[];
}

export interface CheckUserAccountRequest {
  /**
     * An e-mail address or a phone as it was typed.
     * @minLength 1
     * @maxLength 254
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  account: string;
  countryCode?: CountryCode;
}

export interface CheckedAccount {
  account: Account;
  kind: AccountKind;
  /**
     * The country of a phone, where it has one.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string | null;
}

/**
 * A code as it was sent.
 * @pattern ^[0-9]{6}$
 */
export type SixDigits = string;

export interface VerifyCodeRequest {
  account: Account;
  purpose: CodePurpose;
  code: SixDigits;
}

export interface CodeTicket {
  /**
     * Stands in the place of the code once.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  ticket: string;
  /**
     * How long it holds.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
}

export interface RecoverPasswordRequest {
  account: Account;
  code: VerifyCode;
  newPassword: Password;
}

export interface SendMailByRecoverPwdRequest {
  account: Account;
}

export interface LinkSent {
  /**
     * How long the link holds.
     * @minimum 1
     * @maximum 86400
     */
  expiresInSeconds: number;
  /**
     * When another may be asked for.
     * @minimum 1
     * @maximum 3600
     */
  resendInSeconds: number;
}

/**
 * What the link carries behind its `#`.
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type RecoverToken = string;

export interface CheckRecoverUrlRequest {
  token: RecoverToken;
}

export interface RecoverLink {
  /** Whose password it sets; who holds the link may know. */
  account: Account;
  expiresAt: Instant;
}

export interface ResetNewPassRequest {
  token: RecoverToken;
  newPassword: Password;
}

/**
 * Removes the email or phone once, by `removeLostAccount`.
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type LostAccountTicket = string;

export interface LostAccount {
  kind: AccountKind;
  /**
     * The masked email or phone.
     * @minLength 5
     * @maxLength 254
     */
  account: string;
  ticket: LostAccountTicket;
  /**
     * Seconds until the ticket expires.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
}

/**
 * What is left to confirm after a recovery.
 */
export interface RecoveredAccount {
  /** The email or phone that the recovery did not prove; `null` if the member has none. */
  other: LostAccount | null;
}

export interface RemoveLostAccountRequest {
  ticket: LostAccountTicket;
}

export interface ModifyPasswordRequest {
  /** Asked for without a passkey. */
  oldPassword?: Password;
  passkey?: PasskeyAssertion;
  newPassword: Password;
}

export interface OrgPwd {
  /** The member has no password of their own yet. */
  isOrgPwd: boolean;
}

export interface ModifyOrgPasswordRequest {
  code: VerifyCode;
  newPassword: Password;
}

/**
 * `parcel` is a parcel of an order on its way; `redemption` and `gift` are from `reserved` to `shipped`, or a
 * `redemption` came back undelivered and its coins can be taken back; `voucher` can be used;
 * `ticket` is unused and its draw is open or ahead; `raffleEntry` is not drawn yet; `eventPlace` is a place, or one on the
 * waiting list, at an event that has not ended.
 */
export type UnderWayKind = typeof UnderWayKind[keyof typeof UnderWayKind];


export const UnderWayKind = {
  parcel: 'parcel',
  redemption: 'redemption',
  gift: 'gift',
  voucher: 'voucher',
  ticket: 'ticket',
  raffleEntry: 'raffleEntry',
  eventPlace: 'eventPlace',
} as const;

export interface UnderWayItem {
  kind: UnderWayKind;
  /**
     * The number of the parcel's order; otherwise the name of the product, gift, voucher, draw or campaign. `null` for
     * things about babies if the member has silenced baby content, for things that the catalogue no longer has, and for all
     * after the first 100 names of a kind.
     * @maxLength 200
     * @nullable
     */
  name: string | null;
  /** @minimum 1 */
  count: number;
}

export interface DeletionPreview {
  coins: Amount;
  points: Amount;
  /**
     * Vouchers that can be used.
     * @minimum 0
     */
  vouchers: number;
  /**
     * Gifts that were not claimed yet.
     * @minimum 0
     */
  giftsWaiting: number;
  /**
     * Gifts that were claimed and did not arrive yet.
     * @minimum 0
     */
  giftsUnderway: number;
  /**
     * One entry for each kind and name, in the order of the kinds.
     * @maxItems 50
     */
  underWay: UnderWayItem[];
  undoUntil: Instant;
}

export interface DisableRequest {
  proof: Proof;
}

export interface DeletionAsked {
  undoUntil: Instant;
}

/**
 * Proof of an account, by its password or by a code sent for the purpose `login`.
 */
export type SignInProof = PasswordProof | CodeProof;

export interface UndoDisableRequest {
  account: Account;
  proof: SignInProof;
}

export interface SignedInDevice {
  id: Id;
  /**
     * Browser and system at sign-in.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  device: string | null;
  /**
     * The country at sign-in.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string | null;
  createdAt: Instant;
  expiresAt: Instant;
  /** The session that asks. */
  current: boolean;
}

export interface SessionList {
  /** @maxItems 50 */
  items: SignedInDevice[];
  nextCursor: NextCursor | null;
}

export interface RevokedSessions {
  /**
     * How many sessions ended.
     * @minimum 0
     */
  ended: number;
}

/**
 * What the attempt is for, `bind` to connect an account with the membership that is signed in.
 */
export type SocialIntent = typeof SocialIntent[keyof typeof SocialIntent];


export const SocialIntent = {
  signIn: 'signIn',
  bind: 'bind',
} as const;

/**
 * Names an attempt to the provider and back.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type SocialState = string;

/**
 * Ties an attempt to the window that began it.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type SocialBinding = string;

/**
 * Stands for an account that a provider has confirmed, for ten minutes and one success.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type SocialTicketSecret = string;

export interface OauthLoginRequest {
  intent: SocialIntent;
  /** Where to go on afterwards; it comes back with the outcome. */
  redirect: HubPath;
}

export interface SocialAttempt {
  /**
     * The provider's page to go to.
     * @maxLength 4096
     */
  url: string;
  state: SocialState;
  binding: SocialBinding;
  /**
     * What the id token has to repeat.
     * @minLength 43
     * @maxLength 64
     */
  nonce: string;
  /**
     * How long the attempt holds.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
}

/**
 * What comes next: `done` with a session; with a ticket `register` for a new person, `prove` for an address that is
 * a member's already, `bind` for a member who wants to connect the account.
 */
export type SocialNext = typeof SocialNext[keyof typeof SocialNext];


export const SocialNext = {
  done: 'done',
  register: 'register',
  prove: 'prove',
  bind: 'bind',
} as const;

export interface SocialTicket {
  ticket: SocialTicketSecret;
  /**
     * Seconds until the ticket expires.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
  provider: SocialProvider;
  /**
     * The address that the provider has verified, if any.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * To begin the form with.
     * @maxLength 60
     * @nullable
     */
  firstName: string | null;
  /**
     * To begin the form with.
     * @maxLength 60
     * @nullable
     */
  lastName: string | null;
}

export interface SocialResult {
  next: SocialNext;
  /** Set when it is `done`. */
  session: Session | null;
  /** Set when it is not `done`. */
  ticket: SocialTicket | null;
  redirect: HubPath;
}

export interface SocialLoginRequest {
  provider: SocialProvider;
  state: SocialState;
  binding: SocialBinding;
  /**
     * The id token as the kit gave it.
     * @minLength 16
     * @maxLength 8192
     * @pattern ^[\w-]+\.[\w-]+\.[\w-]+$
     */
  idToken: string;
}

export interface SocialSendMailCodeRequest {
  ticket: SocialTicketSecret;
  /** What the member signs in with; asked for where the ticket has no address. */
  account?: Account;
}

export interface SocialVerifyMailCodeRequest {
  ticket: SocialTicketSecret;
  code: VerifyCode;
}

export interface SocialVerifyPassRequest {
  ticket: SocialTicketSecret;
  /** What the member signs in with; asked for where the ticket has no address. */
  account?: Account;
  password: Password;
}

export interface SocialRegisterRequest {
  ticket: SocialTicketSecret;
  /** Asked for, with `code`, where the ticket has no address. */
  account?: Account;
  code?: VerifyCode;
  firstName: FirstName;
  lastName?: LastName;
  countryCode: CountryCode;
  timeZone?: DeviceTimeZone;
  /** Consent to membership and its privacy policy in the country's current version. */
  agreePrivacyPolicy: true;
  /** Consent to news and offers. */
  agreeMarketing: boolean;
  /** Consent to measuring how the hub is used. */
  agreeTracking: boolean;
  channel?: RegisterChannel;
  source?: TrafficSource;
  linkCode?: InvitationCode;
}

export interface BindAccountRequest {
  ticket: SocialTicketSecret;
  proof: Proof;
}

export interface RemoveAccountRequest {
  provider: SocialProvider;
  proof?: Proof;
}

export interface BoundAccount {
  provider: SocialProvider;
  /**
     * The address that the provider had verified, to tell the account by.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /** When it was connected. */
  boundAt: Instant;
}

export interface BoundAccounts {
  /** @maxItems 3 */
  items: BoundAccount[];
}

export interface Passkey {
  id: Id;
  /**
     * As the member named it, else browser and system as it was added.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  name: string | null;
  /** When it was added. */
  createdAt: Instant;
  /**
     * When it was used last.
     * @nullable
     */
  lastUsedAt: string | null;
}

export interface PasskeyList {
  /** @maxItems 10 */
  items: Passkey[];
}

export interface BeginPasskeyRequest {
  proof?: Proof;
}

export interface RenamePasskeyRequest {
  /**
     * What to tell it by.
     * @minLength 1
     * @maxLength 60
     * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  name: string;
}

/**
 * What the passkey signs, in base64url.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type PasskeyChallenge = string;

/**
 * Milliseconds for which the challenge holds.
 * @minimum 1
 * @maximum 3600000
 */
export type PasskeyTimeout = number;

export interface PasskeyDescriptor {
  id: PasskeyId;
  /** The only kind there is. */
  type: 'public-key';
}

export type PasskeyCreationOptionsRp = {
  /**
     * The hub's host.
     * @maxLength 253
     */
  id: string;
  name: Name;
};

export type PasskeyCreationOptionsUser = {
  id: PasskeyUserHandle;
  /**
     * What the member signs in with.
     * @maxLength 254
     */
  name: string;
  /**
     * Their first name.
     * @maxLength 60
     */
  displayName: string;
};

export type PasskeyCreationOptionsPubKeyCredParamsItem = {
  /** The only kind there is. */
  type: 'public-key';
  /** A COSE algorithm. */
  alg: number;
};

/**
 * The device verifies its user by finger, face or PIN.
 */
export type PasskeyUserVerification = 'required';

export type PasskeyCreationOptionsAuthenticatorSelection = {
  /** The device finds it without an account. */
  residentKey: 'required';
  /** The same for older browsers. */
  requireResidentKey: true;
  userVerification: PasskeyUserVerification;
};

/**
 * `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.
 */
export interface PasskeyCreationOptions {
  rp: PasskeyCreationOptionsRp;
  user: PasskeyCreationOptionsUser;
  challenge: PasskeyChallenge;
  /**
     * The signatures that are taken, the best first.
     * @minItems 1
     * @maxItems 10
     */
  pubKeyCredParams: PasskeyCreationOptionsPubKeyCredParamsItem[];
  timeout: PasskeyTimeout;
  /**
     * Those that the member has: no device adds a second one.
     * @maxItems 10
     */
  excludeCredentials: PasskeyDescriptor[];
  authenticatorSelection: PasskeyCreationOptionsAuthenticatorSelection;
  /** Which device it is is not asked. */
  attestation: 'none';
}

/**
 * `PublicKeyCredentialRequestOptionsJSON` of WebAuthn.
 */
export interface PasskeyRequestOptions {
  challenge: PasskeyChallenge;
  /**
     * The hub's host.
     * @maxLength 253
     */
  rpId: string;
  timeout: PasskeyTimeout;
  userVerification: PasskeyUserVerification;
  /**
     * Those of the member who proves who they are; none to sign in.
     * @maxItems 10
     */
  allowCredentials: PasskeyDescriptor[];
}

/**
 * Of the credential that the browser made, what the hub reads.
 */
export interface AddPasskeyRequest {
  id: PasskeyId;
  clientDataJSON: PasskeyClientData;
  /**
     * The key and what the device says of it, in base64url.
     * @minLength 16
     * @maxLength 16384
     * @pattern ^[\w-]+$
     */
  attestationObject: string;
}

/**
 * A code of the moment from the member's authenticator app.
 * @minLength 6
 * @maxLength 6
 * @pattern ^[0-9]{6}$
 */
export type AuthenticatorCode = string;

/**
 * One of the member's recovery codes. Case, blanks and dashes do not count, and 0, 1 and 8 are O, I and B.
 * @minLength 16
 * @maxLength 40
 * @pattern ^[0-9A-Za-z -]+$
 */
export type RecoveryCode = string;

export interface BeginSecondFactorPasskeyRequest {
  ticket: SecondFactorTicketSecret;
}

/**
 * The ticket, and exactly one of the other fields.
 */
export interface LoginBySecondFactorRequest {
  ticket: SecondFactorTicketSecret;
  code?: AuthenticatorCode;
  recoveryCode?: RecoveryCode;
  passkey?: PasskeyAssertion;
}

export interface SecondFactor {
  /**
     * When it was turned on; `null` while it is off.
     * @nullable
     */
  turnedOnAt: string | null;
  /** Whether an authenticator app is set up. */
  hasAuthenticator: boolean;
  /** Whether the member has a passkey. */
  hasPasskey: boolean;
  /**
     * Recovery codes that are not used yet.
     * @minimum 0
     * @maximum 10
     */
  recoveryCodesLeft: number;
}

export interface AuthenticatorSetup {
  /**
     * 160 random bits in base32. It is not returned again.
     * @minLength 32
     * @maxLength 32
     * @pattern ^[A-Z2-7]+$
     */
  secret: string;
  /**
     * The same for an app to open or scan (`otpauth://totp/…`).
     * @maxLength 2048
     */
  uri: string;
  /**
     * How long `confirmAuthenticator` accepts a code of it.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
}

export interface ConfirmAuthenticatorRequest {
  code: AuthenticatorCode;
}

export interface RecoveryCodes {
  /**
     * New recovery codes, which replace all earlier ones. They are not returned again. Empty if the member keeps the codes
     * that they have.
     * @maxItems 10
     */
  codes: RecoveryCode[];
}

export interface ShopPass {
  /**
     * Leads into the shop.
     * @maxLength 8192
     */
  url: string;
}

/**
 * The number of a stage of `listLactationStages`; 1 where nothing else was said.
 * @minimum 1
 * @maximum 9
 */
export type LactationNumber = number;

/**
 * Where the member buys, as the number that the shops use; 1 until told otherwise.
 * @minimum 1
 * @maximum 99
 */
export type PurchaseChannel = number;

/**
 * What is absent stays as it is; `null` clears. Balances, level, permissions, e-mail, phone and whether they are
 * verified are not the member's to write.
 */
export interface ModifyUserInfoRequest {
  /**
     * What the member likes to be called.
     * @minLength 1
     * @maxLength 60
     * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  firstName?: string;
  /**
     * Not everybody has one.
     * @maxLength 60
     * @nullable
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  lastName?: string | null;
  /**
     * The member's birthday.
     * @nullable
     */
  birthday?: string | null;
  countryCode?: CountryCode;
  timeZone?: DeviceTimeZone;
  lactation?: LactationNumber;
  /**
     * As the member gives it.
     * @maxLength 20
     * @nullable
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  cupSize?: string | null;
  /**
     * As the member gives it.
     * @maxLength 20
     * @nullable
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  siliconePlugSize?: string | null;
  /**
     * When work resumes.
     * @nullable
     */
  resumptionDate?: string | null;
  purchaseChannel?: PurchaseChannel;
}

export interface NextTimeZone {
  timeZone: TimeZone;
  /** When it begins to hold. */
  from: Instant;
}

/**
 * What the member says of themselves, as it stands now.
 */
export interface Profile {
  /**
     * What the member likes to be called.
     * @maxLength 60
     */
  firstName: string;
  /**
     * Not everybody has one.
     * @maxLength 60
     * @nullable
     */
  lastName: string | null;
  /**
     * The member's birthday.
     * @nullable
     */
  birthday: string | null;
  /**
     * Until then another birthday is a correction, which opens gifts without a wait: 48 hours after the first entry,
     * unless something was claimed for it. `null` once a changed birthday waits.
     */
  birthdayCorrectableUntil: Instant | null;
  countryCode: CountryCode;
  timeZone: TimeZone;
  /** A change that waits for the next day; `null` where none does. */
  nextTimeZone: NextTimeZone | null;
  lactation: LactationNumber;
  /**
     * As the member gave it.
     * @maxLength 20
     * @nullable
     */
  cupSize: string | null;
  /**
     * As the member gave it.
     * @maxLength 20
     * @nullable
     */
  siliconePlugSize: string | null;
  /**
     * When work resumes.
     * @nullable
     */
  resumptionDate: string | null;
  purchaseChannel: PurchaseChannel;
}

export interface ModifyUserAvatarRequest {
  /** A stored upload of the purpose `avatar`; `null` removes the picture. */
  upload: Id | null;
}

export interface MemberAvatar {
  /** The member's picture, `null` where there is none. */
  avatar: Picture | null;
}

export interface SubscribeRequest {
  /** Whether news and offers are welcome this way. */
  subscribed: boolean;
}

/**
 * What a link from a mail confirms.
 */
export type ActivationPurpose = typeof ActivationPurpose[keyof typeof ActivationPurpose];


export const ActivationPurpose = {
  verifyEmail: 'verifyEmail',
} as const;

/**
 * The token of a link from a mail, at least 128 random bits.
 * @pattern ^[\w-]{22,128}$
 */
export type ActivationToken = string;

/**
 * `open` can be confirmed, `done` was confirmed before.
 */
export type ActivationState = typeof ActivationState[keyof typeof ActivationState];


export const ActivationState = {
  open: 'open',
  expired: 'expired',
  done: 'done',
} as const;

export interface Activation {
  purpose: ActivationPurpose;
  /**
     * The address it is about, masked: enough to recognise, too little to learn.
     * @maxLength 254
     */
  account: string;
  /** `open` can be confirmed, `done` was confirmed before. */
  state: ActivationState;
  expiresAt: Instant;
}

export interface ConfirmActivationRequest {
  token: ActivationToken;
}

export interface ActivationSent {
  /**
     * How long the link holds.
     * @minimum 1
     * @maximum 604800
     */
  expiresInSeconds: number;
  /**
     * When another may be asked for.
     * @minimum 1
     * @maximum 3600
     */
  resendInSeconds: number;
}

export interface ModifyAccountRequest {
  account: Account;
  code: VerifyCode;
  proof: Proof;
}

export interface Baby {
  id: Id;
  /**
     * What the family calls the baby.
     * @maxLength 60
     * @nullable
     */
  name: string | null;
  /**
     * Gregorian; `null` once born.
     * @nullable
     */
  dueDate: string | null;
  /**
     * Gregorian; `null` before birth.
     * @nullable
     */
  birthDate: string | null;
  /**
     * Until then another birth date is a correction, which opens gifts without a wait: 48 hours after the first entry,
     * unless a gift was claimed for it. `null` once a changed date waits.
     */
  correctableUntil: Instant | null;
  /** Derived from the dates each time; `null` where they tell nothing, or while baby content is silenced. */
  stage: LactationNumber | null;
}

export interface Babies {
  /**
     * In the order they were added.
     * @maxItems 12
     */
  items: Baby[];
  /** Whether the member silenced all baby content. */
  silenced: boolean;
}

/**
 * With `id` a change, in which what is absent stays as it is; without it a new baby.
 */
export interface SaveBabyRequest {
  id?: Id;
  /**
     * What the family calls the baby.
     * @maxLength 60
     * @nullable
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  name?: string | null;
  /**
     * When the baby is expected.
     * @nullable
     */
  dueDate?: string | null;
  /**
     * When the baby was born; it takes the due date's place.
     * @nullable
     */
  birthDate?: string | null;
}

export interface DeleteBabyRequest {
  id: Id;
}

export interface BabyContent {
  /** `true` silences all baby content, `false` lets it come back. */
  silenced: boolean;
}

export interface LactationStage {
  stage: LactationNumber;
  name: Name;
  text: Text;
  /**
     * The day of life with which it begins; `null` before birth.
     * @minimum 0
     * @maximum 3650
     * @nullable
     */
  fromDay: number | null;
}

export interface LactationStages {
  /**
     * In their order.
     * @maxItems 9
     */
  items: LactationStage[];
  /**
     * The signed-in member's own, by their youngest; `null` for a visitor, where nothing is known, and while baby
     * content is silenced.
     */
  current: LactationNumber | null;
}

/**
 * A task of the catalogue.
 */
export type TaskName = typeof TaskName[keyof typeof TaskName];


export const TaskName = {
  'verify-email': 'verify-email',
  'agree-policy': 'agree-policy',
  'complete-profile': 'complete-profile',
  'add-baby': 'add-baby',
  'add-address': 'add-address',
  'first-check-in': 'first-check-in',
} as const;

/**
 * `ready` is done and its prize waits to be taken by `completeTask`.
 */
export type TaskState = typeof TaskState[keyof typeof TaskState];


export const TaskState = {
  open: 'open',
  ready: 'ready',
} as const;

export interface Task {
  task: TaskName;
  name: Name;
  text: Text;
  link: HubPath;
  /** `ready` is done and its prize waits to be taken by `completeTask`. */
  state: TaskState;
  /**
     * What still has to be done; empty when `ready`.
     * @maxItems 20
     */
  missing: Reason[];
  reward: Reward;
}

export interface PendingTasks {
  /**
     * The most important first; empty when everything is done.
     * @maxItems 20
     */
  items: Task[];
}

export interface CompleteTaskRequest {
  task: TaskName;
}

export interface TaskCompleted {
  task: TaskName;
  reward: Reward;
  /** The balance after the reward. */
  coins: Amount;
  /** The balance after the reward. */
  points: Amount;
}

/**
 * Names one policy of one country.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[\w-]+$
 */
export type PolicyVersion = string;

export interface ComingPolicy {
  version: PolicyVersion;
  effectiveFrom: CalendarDate;
}

export interface PrivacyPolicy {
  /** The country it is written for; `null` for the general one. */
  countryCode: CountryCode | null;
  version: PolicyVersion;
  effectiveFrom: CalendarDate;
  /** What it says in short. */
  summary: Text;
  /** The page with the whole text. */
  link: HubPath;
  /** Whether the member agreed to this very version. */
  agreed: boolean;
  /** The one agreed to last. */
  agreedVersion: PolicyVersion;
  /** When the member agreed to this version, `null` while they have not. */
  agreedAt: Instant | null;
  /** A version that is announced and not in force yet. */
  next: ComingPolicy | null;
}

export interface AgreePrivacyPolicyRequest {
  version: PolicyVersion;
}

export interface PolicyAgreement {
  /** Whether the version in force in their country is agreed to. */
  isAgree: boolean;
  version: PolicyVersion;
}

/**
 * What a consent is for: keeping the membership itself; what is kept of babies and health; news and offers by
 * mail; the same by phone; measuring how the hub is used.
 */
export type ConsentPurpose = typeof ConsentPurpose[keyof typeof ConsentPurpose];


export const ConsentPurpose = {
  membership: 'membership',
  babyData: 'babyData',
  marketingMail: 'marketingMail',
  marketingPhone: 'marketingPhone',
  tracking: 'tracking',
} as const;

export interface Consent {
  purpose: ConsentPurpose;
  /** Whether it is given; without a word from the member it is not. */
  granted: boolean;
  /** Where the member lived when they said so; `null` where they have not said anything. */
  countryCode: CountryCode | null;
  /** The policy then in force. */
  policyVersion: PolicyVersion | null;
  /** When the member said so. */
  at: Instant | null;
}

export interface Consents {
  /**
     * One for each purpose.
     * @minItems 5
     * @maxItems 5
     */
  items: Consent[];
}

/**
 * What is absent stays as it is.
 */
export interface SetConsentsRequest {
  /** To keep the membership, by the policy in force. */
  membership?: boolean;
  /** To keep what the member tells of babies and health. */
  babyData?: boolean;
  /** News and offers by mail. */
  marketingMail?: boolean;
  /** News and offers by phone. */
  marketingPhone?: boolean;
  /** Measuring how the hub is used. */
  tracking?: boolean;
}

/**
 * The kinds of section 4 of the specification.
 */
export type NoticeTone = typeof NoticeTone[keyof typeof NoticeTone];


export const NoticeTone = {
  positive: 'positive',
  negative: 'negative',
  warning: 'warning',
  info: 'info',
  ongoing: 'ongoing',
} as const;

/**
 * A state of `ParcelState`, or `cancelled`: it could not be sent.
 */
export type ToldState = typeof ToldState[keyof typeof ToldState];


export const ToldState = {
  packed: 'packed',
  handedOver: 'handedOver',
  inTransit: 'inTransit',
  outForDelivery: 'outForDelivery',
  attempted: 'attempted',
  waitsForPickup: 'waitsForPickup',
  delivered: 'delivered',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

export interface ToldStep {
  state: ToldState;
  at: Instant;
}

export interface NoticeParcel {
  /**
     * The thing it was sent for, of an order the first one; the order's number where nothing is known of it.
     * @minLength 1
     * @maxLength 300
     */
  name: string;
  /**
     * How many more things the order holds.
     * @minimum 0
     * @maximum 500
     */
  others: number;
  /** Of that thing, as far as there is one. */
  picture: Picture | null;
  state: ToldState;
  /**
     * What was told of it before, newest first.
     * @maxItems 20
     */
  earlier: ToldStep[];
}

export interface Notice {
  id: Id;
  /**
     * What happened.
     * @maxLength 64
     */
  kind: string;
  tone: NoticeTone;
  title: Name;
  text: Text;
  /** Where more of it is, `null` where that is all. */
  link: HubPath | null;
  at: Instant;
  /** Whether it was marked as read. */
  read: boolean;
  /** What was told of one parcel; `null` for all else. */
  parcel: NoticeParcel | null;
}

/**
 * How many notices are unread, a parcel's as one; 100 stands for as many or more.
 * @minimum 0
 * @maximum 100
 */
export type UnreadCount = number;

export interface Notices {
  /**
     * Newest first.
     * @maxItems 50
     */
  items: Notice[];
  nextCursor: NextCursor | null;
  unread: UnreadCount;
}

export interface ReadNoticesRequest {
  /**
     * The notices that were read; all of them where it is absent.
     * @minItems 1
     * @maxItems 50
     */
  ids?: Id[];
}

export interface NoticesRead {
  unread: UnreadCount;
}

/**
 * How it is written: rows of values, or files for a spreadsheet.
 */
export type ExportDataRequestFormat = typeof ExportDataRequestFormat[keyof typeof ExportDataRequestFormat];


export const ExportDataRequestFormat = {
  json: 'json',
  csv: 'csv',
} as const;

export interface ExportDataRequest {
  proof: Proof;
  /** How it is written: rows of values, or files for a spreadsheet. */
  format?: ExportDataRequestFormat;
}

/**
 * One thing that is kept, its values by their names; instants are ISO 8601 in UTC.
 */
export interface ExportedRow { [key: string]: unknown }

export interface ExportedTable {
  /**
     * What it is.
     * @minLength 1
     * @maxLength 64
     */
  name: string;
  /**
     * One for each thing that is kept.
     * @maxItems 50
     */
  rows: ExportedRow[];
}

/**
 * What a file is for; it can be used for nothing else.
 */
export type UploadPurpose = typeof UploadPurpose[keyof typeof UploadPurpose];


export const UploadPurpose = {
  avatar: 'avatar',
  right: 'right',
  questionnaire: 'questionnaire',
  activity: 'activity',
  registration: 'registration',
  contact: 'contact',
} as const;

/**
 * A table as CSV, which `content` holds, or a file that the member uploaded, which `url` leads to.
 */
export interface ExportedFile {
  /**
     * A name to save it under.
     * @maxLength 80
     * @pattern ^[a-z0-9_-]+\.(csv|jpg|png|webp|pdf)$
     */
  name: string;
  /**
     * CSV (RFC 4180) in UTF-8, names in its first line; no cell begins a formula. Empty for an uploaded file.
     * @maxLength 100000000
     */
  content: string;
  /**
     * Downloads the uploaded file for 15 minutes without a token.
     * @minLength 1
     * @maxLength 500
     */
  url?: string;
  purpose?: UploadPurpose;
  /**
     * Media type of the uploaded file.
     * @maxLength 40
     * @pattern ^[a-z]+/[a-z]+$
     */
  contentType?: string;
  /**
     * Bytes of the uploaded file.
     * @minimum 0
     */
  size?: number;
  /**
     * SHA-256 of the uploaded file in hex; `null` for files from before it was stored. The archive lists it for every file.
     * @maxLength 64
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  sha256?: string | null;
  /** When the file was uploaded. */
  sentAt?: Instant;
}

export interface DataExport {
  madeAt: Instant;
  /**
     * What is kept, kind by kind; empty where CSV was asked for.
     * @maxItems 50
     */
  tables: ExportedTable[];
  /**
     * Files that the member uploaded; asked for CSV, the tables as one file a kind before them.
     * @maxItems 50
     */
  files: ExportedFile[];
  /**
     * Downloads all uploaded files for 15 minutes as one ZIP archive; relative to the hub. Its `manifest.json` lists name, purpose, type, size, SHA-256 and time of each file, and missing files. `null` without uploaded files.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  archiveUrl?: string | null;
}

/**
 * Who takes the parcel.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type RecipientName = string;

/**
 * E.164; the courier calls it.
 * @pattern ^\+[1-9][0-9]{6,14}$
 */
export type RecipientPhone = string;

/**
 * ISO 3166-2 without the country, or the hub's own where that names none: the same in every language, once in a
 * country.
 * @maxLength 60
 * @pattern ^[A-Z0-9]+(?:-[A-Z0-9]+)*$
 */
export type ProvinceCode = string;

/**
 * The name of a place.
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type AddressPart = string;

/**
 * Street and house.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type StreetLine = string;

/**
 * Building, floor, what helps to find it.
 * @maxLength 200
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type AddressNote = string;

/**
 * ZIP or postal code.
 * @maxLength 12
 * @pattern ^[A-Za-z0-9 -]*$
 */
export type Postcode = string;

export interface Address {
  id: Id;
  /** Whether parcels go here unless told otherwise. */
  isDefault: boolean;
  recipient: RecipientName;
  phone: RecipientPhone;
  countryCode: CountryCode;
  province?: ProvinceCode;
  /** State, province, in the request's language where it has a name there; without a `province` it is what was written before provinces had codes, and is to be chosen anew. */
  provinceName?: AddressPart;
  /** City; district in TH, regency in ID. */
  city?: AddressPart;
  /** District in ID. */
  district?: AddressPart;
  /** Sub-district in TH, village in ID, ward in VN. */
  ward?: AddressPart;
  line1: StreetLine;
  line2?: AddressNote;
  postcode?: Postcode;
}

/**
 * State, province: a `code` of `listProvinces`, empty for none.
 * @maxLength 60
 * @pattern ^(?:[A-Z0-9]+(?:-[A-Z0-9]+)*)?$
 */
export type AddressProvince = string;

/**
 * An address of any country, with the `id` of the one it replaces. US wants `province` (state), `city` and a ZIP
 * code; TH `province`, `city` (district), `ward` (sub-district) and 5 digits; ID `province`, `city` (regency),
 * `district`, `ward` (village) and 5 digits; VN `province` and `ward`; any other country `city`.
 */
export interface ModifyAddressRequest {
  id?: Id;
  /** `true` makes it the default; anything else changes nothing. */
  isDefault?: boolean;
  recipient: RecipientName;
  phone: RecipientPhone;
  countryCode: CountryCode;
  province?: AddressProvince;
  /** City; district in TH, regency in ID. */
  city?: AddressPart;
  /** District in ID. */
  district?: AddressPart;
  /** Sub-district in TH, village in ID, ward in VN. */
  ward?: AddressPart;
  line1: StreetLine;
  line2?: AddressNote;
  postcode?: Postcode;
}

export interface AddressList {
  /**
     * The default first.
     * @maxItems 20
     */
  items: Address[];
}

export interface SetDefaultAddressRequest {
  id: Id;
}

/**
 * The property of an address that it fills.
 */
export type AddressFormPartName = typeof AddressFormPartName[keyof typeof AddressFormPartName];


export const AddressFormPartName = {
  line1: 'line1',
  line2: 'line2',
  ward: 'ward',
  district: 'district',
  city: 'city',
  province: 'province',
  postcode: 'postcode',
} as const;

export interface AddressFormPart {
  /** The property of an address that it fills. */
  name: AddressFormPartName;
  /** What it is called there, in the request's language. */
  label: Name;
  /** Whether an address can do without it. */
  required: boolean;
  /**
     * A regular expression that it fits as a whole.
     * @maxLength 100
     */
  pattern?: string;
  /**
     * How it is written.
     * @maxLength 20
     */
  example?: string;
}

export interface AddressForm {
  countryCode: CountryCode;
  /**
     * In the order in which they are asked for.
     * @minItems 2
     * @maxItems 7
     */
  parts: AddressFormPart[];
}

export interface CoinExpiry {
  amount: Amount;
  date: CalendarDate;
}

export interface Membership {
  timeZone: TimeZone;
  /** A change that waits for the next day; `null` where none does. */
  nextTimeZone: NextTimeZone | null;
  coins: Amount;
  /** The coins that expire first, `null` where there are none. */
  nextExpiry: CoinExpiry | null;
  /** All that were ever gained. */
  points: Amount;
  /** Those of the running year; they reach a level. */
  pointsThisYear: Amount;
  level: MemberLevel;
  /** The last day on which the level holds without further points. */
  levelUntil: CalendarDate;
  /** The level above, `null` at the top. */
  nextLevel: MemberLevel | null;
  pointsToNextLevel: Amount;
  memberSince: CalendarDate;
}

/**
 * `levelGift` stands once, for all gifts of the level that cost no coins; `order` is a parcel of one, `parcel` that of a gift
 * or of a redemption.
 */
export type TodayKind = typeof TodayKind[keyof typeof TodayKind];


export const TodayKind = {
  newBabyGift: 'newBabyGift',
  babyBirthdayGift: 'babyBirthdayGift',
  momBirthdayGift: 'momBirthdayGift',
  levelGift: 'levelGift',
  wonGift: 'wonGift',
  voucher: 'voucher',
  order: 'order',
  parcel: 'parcel',
  raffle: 'raffle',
} as const;

/**
 * `attempted` found nobody; `failed` goes back to the sender.
 */
export type ParcelState = typeof ParcelState[keyof typeof ParcelState];


export const ParcelState = {
  packed: 'packed',
  handedOver: 'handedOver',
  inTransit: 'inTransit',
  outForDelivery: 'outForDelivery',
  attempted: 'attempted',
  waitsForPickup: 'waitsForPickup',
  delivered: 'delivered',
  failed: 'failed',
} as const;

export interface TodayItem {
  kind: TodayKind;
  /**
     * The baby's, or the member's own for their birthday; the won gift's, voucher's, parcel's, campaign's.
     * @maxLength 100
     */
  id: string;
  /**
     * What the family calls the baby, `null` where it has no name; an order's number; else what the gift, voucher, product or
     * campaign is called.
     * @maxLength 200
     * @nullable
     */
  name: string | null;
  picture: Picture;
  /** The last day on which it can be had; `null` where it does not end. */
  lastDay: CalendarDate | null;
  /** What it brings at once. */
  coins: Amount;
  /** The campaign's page; `null` for all else. */
  path: HubPath | null;
  /** Of a parcel's or order's way; `null` for all else. */
  parcelState: ParcelState | null;
}

export interface TodayCoinShop {
  /**
     * Of what the balance buys, worth most first, and then of what it nearly does.
     * @maxItems 2
     */
  pictures: Picture[];
  /**
     * How many products the member can have now.
     * @minimum 0
     * @maximum 1000
     */
  affordable: number;
  /** Coins to the product the member wished for, or else to the next one; `null` where nothing is left to save for. */
  missing: Amount | null;
}

export interface Today {
  /** Where the member is. */
  date: CalendarDate;
  /**
     * What is soonest and worth most first.
     * @maxItems 50
     */
  items: TodayItem[];
  /**
     * The youngest, born or expected, and those of the same date; none after a loss.
     * @maxItems 20
     */
  babies: Baby[];
  coinShop: TodayCoinShop;
  /** The coins that expire first; `null` unless `getCoins` has a `rescue` for them. */
  expiry: CoinExpiry | null;
}

/**
 * What is given; zeros and `null` for what is not.
 */
export interface PrizeSummary {
  coins: Amount;
  points: Amount;
  /** A voucher's name. */
  voucher: Name | null;
}

/**
 * A `perk` is simply there, a `claim` gives its prize once a year when asked for, a `proof` once what was sent is
 * accepted.
 */
export type RightKind = typeof RightKind[keyof typeof RightKind];


export const RightKind = {
  perk: 'perk',
  claim: 'claim',
  proof: 'proof',
} as const;

export interface LevelRight {
  id: Id;
  name: Name;
  text: Text;
  kind: RightKind;
}

export interface LevelWithRights {
  level: MemberLevel;
  /**
     * Those that this level adds.
     * @maxItems 50
     */
  rights: LevelRight[];
}

export interface LevelList {
  /**
     * In rising order.
     * @minItems 4
     * @maxItems 4
     */
  items: LevelWithRights[];
}

export type LevelEnd = typeof LevelEnd[keyof typeof LevelEnd];


export const LevelEnd = {
  rose: 'rose',
  yearEnd: 'yearEnd',
  takenBack: 'takenBack',
} as const;

export interface LevelStay {
  level: MemberLevel;
  since: Instant;
  /** `null` while it holds. */
  until: Instant | null;
  /** `null` while it holds. */
  ended: LevelEnd | null;
}

export interface LevelHistory {
  /**
     * Newest first.
     * @minItems 1
     * @maxItems 50
     */
  items: LevelStay[];
}

export interface RightSavings {
  /**
     * @minimum 2000
     * @maximum 9999
     */
  year: number;
  /**
     * One a currency; empty where nothing was saved.
     * @maxItems 20
     */
  amounts: Money[];
  /** How many were used. */
  vouchers: Amount;
}

/**
 * How a right stands for the member in the running year.
 */
export type RightState = typeof RightState[keyof typeof RightState];


export const RightState = {
  locked: 'locked',
  open: 'open',
  waiting: 'waiting',
  used: 'used',
} as const;

export interface Right {
  id: Id;
  name: Name;
  text: Text;
  kind: RightKind;
  /**
     * The lowest level that has it.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  state: RightState;
  eligibility: Eligibility;
  /** When it was claimed or proven this year. */
  usedAt: Instant | null;
  /** What it gives when claimed or proven; `null` where that is not the point of it. */
  prize: PrizeSummary | null;
}

export interface RightList {
  /** @maxItems 50 */
  items: Right[];
}

export interface ClaimRightRequest {
  rightId: Id;
}

export interface ClaimedRight {
  right: Right;
  prize: PrizeSummary;
  /** The balance after it. */
  coins: Amount;
}

export interface UploadRightProofRequest {
  rightId: Id;
  /**
     * Files that were uploaded for the purpose `right`; one named twice counts once.
     * @minItems 1
     * @maxItems 5
     */
  uploadIds: Id[];
}

/**
 * `submitted` until somebody has looked at it.
 */
export type RightProofState = typeof RightProofState[keyof typeof RightProofState];


export const RightProofState = {
  submitted: 'submitted',
  accepted: 'accepted',
  refused: 'refused',
} as const;

export interface NamedRight {
  id: Id;
  name: Name;
}

/**
 * What was wrong with a proof: it cannot be read, it lacks the shop, the product or the date, it shows something else,
 * its purchase was in another year, or it was sent before.
 */
export type ProofRefusal = typeof ProofRefusal[keyof typeof ProofRefusal];


export const ProofRefusal = {
  unreadable: 'unreadable',
  incomplete: 'incomplete',
  notAProof: 'notAProof',
  otherYear: 'otherYear',
  usedBefore: 'usedBefore',
} as const;

export interface RightProof {
  id: Id;
  right: NamedRight;
  /**
     * The calendar year it counts for.
     * @minimum 2000
     * @maximum 9999
     */
  year: number;
  state: RightProofState;
  submittedAt: Instant;
  /** When it was accepted or refused. */
  decidedAt: Instant | null;
  /** Why it was refused; `null` unless it was. */
  refusal: ProofRefusal | null;
}

export interface RightProofPage {
  /**
     * Newest first.
     * @maxItems 50
     */
  items: RightProof[];
  nextCursor: NextCursor | null;
}

/**
 * Whole coins, negative when taken.
 * @minimum -1000000000
 * @maximum 1000000000
 */
export type SignedAmount = number;

/**
 * A shelf of the points mall.
 */
export type MallCategory = typeof MallCategory[keyof typeof MallCategory];


export const MallCategory = {
  baby: 'baby',
  mother: 'mother',
  home: 'home',
  keepsake: 'keepsake',
  voucher: 'voucher',
} as const;

/**
 * Sent to an address, or a voucher given at once.
 */
export type MallDelivery = typeof MallDelivery[keyof typeof MallDelivery];


export const MallDelivery = {
  parcel: 'parcel',
  voucher: 'voucher',
} as const;

export interface MallSaving {
  /** How many are missing. */
  coins: Amount;
  /**
     * In how many days of the daily check-in they are there, counted from the next one.
     * @minimum 1
     */
  days: number;
}

export interface MallProduct {
  id: Id;
  category: MallCategory;
  name: Name;
  text: Text;
  picture: Picture;
  /** In coins. */
  price: Amount;
  /**
     * What is left of the stock.
     * @minimum 0
     */
  remaining: number;
  delivery: MallDelivery;
  regions: Regions;
  /**
     * The lowest level it is for.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  /** When it can first be redeemed; `null` for always. */
  opensAt: Instant | null;
  /** From when it no longer can; `null` for never. */
  closesAt: Instant | null;
  /**
     * How many a member may have.
     * @minimum 1
     * @maximum 5
     */
  perMember: number;
  /**
     * How many the member has.
     * @minimum 0
     * @maximum 5
     */
  redeemed: number;
  /** The way to its price; `null` where the balance is enough. */
  saving: MallSaving | null;
  /** Whether it is what the member saves for. */
  wished: boolean;
  eligibility: Eligibility;
}

export interface CoinRescue {
  /** What expires within two months. */
  amount: Amount;
  /** The last day of the first of them. */
  date: CalendarDate;
  /**
     * Products that the member can redeem now, those that use most of these coins first.
     * @maxItems 3
     */
  products: MallProduct[];
}

/**
 * opening + earned − spent − expired + returned − takenBack = balance
 */
export interface CoinMonth {
  /** The first day of the month. */
  from: CalendarDate;
  /** The balance with which the month began. */
  opening: Amount;
  /** Less coins that were taken back in the same month. */
  earned: Amount;
  /** Less coins that were returned in the same month. */
  spent: Amount;
  expired: Amount;
  /** Coins that came back beyond those spent in the month. */
  returned: Amount;
  /** Coins taken back beyond those earned in the month, such as after a refund. */
  takenBack: Amount;
  /** At its end, or now. */
  balance: Amount;
}

export interface Coins {
  /** What can be spent now. */
  balance: Amount;
  /**
     * The balance by last day, soonest first.
     * @maxItems 24
     */
  expiring: CoinExpiry[];
  /** What expires soon, and what to do about it; `null` where nothing does. */
  rescue: CoinRescue | null;
  /**
     * The last twelve months, oldest first; the last one is running.
     * @minItems 12
     * @maxItems 12
     */
  months: CoinMonth[];
}

/**
 * `returned` is what was spent and came back, or was earned and went back.
 */
export type CoinMovementKind = typeof CoinMovementKind[keyof typeof CoinMovementKind];


export const CoinMovementKind = {
  earned: 'earned',
  spent: 'spent',
  expired: 'expired',
  returned: 'returned',
} as const;

export interface CoinReason {
  /**
     * What for, for machines.
     * @pattern ^[a-z][a-z0-9_-]{0,63}$
     */
  purpose: string;
  /** What for, in the request's language. */
  label: Name;
  /** What exactly, such as the product's name. */
  subject: Name | null;
}

export interface CoinMovement {
  id: Id;
  kind: CoinMovementKind;
  amount: SignedAmount;
  /** The balance it left. */
  balance: Amount;
  at: Instant;
  reason: CoinReason;
}

export interface CoinMovementPage {
  /**
     * Newest first.
     * @maxItems 50
     */
  items: CoinMovement[];
  nextCursor: NextCursor | null;
}

export interface CoinLotShare {
  amount: SignedAmount;
  /** The last day of these coins. */
  expiresOn: CalendarDate;
  /** What can still be spent of these lots. */
  remaining: Amount;
}

export interface CoinMovementDetail {
  movement: CoinMovement;
  /**
     * Soonest expiry first.
     * @maxItems 50
     */
  lots: CoinLotShare[];
}

export interface MallWishRequest {
  /** What the member saves for; `null` for nothing any more. */
  productId: Id | null;
}

export interface MallProductList {
  /** @maxItems 50 */
  items: MallProduct[];
}

export interface RedeemRequest {
  productId: Id;
  /** Where a parcel goes; a voucher needs none. */
  addressId?: Id;
}

/**
 * How far it has come.
 */
export type RedemptionState = typeof RedemptionState[keyof typeof RedemptionState];


export const RedemptionState = {
  reserved: 'reserved',
  confirmed: 'confirmed',
  packed: 'packed',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  returned: 'returned',
} as const;

export interface RedeemedProduct {
  id: Id;
  name: Name;
  picture: Picture;
}

export interface Parcel {
  id: Id;
  /**
     * Who brings it.
     * @maxLength 100
     * @nullable
     */
  carrier: string | null;
  /**
     * The carrier's number of it.
     * @maxLength 100
     * @nullable
     */
  trackingNumber: string | null;
  /**
     * The carrier's page of it.
     * @maxLength 2048
     * @nullable
     */
  trackingUrl: string | null;
  state: ParcelState;
  /**
     * The stops of its way, from being packed to being delivered.
     * @minimum 2
     * @maximum 10
     */
  stops: number;
  /**
     * The stop it has reached, from 0.
     * @minimum 0
     * @maximum 9
     */
  reached: number;
  /** It goes no further by itself: somebody has to be met, fetch it, or send it again. */
  halted: boolean;
  /** When the newest step was. */
  updatedAt: Instant;
}

export interface RedemptionStep {
  state: RedemptionState;
  at: Instant;
}

/**
 * Between which days a parcel is likely to arrive, by the country it goes to; `null` where nothing is on its way, and once
 * the last of them is over.
 */
export type Arrival = {
  from: CalendarDate;
  to: CalendarDate;
} | null;

export interface Redemption {
  id: Id;
  product: RedeemedProduct;
  /** What was paid in coins. */
  price: Amount;
  state: RedemptionState;
  redeemedAt: Instant;
  /** When it came into its state. */
  stateAt: Instant;
  /** Where it goes, as it was when it was redeemed; `null` for a voucher. */
  address: Address | null;
  /** The voucher that was given; `null` for a parcel. */
  voucherId: Id | null;
  /** Once it was sent. */
  parcel: Parcel | null;
  /**
     * The states it has had, oldest first.
     * @maxItems 20
     */
  steps: RedemptionStep[];
  /** Whether it can still be called off. */
  cancellable: boolean;
  arrives: Arrival;
}

export interface Redeemed {
  redemption: Redemption;
  /** The balance after it. */
  coins: Amount;
}

export interface RedemptionPage {
  /**
     * Newest first.
     * @maxItems 50
     */
  items: Redemption[];
  nextCursor: NextCursor | null;
}

/**
 * What it takes off an order.
 */
export type VoucherKind = typeof VoucherKind[keyof typeof VoucherKind];


export const VoucherKind = {
  percent: 'percent',
  amount: 'amount',
  shipping: 'shipping',
} as const;

/**
 * `reserved` for 30 minutes once its code was revealed, at most until it expires; `void` when it was taken back.
 */
export type VoucherState = typeof VoucherState[keyof typeof VoucherState];


export const VoucherState = {
  active: 'active',
  reserved: 'reserved',
  used: 'used',
  expired: 'expired',
  void: 'void',
} as const;

/**
 * `active` holds reserved ones too, `expired` also those that were taken back.
 */
export type VoucherFilter = typeof VoucherFilter[keyof typeof VoucherFilter];


export const VoucherFilter = {
  active: 'active',
  used: 'used',
  expired: 'expired',
} as const;

export interface Voucher {
  id: Id;
  kind: VoucherKind;
  name: Name;
  /** Its conditions. */
  text: Text;
  /**
     * Per cent off, of the kind `percent`.
     * @minimum 1
     * @maximum 100
     * @nullable
     */
  percent: number | null;
  /** Taken off, of the kind `amount`, in the member's country. */
  amount: Money | null;
  /** What the order must come to. */
  minimumOrder: Money | null;
  /** What alone it is good for; `null` for everything in the shop. */
  scope: Name | null;
  regions: Regions;
  state: VoucherState;
  grantedAt: Instant;
  expiresAt: Instant;
  /**
     * What the shop takes; told while it is reserved and once it was used.
     * @nullable
     * @pattern ^[A-Z0-9-]{8,32}$
     */
  code: string | null;
  /** When the reservation ends. */
  reservedUntil: Instant | null;
  /** When the order that used it was placed. */
  usedAt: Instant | null;
  /** The order that used it, for `getOrder`. */
  orderId: Id | null;
}

export interface VoucherPage {
  /**
     * In the order of the shelf.
     * @maxItems 50
     */
  items: Voucher[];
  nextCursor: NextCursor | null;
}

/**
 * Without either, whichever can be used and expires first; `id` counts where both are given.
 */
export interface OpenVoucherInShopRequest {
  /** This voucher. */
  id?: Id;
  /**
     * A kind of the catalogue: of the vouchers of this kind, the soonest to expire.
     * @maxLength 64
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  type?: string;
}

export interface VoucherInShop {
  /**
     * Leads into the shop with the code applied.
     * @maxLength 8192
     */
  url: string;
  voucher: Voucher;
}

/**
 * A member's referral code.
 * @pattern ^[0-9A-Z]{8}$
 */
export type LinkCode = string;

export interface Referral {
  linkCode: LinkCode;
  /**
     * The address to share on the hub's own origin.
     * @maxLength 200
     */
  sharePath: string;
  advocateGets: PrizeSummary;
  friendGets: PrizeSummary;
  /**
     * Friends who registered with the code.
     * @minimum 0
     */
  joined: number;
  /**
     * Those of them for whom both were rewarded.
     * @minimum 0
     */
  rewarded: number;
  /**
     * Friends for whom the member was rewarded this year, those who left included.
     * @minimum 0
     */
  rewardedThisYear: number;
  /**
     * For how many friends a year the member is rewarded at most.
     * @minimum 1
     */
  friendsAYear: number;
}

/**
 * `joined` until the friend is active for the first time; `notCounted` brings the member no reward.
 */
export type ReferralState = typeof ReferralState[keyof typeof ReferralState];


export const ReferralState = {
  joined: 'joined',
  rewarded: 'rewarded',
  notCounted: 'notCounted',
} as const;

/**
 * Why a friend does not count. Of `joined`, what is still missing: `NOT_VERIFIED`, a proven account; `NOT_ACTIVE`, a
 * first check-in or redemption. Of `notCounted`: `CAP_REACHED`, `friendsAYear` had been rewarded when the friend was
 * active first; `LEFT`, the friend's account ended before; `PAID_BEFORE`, a reward for the same email address or phone
 * was paid within the last 365 days, for an account that ended since: neither the member nor the friend is rewarded.
 */
export type ReferralReason = typeof ReferralReason[keyof typeof ReferralReason];


export const ReferralReason = {
  NOT_VERIFIED: 'NOT_VERIFIED',
  NOT_ACTIVE: 'NOT_ACTIVE',
  CAP_REACHED: 'CAP_REACHED',
  LEFT: 'LEFT',
  PAID_BEFORE: 'PAID_BEFORE',
} as const;

export interface ReferredFriend {
  id: Id;
  /**
     * The first letter of the first name; `null` once the friend has left.
     * @maxLength 4
     * @nullable
     */
  initial: string | null;
  state: ReferralState;
  /** `null` once both were rewarded. */
  reason: ReferralReason | null;
  joinedAt: Instant;
  /** When both were rewarded. */
  rewardedAt: Instant | null;
}

export interface ReferredFriendPage {
  /**
     * Newest first.
     * @maxItems 50
     */
  items: ReferredFriend[];
  nextCursor: NextCursor | null;
}

/**
 * A board as addresses name it: 1 by level, 2 new baby, 3 mom's birthday, 4 baby's birthday.
 * @minimum 1
 * @maximum 4
 */
export type GiftType = number;

/**
 * What a gift is given for; `won` is given by draws and campaigns only.
 */
export type GiftKind = typeof GiftKind[keyof typeof GiftKind];


export const GiftKind = {
  level: 'level',
  newBaby: 'newBaby',
  momBirthday: 'momBirthday',
  babyBirthday: 'babyBirthday',
  won: 'won',
} as const;

/**
 * `waiting` was won and is not claimed. A claim goes from `reserved` by `confirmed`, `packed` and `shipped` to
 * `delivered`; it is `cancelled` by the member or the house, `expired` where it was not confirmed in time, and
 * `returned` where the parcel came back.
 */
export type GiftState = typeof GiftState[keyof typeof GiftState];


export const GiftState = {
  waiting: 'waiting',
  reserved: 'reserved',
  confirmed: 'confirmed',
  packed: 'packed',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  returned: 'returned',
  expired: 'expired',
} as const;

/**
 * The first instant at which it cannot be claimed any more, for the nearest of a birthday's or birth's days; `null`
 * where it cannot be claimed now, or stays open.
 */
export type GiftClosesAt = Instant | null;

/**
 * A gift as it stands for the member. Reasons in `eligibility`: `NOT_IN_REGION`, `FROM_LEVEL_n`,
 * `ALREADY_CLAIMED`, `SOLD_OUT`, `NOT_ENOUGH_COINS`; for birthdays and babies also `BIRTHDAY_MISSING`,
 * `BABY_MISSING`, `BABY_NOT_BORN`, `DATE_CHANGED` (a date that was changed waits), `NOT_OPEN_YET`, `WINDOW_OVER`,
 * `BIRTHS_TOO_CLOSE`, `BABY_GIFTS_LIMIT`.
 */
export interface Gift {
  id: Id;
  kind: GiftKind;
  name: Name;
  text: Text;
  picture: Picture;
  /**
     * The lowest level it is open to.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  regions: Regions;
  /** What it costs; most cost nothing. */
  coins: Amount;
  /** What it costs in the shop of the country where the member lives, in its currency; in US dollars where there is none. */
  value: Money;
  /**
     * How many are left for everybody.
     * @minimum 0
     * @maximum 1000000
     */
  stockLeft: number;
  closesAt: GiftClosesAt;
  eligibility: Eligibility;
}

export interface GiftPage {
  /** @maxItems 50 */
  items: Gift[];
  nextCursor: NextCursor | null;
}

export interface GiftBoard {
  type: GiftType;
  kind: GiftKind;
  /**
     * How many gifts it holds.
     * @minimum 0
     * @maximum 1000
     */
  gifts: number;
  /**
     * How many of them can be claimed now.
     * @minimum 0
     * @maximum 1000
     */
  open: number;
  closesAt: GiftClosesAt;
  /**
     * Of its first gifts.
     * @maxItems 3
     */
  pictures: Picture[];
  /** Open where one gift is; else what is nearest. */
  eligibility: Eligibility;
}

export interface GiftBoards {
  /**
     * Gifts that were won and wait to be claimed.
     * @minimum 0
     */
  waiting: number;
  /** @maxItems 4 */
  boards: GiftBoard[];
}

/**
 * A birthday or birth, and the days on which its gift can be claimed.
 */
export interface GiftOccasion {
  /** The baby; `null` for the member's own birthday. */
  babyId: Id | null;
  /**
     * As the member calls it.
     * @maxLength 200
     * @nullable
     */
  babyName: string | null;
  /** The birthday or birth; `null` before birth. */
  date: CalendarDate | null;
  /** The first day; `null` before birth. */
  opensOn: CalendarDate | null;
  /** The last day, included; `null` before birth. */
  closesOn: CalendarDate | null;
  /** When the last day is over where the member lives; `null` before birth. */
  closesAt: Instant | null;
  eligibility: Eligibility;
  /** The claim it was used for. */
  claimId: Id | null;
}

/**
 * What can be celebrated, and what with. Without `items` nothing of the kind is offered to the member.
 */
export interface OccasionGifts {
  /** Open where one occasion is; else what is nearest, or what is missing where there is none. */
  eligibility: Eligibility;
  /**
     * In the order the babies were added.
     * @maxItems 50
     */
  occasions: GiftOccasion[];
  /**
     * The gifts to choose from.
     * @maxItems 50
     */
  items: Gift[];
}

export interface ClaimGiftRequest {
  /** A gift by level, or one of the member's that waits. */
  id: Id;
  /** Where it goes. */
  addressId: Id;
}

export interface ClaimMomGiftRequest {
  /** The gift that was chosen. */
  giftId: Id;
  /** Where it goes. */
  addressId: Id;
}

export interface ClaimBabyGiftRequest {
  /** The gift that was chosen. */
  giftId: Id;
  /** The baby it is for. */
  babyId: Id;
  /** Where it goes. */
  addressId: Id;
}

export interface GiftBrief {
  id: Id;
  name: Name;
  picture: Picture;
}

/**
 * `waiting` is still to be claimed, `underway` is from `reserved` to `shipped`, and `over` has arrived or came to
 * nothing.
 */
export type MyGiftGroup = typeof MyGiftGroup[keyof typeof MyGiftGroup];


export const MyGiftGroup = {
  waiting: 'waiting',
  underway: 'underway',
  over: 'over',
} as const;

export interface GiftStep {
  state: GiftState;
  at: Instant;
}

export interface MyGift {
  /** The claim, or what waits to be claimed. */
  id: Id;
  state: GiftState;
  /** What it was given for. */
  kind: GiftKind;
  gift: GiftBrief;
  /** The baby it was claimed for. */
  babyId: Id | null;
  regions: Regions;
  /** What it cost. */
  coins: Amount;
  /** When it was claimed, or won. */
  at: Instant;
  /** While it is `reserved`: when the claim lapses, unless it is confirmed before. */
  reservedUntil: Instant | null;
  /** Where it goes, as the address was when it was claimed. */
  address: Address | null;
  /** Once it was sent. */
  parcel: Parcel | null;
  /**
     * The states it has had, oldest first.
     * @maxItems 20
     */
  steps: GiftStep[];
  /** Whether it can still be cancelled. */
  cancellable: boolean;
  arrives: Arrival;
  /**
     * Of `babyId`, as the member calls them; `null` without one, and while the member wants nothing said of babies.
     * @maxLength 200
     * @nullable
     */
  babyName: string | null;
}

export interface MyGiftPage {
  /** @maxItems 50 */
  items: MyGift[];
  nextCursor: NextCursor | null;
}

/**
 * `helpers` are fathers, grandparents and friends.
 */
export type ReadingTopic = typeof ReadingTopic[keyof typeof ReadingTopic];


export const ReadingTopic = {
  sleep: 'sleep',
  feeding: 'feeding',
  pumping: 'pumping',
  work: 'work',
  helpers: 'helpers',
  mind: 'mind',
} as const;

export interface CourseChapter {
  id: Id;
  name: Name;
  /**
     * How long it takes to read.
     * @minimum 1
     * @maximum 120
     */
  minutes: number;
  /** When the member finished it. */
  doneAt: Instant | null;
}

export interface CourseChapterText {
  id: Id;
  name: Name;
  /**
     * How long it takes to read.
     * @minimum 1
     * @maximum 120
     */
  minutes: number;
  /** When the member finished it. */
  doneAt: Instant | null;
  text: Text;
}

export interface Course {
  id: Id;
  name: Name;
  text: Text;
  picture: Picture;
  topic: ReadingTopic;
  /**
     * The lowest level it is open to.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  /**
     * How long all of it takes to read.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  /** For finishing it, once. */
  reward: Reward;
  /**
     * Chapters the member has finished.
     * @minimum 0
     * @maximum 50
     */
  done: number;
  /** When the member finished the last of them. */
  finishedAt: Instant | null;
  /**
     * @minItems 1
     * @maxItems 50
     */
  chapters: CourseChapter[];
  eligibility: Eligibility;
}

export interface CourseDetail {
  id: Id;
  name: Name;
  text: Text;
  picture: Picture;
  topic: ReadingTopic;
  /**
     * The lowest level it is open to.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  /**
     * How long all of it takes to read.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  /** For finishing it, once. */
  reward: Reward;
  /**
     * Chapters the member has finished.
     * @minimum 0
     * @maximum 50
     */
  done: number;
  /** When the member finished the last of them. */
  finishedAt: Instant | null;
  /**
     * @minItems 1
     * @maxItems 50
     */
  chapters: CourseChapterText[];
  eligibility: Eligibility;
}

export interface CourseList {
  /** @maxItems 50 */
  items: Course[];
}

export interface FinishChapterRequest {
  /** A chapter of the course. */
  chapterId: Id;
}

export interface ChapterFinished {
  /** What this call granted; zeros before the last chapter. */
  reward: Reward;
  course: CourseDetail;
}

/**
 * Where it leads.
 */
export type BenefitLinkKind = typeof BenefitLinkKind[keyof typeof BenefitLinkKind];


export const BenefitLinkKind = {
  shop: 'shop',
  voucher: 'voucher',
} as const;

export interface BenefitLink {
  /** Where it leads. */
  kind: BenefitLinkKind;
  /**
     * Of the kind `shop` a place there, for `returnTo` of `getShopifyPass`; of `voucher` a page of the hub.
     * @minLength 1
     * @maxLength 2048
     */
  path: string;
}

export interface Benefit {
  id: Id;
  name: Name;
  text: Text;
  picture: Picture;
  opensAt: Instant;
  closesAt: Instant;
  regions: Regions;
  /**
     * The lowest level it is open to.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  link: BenefitLink;
  eligibility: Eligibility;
}

export interface BenefitList {
  /** @maxItems 50 */
  items: Benefit[];
}

export interface MagazineIssue {
  id: Id;
  name: Name;
  text: Text;
  picture: Picture;
  publishedOn: CalendarDate;
  /** Whether the member has read it. */
  isBrowse: boolean;
  /**
     * How many articles it has.
     * @minimum 1
     * @maximum 50
     */
  articles: number;
}

export interface MagazinePage {
  /** @maxItems 50 */
  items: MagazineIssue[];
  nextCursor: NextCursor | null;
}

export interface MagazineIsBrowse {
  /** Every issue that has appeared is read. */
  isAllBrowse: boolean;
}

export interface MagazineArticle {
  id: Id;
  topic: ReadingTopic;
  name: Name;
  picture: Picture;
  /**
     * How long it takes to read.
     * @minimum 1
     * @maximum 60
     */
  minutes: number;
  /**
     * @minItems 1
     * @maxItems 20
     */
  paragraphs: Text[];
}

export interface MagazineDetail {
  id: Id;
  name: Name;
  text: Text;
  picture: Picture;
  publishedOn: CalendarDate;
  /** Whether the member has read it. */
  isBrowse: boolean;
  /**
     * @minItems 1
     * @maxItems 50
     */
  articles: MagazineArticle[];
}

/**
 * When something is good to read: a stage of feeding (`expecting` to `explorer`), the time around the return to work, or
 * any moment (`quietMoment`).
 */
export type ReadingMoment = typeof ReadingMoment[keyof typeof ReadingMoment];


export const ReadingMoment = {
  expecting: 'expecting',
  firstDays: 'firstDays',
  firstWeeks: 'firstWeeks',
  settling: 'settling',
  outAndAbout: 'outAndAbout',
  firstTastes: 'firstTastes',
  explorer: 'explorer',
  backToWork: 'backToWork',
  quietMoment: 'quietMoment',
} as const;

/**
 * What it is.
 */
export type ReadingSuggestionKind = typeof ReadingSuggestionKind[keyof typeof ReadingSuggestionKind];


export const ReadingSuggestionKind = {
  article: 'article',
  course: 'course',
} as const;

export interface ReadingSuggestion {
  /** What it is. */
  kind: ReadingSuggestionKind;
  id: Id;
  /** The issue an article stands in. */
  issue: Id | null;
  name: Name;
  picture: Picture;
  topic: ReadingTopic;
  /**
     * How long it takes to read.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  /** Why it is suggested. */
  moment: ReadingMoment;
}

export interface ReadingForStage {
  /** @maxItems 6 */
  items: ReadingSuggestion[];
}

/**
 * A check-in game, named as its screen.
 */
export type Game = typeof Game[keyof typeof Game];


export const Game = {
  checkIn: 'checkIn',
  normalCheckIn: 'normalCheckIn',
  eventCheckIn: 'eventCheckIn',
  blackFridayCheckIn: 'blackFridayCheckIn',
  motherDay: 'motherDay',
} as const;

/**
 * Where today stands to the time a game or draw is open.
 */
export type GamePhase = typeof GamePhase[keyof typeof GamePhase];


export const GamePhase = {
  ahead: 'ahead',
  open: 'open',
  over: 'over',
} as const;

/**
 * The days a game is open, the last one included, by the member's calendar.
 */
export interface GameSeason {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * The lowest level it is for.
 * @minimum 1
 * @maximum 4
 */
export type FromLevel = number;

/**
 * Days in a row up to today or the day before, made-up days included. Days of a pause neither break nor extend it.
 * @minimum 0
 * @maximum 1000000
 */
export type Streak = number;

export interface GameSummary {
  game: Game;
  name: Name;
  intro: Text;
  state: GamePhase;
  /** The running season in the member's country, else the next, else the last; `null` where it is always open. */
  season: GameSeason | null;
  regions: Regions;
  fromLevel: FromLevel;
  eligibility: Eligibility;
  /** Whether today is done. */
  checkedInToday: boolean;
  streak: Streak;
  /** Whether today is a day of a pause. */
  paused: boolean;
  /**
     * What the seven days of a cycle bring.
     * @minItems 7
     * @maxItems 7
     */
  rewards: Reward[];
}

export interface GameList {
  /** @maxItems 20 */
  games: GameSummary[];
}

/**
 * `today` while it is still to be done; `made-up` where it was done later.
 */
export type CheckInDayState = typeof CheckInDayState[keyof typeof CheckInDayState];


export const CheckInDayState = {
  done: 'done',
  'made-up': 'made-up',
  today: 'today',
  missed: 'missed',
  ahead: 'ahead',
} as const;

export interface CheckInDay {
  /**
     * Its place in the cycle.
     * @minimum 1
     * @maximum 7
     */
  day: number;
  date: CalendarDate;
  /** `today` while it is still to be done; `made-up` where it was done later. */
  state: CheckInDayState;
  reward: Reward;
}

/**
 * Days on which nothing is missed, the last one included. Checking in ends it early.
 */
export interface CheckInPause {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * What can still be made up in the running cycle.
 */
export interface MakeUps {
  /**
     * How many make-up days are left.
     * @minimum 0
     * @maximum 6
     */
  left: number;
  /** Coins for each; 0 where all are free. */
  price: Amount;
  /**
     * Whether the next one is a gift, whatever the price: once in a cycle of which three days or more were not checked in
     * on their own day.
     */
  free: boolean;
  /**
     * The missed days, oldest first.
     * @maxItems 6
     */
  dates: CalendarDate[];
}

/**
 * `missed` within a cycle that was begun; days between two cycles are not missed.
 */
export type CheckInMarkState = typeof CheckInMarkState[keyof typeof CheckInMarkState];


export const CheckInMarkState = {
  done: 'done',
  'made-up': 'made-up',
  paused: 'paused',
  missed: 'missed',
} as const;

/**
 * A day of the calendar that something is to be said of.
 */
export interface CheckInMark {
  date: CalendarDate;
  /** `missed` within a cycle that was begun; days between two cycles are not missed. */
  state: CheckInMarkState;
}

export interface CheckInState {
  game: Game;
  name: Name;
  intro: Text;
  state: GamePhase;
  /** The running season in the member's country, else the next, else the last; `null` where it is always open. */
  season: GameSeason | null;
  eligibility: Eligibility;
  /** The day the game is at: the last one checked in where a move west has set the calendar back. */
  today: CalendarDate;
  timeZone: TimeZone;
  /** When the game's next day begins. */
  resetsAt: Instant;
  /** Whether today is done. */
  checkedInToday: boolean;
  streak: Streak;
  /**
     * The seven days of the running cycle; days of a pause are left out.
     * @minItems 7
     * @maxItems 7
     */
  cycle: CheckInDay[];
  todaysReward: Reward;
  /** What the next day brings; no coins and no points where the season ends today. */
  tomorrowsReward: Reward;
  /**
     * What became of the days since the first of last month, and those of a pause that runs, oldest first.
     * @maxItems 50
     */
  history: CheckInMark[];
  makeUps: MakeUps;
  /** The pause that runs today or begins tomorrow, `null` where there is none. */
  pause: CheckInPause | null;
  /**
     * Pause days left in the running quarter of the year.
     * @minimum 0
     * @maximum 21
     */
  pauseDaysLeft: number;
  /** The first day of the next quarter, from which on there are new pause days. */
  pauseRenewsOn: CalendarDate;
}

export interface CheckedIn {
  reward: Reward;
  /** The balance after it. */
  coins: Amount;
  /** The balance after it. */
  points: Amount;
  state: CheckInState;
}

export interface LateCheckInRequest {
  /** When it was pressed, by the clock of the device. */
  pressedAt: Instant;
}

export interface LateCheckedIn {
  /** The day it landed on. */
  date: CalendarDate;
  reward: Reward;
  /** The balance after it. */
  coins: Amount;
  /** The balance after it. */
  points: Amount;
  state: CheckInState;
}

export interface MakeUpRequest {
  /** A missed day of the running cycle. */
  date: CalendarDate;
}

export interface PauseRequest {
  /**
     * How many days to pause. `pauseDaysLeft` says how many there are.
     * @minimum 1
     * @maximum 21
     */
  days: number;
}

/**
 * The id of a prize within its draw.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type PrizeId = string;

export interface DrawPrize {
  id: PrizeId;
  name: Name;
  picture: Picture;
  reward: Reward;
}

/**
 * Its share of the draw; it never changes while the draw runs.
 * @minimum 1
 * @maximum 1000000
 */
export type Weight = number;

/**
 * How many there are; `null` for the consolation prize, which never runs out.
 * @minimum 0
 * @maximum 1000000000
 * @nullable
 */
export type PrizeStock = number | null;

/**
 * A prize with everything that decides how likely it is.
 */
export interface LuckyGift {
  prize: DrawPrize;
  weight: Weight;
  /**
     * The chance of the next draw to win it, six decimals: its weight over the sum of weights, 0 once none is
     * left. The consolation prize takes over the weights of what is sold out.
     * @minimum 0
     * @maximum 1
     */
  odds: number;
  stock: PrizeStock | null;
  /** How many are left now; `null` for the consolation prize. */
  remaining: PrizeStock | null;
}

/**
 * The member's tickets that are not used.
 * @minimum 0
 * @maximum 1000000000
 */
export type TicketCount = number;

export interface DrawSummary {
  draw: Id;
  name: Name;
  state: GamePhase;
  opensAt: Instant;
  /** The first instant it is over. */
  closesAt: Instant;
  regions: Regions;
  fromLevel: FromLevel;
  eligibility: Eligibility;
  /** Coins for a ticket. */
  price: Amount;
  /**
     * Tickets a member can get for coins in a day.
     * @minimum 1
     * @maximum 50
     */
  ticketsPerDay: number;
  tickets: TicketCount;
}

export interface DrawList {
  /**
     * The latest to open first.
     * @maxItems 50
     */
  draws: DrawSummary[];
}

/**
 * All that can be won, in the order that a draw counts through.
 * @minItems 1
 * @maxItems 50
 */
export type LuckyGifts = LuckyGift[];

export interface LuckyDraw {
  draw: DrawSummary;
  gifts: LuckyGifts;
}

export interface LuckyList {
  /**
     * The open draws.
     * @maxItems 50
     */
  draws: LuckyDraw[];
}

/**
 * SHA-256 of the seed's 32 bytes, in hexadecimal. It binds the house before the first draw.
 * @pattern ^[0-9a-f]{64}$
 */
export type SeedHash = string;

export interface Draw {
  draw: DrawSummary;
  intro: Text;
  gifts: LuckyGifts;
  /** The commitment to the seed, `null` until the draw opens. */
  seedHash: SeedHash | null;
  /**
     * The member's tickets that are not used, the oldest first, at most 50.
     * @maxItems 50
     */
  ticketIds: Id[];
  /**
     * Tickets the member got for coins today by their calendar.
     * @minimum 0
     * @maximum 50
     */
  boughtToday: number;
}

export interface BuyTicketsRequest {
  /**
     * How many.
     * @minimum 1
     * @maximum 50
     */
  count: number;
}

export interface TicketsBought {
  /**
     * The ids of the new tickets.
     * @minItems 1
     * @maxItems 50
     */
  bought: Id[];
  tickets: TicketCount;
  /**
     * Tickets the member got for coins today.
     * @minimum 1
     * @maximum 50
     */
  boughtToday: number;
  /** The balance after it. */
  coins: Amount;
}

/**
 * What to draw with; coins are taken only where it says so.
 */
export type LotteryRequestPayWith = typeof LotteryRequestPayWith[keyof typeof LotteryRequestPayWith];


export const LotteryRequestPayWith = {
  ticket: 'ticket',
  coins: 'coins',
} as const;

export interface LotteryRequest {
  draw: Id;
  /** What to draw with; coins are taken only where it says so. */
  payWith: LotteryRequestPayWith;
  /** Which of the member's tickets, the oldest where none is named. It has no meaning with coins. */
  ticket?: Id;
}

/**
 * The screen where the prize is: gifts wait there to be claimed, the others are the member's already.
 */
export type DrawResultClaimAt = typeof DrawResultClaimAt[keyof typeof DrawResultClaimAt];


export const DrawResultClaimAt = {
  '/gifts/reward': '/gifts/reward',
  '/coupon': '/coupon',
  '/coins': '/coins',
} as const;

export interface DrawResult {
  id: Id;
  draw: Id;
  drawName: Name;
  /** The ticket it was drawn with. */
  ticket: Id;
  /** What the ticket drew. Where the last one was gone the consolation prize was given instead. */
  drawn: PrizeId;
  /** What was given. */
  prize: DrawPrize;
  /** The screen where the prize is: gifts wait there to be claimed, the others are the member's already. */
  claimAt: DrawResultClaimAt;
  drawnAt: Instant;
}

export interface LotteryAnswer {
  result: DrawResult;
  /** The balance after it. */
  coins: Amount;
  /** The balance after it. */
  points: Amount;
  tickets: TicketCount;
}

export interface MyLuckyGifts {
  /**
     * The newest first.
     * @maxItems 50
     */
  items: DrawResult[];
  nextCursor: NextCursor | null;
}

export interface ProofPrize {
  id: PrizeId;
  weight: Weight;
  stock: PrizeStock | null;
}

export interface ProofResult {
  ticket: Id;
  /** What the ticket drew. */
  drawn: PrizeId;
  /** What was given. */
  prize: PrizeId;
  drawnAt: Instant;
}

export interface DrawProof {
  draw: Id;
  /**
     * The 32 bytes of the seed, in hexadecimal.
     * @pattern ^[0-9a-f]{64}$
     */
  seed: string;
  seedHash: SeedHash;
  /**
     * In the order that a draw counts through; the one without a stock is the consolation prize.
     * @minItems 1
     * @maxItems 50
     */
  prizes: ProofPrize[];
  /**
     * The member's own results, the newest first.
     * @maxItems 50
     */
  items: ProofResult[];
  nextCursor: NextCursor | null;
}

/**
 * 1 says offline, its page is then "Activity not found"; 0 says that its page opens.
 */
export type ActivityStatus = typeof ActivityStatus[keyof typeof ActivityStatus];


export const ActivityStatus = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;

/**
 * Where now lies to the activity's window.
 */
export type ActivityState = typeof ActivityState[keyof typeof ActivityState];


export const ActivityState = {
  ahead: 'ahead',
  open: 'open',
  past: 'past',
} as const;

/**
 * 1 is the event registration, 2 Mamaglow.
 */
export type ActivityScene = typeof ActivityScene[keyof typeof ActivityScene];


export const ActivityScene = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;

/**
 * Names a raffle.
 * @pattern ^[A-Z]{3}[0-9]{5}$
 */
export type ActivityType = string;

/**
 * What a member's `activityList` holds when the activity is open to them.
 * @pattern ^[A-Z]{3}[0-9]{5}$
 */
export type PermissionCode = string;

/**
 * As it stands in the page's address. Longer words in addresses could be codes, and are never measured.
 * @minLength 1
 * @maxLength 31
 * @pattern ^[A-Za-z][A-Za-z0-9]*$
 */
export type CampaignName = string;

/**
 * The year in the page's address, in which the campaign began.
 * @minimum 2000
 * @maximum 2099
 */
export type CampaignYear = number;

export interface ActivityConfigRequest {
  scene: ActivityScene;
}

export interface ActivityConfig {
  activityStatus: ActivityStatus;
  activityId: Id;
  year: CampaignYear;
  campaign: CampaignName;
  /** When it opens. */
  from: Instant;
  /** When it is over. */
  to: Instant;
  regions: Regions;
  /** The code its page asks for, `null` where it asks for none. */
  permission: PermissionCode | null;
}

export interface RaffleStatusRequest {
  activityType: ActivityType;
}

export interface RaffleStatus {
  activityStatus: ActivityStatus;
  activityId: Id;
  /** When it opens. */
  from: Instant;
  /** When it is over and the winners are drawn. */
  to: Instant;
}

/**
 * How members get its permission code; `null` where it has none to give.
 * @nullable
 */
export type Joining = typeof Joining[keyof typeof Joining] | null;


export const Joining = {
  open: 'open',
  invitation: 'invitation',
} as const;

/**
 * `waiting` moves up to `registered` when a place becomes free.
 */
export type EventRegistrationState = typeof EventRegistrationState[keyof typeof EventRegistrationState];


export const EventRegistrationState = {
  registered: 'registered',
  waiting: 'waiting',
  cancelled: 'cancelled',
} as const;

export interface EventRegistration {
  activityId: Id;
  state: EventRegistrationState;
  /**
     * What the member told the hosts.
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  /**
     * Place in the waiting list, 1 for who is next; `null` unless waiting.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  position: number | null;
  registeredAt: Instant;
}

/**
 * `entered` until the winners are drawn.
 */
export type RaffleEntryState = typeof RaffleEntryState[keyof typeof RaffleEntryState];


export const RaffleEntryState = {
  entered: 'entered',
  won: 'won',
  notDrawn: 'notDrawn',
} as const;

export interface Activity {
  id: Id;
  year: CampaignYear;
  campaign: CampaignName;
  title: Name;
  teaser: Text;
  picture: Picture;
  state: ActivityState;
  activityStatus: ActivityStatus;
  /** When it opens. */
  from: Instant;
  /** When it is over. */
  to: Instant;
  regions: Regions;
  /** The code it asks for, `null` where it asks for none. */
  permission: PermissionCode | null;
  /** The member holds that code or needs none. */
  hasPermission: boolean;
  joining: Joining | null;
  /** It is for the member's country. */
  inRegion: boolean;
  /** The member's newest registration for its event. */
  registration: EventRegistration | null;
  /** What became of the member's entry in its raffle; `null` where they have none. */
  raffle: RaffleEntryState | null;
}

export interface ActivityPage {
  /** @maxItems 50 */
  items: Activity[];
  nextCursor: NextCursor | null;
}

export interface ActivityEvent {
  place: Name;
  startsAt: Instant;
  endsAt: Instant;
  registrationClosesAt: Instant;
  /** Places can be saved no longer. */
  isClosed: boolean;
  /**
     * All places.
     * @minimum 1
     * @maximum 100000
     */
  capacity: number;
  /**
     * Places nobody has yet.
     * @minimum 0
     * @maximum 100000
     */
  placesLeft: number;
  /**
     * Room in the waiting list.
     * @minimum 0
     * @maximum 100000
     */
  waitingPlacesLeft: number;
}

/**
 * `closed` from the end of the window until the winners are drawn, which takes an hour at most.
 */
export type RaffleOfferState = typeof RaffleOfferState[keyof typeof RaffleOfferState];


export const RaffleOfferState = {
  ahead: 'ahead',
  open: 'open',
  closed: 'closed',
  drawn: 'drawn',
} as const;

export interface RaffleFriends {
  /**
     * More tickets for both of them.
     * @minimum 1
     * @maximum 10
     */
  tickets: number;
  /**
     * All tickets that one member can have.
     * @minimum 2
     * @maximum 100
     */
  most: number;
}

export interface RaffleOffer {
  activityType: ActivityType;
  /** `closed` from the end of the window until the winners are drawn, which takes an hour at most. */
  state: RaffleOfferState;
  /** What taking part brings. */
  reward: Reward;
  /**
     * How many names are drawn.
     * @minimum 1
     * @maximum 100000
     */
  winners: number;
  /** What each winner gets. */
  winnersReward: Reward;
  /** When the winners are drawn. */
  drawnAt: Instant;
  /**
     * How long the page shows who won; `null` where it stays.
     * @nullable
     */
  shownUntil: string | null;
  /**
     * All tickets that are in it.
     * @minimum 0
     * @maximum 10000000
     */
  tickets: number;
  /** What the draw is bound to; `null` before the raffle opens. */
  seedHash: SeedHash | null;
  /** What bringing friends brings; `null` where nothing. */
  friends: RaffleFriends | null;
}

/**
 * Which block it is.
 */
export type CampaignHeroKind = typeof CampaignHeroKind[keyof typeof CampaignHeroKind];


export const CampaignHeroKind = {
  hero: 'hero',
} as const;

/**
 * A page of the hub.
 * @minLength 1
 * @maxLength 300
 * @pattern ^/[A-Za-z0-9/?=&_-]*$
 */
export type PagePath = string;

export interface CampaignAction {
  label: Name;
  to: PagePath;
}

/**
 * The opening, with its call to act.
 */
export interface CampaignHero {
  /** Which block it is. */
  kind: CampaignHeroKind;
  title: Name;
  text: Text;
  picture: Picture;
  /** Where the button leads, where there is one. */
  action: CampaignAction | null;
}

/**
 * Which block it is.
 */
export type CampaignTextKind = typeof CampaignTextKind[keyof typeof CampaignTextKind];


export const CampaignTextKind = {
  text: 'text',
} as const;

export interface CampaignText {
  /** Which block it is. */
  kind: CampaignTextKind;
  title: Name;
  text: Text;
}

/**
 * Which block it is.
 */
export type CampaignStepsKind = typeof CampaignStepsKind[keyof typeof CampaignStepsKind];


export const CampaignStepsKind = {
  steps: 'steps',
} as const;

export interface TitledText {
  title: Name;
  text: Text;
}

export interface CampaignSteps {
  /** Which block it is. */
  kind: CampaignStepsKind;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 12
     */
  steps: TitledText[];
}

/**
 * Which block it is.
 */
export type CampaignPrizesKind = typeof CampaignPrizesKind[keyof typeof CampaignPrizesKind];


export const CampaignPrizesKind = {
  prizes: 'prizes',
} as const;

export interface CampaignPrize {
  name: Name;
  text: Text;
  picture: Picture;
  /**
     * How many there are; `null` for everybody.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  count: number | null;
  /**
     * How likely one more ticket wins it as things stand; `null` where it is not drawn.
     * @minimum 0
     * @maximum 1
     * @nullable
     */
  odds: number | null;
}

export interface CampaignPrizes {
  /** Which block it is. */
  kind: CampaignPrizesKind;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 20
     */
  prizes: CampaignPrize[];
}

/**
 * Which block it is.
 */
export type CampaignFaqKind = typeof CampaignFaqKind[keyof typeof CampaignFaqKind];


export const CampaignFaqKind = {
  faq: 'faq',
} as const;

export interface QuestionAndAnswer {
  question: Name;
  answer: Text;
}

export interface CampaignFaq {
  /** Which block it is. */
  kind: CampaignFaqKind;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 30
     */
  questions: QuestionAndAnswer[];
}

/**
 * Which block it is.
 */
export type CampaignProductsKind = typeof CampaignProductsKind[keyof typeof CampaignProductsKind];


export const CampaignProductsKind = {
  products: 'products',
} as const;

export interface CampaignProduct {
  name: Name;
  text: Text;
  picture: Picture;
  to: PagePath;
}

export interface CampaignProducts {
  /** Which block it is. */
  kind: CampaignProductsKind;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 20
     */
  products: CampaignProduct[];
}

/**
 * Which block it is.
 */
export type CampaignStoryKind = typeof CampaignStoryKind[keyof typeof CampaignStoryKind];


export const CampaignStoryKind = {
  story: 'story',
} as const;

/**
 * Something to read, with a picture beside it.
 */
export interface CampaignStory {
  /** Which block it is. */
  kind: CampaignStoryKind;
  title: Name;
  text: Text;
  picture: Picture;
}

/**
 * Which block it is.
 */
export type CampaignCountdownKind = typeof CampaignCountdownKind[keyof typeof CampaignCountdownKind];


export const CampaignCountdownKind = {
  countdown: 'countdown',
} as const;

/**
 * Counts down to the opening, then to the end; gone once it is over.
 */
export interface CampaignCountdown {
  /** Which block it is. */
  kind: CampaignCountdownKind;
  title: Name;
  until: Instant;
}

/**
 * Which block it is.
 */
export type CampaignFormKind = typeof CampaignFormKind[keyof typeof CampaignFormKind];


export const CampaignFormKind = {
  form: 'form',
} as const;

/**
 * Where on the page places at the event are saved; below the opening without it.
 */
export interface CampaignForm {
  /** Which block it is. */
  kind: CampaignFormKind;
}

/**
 * Which block it is.
 */
export type CampaignRaffleKind = typeof CampaignRaffleKind[keyof typeof CampaignRaffleKind];


export const CampaignRaffleKind = {
  raffle: 'raffle',
} as const;

/**
 * Where on the page the raffle is entered; below the opening without it.
 */
export interface CampaignRaffle {
  /** Which block it is. */
  kind: CampaignRaffleKind;
}

/**
 * Which block it is.
 */
export type CampaignRulesKind = typeof CampaignRulesKind[keyof typeof CampaignRulesKind];


export const CampaignRulesKind = {
  rules: 'rules',
} as const;

/**
 * What holds for everybody who takes part.
 */
export interface CampaignRules {
  /** Which block it is. */
  kind: CampaignRulesKind;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 30
     */
  rules: Text[];
}

/**
 * Which block it is.
 */
export type CampaignWinnersKind = typeof CampaignWinnersKind[keyof typeof CampaignWinnersKind];


export const CampaignWinnersKind = {
  winners: 'winners',
} as const;

/**
 * That the winners are drawn, and how to check it; there once they are.
 */
export interface CampaignWinners {
  /** Which block it is. */
  kind: CampaignWinnersKind;
  title: Name;
  text: Text;
}

/**
 * A part of the page; `kind` says which.
 */
export type CampaignBlock = CampaignHero | CampaignText | CampaignSteps | CampaignPrizes | CampaignFaq | CampaignProducts | CampaignStory | CampaignCountdown | CampaignForm | CampaignRaffle | CampaignRules | CampaignWinners;

export interface RaffleEntry {
  /** What stands for the member in the draw, in the place of a name. */
  id: Id;
  activityType: ActivityType;
  state: RaffleEntryState;
  enteredAt: Instant;
  /** What taking part brought. */
  reward: Reward;
  /**
     * The member's: the entry itself, and `_2` and so on.
     * @minimum 1
     * @maximum 100
     */
  tickets: number;
  /** The page with the member's link code, for friends; `null` where these bring nothing. */
  sharePath: PagePath | null;
}

export interface MyCampaign {
  /** The member holds its permission code or needs none. */
  hasPermission: boolean;
  /** The member's newest registration for its event. */
  registration: EventRegistration | null;
  /** The member's entry in its raffle. */
  raffle: RaffleEntry | null;
  /** The sign-in of the member's local date is done. */
  signedInToday: boolean;
}

export interface Campaign {
  id: Id;
  year: CampaignYear;
  campaign: CampaignName;
  title: Name;
  teaser: Text;
  picture: Picture;
  state: ActivityState;
  /** When it opens. */
  from: Instant;
  /** When it is over. */
  to: Instant;
  regions: Regions;
  /** The code it asks for, `null` where it asks for none. */
  permission: PermissionCode | null;
  joining: Joining | null;
  /** The event that places can be saved for. */
  event: ActivityEvent | null;
  /** The raffle that belongs to it. */
  raffle: RaffleOffer | null;
  /** What a day's sign-in brings, where it is a sign-in activity. */
  signIn: Reward | null;
  /**
     * The page from top to bottom.
     * @minItems 1
     * @maxItems 30
     */
  blocks: CampaignBlock[];
  /** What of it is the member's; `null` for a visitor. */
  mine: MyCampaign | null;
}

export interface RaffleProof {
  activityType: ActivityType;
  /**
     * The 32 bytes of the seed, in hexadecimal.
     * @pattern ^[0-9a-f]{64}$
     */
  seed: string;
  seedHash: SeedHash;
  /**
     * How many entries were to win.
     * @minimum 1
     * @maximum 100000
     */
  winners: number;
  /**
     * All tickets that were in it.
     * @minimum 0
     * @maximum 10000000
     */
  tickets: number;
  /**
     * The entries that won, in the order in which they were drawn.
     * @maxItems 50
     */
  won: Id[];
  /**
     * The tickets that were in it, in the order of their ids.
     * @maxItems 50
     */
  items: Id[];
  nextCursor: NextCursor | null;
}

export interface JoinActivityRequest {
  activityId: Id;
  /**
     * As printed on the invitation; needed where `joining` is `invitation`.
     * @minLength 4
     * @maxLength 40
     * @pattern ^[A-Za-z0-9-]+$
     */
  invitationCode?: string;
}

export interface JoinedActivity {
  activityId: Id;
  permission: PermissionCode;
  /**
     * All permission codes of the member as they are now.
     * @maxItems 50
     */
  activityList: PermissionCode[];
}

export interface ActivitySignIn {
  activityId: Id;
  date: CalendarDate;
  /** Whether this was the first of the day, which brought the reward. */
  firstToday: boolean;
  reward: Reward;
  redirect: PagePath;
}

export interface EventRegistrationRequest {
  activityId: Id;
  /**
     * What the hosts should know.
     * @maxLength 500
     * @pattern ^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$
     */
  note?: string;
}

export interface CancelEventRegistrationRequest {
  activityId: Id;
}

export interface EnterRaffleRequest {
  activityType: ActivityType;
}

export interface GiftProduct {
  id: Id;
  name: Name;
  picture: Picture;
  reward: Reward;
}

export interface GiftProductList {
  /**
     * How many days after the purchase it can be registered.
     * @minimum 1
     * @maximum 3650
     */
  withinDays: number;
  /**
     * @minItems 1
     * @maxItems 50
     */
  items: GiftProduct[];
}

export interface RegisterGiftRequest {
  /**
     * As the receipt shows it; capitals and a leading
     * @minLength 4
     * @maxLength 40
     * @pattern ^#?[A-Za-z0-9][A-Za-z0-9-]*$
     */
  orderNumber: string;
  /** One of `listGiftProducts`. */
  productId: Id;
  purchasedOn: CalendarDate;
  /**
     * Pictures of the receipt, each once.
     * @minItems 1
     * @maxItems 3
     */
  uploadIds: Id[];
}

/**
 * `submitted` until a person has looked at it.
 */
export type GiftRegistrationState = typeof GiftRegistrationState[keyof typeof GiftRegistrationState];


export const GiftRegistrationState = {
  submitted: 'submitted',
  accepted: 'accepted',
  refused: 'refused',
} as const;

/**
 * The picture cannot be read; it shows another order; it shows another product; the purchase was sent back.
 */
export type GiftRefusal = typeof GiftRefusal[keyof typeof GiftRefusal];


export const GiftRefusal = {
  unreadable: 'unreadable',
  otherOrder: 'otherOrder',
  otherProduct: 'otherProduct',
  returned: 'returned',
} as const;

export interface GiftRegistration {
  id: Id;
  /**
     * In capitals.
     * @maxLength 40
     */
  orderNumber: string;
  productId: Id;
  product: Name;
  purchasedOn: CalendarDate;
  state: GiftRegistrationState;
  /** What was in the way, where it was refused. */
  refusedBecause: GiftRefusal | null;
  reward: Reward;
  submittedAt: Instant;
  /** When it was accepted or refused. */
  decidedAt: Instant | null;
}

export interface GiftRegistrationPage {
  /** @maxItems 50 */
  items: GiftRegistration[];
  nextCursor: NextCursor | null;
}

export interface GuidanceStep {
  title: Name;
  text: Text;
  picture: Picture;
  to: PagePath;
}

export interface ActivityGuidance {
  title: Name;
  text: Text;
  /**
     * @minItems 1
     * @maxItems 12
     */
  steps: GuidanceStep[];
  /** @maxItems 12 */
  notes: TitledText[];
}

/**
 * The set of screens that a questionnaire belongs to, named as in their addresses: `questionnaire`, `questionnaire2`, or
 * a package card.
 * @pattern ^[A-Za-z][A-Za-z0-9-]{0,39}$
 */
export type QuestionnaireScreen = string;

/**
 * A package card, named as its screen, such as `underwear`, `BreastPump` and `pregnancypillow`.
 * @pattern ^[A-Za-z][A-Za-z0-9-]{0,39}$
 */
export type PackageCardName = string;

/**
 * Questions of one version never change.
 * @minimum 1
 * @maximum 1000
 */
export type QuestionnaireVersion = number;

/**
 * A secret that opens one visitor's draft, 256 random bits.
 * @pattern ^[\w-]{43}$
 */
export type DraftId = string;

/**
 * A secret that opens one visitor's submission, 100 random bits.
 * @pattern ^[A-Z2-7]{4}(-[A-Z2-7]{4}){4}$
 */
export type ClaimCode = string;

/**
 * How long it takes.
 * @minimum 1
 * @maximum 60
 */
export type QuestionnaireMinutes = number;

export interface QuestionnaireSummary {
  id: Id;
  screen: QuestionnaireScreen;
  version: QuestionnaireVersion;
  title: Name;
  teaser: Text;
  picture: Picture;
  minutes: QuestionnaireMinutes;
  reward: Reward;
  /** The member has answered it; false for a visitor. */
  submitted: boolean;
  /** A draft of the member waits; false for a visitor. */
  hasDraft: boolean;
}

export interface QuestionnaireList {
  /** @maxItems 50 */
  items: QuestionnaireSummary[];
}

/**
 * As the marketplace shows it.
 * @minLength 6
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]+$
 */
export type MarketplaceOrderNumber = string;

export interface Marketplace {
  countryCode: CountryCode;
  /**
     * What it calls itself.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Where a buyer sees their orders.
     * @maxLength 2048
     */
  url: string;
  /**
     * A regular expression that its order numbers match.
     * @maxLength 200
     */
  orderNumberPattern: string;
  orderNumberExample: MarketplaceOrderNumber;
}

/**
 * One choice or several.
 */
export type ChoiceQuestionKind = typeof ChoiceQuestionKind[keyof typeof ChoiceQuestionKind];


export const ChoiceQuestionKind = {
  single: 'single',
  multiple: 'multiple',
} as const;

/**
 * The question in the request's language.
 * @minLength 1
 * @maxLength 300
 */
export type QuestionLabel = string;

/**
 * A line of help in the request's language.
 * @maxLength 500
 * @nullable
 */
export type QuestionHelp = string | null;

/**
 * Whether it must be answered where it shows.
 */
export type QuestionRequired = boolean;

/**
 * Whether all conditions must hold or one of them.
 */
export type QuestionRuleMatch = typeof QuestionRuleMatch[keyof typeof QuestionRuleMatch];


export const QuestionRuleMatch = {
  all: 'all',
  any: 'any',
} as const;

/**
 * How the answer is looked at.
 */
export type QuestionConditionTest = typeof QuestionConditionTest[keyof typeof QuestionConditionTest];


export const QuestionConditionTest = {
  answered: 'answered',
  includes: 'includes',
  excludes: 'excludes',
  atLeast: 'atLeast',
  atMost: 'atMost',
} as const;

/**
 * Looks at the answer to one question before: `answered` holds where there is one; `includes` where one of `choices` was
 * chosen, `excludes` where it is answered with none of them; `atLeast` and `atMost` compare with `number`.
 */
export interface QuestionCondition {
  questionId: Id;
  /** How the answer is looked at. */
  test: QuestionConditionTest;
  /**
     * For `includes` and `excludes`, else empty.
     * @maxItems 30
     */
  choices: Id[];
  /**
     * For `atLeast` and `atMost`, else `null`.
     * @nullable
     */
  number: number | null;
}

export interface QuestionRule {
  /** Whether all conditions must hold or one of them. */
  match: QuestionRuleMatch;
  /**
     * @minItems 1
     * @maxItems 10
     */
  conditions: QuestionCondition[];
}

/**
 * When it shows; always where `null`.
 */
export type ShowIf = QuestionRule | null;

export interface QuestionOption {
  id: Id;
  label: Name;
}

export interface ChoiceQuestion {
  id: Id;
  /** One choice or several. */
  kind: ChoiceQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /**
     * @minItems 1
     * @maxItems 30
     */
  options: QuestionOption[];
  /**
     * How many may be chosen.
     * @minimum 1
     * @maximum 30
     */
  maxChoices: number;
}

/**
 * Choices that are drawn, one or several.
 */
export type PictureQuestionKind = typeof PictureQuestionKind[keyof typeof PictureQuestionKind];


export const PictureQuestionKind = {
  pictureChoice: 'pictureChoice',
} as const;

export interface PictureOption {
  id: Id;
  label: Name;
  picture: Picture;
  /** What the picture shows. */
  alt: Name;
}

export interface PictureQuestion {
  id: Id;
  /** Choices that are drawn, one or several. */
  kind: PictureQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /**
     * @minItems 1
     * @maxItems 12
     */
  options: PictureOption[];
  /**
     * How many may be chosen.
     * @minimum 1
     * @maximum 12
     */
  maxChoices: number;
}

/**
 * Any words in one line or in several, an e-mail address, or a phone in E.164.
 */
export type TextQuestionKind = typeof TextQuestionKind[keyof typeof TextQuestionKind];


export const TextQuestionKind = {
  text: 'text',
  longText: 'longText',
  email: 'email',
  phone: 'phone',
} as const;

export interface TextQuestion {
  id: Id;
  /** Any words in one line or in several, an e-mail address, or a phone in E.164. */
  kind: TextQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /**
     * In UTF-16 code units.
     * @minimum 1
     * @maximum 2000
     */
  maxLength: number;
}

/**
 * A number in a unit.
 */
export type NumberQuestionKind = typeof NumberQuestionKind[keyof typeof NumberQuestionKind];


export const NumberQuestionKind = {
  number: 'number',
} as const;

export interface NumberQuestion {
  id: Id;
  /** A number in a unit. */
  kind: NumberQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /** The least that fits. */
  minimum: number;
  /** The most that fits. */
  maximum: number;
  /**
     * Digits after the point at most.
     * @minimum 0
     * @maximum 2
     */
  decimals: number;
  /**
     * Stands behind the number, may be empty.
     * @maxLength 20
     */
  unit: string;
}

/**
 * A whole number between two ends with names; how likely it is to be recommended is one of 0 to 10.
 */
export type ScaleQuestionKind = typeof ScaleQuestionKind[keyof typeof ScaleQuestionKind];


export const ScaleQuestionKind = {
  scale: 'scale',
  recommendation: 'recommendation',
} as const;

export interface ScaleQuestion {
  id: Id;
  /** A whole number between two ends with names; how likely it is to be recommended is one of 0 to 10. */
  kind: ScaleQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /**
     * The lower end.
     * @minimum 0
     * @maximum 10
     */
  minimum: number;
  /**
     * The upper end.
     * @minimum 1
     * @maximum 10
     */
  maximum: number;
  minimumLabel: Name;
  maximumLabel: Name;
}

/**
 * A calendar date.
 */
export type DateQuestionKind = typeof DateQuestionKind[keyof typeof DateQuestionKind];


export const DateQuestionKind = {
  date: 'date',
} as const;

export interface DateQuestion {
  id: Id;
  /** A calendar date. */
  kind: DateQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /**
     * The first date that fits.
     * @nullable
     */
  earliest: string | null;
  /**
     * The last date that fits.
     * @nullable
     */
  latest: string | null;
}

/**
 * A postal address, by `getAddressForm` of its country.
 */
export type AddressQuestionKind = typeof AddressQuestionKind[keyof typeof AddressQuestionKind];


export const AddressQuestionKind = {
  address: 'address',
} as const;

export interface AddressQuestion {
  id: Id;
  /** A postal address, by `getAddressForm` of its country. */
  kind: AddressQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
}

/**
 * Pictures, uploads of the purpose `questionnaire`.
 */
export type FileQuestionKind = typeof FileQuestionKind[keyof typeof FileQuestionKind];


export const FileQuestionKind = {
  file: 'file',
} as const;

export interface FileQuestion {
  id: Id;
  /** Pictures, uploads of the purpose `questionnaire`. */
  kind: FileQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /**
     * How many there may be.
     * @minimum 1
     * @maximum 3
     */
  maxFiles: number;
}

/**
 * `kind` says how it is answered: `single`, `multiple` and `pictureChoice` by an answer of the kind `choices`; `text`,
 * `longText`, `email` and `phone` by `text`; `number`, `scale` and `recommendation` by `number`; `date` by `date`;
 * `address` by `address`; `file` by `files`. A label or help may hold `{answer:<question id>}`, which stands for the
 * answer to a question before, in words.
 */
export type Question = ChoiceQuestion | PictureQuestion | TextQuestion | NumberQuestion | ScaleQuestion | DateQuestion | AddressQuestion | FileQuestion;

export interface QuestionnairePage {
  id: Id;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 20
     */
  questions: Question[];
}

export interface Questionnaire {
  id: Id;
  screen: QuestionnaireScreen;
  version: QuestionnaireVersion;
  title: Name;
  intro: Text;
  picture: Picture;
  minutes: QuestionnaireMinutes;
  reward: Reward;
  /** The set has a page for a marketplace order. */
  asksForOrder: boolean;
  /** The set has a page for the picture of a review. */
  asksForReview: boolean;
  /**
     * Where it is sold, a country each; empty where no order is asked for.
     * @maxItems 50
     */
  marketplaces: Marketplace[];
  /**
     * @minItems 1
     * @maxItems 20
     */
  pages: QuestionnairePage[];
  /** The member has answered it; false for a visitor. */
  submitted: boolean;
}

/**
 * To `single`, `multiple` and `pictureChoice`.
 */
export type ChoicesAnswerKind = typeof ChoicesAnswerKind[keyof typeof ChoicesAnswerKind];


export const ChoicesAnswerKind = {
  choices: 'choices',
} as const;

export interface ChoicesAnswer {
  /** To `single`, `multiple` and `pictureChoice`. */
  kind: ChoicesAnswerKind;
  questionId: Id;
  /**
     * Ids of the options chosen, each once.
     * @minItems 1
     * @maxItems 30
     */
  choices: Id[];
}

/**
 * To `text`, `longText`, `email` and `phone`.
 */
export type TextAnswerKind = typeof TextAnswerKind[keyof typeof TextAnswerKind];


export const TextAnswerKind = {
  text: 'text',
} as const;

export interface TextAnswer {
  /** To `text`, `longText`, `email` and `phone`. */
  kind: TextAnswerKind;
  questionId: Id;
  /**
     * The words.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$
     */
  text: string;
}

/**
 * To `number`, `scale` and `recommendation`.
 */
export type NumberAnswerKind = typeof NumberAnswerKind[keyof typeof NumberAnswerKind];


export const NumberAnswerKind = {
  number: 'number',
} as const;

export interface NumberAnswer {
  /** To `number`, `scale` and `recommendation`. */
  kind: NumberAnswerKind;
  questionId: Id;
  /**
     * In the question's unit.
     * @minimum -1000000
     * @maximum 1000000
     */
  number: number;
}

/**
 * To `date`.
 */
export type DateAnswerKind = typeof DateAnswerKind[keyof typeof DateAnswerKind];


export const DateAnswerKind = {
  date: 'date',
} as const;

export interface DateAnswer {
  /** To `date`. */
  kind: DateAnswerKind;
  questionId: Id;
  date: CalendarDate;
}

/**
 * To `address`.
 */
export type AddressAnswerKind = typeof AddressAnswerKind[keyof typeof AddressAnswerKind];


export const AddressAnswerKind = {
  address: 'address',
} as const;

/**
 * Where something can be sent; what it is made of says `getAddressForm` of its country.
 */
export interface PostalAddress {
  recipient: RecipientName;
  phone: RecipientPhone;
  countryCode: CountryCode;
  province?: AddressProvince;
  city?: AddressPart;
  district?: AddressPart;
  ward?: AddressPart;
  line1: StreetLine;
  line2?: AddressNote;
  postcode?: Postcode;
}

export interface AddressAnswer {
  /** To `address`. */
  kind: AddressAnswerKind;
  questionId: Id;
  address: PostalAddress;
}

/**
 * To `file`.
 */
export type FilesAnswerKind = typeof FilesAnswerKind[keyof typeof FilesAnswerKind];


export const FilesAnswerKind = {
  files: 'files',
} as const;

export interface FilesAnswer {
  /** To `file`. */
  kind: FilesAnswerKind;
  questionId: Id;
  /**
     * Pictures that were uploaded, each once.
     * @minItems 1
     * @maxItems 3
     */
  uploadIds: Id[];
}

/**
 * An answer to one question; `kind` follows the question's.
 */
export type Answer = ChoicesAnswer | TextAnswer | NumberAnswer | DateAnswer | AddressAnswer | FilesAnswer;

/**
 * One answer a question at most, in any order; questions without one are left out.
 * @maxItems 50
 */
export type Answers = Answer[];

export interface ReadDraftRequest {
  /** A visitor's draft; members need none for theirs. */
  draftId?: DraftId;
}

export interface SaveDraftRequest {
  version: QuestionnaireVersion;
  answers: Answers;
  draftId?: DraftId;
}

export interface QuestionnaireDraft {
  /** What opens a visitor's draft; `null` for a member's. */
  draftId: DraftId | null;
  version: QuestionnaireVersion;
  /** Its version is no longer taken. */
  retired: boolean;
  answers: Answers;
  savedAt: Instant;
}

export interface SubmitQuestionnaireRequest {
  version: QuestionnaireVersion;
  answers: Answers;
  /** The visitor's draft that this comes from, if any. */
  draftId?: DraftId;
}

/**
 * What of the member's own details it fits, `value` and `unit` together; it goes there only when they say so. `null`
 * where there is none.
 * @nullable
 */
export type OutcomeCardField = typeof OutcomeCardField[keyof typeof OutcomeCardField] | null;


export const OutcomeCardField = {
  cupSize: 'cupSize',
  siliconePlugSize: 'siliconePlugSize',
} as const;

/**
 * One figure or word that the answers come to, such as a size.
 */
export interface OutcomeCard {
  label: Name;
  /**
     * The figure.
     * @minLength 1
     * @maxLength 20
     */
  value: string;
  /**
     * Stands behind the value, may be empty.
     * @maxLength 10
     */
  unit: string;
  /**
     * What of the member's own details it fits, `value` and `unit` together; it goes there only when they say so. `null`
     * where there is none.
     * @nullable
     */
  field: OutcomeCardField;
}

export interface MarketplaceOrder {
  countryCode: CountryCode;
  /**
     * What it calls itself.
     * @minLength 1
     * @maxLength 60
     */
  marketplace: string;
  /**
     * Where a buyer sees their orders.
     * @maxLength 2048
     */
  url: string;
  orderNumber: MarketplaceOrderNumber;
  savedAt: Instant;
}

/**
 * `submitted` until a person has looked at it.
 */
export type ReviewState = typeof ReviewState[keyof typeof ReviewState];


export const ReviewState = {
  submitted: 'submitted',
  accepted: 'accepted',
  refused: 'refused',
} as const;

/**
 * What was wrong with the screenshots: they cannot be read, they show something else than a review, or a review of another
 * product.
 */
export type ReviewRefusal = typeof ReviewRefusal[keyof typeof ReviewRefusal];


export const ReviewRefusal = {
  unreadable: 'unreadable',
  notAReview: 'notAReview',
  otherProduct: 'otherProduct',
} as const;

export interface ReviewUpload {
  state: ReviewState;
  /** Why they were refused; `null` unless they were. */
  refusal: ReviewRefusal | null;
  sentAt: Instant;
}

/**
 * To be named when writing again, easy to read aloud.
 * @pattern ^[0-9A-Z]{4}-[0-9A-Z]{4}$
 */
export type ServiceReference = string;

/**
 * A part that is sent anew, once there is an address to send it to.
 */
export interface ReplacementPart {
  part: Name;
  /**
     * The day by which it is there, weekdays by country after it was asked for, by the clock of the country it goes to. What
     * was promised stays. `null` where no address was given.
     */
  arrivesBy: CalendarDate | null;
  reference: ServiceReference;
}

export interface QuestionnaireResult {
  questionnaireId: Id;
  version: QuestionnaireVersion;
  submittedAt: Instant;
  title: Name;
  text: Text;
  /** What is worth keeping of it, where it comes to that. */
  card: OutcomeCard | null;
  /** @maxItems 20 */
  tips: TitledText[];
  /** What the result is not, such as medical advice. */
  note: Text;
  /**
     * The e-mail address that a visitor gave in it, so that nobody types it twice when they join; `null` once it is a
     * member's.
     */
  email: Email | null;
  reward: Reward;
  /** The reward was given; a visitor gets it with their claim code. */
  rewarded: boolean;
  /** The marketplace order that was named. */
  order: MarketplaceOrder | null;
  /** The newest pictures of a review. */
  review: ReviewUpload | null;
  /** The part that was said to be missing or broken; `null` where all is well, or nothing was asked. */
  replacement: ReplacementPart | null;
}

export interface SubmittedQuestionnaire {
  result: QuestionnaireResult;
  /**
     * Questions that did not show, whose answers were left out.
     * @maxItems 50
     */
  dropped: Id[];
  /** The visitor's key, told this once; `null` for a member. */
  claimCode: ClaimCode | null;
}

export interface RedeemClaimRequest {
  claimCode: ClaimCode;
}

export interface SaveOrderRequest {
  countryCode: CountryCode;
  orderNumber: MarketplaceOrderNumber;
  claimCode?: ClaimCode;
}

export interface AttachUploadRequest {
  /**
     * Screenshots that were uploaded, each once.
     * @minItems 1
     * @maxItems 3
     */
  uploadIds: Id[];
  claimCode?: ClaimCode;
}

export interface PackageCardSummary {
  card: PackageCardName;
  title: Name;
  teaser: Text;
  picture: Picture;
  /** @maxItems 30 */
  faq: QuestionAndAnswer[];
}

export interface PackageCardList {
  /** @maxItems 20 */
  items: PackageCardSummary[];
}

export interface Caption {
  /**
     * In seconds.
     * @minimum 0
     * @maximum 3600
     */
  from: number;
  /**
     * In seconds.
     * @minimum 0
     * @maximum 3600
     */
  to: number;
  text: Text;
}

export interface PackageVideo {
  id: Id;
  title: Name;
  /**
     * Address of the film on the hub's own origin; `null` while there is none: the transcript stands for it.
     * @maxLength 2048
     * @nullable
     */
  url: string | null;
  /** What shows before it plays. */
  picture: Picture;
  /**
     * How long it is.
     * @minimum 1
     * @maximum 3600
     */
  seconds: number;
  /** What is said and shown */
  transcript: Text;
  /**
     * What is said, when; in order.
     * @maxItems 50
     */
  captions: Caption[];
}

export interface PackageCard {
  card: PackageCardName;
  title: Name;
  teaser: Text;
  picture: Picture;
  /**
     * @minItems 1
     * @maxItems 12
     */
  steps: TitledText[];
  /** @maxItems 12 */
  videos: PackageVideo[];
  /** @maxItems 30 */
  faq: QuestionAndAnswer[];
  questionnaireId: Id;
  /** Of `listRegistrableProducts`; `null` where it cannot be registered. */
  product: Id | null;
  /**
     * Where the product is sold, a country each.
     * @maxItems 50
     */
  marketplaces: Marketplace[];
}

/**
 * `placed` waits for payment; `shipped` from the first parcel on, `delivered` once all have arrived, paid or not.
 */
export type OrderState = typeof OrderState[keyof typeof OrderState];


export const OrderState = {
  placed: 'placed',
  paid: 'paid',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  refunded: 'refunded',
} as const;

export interface OrderSummary {
  id: Id;
  /**
     * As the shop names it.
     * @minLength 1
     * @maxLength 40
     */
  number: string;
  placedAt: Instant;
  state: OrderState;
  /** Placed by the shop to test itself. A test order earns nothing and uses no voucher. */
  isTest: boolean;
  total: Money;
  /**
     * How many pieces it holds.
     * @minimum 0
     * @maximum 100000
     */
  itemCount: number;
  /**
     * Of its first items, as far as the shop gives them.
     * @maxItems 3
     */
  pictures: Picture[];
}

export interface OrderPage {
  /** @maxItems 50 */
  items: OrderSummary[];
  nextCursor: NextCursor | null;
}

export interface OrderItem {
  /**
     * In the shop's language.
     * @minLength 1
     * @maxLength 300
     */
  name: string;
  /**
     * Size, colour and the like.
     * @maxLength 300
     * @nullable
     */
  variant: string | null;
  /**
     * How many.
     * @minimum 1
     * @maximum 100000
     */
  quantity: number;
  /** Of one piece. */
  price: Money;
  /** As far as the shop gives one. */
  picture: Picture | null;
}

export interface Order {
  id: Id;
  /**
     * As the shop names it.
     * @minLength 1
     * @maxLength 40
     */
  number: string;
  placedAt: Instant;
  state: OrderState;
  /** Placed by the shop to test itself. A test order earns nothing and uses no voucher. */
  isTest: boolean;
  /** The money has arrived in full. Before that, as with cash on delivery, only the part that has arrived earns. */
  isPaid: boolean;
  /** @maxItems 50 */
  items: OrderItem[];
  /** The items before discounts. */
  subtotal: Money;
  /** What vouchers and offers took off. */
  discount: Money;
  /** What sending it cost. */
  shipping: Money;
  /** What was paid, taxes included. */
  total: Money;
  /** What was given back for items, so far. */
  refunded: Money;
  /** What it has earned, less what went back: points go back within their year. */
  earned: Reward;
  /** Coins that should go back and were spent: what other orders give settles them. */
  owed: Amount;
  /**
     * @maxItems 20
     * @items.maxLength 255
     */
  voucherCodes: string[];
  /**
     * Its page in the shop, for `returnTo` of `getShopifyPass`; `null` where the shop has not said.
     * @maxLength 2048
     * @nullable
     */
  shopPath: string | null;
  /** @maxItems 50 */
  parcels: Parcel[];
}

/**
 * What it was sent for.
 */
export type ParcelSourceKind = typeof ParcelSourceKind[keyof typeof ParcelSourceKind];


export const ParcelSourceKind = {
  order: 'order',
  redemption: 'redemption',
  gift: 'gift',
} as const;

export interface ParcelSource {
  /** What it was sent for. */
  kind: ParcelSourceKind;
  /** The order's, the redemption's or the claim's. */
  id: Id;
  /**
     * The order's number as the shop names it, or what it holds in the request's language.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
}

export interface ParcelStep {
  state: ParcelState;
  at: Instant;
  /**
     * As the carrier names it.
     * @maxLength 200
     * @nullable
     */
  place: string | null;
  /**
     * What the carrier says of it.
     * @maxLength 500
     * @nullable
     */
  note: string | null;
}

export interface Logistics {
  parcel: Parcel;
  source: ParcelSource;
  /**
     * Newest first.
     * @maxItems 50
     */
  steps: ParcelStep[];
}

/**
 * As it stands on the product; blanks, dashes and case do not matter.
 * @minLength 4
 * @maxLength 40
 * @pattern ^[A-Za-z0-9 -]+$
 */
export type SerialNumber = string;

export interface RegistrableProduct {
  id: Id;
  name: Name;
  picture: Picture;
  /** Where the number stands and how it looks. */
  serialNumberHint: Text;
  serialNumberExample: SerialNumber;
  /**
     * A regular expression that its serial numbers match, without blanks and dashes, in capitals.
     * @maxLength 100
     */
  serialNumberPattern: string;
  /**
     * Months of warranty without a registration.
     * @minimum 0
     * @maximum 120
     */
  warrantyMonths: number;
  /**
     * Months that a registration adds.
     * @minimum 1
     * @maximum 120
     */
  extraMonths: number;
  /**
     * How many days after the purchase it can be registered.
     * @minimum 1
     * @maximum 3650
     */
  withinDays: number;
}

export interface RegistrableProductList {
  /** @maxItems 50 */
  items: RegistrableProduct[];
}

/**
 * Where it was bought; `gift` where somebody else bought it, `previousOwner` second-hand.
 */
export type PurchasePlace = typeof PurchasePlace[keyof typeof PurchasePlace];


export const PurchasePlace = {
  'hub-shop': 'hub-shop',
  marketplace: 'marketplace',
  store: 'store',
  gift: 'gift',
  previousOwner: 'previousOwner',
  other: 'other',
} as const;

export interface SaveProductRegistrationRequest {
  /** Of `listRegistrableProducts`. */
  product: Id;
  serialNumber: SerialNumber;
  purchasedFrom: PurchasePlace;
  purchasedOn: CalendarDate;
  /** An upload with the receipt. */
  proof?: Id;
}

/**
 * How the warranty stands on the member's date.
 */
export type WarrantyState = typeof WarrantyState[keyof typeof WarrantyState];


export const WarrantyState = {
  running: 'running',
  endsSoon: 'endsSoon',
  over: 'over',
} as const;

export interface ProductRegistration {
  id: Id;
  /** The product's id. */
  product: Id;
  name: Name;
  picture: Picture;
  serialNumber: SerialNumber;
  purchasedFrom: PurchasePlace;
  purchasedOn: CalendarDate;
  /** Whether a receipt was sent along. */
  hasProof: boolean;
  /** The last day of the warranty, the extension included. */
  warrantyUntil: CalendarDate;
  warranty: WarrantyState;
  /** Until when a code hands it over to somebody else; `null` without one. */
  transferUntil: Instant | null;
  /** Its package card, with help and films. */
  card: PackageCardName | null;
  registeredAt: Instant;
}

/**
 * A secret that hands a product over, 60 random bits, once.
 * @pattern ^[A-Z2-7]{4}(-[A-Z2-7]{4}){2}$
 */
export type TransferCode = string;

export interface ProductTransfer {
  transferCode: TransferCode;
  expiresAt: Instant;
}

export interface TakeOverProductRequest {
  serialNumber: SerialNumber;
  transferCode: TransferCode;
}

export interface ProductRegistrationPage {
  /** @maxItems 50 */
  items: ProductRegistration[];
  nextCursor: NextCursor | null;
}

export interface ContactRequest {
  /** Of `listContactTopics`. */
  topic: Id;
  /**
     * How to greet the writer.
     * @maxLength 60
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  name?: string;
  /** Where the answer goes. */
  replyTo: Email;
  /**
     * Plain text.
     * @minLength 1
     * @maxLength 4000
     * @pattern ^[\t\n \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff\u2028\u2029]*[^\s\x00-\x08\x0b-\x1f\x7f-\x9f][^\x00-\x08\x0b-\x1f\x7f-\x9f]*$
     */
  text: string;
  /**
     * Uploads, each by its id.
     * @maxItems 5
     */
  attachments: Id[];
}

export interface ContactReceipt {
  reference: ServiceReference;
  receivedAt: Instant;
}

export interface ContactTopic {
  id: Id;
  name: Name;
  /**
     * How soon we usually answer.
     * @minimum 1
     * @maximum 30
     */
  answerInDays: number;
}

export interface ContactTopicList {
  /** @maxItems 30 */
  items: ContactTopic[];
}

export interface FaqItem {
  id: Id;
  question: Name;
  answer: Text;
  /**
     * The products it is about; empty where it is about none in particular.
     * @maxItems 50
     */
  products: Id[];
}

export interface FaqSection {
  id: Id;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 50
     */
  items: FaqItem[];
}

export interface Faq {
  /** @maxItems 30 */
  sections: FaqSection[];
}

/**
 * The privacy policy, or terms and conditions.
 */
export type LegalKind = typeof LegalKind[keyof typeof LegalKind];


export const LegalKind = {
  privacy: 'privacy',
  terms: 'terms',
} as const;

/**
 * A version of a text; of a privacy policy the one that members agree to.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[\w-]+$
 */
export type LegalVersionName = string;

export interface LegalVersion {
  version: LegalVersionName;
  effectiveFrom: CalendarDate;
}

export interface LegalSection {
  heading: Name;
  text: Text;
}

export interface LegalText {
  kind: LegalKind;
  /**
     * The country whose text it is, `null` for the general one.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string | null;
  version: LegalVersionName;
  /** The day it came into force. */
  effectiveFrom: CalendarDate;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 50
     */
  sections: LegalSection[];
  /**
     * The versions before the one in force, the newest first.
     * @maxItems 50
     */
  earlier: LegalVersion[];
}

export interface CallerCountry {
  /**
     * ISO 3166-1 alpha-2.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  isoCode: string | null;
  /**
     * `true` if the privacy policy in force in this country lets visits be reported without consent as long as
     * no member is signed in.
     */
  countsVisitors: boolean;
}

/**
 * @minimum 1
 * @maximum 100
 */
export type FaultCount = number;

/**
 * How often each failed since it was last told.
 */
export type PageReportFaults = {
  /** Errors that nothing caught. */
  uncaught?: FaultCount;
  /** Promises whose rejection nothing caught. */
  rejected?: FaultCount;
  /** Errors in whose place an error page stood. */
  caught?: FaultCount;
  /** Pages that came to life otherwise than rendered. */
  hydration?: FaultCount;
  /** Parts of a page that could not be fetched. */
  missing?: FaultCount;
};

/**
 * @minimum 0
 * @maximum 86400000
 */
export type VitalMilliseconds = number;

/**
 * Web Vitals of the document that began with this screen, in milliseconds; `cls` has no unit.
 */
export type PageReportVitals = {
  ttfb?: VitalMilliseconds;
  fcp?: VitalMilliseconds;
  lcp?: VitalMilliseconds;
  inp?: VitalMilliseconds;
  /**
     * @minimum 0
     * @maximum 1000
     */
  cls?: number;
};

export interface PageReport {
  /**
     * The screen’s own path, with the names of its parameters in place of their values.
     * @maxLength 100
     * @pattern ^/[\w/$-]*$
     */
  page: string;
  /** How often each failed since it was last told. */
  faults?: PageReportFaults;
  /** Web Vitals of the document that began with this screen, in milliseconds; `cls` has no unit. */
  vitals?: PageReportVitals;
}

/**
 * One of the hub's four languages, by its public name.
 */
export type HubLanguage = typeof HubLanguage[keyof typeof HubLanguage];


export const HubLanguage = {
  EN: 'EN',
  ID: 'ID',
  TH: 'TH',
  VN: 'VN',
} as const;

/**
 * Where the page runs.
 */
export type TrackingContentPlatform = typeof TrackingContentPlatform[keyof typeof TrackingContentPlatform];


export const TrackingContentPlatform = {
  app: 'app',
  H5: 'H5',
  Web: 'Web',
} as const;

export interface TrackingContent {
  time: Instant;
  /**
     * The page's module.
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  moduleName: string;
  /**
     * The page's element id.
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  elementId: string;
  /**
     * The fixed id of the web project.
     * @maxLength 60
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  projectId: string;
  /** How the event was made. */
  type: 'manually';
  /**
     * The page's title.
     * @maxLength 120
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  title: string;
  /**
     * The address without secrets; only origin, path and `utm_` parameters are kept.
     * @maxLength 512
     * @pattern ^[!-~]*$
     */
  url: string;
  /**
     * Its path.
     * @maxLength 256
     * @pattern ^[!-~]*$
     */
  urlPath: string;
  /**
     * Version of the operating system.
     * @maxLength 60
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  osVersion: string;
  /** The language of the page. */
  languageCode: HubLanguage;
  /**
     * Maker of the device.
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  manufacturer: string;
  /**
     * Version of the hub.
     * @maxLength 60
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  appVersion: string;
  /**
     * In CSS pixels.
     * @minimum 0
     * @maximum 100000
     */
  screenWidth: number;
  /**
     * In CSS pixels.
     * @minimum 0
     * @maximum 100000
     */
  screenHeight: number;
  /**
     * Minutes, as `Date.getTimezoneOffset` gives.
     * @minimum -1440
     * @maximum 1440
     */
  timezoneOffset: number;
  /**
     * What the browser says of the connection.
     * @maxLength 40
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  networkType: string;
  /** Whose ids they are. */
  uid_type: 'momcozy';
  /** Where the page runs. */
  platform: TrackingContentPlatform;
  /**
     * The traffic source.
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  utm_source: string;
  /**
     * Where the visitor came from, kept as `url` is.
     * @maxLength 512
     * @pattern ^[!-~]*$
     */
  referer: string;
  /** Whether `uid` is a member's. */
  isLoginId: boolean;
  /**
     * The local device id.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[\w-]+$
     */
  uuid: string;
  /**
     * IANA name.
     * @maxLength 64
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  timezone: string;
  /**
     * The operating system.
     * @maxLength 60
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  os: string;
  /**
     * The referral code in force.
     * @maxLength 64
     * @pattern ^[\w-]*$
     */
  linkCode: string;
}

/**
 * Section 3 of the specification.
 */
export interface TrackingEvent {
  /**
     * Made once in a browser, then reused.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[\w-]+$
     */
  traceId: string;
  /**
     * The signed-in member's own id; empty for a visitor.
     * @maxLength 64
     * @pattern ^[\w-]*$
     */
  uid: string;
  /**
     * What happened.
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  eventName: string;
  /**
     * The kind of event.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  eventType: string;
  content: TrackingContent;
}

/**
 * What an international number begins with.
 * @pattern ^\+[1-9][0-9]{0,3}$
 */
export type CallingCode = string;

export interface DefaultRegion {
  countryCode: CountryCode;
  countryName: Name;
  callingCode: CallingCode;
  language: HubLanguage;
}

/**
 * The language of names, language first; one that the hub does not speak means English.
 * @maxLength 10
 * @pattern ^[A-Za-z]{2}(?:[_-][A-Za-z]{2})?$
 */
export type LangCode = string;

export interface RegionListRequest {
  langCode?: LangCode;
}

export interface ProvinceListRequest {
  countryCode: CountryCode;
  langCode?: LangCode;
}

export interface Country {
  countryCode: CountryCode;
  name: Name;
}

export interface CountryList {
  /**
     * Sorted by name.
     * @maxItems 50
     */
  items: Country[];
}

export interface CountryCallingCode {
  countryCode: CountryCode;
  name: Name;
  callingCode: CallingCode;
  /**
     * A mobile number as it is written there, `null` where none is known.
     * @maxLength 30
     * @nullable
     */
  example: string | null;
}

export interface CallingCodeList {
  /**
     * Sorted by name.
     * @maxItems 50
     */
  items: CountryCallingCode[];
}

export interface Province {
  code: ProvinceCode;
  name: Name;
}

export interface ProvinceList {
  /** @maxItems 50 */
  items: Province[];
}

/**
 * A place that shows banners and pictures.
 */
export type Scene = typeof Scene[keyof typeof Scene];


export const Scene = {
  'hub-home': 'hub-home',
  gifts: 'gifts',
  games: 'games',
  'points-mall': 'points-mall',
  villages: 'villages',
  activities: 'activities',
} as const;

/**
 * A banner leads somewhere and has words; a picture decorates.
 */
export type SceneMaterialKind = typeof SceneMaterialKind[keyof typeof SceneMaterialKind];


export const SceneMaterialKind = {
  banner: 'banner',
  picture: 'picture',
} as const;

export interface SceneMaterial {
  id: Id;
  /** A banner leads somewhere and has words; a picture decorates. */
  kind: SceneMaterialKind;
  title: Name;
  text: Text;
  picture: Picture;
  /**
     * A page of the hub, `null` where it leads nowhere.
     * @maxLength 2048
     * @nullable
     */
  link: string | null;
  /**
     * When it ends, `null` where it stays.
     * @nullable
     */
  until: string | null;
}

export interface SceneMaterialList {
  /**
     * In the order to show them.
     * @maxItems 50
     */
  items: SceneMaterial[];
}

export interface QrTarget {
  /**
     * Absolute, on an origin of ours.
     * @maxLength 2048
     */
  address: string;
}

/**
 * How they are sent.
 */
export type UploadPolicyMethod = typeof UploadPolicyMethod[keyof typeof UploadPolicyMethod];


export const UploadPolicyMethod = {
  PUT: 'PUT',
  POST: 'POST',
} as const;

/**
 * Headers to send with them.
 */
export type UploadPolicyHeaders = {[key: string]: string};

export interface UploadPolicy {
  /** How the call that uses the file names it. */
  id: Id;
  /**
     * Where the bytes go, absolute or on the hub's own origin.
     * @maxLength 2048
     */
  url: string;
  /** How they are sent. */
  method: UploadPolicyMethod;
  /** Headers to send with them. */
  headers: UploadPolicyHeaders;
  /** Until when, so many minutes ahead as a slow line needs. */
  expiresAt: Instant;
}

/**
 * The request could not be read or breaks the contract; `data.reasons` says where.
 */
export type BadRequestResponse = Refusal;

/**
 * No token or an expired one (10001002), or one that was revoked (10001003).
 */
export type UnauthorizedResponse = Refusal;

/**
 * The member's `activityList` lacks the permission code of `x-permission`.
 */
export type ForbiddenResponse = Refusal;

/**
 * There is no such thing, or it is not the member's.
 */
export type NotFoundResponse = Refusal;

/**
 * The body is larger than `x-body-limit`.
 */
export type TooLargeResponse = Refusal;

/**
 * The body is not `application/json`.
 */
export type UnsupportedMediaTypeResponse = Refusal;

/**
 * The caller went over its rate class; `Retry-After` says how many seconds to wait.
 */
export type TooManyRequestsResponse = Refusal;

/**
 * A fault of the server; nothing was changed.
 */
export type FaultResponse = Refusal;

/**
 * The database is too busy, and nothing was changed; `Retry-After` says how many seconds to wait.
 */
export type BusyResponse = Refusal;

/**
 * The language of messages and names in the answer; an unknown value means `en`.
 */
export type LanguageParameter = string;

/**
 * Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
 * hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
 * else depends on it.
 */
export type ClientParameter = string;

/**
 * Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
 * with another request it is refused.
 */
export type IdempotencyKeyParameter = string;

/**
 * A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
 * it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
 */
export type BrowserIdParameter = string;

/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 */
export type CursorParameter = string;

/**
 * How many to give at most.
 */
export type LimitParameter = number;

export type CountryInQueryParameter = CountryCode;

export type CountryInQueryOptionalParameter = CountryCode;

export type StateInQueryParameter = SocialState;

export type BindingInQueryParameter = SocialBinding;

export type SendVerifyCode200 = {
  code: SuccessCode;
  message: Message;
  data: CodeSent;
};

export type LoginByCode200 = {
  code: SuccessCode;
  message: Message;
  data: Session;
};

export type Login200 = {
  code: SuccessCode;
  message: Message;
  data: Session;
};

export type RegisterByCode200 = {
  code: SuccessCode;
  message: Message;
  data: Session;
};

export type CheckToken200 = {
  code: SuccessCode;
  message: Message;
  data: CheckedToken;
};

export type GetUserInfo200 = {
  code: SuccessCode;
  message: Message;
  data: UserInfo;
};

export type LoginInit200 = {
  code: SuccessCode;
  message: Message;
  data: LoginInit;
};

export type LoginPreCheck200 = {
  code: SuccessCode;
  message: Message;
  data: LoginPreCheck;
};

export type CheckUserAccount200 = {
  code: SuccessCode;
  message: Message;
  data: CheckedAccount;
};

export type VerifyCode200 = {
  code: SuccessCode;
  message: Message;
  data: CodeTicket;
};

export type Register200 = {
  code: SuccessCode;
  message: Message;
  data: Session;
};

export type RecoverPassword200 = {
  code: SuccessCode;
  message: Message;
  data: RecoveredAccount;
};

export type SendMailByRecoverPwd200 = {
  code: SuccessCode;
  message: Message;
  data: LinkSent;
};

export type CheckRecoverUrl200 = {
  code: SuccessCode;
  message: Message;
  data: RecoverLink;
};

export type ResetNewPass200 = {
  code: SuccessCode;
  message: Message;
  data: RecoveredAccount;
};

export type IsOrgPwd200 = {
  code: SuccessCode;
  message: Message;
  data: OrgPwd;
};

export type GetDeletionPreview200 = {
  code: SuccessCode;
  message: Message;
  data: DeletionPreview;
};

export type Disable200 = {
  code: SuccessCode;
  message: Message;
  data: DeletionAsked;
};

export type UndoDisable200 = {
  code: SuccessCode;
  message: Message;
  data: Session;
};

export type ListSessionsParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type ListSessions200 = {
  code: SuccessCode;
  message: Message;
  data: SessionList;
};

export type RevokeOtherSessions200 = {
  code: SuccessCode;
  message: Message;
  data: RevokedSessions;
};

export type OauthLogin200 = {
  code: SuccessCode;
  message: Message;
  data: SocialAttempt;
};

export type OauthCallbackParams = {
/**
 * Names an attempt to the provider and back.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
state: StateInQueryParameter;
/**
 * Ties an attempt to the window that began it.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
binding: BindingInQueryParameter;
/**
 * The provider's code, where it gave one.
 * @minLength 1
 * @maxLength 4096
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
code?: string;
/**
 * The provider's error, where it gave one instead.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
error?: string;
/**
 * Who answered, where the provider says so.
 * @maxLength 2048
 */
iss?: string;
};

export type OauthCallback200 = {
  code: SuccessCode;
  message: Message;
  data: SocialResult;
};

export type SocialLogin200 = {
  code: SuccessCode;
  message: Message;
  data: SocialResult;
};

export type SocialSendMailCode200 = {
  code: SuccessCode;
  message: Message;
  data: CodeSent;
};

export type SocialVerifyMailCode200 = {
  code: SuccessCode;
  message: Message;
  data: Session;
};

export type SocialVerifyPass200 = {
  code: SuccessCode;
  message: Message;
  data: Session;
};

export type SocialRegister200 = {
  code: SuccessCode;
  message: Message;
  data: Session;
};

export type ListBoundAccounts200 = {
  code: SuccessCode;
  message: Message;
  data: BoundAccounts;
};

export type ListPasskeys200 = {
  code: SuccessCode;
  message: Message;
  data: PasskeyList;
};

export type BeginPasskey200 = {
  code: SuccessCode;
  message: Message;
  data: PasskeyCreationOptions;
};

export type AddPasskey200 = {
  code: SuccessCode;
  message: Message;
  data: Passkey;
};

export type BeginPasskeyProof200 = {
  code: SuccessCode;
  message: Message;
  data: PasskeyRequestOptions;
};

export type BeginLoginByPasskey200 = {
  code: SuccessCode;
  message: Message;
  data: PasskeyRequestOptions;
};

export type LoginByPasskey200 = {
  code: SuccessCode;
  message: Message;
  data: Session;
};

export type BeginSecondFactorPasskey200 = {
  code: SuccessCode;
  message: Message;
  data: PasskeyRequestOptions;
};

export type LoginBySecondFactor200 = {
  code: SuccessCode;
  message: Message;
  data: Session;
};

export type GetSecondFactor200 = {
  code: SuccessCode;
  message: Message;
  data: SecondFactor;
};

export type BeginAuthenticator200 = {
  code: SuccessCode;
  message: Message;
  data: AuthenticatorSetup;
};

export type ConfirmAuthenticator200 = {
  code: SuccessCode;
  message: Message;
  data: RecoveryCodes;
};

export type TurnOnPasskeyFactor200 = {
  code: SuccessCode;
  message: Message;
  data: RecoveryCodes;
};

export type RenewRecoveryCodes200 = {
  code: SuccessCode;
  message: Message;
  data: RecoveryCodes;
};

export type GetShopifyPassParams = {
/**
 * Where in the shop to go: a path, or an address of the shop itself; its front page without it.
 * @minLength 1
 * @maxLength 2048
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
returnTo?: string;
};

export type GetShopifyPass200 = {
  code: SuccessCode;
  message: Message;
  data: ShopPass;
};

export type ModifyUserInfo200 = {
  code: SuccessCode;
  message: Message;
  data: Profile;
};

export type ModifyUserAvatar200 = {
  code: SuccessCode;
  message: Message;
  data: MemberAvatar;
};

export type ActivateParams = {
/**
 * The token of the link.
 */
token: ActivationToken;
};

export type Activate200 = {
  code: SuccessCode;
  message: Message;
  data: Activation;
};

export type ConfirmActivation200 = {
  code: SuccessCode;
  message: Message;
  data: Activation;
};

export type SendActivationMail200 = {
  code: SuccessCode;
  message: Message;
  data: ActivationSent;
};

export type ListBabies200 = {
  code: SuccessCode;
  message: Message;
  data: Babies;
};

export type SaveBaby200 = {
  code: SuccessCode;
  message: Message;
  data: Baby;
};

export type SetBabyContent200 = {
  code: SuccessCode;
  message: Message;
  data: BabyContent;
};

export type ListLactationStages200 = {
  code: SuccessCode;
  message: Message;
  data: LactationStages;
};

export type ListPendingTasks200 = {
  code: SuccessCode;
  message: Message;
  data: PendingTasks;
};

export type CompleteTask200 = {
  code: SuccessCode;
  message: Message;
  data: TaskCompleted;
};

export type GetPrivacyPolicy200 = {
  code: SuccessCode;
  message: Message;
  data: PrivacyPolicy;
};

export type IsAgreeCountryPrivacyPolicy200 = {
  code: SuccessCode;
  message: Message;
  data: PolicyAgreement;
};

export type GetConsents200 = {
  code: SuccessCode;
  message: Message;
  data: Consents;
};

export type SetConsents200 = {
  code: SuccessCode;
  message: Message;
  data: Consents;
};

export type ListNoticesParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type ListNotices200 = {
  code: SuccessCode;
  message: Message;
  data: Notices;
};

export type ReadNotices200 = {
  code: SuccessCode;
  message: Message;
  data: NoticesRead;
};

export type ExportData200 = {
  code: SuccessCode;
  message: Message;
  data: DataExport;
};

export type ListAddresses200 = {
  code: SuccessCode;
  message: Message;
  data: AddressList;
};

export type GetAddress200 = {
  code: SuccessCode;
  message: Message;
  data: Address;
};

export type ModifyAddress200 = {
  code: SuccessCode;
  message: Message;
  data: Address;
};

export type GetAddressFormParams = {
/**
 * ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
countryCode: CountryInQueryParameter;
};

export type GetAddressForm200 = {
  code: SuccessCode;
  message: Message;
  data: AddressForm;
};

export type GetToday200 = {
  code: SuccessCode;
  message: Message;
  data: Today;
};

export type GetMyMembership200 = {
  code: SuccessCode;
  message: Message;
  data: Membership;
};

export type ListLevels200 = {
  code: SuccessCode;
  message: Message;
  data: LevelList;
};

export type ListLevelHistory200 = {
  code: SuccessCode;
  message: Message;
  data: LevelHistory;
};

export type GetRightSavings200 = {
  code: SuccessCode;
  message: Message;
  data: RightSavings;
};

export type ListRights200 = {
  code: SuccessCode;
  message: Message;
  data: RightList;
};

export type ClaimRight200 = {
  code: SuccessCode;
  message: Message;
  data: ClaimedRight;
};

export type UploadRightProof200 = {
  code: SuccessCode;
  message: Message;
  data: RightProof;
};

export type ListRightProofsParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type ListRightProofs200 = {
  code: SuccessCode;
  message: Message;
  data: RightProofPage;
};

export type GetCoins200 = {
  code: SuccessCode;
  message: Message;
  data: Coins;
};

export type ListCoinMovementsParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
/**
 * Only movements of this kind.
 */
kind?: CoinMovementKind;
/**
 * Only movements of this month of the member's own calendar.
 */
month?: Month;
};

export type ListCoinMovements200 = {
  code: SuccessCode;
  message: Message;
  data: CoinMovementPage;
};

export type GetCoinMovement200 = {
  code: SuccessCode;
  message: Message;
  data: CoinMovementDetail;
};

export type ListMallProductsParams = {
/**
 * Only products of this category.
 */
category?: MallCategory;
};

export type ListMallProducts200 = {
  code: SuccessCode;
  message: Message;
  data: MallProductList;
};

export type GetMallProduct200 = {
  code: SuccessCode;
  message: Message;
  data: MallProduct;
};

export type RedeemMallProduct200 = {
  code: SuccessCode;
  message: Message;
  data: Redeemed;
};

export type ListRedemptionsParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type ListRedemptions200 = {
  code: SuccessCode;
  message: Message;
  data: RedemptionPage;
};

export type GetRedemption200 = {
  code: SuccessCode;
  message: Message;
  data: Redemption;
};

export type CancelRedemption200 = {
  code: SuccessCode;
  message: Message;
  data: Redeemed;
};

export type ListVouchersParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
/**
 * The shelf.
 */
state: VoucherFilter;
};

export type ListVouchers200 = {
  code: SuccessCode;
  message: Message;
  data: VoucherPage;
};

export type GetVoucher200 = {
  code: SuccessCode;
  message: Message;
  data: Voucher;
};

export type ReserveVoucher200 = {
  code: SuccessCode;
  message: Message;
  data: Voucher;
};

export type ReleaseVoucher200 = {
  code: SuccessCode;
  message: Message;
  data: Voucher;
};

export type OpenVoucherInShop200 = {
  code: SuccessCode;
  message: Message;
  data: VoucherInShop;
};

export type GetReferral200 = {
  code: SuccessCode;
  message: Message;
  data: Referral;
};

export type ListReferredFriendsParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type ListReferredFriends200 = {
  code: SuccessCode;
  message: Message;
  data: ReferredFriendPage;
};

export type GetGiftBoards200 = {
  code: SuccessCode;
  message: Message;
  data: GiftBoards;
};

export type ListGiftsParams = {
/**
 * The board; all of them without it.
 */
type?: GiftType;
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type ListGifts200 = {
  code: SuccessCode;
  message: Message;
  data: GiftPage;
};

export type GetGift200 = {
  code: SuccessCode;
  message: Message;
  data: Gift;
};

export type ListNewBabyGifts200 = {
  code: SuccessCode;
  message: Message;
  data: OccasionGifts;
};

export type ListMomBirthdayGifts200 = {
  code: SuccessCode;
  message: Message;
  data: OccasionGifts;
};

export type ListBabyBirthdayGifts200 = {
  code: SuccessCode;
  message: Message;
  data: OccasionGifts;
};

export type ClaimGift200 = {
  code: SuccessCode;
  message: Message;
  data: MyGift;
};

export type ClaimNewBabyGift200 = {
  code: SuccessCode;
  message: Message;
  data: MyGift;
};

export type ClaimMomBirthdayGift200 = {
  code: SuccessCode;
  message: Message;
  data: MyGift;
};

export type ClaimBabyBirthdayGift200 = {
  code: SuccessCode;
  message: Message;
  data: MyGift;
};

export type ListMyGiftsParams = {
/**
 * How far they have come; all of them without it.
 */
group?: MyGiftGroup;
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type ListMyGifts200 = {
  code: SuccessCode;
  message: Message;
  data: MyGiftPage;
};

export type GetMyGift200 = {
  code: SuccessCode;
  message: Message;
  data: MyGift;
};

export type CancelGiftClaim200 = {
  code: SuccessCode;
  message: Message;
  data: MyGift;
};

export type ListOnlineCourses200 = {
  code: SuccessCode;
  message: Message;
  data: CourseList;
};

export type GetCourse200 = {
  code: SuccessCode;
  message: Message;
  data: CourseDetail;
};

export type FinishChapter200 = {
  code: SuccessCode;
  message: Message;
  data: ChapterFinished;
};

export type ListNewProductBenefits200 = {
  code: SuccessCode;
  message: Message;
  data: BenefitList;
};

export type QueryMagazinesParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type QueryMagazines200 = {
  code: SuccessCode;
  message: Message;
  data: MagazinePage;
};

export type CheckIsBrowse200 = {
  code: SuccessCode;
  message: Message;
  data: MagazineIsBrowse;
};

export type GetMagazineDetail200 = {
  code: SuccessCode;
  message: Message;
  data: MagazineDetail;
};

export type ListReadingForStage200 = {
  code: SuccessCode;
  message: Message;
  data: ReadingForStage;
};

export type ListGames200 = {
  code: SuccessCode;
  message: Message;
  data: GameList;
};

export type GetCheckIn200 = {
  code: SuccessCode;
  message: Message;
  data: CheckInState;
};

export type CheckIn200 = {
  code: SuccessCode;
  message: Message;
  data: CheckedIn;
};

export type LateCheckIn200 = {
  code: SuccessCode;
  message: Message;
  data: LateCheckedIn;
};

export type GetTodaysCheckIn200 = {
  code: SuccessCode;
  message: Message;
  data: CheckInState;
};

export type MakeUpCheckIn200 = {
  code: SuccessCode;
  message: Message;
  data: CheckedIn;
};

export type PauseCheckIn200 = {
  code: SuccessCode;
  message: Message;
  data: CheckInState;
};

export type ResumeCheckIn200 = {
  code: SuccessCode;
  message: Message;
  data: CheckInState;
};

export type ListDraws200 = {
  code: SuccessCode;
  message: Message;
  data: DrawList;
};

export type GetDraw200 = {
  code: SuccessCode;
  message: Message;
  data: Draw;
};

export type GetDrawProofParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type GetDrawProof200 = {
  code: SuccessCode;
  message: Message;
  data: DrawProof;
};

export type BuyDrawTickets200 = {
  code: SuccessCode;
  message: Message;
  data: TicketsBought;
};

export type ListLuckyGifts200 = {
  code: SuccessCode;
  message: Message;
  data: LuckyList;
};

export type Lottery200 = {
  code: SuccessCode;
  message: Message;
  data: LotteryAnswer;
};

export type ListMyLuckyGiftsParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
/**
 * Of which draw; of all draws without it.
 */
draw?: Id;
};

export type ListMyLuckyGifts200 = {
  code: SuccessCode;
  message: Message;
  data: MyLuckyGifts;
};

export type GetMyLuckyGift200 = {
  code: SuccessCode;
  message: Message;
  data: DrawResult;
};

export type GetBabyListActivityConfig200 = {
  code: SuccessCode;
  message: Message;
  data: ActivityConfig;
};

export type CheckRaffleStatus200 = {
  code: SuccessCode;
  message: Message;
  data: RaffleStatus;
};

export type ListActivitiesParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
/**
 * Only those that are ahead, open or past.
 */
state?: ActivityState;
/**
 * Only those that the member joined or takes part in.
 */
mine?: boolean;
/**
 * Also those of other countries, which the member may look at and not take part in.
 */
everywhere?: boolean;
};

export type ListActivities200 = {
  code: SuccessCode;
  message: Message;
  data: ActivityPage;
};

export type GetCampaign200 = {
  code: SuccessCode;
  message: Message;
  data: Campaign;
};

export type JoinActivity200 = {
  code: SuccessCode;
  message: Message;
  data: JoinedActivity;
};

export type SignInToActivity200 = {
  code: SuccessCode;
  message: Message;
  data: ActivitySignIn;
};

export type RegisterForEvent200 = {
  code: SuccessCode;
  message: Message;
  data: EventRegistration;
};

export type CancelEventRegistration200 = {
  code: SuccessCode;
  message: Message;
  data: EventRegistration;
};

export type EnterRaffle200 = {
  code: SuccessCode;
  message: Message;
  data: RaffleEntry;
};

export type GetRaffleProofParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many tickets to give at most.
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
};

export type GetRaffleProof200 = {
  code: SuccessCode;
  message: Message;
  data: RaffleProof;
};

export type ListGiftProducts200 = {
  code: SuccessCode;
  message: Message;
  data: GiftProductList;
};

export type RegisterGift200 = {
  code: SuccessCode;
  message: Message;
  data: GiftRegistration;
};

export type ListGiftRegistrationsParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type ListGiftRegistrations200 = {
  code: SuccessCode;
  message: Message;
  data: GiftRegistrationPage;
};

export type GetGuidance200 = {
  code: SuccessCode;
  message: Message;
  data: ActivityGuidance;
};

export type ListQuestionnaires200 = {
  code: SuccessCode;
  message: Message;
  data: QuestionnaireList;
};

export type GetQuestionnaireParams = {
/**
 * An older version, to go on with a draft of it; the newest without it.
 * @minimum 1
 * @maximum 1000
 */
version?: number;
};

export type GetQuestionnaire200 = {
  code: SuccessCode;
  message: Message;
  data: Questionnaire;
};

export type GetQuestionnaireDraft200 = {
  code: SuccessCode;
  message: Message;
  data: QuestionnaireDraft;
};

export type SaveQuestionnaireDraft200 = {
  code: SuccessCode;
  message: Message;
  data: QuestionnaireDraft;
};

export type SubmitQuestionnaire200 = {
  code: SuccessCode;
  message: Message;
  data: SubmittedQuestionnaire;
};

export type OpenClaimCode200 = {
  code: SuccessCode;
  message: Message;
  data: QuestionnaireResult;
};

export type RedeemClaimCode200 = {
  code: SuccessCode;
  message: Message;
  data: QuestionnaireResult;
};

export type GetQuestionnaireResult200 = {
  code: SuccessCode;
  message: Message;
  data: QuestionnaireResult;
};

export type SaveAmazonOrder200 = {
  code: SuccessCode;
  message: Message;
  data: MarketplaceOrder;
};

export type AttachQuestionnaireUpload200 = {
  code: SuccessCode;
  message: Message;
  data: ReviewUpload;
};

export type ListPackageCards200 = {
  code: SuccessCode;
  message: Message;
  data: PackageCardList;
};

export type GetPackageCard200 = {
  code: SuccessCode;
  message: Message;
  data: PackageCard;
};

export type ListOrdersParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type ListOrders200 = {
  code: SuccessCode;
  message: Message;
  data: OrderPage;
};

export type GetOrder200 = {
  code: SuccessCode;
  message: Message;
  data: Order;
};

export type GetLogistics200 = {
  code: SuccessCode;
  message: Message;
  data: Logistics;
};

export type ListRegistrableProducts200 = {
  code: SuccessCode;
  message: Message;
  data: RegistrableProductList;
};

export type SaveProductRegistration200 = {
  code: SuccessCode;
  message: Message;
  data: ProductRegistration;
};

export type ListProductRegistrationsParams = {
/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * How many to give at most.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
};

export type ListProductRegistrations200 = {
  code: SuccessCode;
  message: Message;
  data: ProductRegistrationPage;
};

export type OfferProductTransfer200 = {
  code: SuccessCode;
  message: Message;
  data: ProductTransfer;
};

export type TakeOverProduct200 = {
  code: SuccessCode;
  message: Message;
  data: ProductRegistration;
};

export type SendContactMessage200 = {
  code: SuccessCode;
  message: Message;
  data: ContactReceipt;
};

export type ListContactTopics200 = {
  code: SuccessCode;
  message: Message;
  data: ContactTopicList;
};

export type ListFaqParams = {
/**
 * A product of `listRegistrableProducts`.
 */
product?: Id;
/**
 * What to look for.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
query?: string;
};

export type ListFaq200 = {
  code: SuccessCode;
  message: Message;
  data: Faq;
};

export type GetLegalTextParams = {
/**
 * Which text.
 */
kind: LegalKind;
/**
 * ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
countryCode?: CountryInQueryOptionalParameter;
/**
 * An earlier version; the one in force without it.
 */
version?: LegalVersionName;
};

export type GetLegalText200 = {
  code: SuccessCode;
  message: Message;
  data: LegalText;
};

export type GetIpIsoCode200 = {
  code: SuccessCode;
  message: Message;
  data: CallerCountry;
};

export type GetDefaultRegion200 = {
  code: SuccessCode;
  message: Message;
  data: DefaultRegion;
};

export type ListCountries200 = {
  code: SuccessCode;
  message: Message;
  data: CountryList;
};

export type ListCallingCodes200 = {
  code: SuccessCode;
  message: Message;
  data: CallingCodeList;
};

export type ListProvinces200 = {
  code: SuccessCode;
  message: Message;
  data: ProvinceList;
};

export type QuerySceneMaterialsParams = {
/**
 * Where they are shown.
 */
scene: Scene;
};

export type QuerySceneMaterials200 = {
  code: SuccessCode;
  message: Message;
  data: SceneMaterialList;
};

export type JumpByQrParams = {
/**
 * What the code carries.
 */
key: Id;
};

export type JumpByQr200 = {
  code: SuccessCode;
  message: Message;
  data: QrTarget;
};

export type GetUploadPolicyParams = {
/**
 * What the file is for.
 */
purpose: UploadPurpose;
/**
 * The media type, as the browser tells it.
 * @minLength 3
 * @maxLength 100
 * @pattern ^[a-z0-9]+/[a-z0-9.+-]+$
 */
contentType: string;
/**
 * In bytes.
 * @minimum 1
 * @maximum 2147483647
 */
size: number;
};

export type GetUploadPolicy200 = {
  code: SuccessCode;
  message: Message;
  data: UploadPolicy;
};

