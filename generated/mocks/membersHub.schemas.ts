// Made from openapi.yaml by `npm run generate`. Do not edit.
/**
 * Code of a successful response.
 */
export type SuccessCode = 200;

/**
 * Human-readable message in the request's language.
 * @maxLength 500
 */
export type Message = string;

/**
 * Successful response without data; the generated function for the call returns `true`.
 */
export interface Done {
  code: SuccessCode;
  message: Message;
}

export interface Reason {
  /**
     * Code of the reason, as listed in `x-reasons` at the root of the contract.
     * @maxLength 64
     */
  code: string;
  /**
     * Path of the invalid property in the request, with dots between the property names.
     * @maxLength 200
     */
  field?: string;
}

/**
 * Country code, ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * Countries whose members are eligible; empty if members of all countries are eligible.
 * @maxItems 50
 */
export type Regions = CountryCode[];

/**
 * Opaque token with 256 random bits.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type SecondFactorTicketSecret = string;

/**
 * Second factor: `authenticator` is a code from an app (RFC 6238), `passkey` is any passkey of the member.
 */
export type SecondFactorMethod = typeof SecondFactorMethod[keyof typeof SecondFactorMethod];


export const SecondFactorMethod = {
  authenticator: 'authenticator',
  passkey: 'passkey',
} as const;

/**
 * Ticket for a sign-in whose first factor succeeded. It is valid for `expiresInSeconds` and five attempts, in
 * the browser of the first factor. `loginBySecondFactor` exchanges it for a session.
 */
export interface SecondFactorTicket {
  ticket: SecondFactorTicketSecret;
  /**
     * Number of seconds until the ticket expires.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
  /**
     * Second factors that the member can use. A recovery code is always accepted as well.
     * @maxItems 2
     */
  methods: SecondFactorMethod[];
}

export interface RefusalDetail {
  /** @maxItems 50 */
  reasons: Reason[];
  /** Earliest time at which another attempt can succeed. */
  nextDate?: string;
  /** Countries whose members are eligible, if the member's country is the reason for the error. */
  regions?: Regions;
  /**
     * Masked email address of the account, for the reason `HAS_EMAIL`.
     * @minLength 5
     * @maxLength 254
     */
  maskedAddress?: string;
  /** Ticket and methods to complete the sign-in, for `SECOND_FACTOR_NEEDED`. */
  secondFactor?: SecondFactorTicket;
}

/**
 * Business error with a message for the user and a code for programs. The code is never 200.
 */
export interface Refusal {
  /**
     * Code of the error, as listed in `x-refusals` at the root of the contract.
     * @minimum 400
     */
  code: number;
  message: Message;
  data?: RefusalDetail;
}

/**
 * Email address: an ASCII dot-atom, `@`, and a domain in ASCII (IDNA form, `xn--…`). Addresses are
 * case-insensitive.
 * @minLength 6
 * @maxLength 254
 * @pattern ^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$
 */
export type Email = string;

/**
 * Email address in the format of `Email`, or phone number in E.164. All notations of a phone number identify one
 * account: `+660812345678` equals `+66812345678`. A number that is not a mobile number of any country is malformed
 * (`PHONE_INVALID`), unless it already belongs to a member.
 * @minLength 6
 * @maxLength 254
 * @pattern ^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])|\+[1-9][0-9]{6,14})$
 */
export type Account = string;

/**
 * Six-digit code that was sent, or the ticket that `verifyCode` returned for this code.
 * @pattern ^(?:[0-9]{6}|[A-Za-z0-9_-]{43})$
 */
export type VerifyCode = string;

/**
 * Password of 8 to 128 characters, including spaces and characters of any script.
 * @minLength 8
 * @maxLength 128
 */
export type Password = string;

/**
 * Gregorian calendar date `YYYY-MM-DD` in the member's time zone.
 */
export type CalendarDate = string;

/**
 * Month `YYYY-MM` of the Gregorian calendar.
 * @pattern ^20[0-9]{2}-(?:0[1-9]|1[0-2])$
 */
export type Month = string;

/**
 * Time in UTC, ISO 8601.
 */
export type Instant = string;

/**
 * IANA name of the member's time zone. The dates of the member are in this time zone.
 * @maxLength 64
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type TimeZone = string;

/**
 * Time zone of the device, or a time zone that the member chose. An unknown IANA name is replaced by the usual
 * time zone of the country. At registration, a missing time zone is replaced in the same way.
 * @maxLength 64
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type DeviceTimeZone = string;

/**
 * Opaque id.
 * @minLength 8
 * @maxLength 64
 */
export type Uid = string;

/**
 * Whole number of coins or points.
 * @minimum 0
 * @maximum 1000000000
 */
export type Amount = number;

/**
 * Amount of money with its currency.
 */
export interface Money {
  /**
     * Amount in minor units of ISO 4217 (`x-currencies`), independent of local notation: 100 for one US dollar, baht or rupiah, 1 for one đồng.
     * @minimum 0
     * @maximum 9007199254740991
     */
  amount: number;
  /**
     * Currency code, ISO 4217.
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
}

/**
 * Name in the request's language.
 * @minLength 1
 * @maxLength 200
 */
export type Name = string;

/**
 * URL of a picture, absolute or relative to the hub's origin. The fragment of a photograph is the path of its
 * variant for the dark theme.
 * @minLength 1
 * @maxLength 2048
 */
export type Picture = string;

/**
 * Opaque id.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type Id = string;

/**
 * Draw tickets that are part of a reward.
 */
export interface RewardTickets {
  draw: Id;
  /**
     * Number of draw tickets.
     * @minimum 1
     * @maximum 50
     */
  count: number;
}

export interface Reward {
  coins: Amount;
  points: Amount;
  /** Name of the reward; absent if the reward is only coins and points. */
  name?: Name;
  /** Picture of the reward; only a reward with a name has a picture. */
  picture?: Picture;
  /** Id of the voucher that is part of the reward. */
  voucher?: Id;
  /** Id of the gift that is part of the reward; the member must claim it. */
  gift?: Id;
  tickets?: RewardTickets;
}

/**
 * Plain text in the request's language; empty lines separate paragraphs.
 * @maxLength 5000
 */
export type Text = string;

/**
 * Alternative text and size of the picture, if it is a photograph. Omitted for drawings.
 */
export interface Photo {
  /**
     * Alternative text in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  alt: string;
  /**
     * Width in pixels.
     * @minimum 1
     * @maximum 4000
     */
  width: number;
  /**
     * Height in pixels.
     * @minimum 1
     * @maximum 4000
     */
  height: number;
}

/**
 * `false` if the currency of `value` is not that of the reader's country: the country has no shop, or it is only
 * estimated. Clients then do not show the value. A response without this field contains a local value.
 */
export type ValueIsLocal = boolean;

/**
 * Age of the babies for which the item is suitable, in months.
 */
export interface AgeRange {
  /**
     * Lowest age in months.
     * @minimum 0
     * @maximum 216
     */
  from: number;
  /**
     * Highest age in months; omitted if the item has no upper limit.
     * @minimum 1
     * @maximum 216
     */
  to?: number;
}

/**
 * Facts about a product or gift, in the language of the request. Unknown facts are omitted.
 */
export interface ItemFacts {
  /** Size or capacity. */
  size?: Name;
  /** Material. */
  material?: Name;
  /** Washing or cleaning instructions. */
  care?: Name;
  /**
     * Number of pieces in the pack.
     * @minimum 1
     * @maximum 1000
     */
  pieces?: number;
  ages?: AgeRange;
}

/**
 * Estimated number of weekdays until a parcel arrives in the member's country. Omitted for items that need no
 * parcel.
 */
export interface DeliveryDays {
  /**
     * Lowest number of weekdays.
     * @minimum 1
     * @maximum 60
     */
  from: number;
  /**
     * Highest number of weekdays.
     * @minimum 1
     * @maximum 60
     */
  to: number;
}

/**
 * Basis of an estimate: the points that the member earned in the last 28 days, or a check-in every day if the
 * member earned no points in these days.
 */
export type LevelPace = typeof LevelPace[keyof typeof LevelPace];


export const LevelPace = {
  recent: 'recent',
  checkIns: 'checkIns',
} as const;

/**
 * Progress to the level from which the item is available. Omitted if the member's level is high enough. Points
 * count for a level until the end of the calendar year.
 */
export interface LevelUnlock {
  /**
     * Lowest level of the item.
     * @minimum 2
     * @maximum 4
     */
  level: number;
  /** Name of the level. */
  name: Name;
  /** Points of a year that the level requires. */
  points: Amount;
  /** Points that the member still needs this year. */
  missing: Amount;
  /**
     * Estimated number of days until the member reaches the level; `null` if this takes longer than the current
     * year.
     * @minimum 1
     * @maximum 366
     * @nullable
     */
  days: number | null;
  basis: LevelPace;
}

/**
 * Location on the hub: path, query and fragment, percent-encoded.
 * @maxLength 2048
 * @pattern ^/(?:[!-.0-\[\]-~][!-\[\]-~]*)?$
 */
export type HubPath = string;

/**
 * `cursor` of the next page; `null` on the last page.
 * @maxLength 64
 * @nullable
 */
export type NextCursor = string | null;

/**
 * Eligibility of the member, with the reasons and the opening time if the member is not eligible now.
 */
export interface Eligibility {
  /** True if the member is eligible. */
  ok: boolean;
  /**
     * Ineligibility reasons; empty if the member is eligible.
     * @maxItems 20
     */
  reasons: Reason[];
  /** Time from which the member is eligible, if known. */
  nextDate?: Instant;
}

/**
 * Purpose of a code; the code is valid for this purpose only. `recover` sets a new password, `confirm`
 * re-authenticates for a critical action, and `verify` verifies a new email address or phone number.
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
 * Credential id from the authenticator, in base64url.
 * @minLength 16
 * @maxLength 1364
 * @pattern ^[\w-]+$
 */
export type PasskeyId = string;

/**
 * Client data of WebAuthn with the challenge and the origin, in base64url.
 * @minLength 16
 * @maxLength 4096
 * @pattern ^[\w-]+$
 */
export type PasskeyClientData = string;

/**
 * Id of the member, in base64url.
 * @minLength 1
 * @maxLength 88
 * @pattern ^[\w-]+$
 */
export type PasskeyUserHandle = string;

/**
 * Fields of the browser's assertion that the hub uses.
 */
export interface PasskeyAssertion {
  id: PasskeyId;
  clientDataJSON: PasskeyClientData;
  /**
     * Authenticator data about the device and its user, in base64url.
     * @minLength 16
     * @maxLength 2048
     * @pattern ^[\w-]+$
     */
  authenticatorData: string;
  /**
     * Signature of the authenticator data and the client data, in base64url.
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
 * Re-authentication by password, by a code sent for the purpose `confirm`, or by a passkey challenge of
 * `beginPasskeyProof`.
 */
export type Proof = PasswordProof | CodeProof | PasskeyProof;

/**
 * Re-authentication. If omitted, the last re-authentication in this session counts for ten minutes.
 */
export interface RecentProof {
  proof?: Proof;
}

export interface CodeSent {
  /**
     * Number of seconds until the code expires.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
  /**
     * Number of seconds after which another code can be requested.
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
 * First name, as the member wants to be addressed.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type FirstName = string;

/**
 * Last name; optional because some people do not have one.
 * @maxLength 60
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type LastName = string;

/**
 * Channel of the registration, `web` by default; a phone's browser is `h5`.
 */
export type RegisterChannel = typeof RegisterChannel[keyof typeof RegisterChannel];


export const RegisterChannel = {
  web: 'web',
  h5: 'h5',
  app: 'app',
} as const;

/**
 * Traffic source (`utm_source`, `utm_medium` or `source` of the URL), `shopify` by default.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type TrafficSource = string;

/**
 * `linkCode` of the inviting member; an unknown code is ignored.
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
  /** Consent to the membership and to the current privacy policy for the member's country. */
  agreePrivacyPolicy: true;
  /** Consent to news and offers. */
  agreeMarketing: boolean;
  /** Consent to usage analytics. */
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
  /** Consent to the membership and to the current privacy policy for the member's country. */
  agreePrivacyPolicy: true;
  /** Consent to news and offers. */
  agreeMarketing: boolean;
  /** Consent to usage analytics. */
  agreeTracking: boolean;
  channel?: RegisterChannel;
  source?: TrafficSource;
  linkCode?: InvitationCode;
}

export interface Session {
  /**
     * Opaque token with at least 128 random bits.
     * @minLength 22
     * @maxLength 128
     */
  token: string;
  expiresAt: Instant;
  uid: Uid;
}

/**
 * Expiry of the session, 20 days after sign-in. A session that is not used for 14 days expires earlier.
 */
export type SessionEnd = Instant;

export interface CheckedToken {
  uid: Uid;
  expiresAt: Instant;
}

/**
 * Additional information about the member that depends on the market; the hub returns an empty object.
 */
export type UserInfoExtraInfo = {[key: string]: string};

export interface MemberLevel {
  /**
     * Number of the level, from 1 to 4.
     * @minimum 1
     * @maximum 4
     */
  level: number;
  /**
     * Name of the level in the request's language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  fromPoints: Amount;
}

/**
 * The member's account (section 3 of the specification). All fields are always present; unknown values are
 * `null`.
 */
export interface UserInfo {
  /** True if the member has ever used the daily sign-in on `/activity/signIn` or has ever checked in. */
  isVisitSignView: boolean;
  /** True if the menu shows the entry for the check-in. */
  showSignMenu: boolean;
  /** True if a newer privacy policy awaits the member's consent. */
  newPrivacyPolicy: boolean;
  /**
     * Permission codes of the activities that are open to the member.
     * @maxItems 50
     * @items.pattern ^[A-Z]{3}[0-9]{5}$
     */
  activityList: string[];
  /** True if the account has a password. */
  hasPass: boolean;
  /** True if the member has a passkey. */
  hasPasskey: boolean;
  uid: Uid;
  /**
     * Email address of the member; `null` if unknown.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * First name, as the member wants to be addressed.
     * @maxLength 60
     */
  firstName: string;
  /**
     * Last name; `null` if the member does not have one.
     * @maxLength 60
     * @nullable
     */
  lastName: string | null;
  /**
     * Phone number in E.164; `null` if unknown.
     * @nullable
     * @pattern ^\+[1-9][0-9]{6,14}$
     */
  phone: string | null;
  /**
     * URL of the profile picture; `null` if there is no picture.
     * @maxLength 2048
     * @nullable
     */
  avatar: string | null;
  countryCode: CountryCode;
  /**
     * Name of the country in the request's language.
     * @maxLength 100
     */
  countryName: string;
  /**
     * Number of the lactation stage.
     * @minimum 1
     * @maximum 9
     */
  lactation: number;
  /**
     * Cup size as the member entered it; `null` if unknown.
     * @maxLength 20
     * @nullable
     */
  cupSize: string | null;
  /**
     * Silicone plug size as the member entered it; `null` if unknown.
     * @maxLength 20
     * @nullable
     */
  siliconePlugSize: string | null;
  /**
     * Date of the return to work; `null` if unknown.
     * @nullable
     */
  resumptionDate: string | null;
  /**
     * Current level of the member.
     * @minimum 1
     * @maximum 4
     */
  memberLevel: number;
  points: Amount;
  /**
     * Number of unclaimed gifts.
     * @minimum 0
     */
  giftCount: number;
  /**
     * Number of usable vouchers.
     * @minimum 0
     */
  discountCount: number;
  /** Number of coins that the member can spend. */
  amount: Amount;
  /**
     * @minItems 1
     * @maxItems 4
     */
  memberLevelList: MemberLevel[];
  /**
     * Channel by which the member registered.
     * @maxLength 40
     */
  registerChannel: string;
  /**
     * Traffic source at registration.
     * @maxLength 100
     */
  registerSource: string;
  /**
     * The member's URL in the shop; `null` if unknown.
     * @maxLength 2048
     * @nullable
     */
  shopifyUrl: string | null;
  /**
     * Shop in which the member buys.
     * @minimum 1
     * @maximum 99
     */
  purchaseChannel: number;
  /** True if the menu shows the page of the level benefits (rights). */
  showMyRightsMenu: boolean;
  /** Additional information about the member that depends on the market; the hub returns an empty object. */
  extraInfo: UserInfoExtraInfo;
  /**
     * The member's birthday; `null` if unknown.
     * @nullable
     */
  birthday: string | null;
  /**
     * Time until which a change of the birthday counts as a correction and does not delay gifts: 48 hours after
     * the first entry. `null` if the birthday cannot be corrected, for example after a gift for this birthday was
     * claimed, or while a changed birthday has not taken effect.
     */
  birthdayCorrectableUntil: Instant | null;
  /**
     * Name of the country of registration in the request's language.
     * @maxLength 100
     */
  registerCountryName: string;
  registerCountryCode: CountryCode;
  /** True if the phone number was verified with a code. */
  phoneVerified: boolean;
  /** True if the email address was verified with a code. */
  emailVerified: boolean;
  /**
     * The due date; `null` if unknown.
     * @nullable
     */
  childExpectedDate: string | null;
}

/**
 * Sign-in method of an account.
 */
export type SignInMethod = typeof SignInMethod[keyof typeof SignInMethod];


export const SignInMethod = {
  code: 'code',
  password: 'password',
} as const;

/**
 * Kind of account: an email address or a phone number.
 */
export type AccountKind = typeof AccountKind[keyof typeof AccountKind];


export const AccountKind = {
  email: 'email',
  phone: 'phone',
} as const;

/**
 * Social sign-in provider.
 */
export type SocialProvider = typeof SocialProvider[keyof typeof SocialProvider];


export const SocialProvider = {
  google: 'google',
  facebook: 'facebook',
  apple: 'apple',
} as const;

export interface LoginInit {
  /**
     * Sign-in methods, preferred method first.
     * @minItems 1
     * @maxItems 2
     */
  methods: SignInMethod[];
  /**
     * Social sign-in providers that are available.
     * @maxItems 3
     */
  providers: SocialProvider[];
  /**
     * Number of digits of a one-time code.
     * @minimum 4
     * @maximum 10
     */
  codeLength: number;
  /**
     * Number of seconds for which a one-time code is valid.
     * @minimum 1
     * @maximum 3600
     */
  codeSeconds: number;
  /**
     * Number of seconds after which another code can be requested.
     * @minimum 1
     * @maximum 3600
     */
  resendSeconds: number;
  /**
     * Most likely country of the caller's phone number; `null` if unknown.
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
     * Sign-in methods, preferred method first.
     * @minItems 1
     * @maxItems 2
     */
  methods: SignInMethod[];
}

export interface CheckUserAccountRequest {
  /**
     * Email address or phone number as the user typed it.
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
     * Country of the phone number; `null` for an email address or a number without a country.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string | null;
}

/**
 * Six-digit code that was sent.
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
     * Ticket that can be used once instead of the code.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  ticket: string;
  /**
     * Number of seconds until the ticket expires.
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
     * Number of seconds until the link expires.
     * @minimum 1
     * @maximum 86400
     */
  expiresInSeconds: number;
  /**
     * Number of seconds after which another link can be requested.
     * @minimum 1
     * @maximum 3600
     */
  resendInSeconds: number;
}

/**
 * Token in the fragment of the recovery link.
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type RecoverToken = string;

export interface CheckRecoverUrlRequest {
  token: RecoverToken;
}

export interface RecoverLink {
  /** Account whose password the link sets. It is not masked, because the link authorizes its holder to see it. */
  account: Account;
  expiresAt: Instant;
}

export interface ResetNewPassRequest {
  token: RecoverToken;
  newPassword: Password;
}

/**
 * Ticket with which `removeLostAccount` removes the email or phone once.
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type LostAccountTicket = string;

export interface LostAccount {
  kind: AccountKind;
  /**
     * Masked email address or phone number.
     * @minLength 5
     * @maxLength 254
     */
  account: string;
  ticket: LostAccountTicket;
  /**
     * Number of seconds until the ticket expires.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
}

/**
 * Contact details that remain to be confirmed after a recovery.
 */
export interface RecoveredAccount {
  /** Email or phone that the recovery did not verify; `null` if the member does not have one. */
  other: LostAccount | null;
}

export interface RemoveLostAccountRequest {
  ticket: LostAccountTicket;
}

export interface ModifyPasswordRequest {
  /** Current password; required unless `passkey` is given. */
  oldPassword?: Password;
  passkey?: PasskeyAssertion;
  newPassword: Password;
}

export interface OrgPwd {
  /** True if the member has not set a password yet. */
  isOrgPwd: boolean;
}

export interface ModifyOrgPasswordRequest {
  code: VerifyCode;
  newPassword: Password;
}

/**
 * Kind of an unfinished item. `parcel` is an order's parcel in transit. `gift` and `redemption` are in a state
 * from `reserved` to `shipped`; `redemption` also covers undelivered parcels whose coins can still be refunded.
 * `voucher` is a usable voucher. `ticket` is an unused ticket of an open or upcoming draw. `raffleEntry` has not
 * been drawn yet. `eventPlace` is a place or waiting-list entry of an event that has not ended.
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
     * Order number of the parcel; for other kinds the name of the product, gift, voucher, draw or campaign. `null`
     * for items that are no longer in the catalog, for all items after the first 100 names of a kind, and for
     * baby-related items if the member hides baby content.
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
     * Number of usable vouchers.
     * @minimum 0
     */
  vouchers: number;
  /**
     * Number of gifts that are not claimed yet.
     * @minimum 0
     */
  giftsWaiting: number;
  /**
     * Number of gifts that are claimed but not delivered yet.
     * @minimum 0
     */
  giftsUnderway: number;
  /**
     * Unfinished items, such as parcels in transit and usable vouchers: one entry for each kind and name, sorted
     * by kind.
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
 * Account and its authentication: the password, or a code sent for the purpose `login`.
 */
export type SignInProof = PasswordProof | CodeProof;

export interface UndoDisableRequest {
  account: Account;
  proof: SignInProof;
}

export interface SignedInDevice {
  id: Id;
  /**
     * Browser and operating system at sign-in; `null` if unknown.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  device: string | null;
  /**
     * Country of the sign-in; `null` if unknown.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string | null;
  createdAt: Instant;
  expiresAt: Instant;
  /** True for the session of this request. */
  current: boolean;
}

export interface SessionList {
  /** @maxItems 50 */
  items: SignedInDevice[];
  nextCursor: NextCursor | null;
}

export interface RevokedSessions {
  /**
     * Number of ended sessions.
     * @minimum 0
     */
  ended: number;
}

/**
 * Purpose of the sign-in attempt; `bind` connects a social account to the signed-in member.
 */
export type SocialIntent = typeof SocialIntent[keyof typeof SocialIntent];


export const SocialIntent = {
  signIn: 'signIn',
  bind: 'bind',
} as const;

/**
 * Identifier of the sign-in attempt, sent to the provider and returned by the provider.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type SocialState = string;

/**
 * Secret that ties a sign-in attempt to the browser window that started the attempt.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type SocialBinding = string;

/**
 * Ticket for an account that a provider confirmed; valid for ten minutes and one successful use.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type SocialTicketSecret = string;

export interface OauthLoginRequest {
  intent: SocialIntent;
  /** Location to open after the sign-in; returned with the result of the attempt. */
  redirect: HubPath;
}

export interface SocialAttempt {
  /**
     * URL of the provider's page to open.
     * @maxLength 4096
     */
  url: string;
  state: SocialState;
  binding: SocialBinding;
  /**
     * Nonce that the id token must contain.
     * @minLength 43
     * @maxLength 64
     */
  nonce: string;
  /**
     * Number of seconds until the sign-in attempt expires.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
}

/**
 * Next step. `done`: the sign-in is complete, with a session. The other steps need the ticket. `register`: a new
 * person registers. `prove`: the email address already belongs to a member, who must authenticate. `bind`: the
 * signed-in member connects the social account.
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
     * Number of seconds until the ticket expires.
     * @minimum 1
     * @maximum 3600
     */
  expiresInSeconds: number;
  provider: SocialProvider;
  /**
     * Email address that the provider verified; `null` if it verified no address.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * First name for prefilling the registration form; `null` if unknown.
     * @maxLength 60
     * @nullable
     */
  firstName: string | null;
  /**
     * Last name for prefilling the registration form; `null` if unknown.
     * @maxLength 60
     * @nullable
     */
  lastName: string | null;
}

export interface SocialResult {
  next: SocialNext;
  /** Session if `next` is `done`, otherwise `null`. */
  session: Session | null;
  /** Ticket if `next` is not `done`, otherwise `null`. */
  ticket: SocialTicket | null;
  redirect: HubPath;
}

export interface SocialLoginRequest {
  provider: SocialProvider;
  state: SocialState;
  binding: SocialBinding;
  /**
     * Id token from the provider's SDK.
     * @minLength 16
     * @maxLength 8192
     * @pattern ^[\w-]+\.[\w-]+\.[\w-]+$
     */
  idToken: string;
}

export interface SocialSendMailCodeRequest {
  ticket: SocialTicketSecret;
  /** Account that the member signs in with; required if the ticket has no email address. */
  account?: Account;
}

export interface SocialVerifyMailCodeRequest {
  ticket: SocialTicketSecret;
  code: VerifyCode;
}

export interface SocialVerifyPassRequest {
  ticket: SocialTicketSecret;
  /** Account that the member signs in with; required if the ticket has no email address. */
  account?: Account;
  password: Password;
}

export interface SocialRegisterRequest {
  ticket: SocialTicketSecret;
  /** Account to register; required, with `code`, if the ticket has no email address. */
  account?: Account;
  code?: VerifyCode;
  firstName: FirstName;
  lastName?: LastName;
  countryCode: CountryCode;
  timeZone?: DeviceTimeZone;
  /** Consent to the membership and to the current privacy policy for the member's country. */
  agreePrivacyPolicy: true;
  /** Consent to news and offers. */
  agreeMarketing: boolean;
  /** Consent to usage analytics. */
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
     * Email address that the provider verified, to identify the account; `null` if it verified no address.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /** Time when the account was connected. */
  boundAt: Instant;
}

export interface BoundAccounts {
  /** @maxItems 3 */
  items: BoundAccount[];
}

export interface Passkey {
  id: Id;
  /**
     * Name that the member gave the passkey, otherwise the browser and operating system at creation; `null` if
     * unknown.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  name: string | null;
  /** Time when the passkey was added. */
  createdAt: Instant;
  /**
     * Time when the passkey was last used; `null` if it has never been used.
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
     * Name that identifies the passkey.
     * @minLength 1
     * @maxLength 60
     * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  name: string;
}

/**
 * Challenge that the passkey signs, in base64url.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type PasskeyChallenge = string;

/**
 * Number of milliseconds until the challenge expires.
 * @minimum 1
 * @maximum 3600000
 */
export type PasskeyTimeout = number;

export interface PasskeyDescriptor {
  id: PasskeyId;
  /** Credential type; WebAuthn defines only this type. */
  type: 'public-key';
}

export type PasskeyCreationOptionsRp = {
  /**
     * Host of the hub.
     * @maxLength 253
     */
  id: string;
  name: Name;
};

export type PasskeyCreationOptionsUser = {
  id: PasskeyUserHandle;
  /**
     * Account that the member signs in with.
     * @maxLength 254
     */
  name: string;
  /**
     * First name of the member.
     * @maxLength 60
     */
  displayName: string;
};

export type PasskeyCreationOptionsPubKeyCredParamsItem = {
  /** Credential type; WebAuthn defines only this type. */
  type: 'public-key';
  /** Identifier of a COSE algorithm. */
  alg: number;
};

/**
 * Requires the device to verify its user by fingerprint, face or PIN.
 */
export type PasskeyUserVerification = 'required';

export type PasskeyCreationOptionsAuthenticatorSelection = {
  /** Requires a discoverable credential, which the device finds without an account name. */
  residentKey: 'required';
  /** Same requirement as `residentKey`, for older browsers. */
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
     * Accepted signature algorithms, preferred algorithm first.
     * @minItems 1
     * @maxItems 10
     */
  pubKeyCredParams: PasskeyCreationOptionsPubKeyCredParamsItem[];
  timeout: PasskeyTimeout;
  /**
     * Existing passkeys of the member; a device that has such a passkey does not create another.
     * @maxItems 10
     */
  excludeCredentials: PasskeyDescriptor[];
  authenticatorSelection: PasskeyCreationOptionsAuthenticatorSelection;
  /** No attestation: the hub does not identify the device's model. */
  attestation: 'none';
}

/**
 * `PublicKeyCredentialRequestOptionsJSON` of WebAuthn.
 */
export interface PasskeyRequestOptions {
  challenge: PasskeyChallenge;
  /**
     * Host of the hub.
     * @maxLength 253
     */
  rpId: string;
  timeout: PasskeyTimeout;
  userVerification: PasskeyUserVerification;
  /**
     * Passkeys of the member for a re-authentication; empty for a sign-in.
     * @maxItems 10
     */
  allowCredentials: PasskeyDescriptor[];
}

/**
 * Fields of the new credential that the hub uses.
 */
export interface AddPasskeyRequest {
  id: PasskeyId;
  clientDataJSON: PasskeyClientData;
  /**
     * Attestation object with the public key and authenticator data, in base64url.
     * @minLength 16
     * @maxLength 16384
     * @pattern ^[\w-]+$
     */
  attestationObject: string;
}

/**
 * Current code of the member's authenticator app.
 * @minLength 6
 * @maxLength 6
 * @pattern ^[0-9]{6}$
 */
export type AuthenticatorCode = string;

/**
 * Recovery code of the member. Case, spaces and dashes are ignored; 0, 1 and 8 are read as O, I and B.
 * @minLength 16
 * @maxLength 40
 * @pattern ^[0-9A-Za-z -]+$
 */
export type RecoveryCode = string;

export interface BeginSecondFactorPasskeyRequest {
  ticket: SecondFactorTicketSecret;
}

/**
 * Ticket of a sign-in, with the second factor in exactly one of the other fields.
 */
export interface LoginBySecondFactorRequest {
  ticket: SecondFactorTicketSecret;
  code?: AuthenticatorCode;
  recoveryCode?: RecoveryCode;
  passkey?: PasskeyAssertion;
}

export interface SecondFactor {
  /**
     * Time when the second factor was turned on; `null` while it is off.
     * @nullable
     */
  turnedOnAt: string | null;
  /** True if an authenticator app is set up. */
  hasAuthenticator: boolean;
  /** True if the member has a passkey. */
  hasPasskey: boolean;
  /**
     * Number of unused recovery codes.
     * @minimum 0
     * @maximum 10
     */
  recoveryCodesLeft: number;
}

export interface AuthenticatorSetup {
  /**
     * Secret of 160 random bits in base32. It is not returned again.
     * @minLength 32
     * @maxLength 32
     * @pattern ^[A-Z2-7]+$
     */
  secret: string;
  /**
     * The secret as an `otpauth://totp/…` URI that an app can open or scan.
     * @maxLength 2048
     */
  uri: string;
  /**
     * Number of seconds for which `confirmAuthenticator` accepts a code of this secret.
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
     * New recovery codes, which replace all earlier ones. They are not returned again. Empty if the member keeps
     * the existing codes.
     * @maxItems 10
     */
  codes: RecoveryCode[];
}

export interface ShopPass {
  /**
     * URL that opens the shop.
     * @maxLength 8192
     */
  url: string;
}

/**
 * Number of a stage of `listLactationStages`; 1 by default.
 * @minimum 1
 * @maximum 9
 */
export type LactationNumber = number;

/**
 * Number of the shop in which the member buys; 1 by default.
 * @minimum 1
 * @maximum 99
 */
export type PurchaseChannel = number;

/**
 * Changes to the profile. Omitted fields do not change; `null` clears a field. The operation does not change
 * balances, level, permissions, email, phone and their verification state.
 */
export interface ModifyUserInfoRequest {
  /**
     * First name, as the member wants to be addressed.
     * @minLength 1
     * @maxLength 60
     * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  firstName?: string;
  /**
     * Last name; `null` removes it.
     * @maxLength 60
     * @nullable
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  lastName?: string | null;
  /**
     * The member's birthday; `null` removes it.
     * @nullable
     */
  birthday?: string | null;
  countryCode?: CountryCode;
  timeZone?: DeviceTimeZone;
  lactation?: LactationNumber;
  /**
     * Cup size of the member; `null` removes it.
     * @maxLength 20
     * @nullable
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  cupSize?: string | null;
  /**
     * Silicone plug size; `null` removes it.
     * @maxLength 20
     * @nullable
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  siliconePlugSize?: string | null;
  /**
     * Date of the return to work; `null` removes it.
     * @nullable
     */
  resumptionDate?: string | null;
  purchaseChannel?: PurchaseChannel;
}

export interface NextTimeZone {
  timeZone: TimeZone;
  /** Time from which the time zone applies. */
  from: Instant;
}

/**
 * Current profile of the member.
 */
export interface Profile {
  /**
     * First name, as the member wants to be addressed.
     * @maxLength 60
     */
  firstName: string;
  /**
     * Last name; `null` if the member does not have one.
     * @maxLength 60
     * @nullable
     */
  lastName: string | null;
  /**
     * The member's birthday; `null` if unknown.
     * @nullable
     */
  birthday: string | null;
  /**
     * Time until which a change of the birthday counts as a correction and does not delay gifts: 48 hours after
     * the first entry. `null` if the birthday cannot be corrected, for example after a gift for this birthday was
     * claimed, or while a changed birthday has not taken effect.
     */
  birthdayCorrectableUntil: Instant | null;
  countryCode: CountryCode;
  timeZone: TimeZone;
  /** Change of the time zone that takes effect on the next day; `null` if no change is pending. */
  nextTimeZone: NextTimeZone | null;
  lactation: LactationNumber;
  /**
     * Cup size as the member entered it; `null` if unknown.
     * @maxLength 20
     * @nullable
     */
  cupSize: string | null;
  /**
     * Silicone plug size as the member entered it; `null` if unknown.
     * @maxLength 20
     * @nullable
     */
  siliconePlugSize: string | null;
  /**
     * Date of the return to work; `null` if unknown.
     * @nullable
     */
  resumptionDate: string | null;
  purchaseChannel: PurchaseChannel;
}

export interface ModifyUserAvatarRequest {
  /** Stored upload with the purpose `avatar`; `null` removes the picture. */
  upload: Id | null;
}

export interface MemberAvatar {
  /** URL of the member's picture; `null` if there is no picture. */
  avatar: Picture | null;
}

export interface SubscribeRequest {
  /** True if the member wants news and offers by the channel of the operation (email or phone). */
  subscribed: boolean;
}

/**
 * Purpose of a confirmation link in an email.
 */
export type ActivationPurpose = typeof ActivationPurpose[keyof typeof ActivationPurpose];


export const ActivationPurpose = {
  verifyEmail: 'verifyEmail',
} as const;

/**
 * Token of a confirmation link, at least 128 random bits.
 * @pattern ^[\w-]{22,128}$
 */
export type ActivationToken = string;

/**
 * State of a confirmation link: `open` (can be confirmed), `expired` (can no longer be confirmed) or `done`
 * (has already been confirmed).
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
     * Masked email address, which its owner can recognize.
     * @maxLength 254
     */
  account: string;
  /**
     * State of a confirmation link: `open` (can be confirmed), `expired` (can no longer be confirmed) or `done`
     * (has already been confirmed).
     */
  state: ActivationState;
  expiresAt: Instant;
}

export interface ConfirmActivationRequest {
  token: ActivationToken;
}

export interface ActivationSent {
  /**
     * Number of seconds until the link expires.
     * @minimum 1
     * @maximum 604800
     */
  expiresInSeconds: number;
  /**
     * Number of seconds after which another link can be requested.
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
     * Name that the family uses for the baby; `null` if unknown.
     * @maxLength 60
     * @nullable
     */
  name: string | null;
  /**
     * Gregorian due date; `null` after birth or if unknown.
     * @nullable
     */
  dueDate: string | null;
  /**
     * Gregorian birth date; `null` before birth or if unknown.
     * @nullable
     */
  birthDate: string | null;
  /**
     * Time until which a change of the birth date counts as a correction and does not delay gifts: 48 hours after
     * the first entry. `null` if the date cannot be corrected, for example after a gift for this birth was
     * claimed, or while a changed date has not taken effect.
     */
  correctableUntil: Instant | null;
  /** Lactation stage, calculated from the dates; `null` if unknown or while baby content is hidden. */
  stage: LactationNumber | null;
}

export interface Babies {
  /**
     * Babies in the order in which they were added.
     * @maxItems 12
     */
  items: Baby[];
  /** True while the member hides all baby content. */
  silenced: boolean;
}

/**
 * Baby to add or change. With `id` it changes a baby and omitted fields do not change; without `id` it adds a
 * baby.
 */
export interface SaveBabyRequest {
  id?: Id;
  /**
     * Name that the family uses for the baby; `null` removes it.
     * @maxLength 60
     * @nullable
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  name?: string | null;
  /**
     * Due date of the baby; `null` removes it.
     * @nullable
     */
  dueDate?: string | null;
  /**
     * Birth date of the baby, which replaces the due date; `null` removes it.
     * @nullable
     */
  birthDate?: string | null;
}

export interface DeleteBabyRequest {
  id: Id;
}

export interface BabyContent {
  /** `true` hides all baby content; `false` shows it again. */
  silenced: boolean;
}

export interface LactationStage {
  stage: LactationNumber;
  name: Name;
  text: Text;
  /**
     * Day of life on which the stage starts; `null` before birth.
     * @minimum 0
     * @maximum 3650
     * @nullable
     */
  fromDay: number | null;
}

export interface LactationStages {
  /**
     * Stages in chronological order.
     * @maxItems 9
     */
  items: LactationStage[];
  /**
     * Stage of the signed-in member, from the youngest baby; `null` for a visitor, if unknown, and while baby
     * content is hidden.
     */
  current: LactationNumber | null;
}

/**
 * Task of the catalog, such as verifying the email address or adding a baby.
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
 * State of the task; `ready` means that it is done and `completeTask` can claim its reward.
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
  /** State of the task; `ready` means that it is done and `completeTask` can claim its reward. */
  state: TaskState;
  /**
     * Remaining steps; empty if the task is `ready`.
     * @maxItems 20
     */
  missing: Reason[];
  reward: Reward;
}

export interface PendingTasks {
  /**
     * Tasks, most important first; empty if all are completed.
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
  /** Balance of coins after the reward. */
  coins: Amount;
  /** Balance of points after the reward. */
  points: Amount;
}

/**
 * Version of a country's privacy policy.
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
  /** Country to which the privacy policy applies; `null` for the general policy. */
  countryCode: CountryCode | null;
  version: PolicyVersion;
  effectiveFrom: CalendarDate;
  /** Short summary of the privacy policy. */
  summary: Text;
  /** Path of the page with the full text of the policy. */
  link: HubPath;
  /** True if the member agreed to this version of the privacy policy. */
  agreed: boolean;
  /** Version to which the member agreed last. */
  agreedVersion: PolicyVersion;
  /** Time when the member agreed to this version; `null` if the member has not agreed. */
  agreedAt: Instant | null;
  /** Announced version of the privacy policy that is not in force yet; `null` if no version is announced. */
  next: ComingPolicy | null;
}

export interface AgreePrivacyPolicyRequest {
  version: PolicyVersion;
}

export interface PolicyAgreement {
  /** True if the member agreed to the version that is in force in the member's country. */
  isAgree: boolean;
  version: PolicyVersion;
}

/**
 * Purpose of a consent. `membership`: storing the data of the membership. `babyData`: storing data about babies
 * and health. `marketingMail` and `marketingPhone`: news and offers by email and by phone. `tracking`: usage
 * analytics.
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
  /** True if the consent is given; false until the member gives it. */
  granted: boolean;
  /** Country of the member when the consent was given or withdrawn; `null` if neither has happened. */
  countryCode: CountryCode | null;
  /** Policy version in force when the consent was given or withdrawn; `null` if neither has happened. */
  policyVersion: PolicyVersion | null;
  /** Time when the member gave or withdrew the consent; `null` if the member has done neither. */
  at: Instant | null;
}

export interface Consents {
  /**
     * Consents, one for each purpose.
     * @minItems 5
     * @maxItems 5
     */
  items: Consent[];
}

/**
 * Changes to consents. Omitted purposes do not change.
 */
export interface SetConsentsRequest {
  /** Consent to storing the data of the membership, under the policy in force. */
  membership?: boolean;
  /** Consent to storing data about babies and health. */
  babyData?: boolean;
  /** Consent to news and offers by email. */
  marketingMail?: boolean;
  /** Consent to news and offers by phone. */
  marketingPhone?: boolean;
  /** Consent to usage analytics. */
  tracking?: boolean;
}

/**
 * Topic of emails that a member can turn off. `coins`: coins that expire. `gifts`: gifts for the member. `parcels`:
 * parcels on their way, and problems with them. `birthdays`: birthday gifts. `vouchers`: vouchers for the member.
 * `levels`: a new level.
 */
export type EmailTopic = typeof EmailTopic[keyof typeof EmailTopic];


export const EmailTopic = {
  coins: 'coins',
  gifts: 'gifts',
  parcels: 'parcels',
  birthdays: 'birthdays',
  vouchers: 'vouchers',
  levels: 'levels',
} as const;

export interface EmailSetting {
  topic: EmailTopic;
  /** True if the member gets emails about the topic. */
  enabled: boolean;
}

export interface EmailSettings {
  /**
     * Settings, one for each topic.
     * @minItems 6
     * @maxItems 6
     */
  items: EmailSetting[];
}

export interface SetEmailSettingsRequest {
  topic: EmailTopic;
  /** True to get emails about the topic. */
  enabled: boolean;
}

export interface PushSetting {
  topic: EmailTopic;
  /** True if the member gets push messages about the topic. */
  enabled: boolean;
}

export interface PushSettings {
  /**
     * Public key of the hub for subscriptions (VAPID, RFC 8292); `null` if the hub sends no push messages.
     * @minLength 87
     * @maxLength 87
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{87}$
     */
  publicKey: string | null;
  /**
     * Settings, one for each topic.
     * @minItems 6
     * @maxItems 6
     */
  items: PushSetting[];
}

export interface SetPushSettingsRequest {
  topic: EmailTopic;
  /** True to get push messages about the topic. */
  enabled: boolean;
}

/**
 * URL of a subscription at the push service of a browser. Only the services of Chrome, Firefox, Safari and Edge
 * are accepted, because the hub sends requests to this URL.
 * @minLength 24
 * @maxLength 1024
 * @pattern ^https://(?:fcm\.googleapis\.com|[a-z0-9-]+\.push\.services\.mozilla\.com|[a-z0-9-]+\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)/[A-Za-z0-9/._~:?=&%+-]+$
 */
export type PushEndpoint = string;

/**
 * Keys of the browser that encrypt messages (RFC 8291).
 */
export interface PushKeys {
  /**
     * Public key of the browser.
     * @minLength 87
     * @maxLength 87
     * @pattern ^B[A-Za-z0-9_-]{86}$
     */
  p256dh: string;
  /**
     * Authentication secret of the browser.
     * @minLength 22
     * @maxLength 22
     * @pattern ^[A-Za-z0-9_-]{22}$
     */
  auth: string;
}

export interface SavePushSubscriptionRequest {
  endpoint: PushEndpoint;
  keys: PushKeys;
  /**
     * Topics to turn on.
     * @maxItems 6
     */
  topics?: EmailTopic[];
}

export interface DeletePushSubscriptionRequest {
  endpoint: PushEndpoint;
}

export interface RenewPushSubscriptionRequest {
  oldEndpoint: PushEndpoint;
  endpoint: PushEndpoint;
  keys: PushKeys;
}

/**
 * Tone in which a notification is displayed (section 4 of the specification).
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
 * State of `ParcelState`, or `cancelled` if the parcel could not be sent.
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
     * Name of the item in the parcel (for an order, of its first item); the order number if no item is known.
     * @minLength 1
     * @maxLength 300
     */
  name: string;
  /**
     * Number of other items in the order.
     * @minimum 0
     * @maximum 500
     */
  others: number;
  /** Picture of the item; `null` if there is no picture. */
  picture: Picture | null;
  state: ToldState;
  /**
     * Earlier states of the parcel that were reported to the member, newest first.
     * @maxItems 20
     */
  earlier: ToldStep[];
}

export interface Notice {
  id: Id;
  /**
     * Kind of event that the notification reports.
     * @maxLength 64
     */
  kind: string;
  tone: NoticeTone;
  title: Name;
  text: Text;
  /** Path of the page with more details; `null` if there is no such page. */
  link: HubPath | null;
  at: Instant;
  /** True if the notification is marked as read. */
  read: boolean;
  /** Details of a notification about a parcel; `null` for other notifications. */
  parcel: NoticeParcel | null;
}

/**
 * Topic of notifications. `coins`: coins, levels, gifts, vouchers and prizes. `parcels`: orders and parcels.
 * `account`: the account, and products and proofs of the member.
 */
export type NoticeTopic = typeof NoticeTopic[keyof typeof NoticeTopic];


export const NoticeTopic = {
  coins: 'coins',
  parcels: 'parcels',
  account: 'account',
} as const;

/**
 * Number of unread notifications; all notifications about one parcel count as one, and 100 means 100 or more.
 * @minimum 0
 * @maximum 100
 */
export type UnreadCount = number;

export interface Notices {
  /**
     * Notifications, newest first.
     * @maxItems 50
     */
  items: Notice[];
  nextCursor: NextCursor | null;
  unread: UnreadCount;
}

export interface ReadNoticesRequest {
  /**
     * Ids of the notifications to mark as read; all notifications if omitted.
     * @minItems 1
     * @maxItems 50
     */
  ids?: Id[];
}

export interface NoticesRead {
  unread: UnreadCount;
}

/**
 * Format of the export: rows of values, or CSV files for a spreadsheet.
 */
export type ExportDataRequestFormat = typeof ExportDataRequestFormat[keyof typeof ExportDataRequestFormat];


export const ExportDataRequestFormat = {
  json: 'json',
  csv: 'csv',
} as const;

export interface ExportDataRequest {
  proof: Proof;
  /** Format of the export: rows of values, or CSV files for a spreadsheet. */
  format?: ExportDataRequestFormat;
}

/**
 * Stored values of a row by column name; times are in UTC, ISO 8601.
 */
export interface ExportedRow { [key: string]: unknown }

export interface ExportedTable {
  /**
     * Name of the kind of data in the exported table.
     * @minLength 1
     * @maxLength 64
     */
  name: string;
  /**
     * Stored rows of this kind of data.
     * @maxItems 50
     */
  rows: ExportedRow[];
}

/**
 * Purpose of a file; the file can only be used for this purpose.
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
 * Exported file: a table as CSV in `content`, or an uploaded file at `url`.
 */
export interface ExportedFile {
  /**
     * Name under which to save the file.
     * @maxLength 80
     * @pattern ^[a-z0-9_-]+\.(csv|jpg|png|webp|pdf)$
     */
  name: string;
  /**
     * CSV (RFC 4180) in UTF-8 with the column names in the first line; no cell starts a formula. Empty for an
     * uploaded file.
     * @maxLength 100000000
     */
  content: string;
  /**
     * URL of the uploaded file, valid for 15 minutes without a token; absent for a CSV table.
     * @minLength 1
     * @maxLength 500
     */
  url?: string;
  purpose?: UploadPurpose;
  /**
     * Media type of the uploaded file; absent for a CSV table.
     * @maxLength 40
     * @pattern ^[a-z]+/[a-z]+$
     */
  contentType?: string;
  /**
     * Size of the uploaded file in bytes; absent for a CSV table.
     * @minimum 0
     */
  size?: number;
  /**
     * SHA-256 of the uploaded file in hexadecimal; absent for a CSV table, `null` for files uploaded before hashes
     * were stored. The archive lists it for all files.
     * @maxLength 64
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  sha256?: string | null;
  /** Time of the upload; absent for a CSV table. */
  sentAt?: Instant;
}

export interface DataExport {
  madeAt: Instant;
  /**
     * Exported data, grouped by kind; empty for the CSV format.
     * @maxItems 50
     */
  tables: ExportedTable[];
  /**
     * Uploaded files of the member; for the CSV format, one file for each table comes before them.
     * @maxItems 50
     */
  files: ExportedFile[];
  /**
     * URL of a ZIP archive with all uploaded files, relative to the hub and valid for 15 minutes. Its `manifest.json` lists the name, purpose, type, size, SHA-256 and time of each file, and missing files. `null` if there are no uploaded files.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  archiveUrl?: string | null;
}

/**
 * Name of the recipient.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type RecipientName = string;

/**
 * Phone number for the courier, in E.164.
 * @pattern ^\+[1-9][0-9]{6,14}$
 */
export type RecipientPhone = string;

/**
 * Subdivision code of ISO 3166-2 without the country, or a code of the hub if ISO defines no code. It is the
 * same in all languages and unique within a country.
 * @maxLength 60
 * @pattern ^[A-Z0-9]+(?:-[A-Z0-9]+)*$
 */
export type ProvinceCode = string;

/**
 * Name of a city, district, ward or other place in an address.
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type AddressPart = string;

/**
 * Street and house number.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type StreetLine = string;

/**
 * Building, floor and other delivery directions.
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
  /** True if parcels go to this address by default. */
  isDefault: boolean;
  recipient: RecipientName;
  phone: RecipientPhone;
  countryCode: CountryCode;
  province?: ProvinceCode;
  /** Name of the state or province, in the request's language if available. If `province` is missing, this name was entered before provinces had codes, and the member must choose a province. */
  provinceName?: AddressPart;
  /** City; in Thailand the district, in Indonesia the regency. */
  city?: AddressPart;
  /** District, required in Indonesia. */
  district?: AddressPart;
  /** Sub-district in Thailand, village in Indonesia, ward in Viet Nam. */
  ward?: AddressPart;
  line1: StreetLine;
  line2?: AddressNote;
  postcode?: Postcode;
}

/**
 * State or province: a `code` of `listProvinces`; empty if the address has no province.
 * @maxLength 60
 * @pattern ^(?:[A-Z0-9]+(?:-[A-Z0-9]+)*)?$
 */
export type AddressProvince = string;

/**
 * Address in any country, with the `id` of the address that it replaces. The United States requires `province`
 * (state), `city` and a ZIP code. Thailand requires `province`, `city` (district), `ward` (sub-district) and a
 * 5-digit postcode. Indonesia requires `province`, `city` (regency), `district`, `ward` (village) and a 5-digit
 * postcode. Viet Nam requires `province` and `ward`, any other country `city`.
 */
export interface ModifyAddressRequest {
  id?: Id;
  /** `true` makes this address the default; other values have no effect. */
  isDefault?: boolean;
  recipient: RecipientName;
  phone: RecipientPhone;
  countryCode: CountryCode;
  province?: AddressProvince;
  /** City; in Thailand the district, in Indonesia the regency. */
  city?: AddressPart;
  /** District, required in Indonesia. */
  district?: AddressPart;
  /** Sub-district in Thailand, village in Indonesia, ward in Viet Nam. */
  ward?: AddressPart;
  line1: StreetLine;
  line2?: AddressNote;
  postcode?: Postcode;
}

export interface AddressList {
  /**
     * Addresses, default address first.
     * @maxItems 20
     */
  items: Address[];
}

export interface SetDefaultAddressRequest {
  id: Id;
}

/**
 * Property of the address that the part fills.
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
  /** Property of the address that the part fills. */
  name: AddressFormPartName;
  /** Label of the part in the request's language. */
  label: Name;
  /** True if the address requires the part. */
  required: boolean;
  /**
     * Regular expression that the whole value of the part must match.
     * @maxLength 100
     */
  pattern?: string;
  /**
     * Example of the value.
     * @maxLength 20
     */
  example?: string;
}

export interface AddressForm {
  countryCode: CountryCode;
  /**
     * Parts of the address form, in display order.
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
  /** Change of the time zone that takes effect on the next day; `null` if no change is pending. */
  nextTimeZone: NextTimeZone | null;
  coins: Amount;
  /** Coins that expire first; `null` if the member has no coins. */
  nextExpiry: CoinExpiry | null;
  /** Total points that the member has earned. */
  points: Amount;
  /** Points of the current year, which determine the level. */
  pointsThisYear: Amount;
  level: MemberLevel;
  /** Last day of the current level if the member earns no further points. */
  levelUntil: CalendarDate;
  /** Next level; `null` at the highest level. */
  nextLevel: MemberLevel | null;
  pointsToNextLevel: Amount;
  memberSince: CalendarDate;
}

/**
 * Kind of an item on the home page. `levelGift` is one item for all free gifts of the level. `order` is a parcel
 * of an order; `parcel` is a parcel of a gift or redemption.
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
 * State of a parcel. `attempted`: the recipient was not available. `failed`: the parcel returns to the sender.
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
     * Id of the baby, won gift, voucher, parcel or campaign; `own` for the birthday of the member.
     * @maxLength 100
     */
  id: string;
  /**
     * Name of the baby, `null` if it has no name; order number of an order; otherwise the name of the gift,
     * voucher, product or campaign.
     * @maxLength 200
     * @nullable
     */
  name: string | null;
  picture: Picture;
  /** Last day on which the item is available; `null` if the item has no last day. */
  lastDay: CalendarDate | null;
  /** Coins that the item grants immediately. */
  coins: Amount;
  /** Path of the campaign's page; `null` for other kinds. */
  path: HubPath | null;
  /** State of the parcel; `null` for other kinds than `order` and `parcel`. */
  parcelState: ParcelState | null;
}

export interface TodayCoinShop {
  /**
     * Pictures of affordable products, most expensive first, followed by the product that the member saves for.
     * @maxItems 2
     */
  pictures: Picture[];
  /**
     * Number of products that the member can redeem now.
     * @minimum 0
     * @maximum 1000
     */
  affordable: number;
  /**
     * Number of coins that the member still needs for the product that the member saves for. If the member saves
     * for no product, the number for the cheapest product that the balance does not cover; `null` if there is no
     * such product.
     */
  missing: Amount | null;
}

export interface Today {
  /** Current date in the member's time zone. */
  date: CalendarDate;
  /**
     * Items of the home page: first the items that end soon, then the others, most valuable first.
     * @maxItems 50
     */
  items: TodayItem[];
  /**
     * The youngest baby (born or expected) and babies with the same date; empty while baby content is hidden.
     * @maxItems 20
     */
  babies: Baby[];
  /**
     * Number of unused tickets for open draws.
     * @minimum 0
     * @maximum 100000
     */
  tickets?: number;
  coinShop: TodayCoinShop;
  /** Coins that expire first; `null` unless `getCoins` suggests products to redeem for them (`rescue`). */
  expiry: CoinExpiry | null;
}

/**
 * Prize with coins, points and a voucher; a part that the prize does not contain is zero or `null`.
 */
export interface PrizeSummary {
  coins: Amount;
  points: Amount;
  /** Name of the voucher; `null` if the prize has no voucher. */
  voucher: Name | null;
}

export interface IntroducedGift {
  id: Id;
  name: Name;
  text: Text;
  picture: Picture;
  photo?: Photo;
  /** Shop price in the currency of the country; in US dollars if the country has no shop. */
  value: Money;
  valueIsLocal?: ValueIsLocal;
  /**
     * Number of days after the birth until which the gift can be claimed.
     * @minimum 0
     * @maximum 180
     */
  daysAfter: number;
}

export interface IntroducedReward {
  id: Id;
  name: Name;
  picture: Picture;
  photo?: Photo;
  /** Price in coins. */
  price: Amount;
}

export interface IntroducedLevel {
  level: MemberLevel;
  picture: Picture;
  /**
     * Names of the level benefits that the level adds to those of the lower levels.
     * @maxItems 50
     */
  rights: Name[];
}

export interface FaqItem {
  id: Id;
  question: Name;
  answer: Text;
  /**
     * Products that the question is about; empty if it is not about specific products.
     * @maxItems 50
     */
  products: Id[];
}

/**
 * Topic of a course or article; `helpers` are fathers, grandparents and friends.
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

export interface MagazineArticle {
  id: Id;
  topic: ReadingTopic;
  name: Name;
  picture: Picture;
  /**
     * Reading time in minutes.
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

export interface IntroducedPage {
  id: Id;
  name: Name;
  text: Text;
  picture: Picture;
  /** Page that visitors can open; `null` if only members can open it. */
  link: HubPath | null;
}

export interface Introduction {
  /** Coins that each new member gets with the registration. */
  joinCoins: Amount;
  /** Coins of the first daily check-in, including the reward of the task `first-check-in`. */
  checkInCoins: Amount;
  /** Gift for a newborn; `null` if no such gift is offered in the country of the request. */
  newBabyGift: IntroducedGift | null;
  /**
     * Products of the points mall, one of each category as far as possible.
     * @maxItems 4
     */
  rewards: IntroducedReward[];
  /**
     * Levels in ascending order.
     * @minItems 4
     * @maxItems 4
     */
  levels: IntroducedLevel[];
  /**
     * Frequently asked questions, from different sections.
     * @maxItems 3
     */
  questions: FaqItem[];
  /** Sample article of the newest issue of the magazine; `null` if no issue is published. */
  article: MagazineArticle | null;
  /**
     * Online courses that new members can take.
     * @maxItems 3
     */
  courses: IntroducedPage[];
  /**
     * Open activities in the country of the request, newest first.
     * @maxItems 3
     */
  activities: IntroducedPage[];
}

/**
 * Kind of a level benefit (right): a `perk` applies automatically, a `claim` grants its prize once a year on
 * request, and a `proof` grants it after evidence has been accepted.
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
     * Level benefits (rights) that the level adds to those of the lower levels.
     * @maxItems 50
     */
  rights: LevelRight[];
}

export interface LevelList {
  /**
     * Levels in ascending order.
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
  /** End of the period in which the member had the level; `null` for the current level. */
  until: Instant | null;
  /** Reason for the end of the level; `null` for the current level. */
  ended: LevelEnd | null;
}

export interface LevelHistory {
  /**
     * Periods in which the member had a level, newest first.
     * @minItems 1
     * @maxItems 50
     */
  items: LevelStay[];
  /** Progress to the next level; omitted at the highest level. */
  unlock?: LevelUnlock;
}

export interface RightSavings {
  /**
     * @minimum 2000
     * @maximum 9999
     */
  year: number;
  /**
     * Savings, one amount for each currency; empty if there are no savings.
     * @maxItems 20
     */
  amounts: Money[];
  /** Number of used vouchers from which the savings come. */
  vouchers: Amount;
}

/**
 * State of the level benefit for the member in the current year.
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
     * Lowest level that has the level benefit.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  state: RightState;
  unlock?: LevelUnlock;
  eligibility: Eligibility;
  /**
     * Time of the claim, or of the acceptance of the evidence, in the current year; `null` if the level benefit is
     * unused.
     */
  usedAt: Instant | null;
  /** Prize of the level benefit; `null` if it has no prize. */
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
  /** Coin balance after the change. */
  coins: Amount;
}

export interface UploadRightProofRequest {
  rightId: Id;
  /**
     * Ids of files uploaded with the purpose `right`; duplicates count once.
     * @minItems 1
     * @maxItems 5
     */
  uploadIds: Id[];
}

/**
 * State of the evidence; `submitted` until staff have reviewed it.
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
 * Reason for the refusal of evidence. `unreadable`: it cannot be read. `incomplete`: the shop, the product or
 * the date is missing. `notAProof`: it shows something else. `otherYear`: the purchase was in another year.
 * `usedBefore`: it was submitted before.
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
     * Calendar year for which the evidence counts.
     * @minimum 2000
     * @maximum 9999
     */
  year: number;
  state: RightProofState;
  submittedAt: Instant;
  /** Time when staff accepted or refused the evidence; `null` before this decision. */
  decidedAt: Instant | null;
  /** Reason for the refusal; `null` unless the evidence was refused. */
  refusal: ProofRefusal | null;
}

export interface RightProofPage {
  /**
     * Submitted evidence, newest first.
     * @maxItems 50
     */
  items: RightProof[];
  nextCursor: NextCursor | null;
}

/**
 * Whole number of coins; negative for a deduction.
 * @minimum -1000000000
 * @maximum 1000000000
 */
export type SignedAmount = number;

/**
 * Product category of the points mall.
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
 * Delivery of a product: sent to an address, or granted as a voucher immediately.
 */
export type MallDelivery = typeof MallDelivery[keyof typeof MallDelivery];


export const MallDelivery = {
  parcel: 'parcel',
  voucher: 'voucher',
} as const;

export interface MallSaving {
  /** Number of coins that the member still needs for the product. */
  coins: Amount;
  /**
     * Number of daily check-ins, counted from the next check-in, that earn the missing coins.
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
  photo?: Photo;
  /** Price of the product in coins. */
  price: Amount;
  /**
     * Remaining stock of the product.
     * @minimum 0
     */
  remaining: number;
  delivery: MallDelivery;
  regions: Regions;
  /**
     * Lowest level whose members are eligible.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  /** Time from which the product can be redeemed; `null` if it has no start. */
  opensAt: Instant | null;
  /** Time from which the product can no longer be redeemed; `null` if it has no end. */
  closesAt: Instant | null;
  /**
     * Number of times that a member can redeem this product.
     * @minimum 1
     * @maximum 5
     */
  perMember: number;
  /**
     * Number of times that the member has redeemed this product.
     * @minimum 0
     * @maximum 5
     */
  redeemed: number;
  /** Shop price in the currency of the member's country; omitted if it is not known. */
  value?: Money;
  valueIsLocal?: ValueIsLocal;
  facts?: ItemFacts;
  deliveryDays?: DeliveryDays;
  unlock?: LevelUnlock;
  /** Progress of saving coins for the price; `null` if the balance covers the price. */
  saving: MallSaving | null;
  /** True if the member is saving coins for this product. */
  wished: boolean;
  eligibility: Eligibility;
}

export interface CoinRescue {
  /** Number of coins that expire on `date`, at most two months ahead. */
  amount: Amount;
  /** Last day on which the coins can be spent. */
  date: CalendarDate;
  /**
     * Products that the member can redeem now, sorted by the number of expiring coins that they use, highest
     * first.
     * @maxItems 3
     */
  products: MallProduct[];
}

/**
 * Coins of a month: opening + earned − spent − expired + returned − takenBack = balance
 */
export interface CoinMonth {
  /** First day of the month. */
  from: CalendarDate;
  /** Balance at the start of the month. */
  opening: Amount;
  /** Coins earned, less coins that were taken back in the same month. */
  earned: Amount;
  /** Coins spent, less coins that were returned in the same month. */
  spent: Amount;
  expired: Amount;
  /** Returned coins that exceed the coins spent in the same month. */
  returned: Amount;
  /** Coins taken back, for example after a refund, that exceed the coins earned in the same month. */
  takenBack: Amount;
  /** Balance at the end of the month; the current balance for the current month. */
  balance: Amount;
}

export interface Coins {
  /** Number of coins that the member can spend now. */
  balance: Amount;
  /**
     * Coins of the balance, grouped by the last day on which they can be spent, earliest day first.
     * @maxItems 24
     */
  expiring: CoinExpiry[];
  /** Coins that expire soon and products to redeem them for; `null` if no coins expire soon. */
  rescue: CoinRescue | null;
  /**
     * Coin totals of the last twelve months, oldest month first, including the current month.
     * @minItems 12
     * @maxItems 12
     */
  months: CoinMonth[];
}

/**
 * Kind of a coin movement; `returned` covers both coins that were given back after spending, and earned coins that
 * were taken back.
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
     * Machine-readable identifier of the reason for the movement.
     * @pattern ^[a-z][a-z0-9_-]{0,63}$
     */
  purpose: string;
  /** Label of the reason for the movement, in the request's language. */
  label: Name;
  /** Subject of the movement, such as the name of the redeemed product; `null` if there is no subject. */
  subject: Name | null;
}

export interface CoinMovement {
  id: Id;
  kind: CoinMovementKind;
  amount: SignedAmount;
  /** Balance of coins after the movement. */
  balance: Amount;
  at: Instant;
  reason: CoinReason;
}

export interface CoinMovementPage {
  /**
     * Coin movements, newest first.
     * @maxItems 50
     */
  items: CoinMovement[];
  nextCursor: NextCursor | null;
}

export interface CoinLotShare {
  amount: SignedAmount;
  /** Last day on which the coins can be spent. */
  expiresOn: CalendarDate;
  /** Number of coins in the combined lots that can still be spent. */
  remaining: Amount;
}

export interface CoinMovementDetail {
  movement: CoinMovement;
  /**
     * Coin lots, earliest expiry first.
     * @maxItems 50
     */
  lots: CoinLotShare[];
}

/**
 * Order of products: `newest` by the time from which they are offered, `priceUp` and `priceDown` by price.
 */
export type MallSort = typeof MallSort[keyof typeof MallSort];


export const MallSort = {
  newest: 'newest',
  priceUp: 'priceUp',
  priceDown: 'priceDown',
} as const;

/**
 * Price in coins.
 * @minimum 0
 * @maximum 1000000
 */
export type MallPriceLimit = number;

export interface MallWishRequest {
  /** Product to save coins for; `null` to stop saving. */
  productId: Id | null;
}

export interface MallProductList {
  /** @maxItems 50 */
  items: MallProduct[];
  nextCursor?: NextCursor | null;
  /**
     * Number of products on all pages.
     * @minimum 0
     * @maximum 10000
     */
  total?: number;
  /** Product that the member is saving coins for, regardless of the filters. */
  wish?: MallProduct | null;
  /**
     * Categories that contain products for the member, regardless of the filters.
     * @maxItems 5
     */
  categories?: MallCategory[];
}

export interface RedeemRequest {
  productId: Id;
  /** Id of the address for the parcel; not required for a voucher. */
  addressId?: Id;
  /** Price in coins that the member saw. If the price is different now, the operation has no effect and returns `PRICE_CHANGED`. */
  price?: Amount;
}

/**
 * State of the redemption.
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
     * Name of the carrier; `null` if unknown.
     * @maxLength 100
     * @nullable
     */
  carrier: string | null;
  /**
     * Tracking number of the carrier; `null` if unknown.
     * @maxLength 100
     * @nullable
     */
  trackingNumber: string | null;
  /**
     * URL of the carrier's tracking page; `null` if unknown.
     * @maxLength 2048
     * @nullable
     */
  trackingUrl: string | null;
  state: ParcelState;
  /**
     * Number of stages of the delivery, from packing to arrival.
     * @minimum 2
     * @maximum 10
     */
  stops: number;
  /**
     * Index of the delivery stage that the parcel has reached, starting at 0.
     * @minimum 0
     * @maximum 9
     */
  reached: number;
  /** True if the delivery can only continue after an action: a new delivery attempt, a pickup or a new shipment. */
  halted: boolean;
  /** Time of the newest tracking step. */
  updatedAt: Instant;
}

export interface RedemptionStep {
  state: RedemptionState;
  at: Instant;
}

/**
 * First and last day on which a parcel is expected to arrive, estimated for the destination country; `null` if
 * no parcel is in transit and after the last day has passed.
 */
export type Arrival = {
  from: CalendarDate;
  to: CalendarDate;
} | null;

export interface Redemption {
  id: Id;
  product: RedeemedProduct;
  /** Price paid in coins. */
  price: Amount;
  state: RedemptionState;
  redeemedAt: Instant;
  /** Time when the state last changed. */
  stateAt: Instant;
  /** Copy of the address, made at the redemption; `null` for a voucher. */
  address: Address | null;
  /** Id of the voucher that was granted; `null` for a product in a parcel. */
  voucherId: Id | null;
  /** Parcel of the redemption; `null` until the product is sent. */
  parcel: Parcel | null;
  /**
     * Current and earlier states with their times, oldest first.
     * @maxItems 20
     */
  steps: RedemptionStep[];
  /** True if the redemption can still be canceled. */
  cancellable: boolean;
  arrives: Arrival;
}

export interface Redeemed {
  redemption: Redemption;
  /** Coin balance after the change. */
  coins: Amount;
}

export interface RedemptionPage {
  /**
     * Redemptions, newest first.
     * @maxItems 50
     */
  items: Redemption[];
  nextCursor: NextCursor | null;
}

/**
 * Kind of discount that a voucher gives on an order.
 */
export type VoucherKind = typeof VoucherKind[keyof typeof VoucherKind];


export const VoucherKind = {
  percent: 'percent',
  amount: 'amount',
  shipping: 'shipping',
} as const;

/**
 * State of a voucher. `reserved` lasts 30 minutes after the code was revealed, at most until the voucher
 * expires. `void` means that it was taken back.
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
 * Filter for the state of vouchers: `active` includes reserved vouchers, and `expired` includes vouchers that were
 * taken back.
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
  /** Conditions of the voucher. */
  text: Text;
  /**
     * Discount in percent; `null` unless the kind is `percent`.
     * @minimum 1
     * @maximum 100
     * @nullable
     */
  percent: number | null;
  /** Discount in the currency of the member's country; `null` unless the kind is `amount`. */
  amount: Money | null;
  /** Minimum amount of the order; `null` if there is no minimum. */
  minimumOrder: Money | null;
  /** Products to which the voucher is limited; `null` for the whole shop. */
  scope: Name | null;
  regions: Regions;
  state: VoucherState;
  grantedAt: Instant;
  expiresAt: Instant;
  /**
     * Code for the shop; `null` unless the voucher is reserved or used.
     * @nullable
     * @pattern ^[A-Z0-9-]{8,32}$
     */
  code: string | null;
  /** Time when the reservation ends; `null` if the voucher is not reserved. */
  reservedUntil: Instant | null;
  /** Time of the order that used the voucher; `null` if the voucher is not used. */
  usedAt: Instant | null;
  /** Id of the order that used the voucher, for `getOrder`; `null` if the voucher is not used. */
  orderId: Id | null;
}

export interface VoucherPage {
  /**
     * Vouchers in display order.
     * @maxItems 50
     */
  items: Voucher[];
  nextCursor: NextCursor | null;
}

/**
 * Voucher to open, by `id` or `type`; `id` takes precedence. Without both, the usable voucher that expires
 * first.
 */
export interface OpenVoucherInShopRequest {
  /** Id of the voucher. */
  id?: Id;
  /**
     * Voucher type of the catalog; selects the usable voucher of this type that expires first.
     * @maxLength 64
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  type?: string;
}

export interface VoucherInShop {
  /**
     * URL that opens the shop with the code applied.
     * @maxLength 8192
     */
  url: string;
  voucher: Voucher;
}

/**
 * Referral code of a member.
 * @pattern ^[0-9A-Z]{8}$
 */
export type LinkCode = string;

/**
 * Path of a page of the hub.
 * @minLength 1
 * @maxLength 300
 * @pattern ^/[A-Za-z0-9/?=&_-]*$
 */
export type PagePath = string;

/**
 * True if people who open the referral link see the first name of the member.
 */
export type ShowsName = boolean;

/**
 * Preview of a link, as chats and social networks show it.
 */
export interface LinkPreview {
  /**
     * Title of the preview.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /**
     * Text below the title.
     * @maxLength 1000
     */
  text: string;
  /**
     * Path of the picture with 1200 × 630 pixels.
     * @maxLength 300
     */
  picture: string;
}

export interface Referral {
  linkCode: LinkCode;
  /**
     * Path of the referral link on the hub's origin, for sharing.
     * @maxLength 200
     */
  sharePath: string;
  advocateGets: PrizeSummary;
  friendGets: PrizeSummary;
  /**
     * Number of friends who registered with the code.
     * @minimum 0
     */
  joined: number;
  /**
     * Number of referred friends for whom both the member and the friend were rewarded.
     * @minimum 0
     */
  rewarded: number;
  /**
     * Number of friends for whom the member was rewarded this year, including friends who left.
     * @minimum 0
     */
  rewardedThisYear: number;
  /**
     * Maximum number of friends per calendar year for whom the member is rewarded.
     * @minimum 1
     */
  friendsAYear: number;
  /** Short form of `sharePath`. It redirects there and preserves the query. */
  shortPath: PagePath;
  showsName: ShowsName;
  preview: LinkPreview;
}

export interface SetReferralNameRequest {
  showsName: ShowsName;
}

export interface ReferralName {
  showsName: ShowsName;
  preview: LinkPreview;
}

/**
 * Language of the inviting member's country, for apps that request no language.
 */
export type InvitationLanguage = typeof InvitationLanguage[keyof typeof InvitationLanguage];


export const InvitationLanguage = {
  en: 'en',
  id: 'id',
  th: 'th',
  vn: 'vn',
} as const;

export interface Invitation {
  /** First name of the inviting member; `null` if the member does not show it. */
  firstName: FirstName | null;
  /** Language of the inviting member's country, for apps that request no language. */
  language: InvitationLanguage;
  advocateGets: PrizeSummary;
  friendGets: PrizeSummary;
}

/**
 * State of a referral: `joined` until the friend's first check-in or redemption; `notCounted` if the member gets
 * no reward for the friend.
 */
export type ReferralState = typeof ReferralState[keyof typeof ReferralState];


export const ReferralState = {
  joined: 'joined',
  rewarded: 'rewarded',
  notCounted: 'notCounted',
} as const;

/**
 * Reason for a missing reward.
 *
 * - For `joined`: the friend has no verified email or phone (`NOT_VERIFIED`), or no check-in or redemption yet
 *   (`NOT_ACTIVE`).
 * - For `notCounted`: the member had reached `friendsAYear` at the friend's first activity (`CAP_REACHED`), or
 *   the friend's account was deleted before it (`LEFT`).
 * - `PAID_BEFORE`, also for `notCounted`: a reward for the same email address or phone number was paid within
 *   the last 365 days for an account that was deleted since. Neither the member nor the friend is rewarded.
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
     * First letter of the friend's first name; `null` if the friend has left.
     * @maxLength 4
     * @nullable
     */
  initial: string | null;
  state: ReferralState;
  /** Reason for the missing reward; `null` if the member and the friend were rewarded. */
  reason: ReferralReason | null;
  joinedAt: Instant;
  /** Time when the member and the friend were rewarded; `null` until then. */
  rewardedAt: Instant | null;
}

export interface ReferredFriendPage {
  /**
     * Referred friends, newest first.
     * @maxItems 50
     */
  items: ReferredFriend[];
  nextCursor: NextCursor | null;
}

/**
 * Gift board, as numbered in page paths: 1 by level, 2 new baby, 3 the member's birthday, 4 a baby's birthday.
 * @minimum 1
 * @maximum 4
 */
export type GiftType = number;

/**
 * Occasion of a gift; `won` gifts come only from draws and campaigns.
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
 * State of a gift. `waiting` is won but unclaimed. A claim progresses from `reserved` through `confirmed`,
 * `packed` and `shipped` to `delivered`. It becomes `cancelled` by the member or by staff, `expired` if it was
 * not confirmed in time, and `returned` if the parcel came back.
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
 * Time from which the gift can no longer be claimed. If the gift can be claimed for several birthdays or births,
 * this is the earliest of their ends. `null` if the gift cannot be claimed now or has no end.
 */
export type GiftClosesAt = Instant | null;

/**
 * Gift with the member's eligibility. Reasons of all gifts: `NOT_IN_REGION`, `FROM_LEVEL_n`,
 * `ALREADY_CLAIMED`, `SOLD_OUT` and `NOT_ENOUGH_COINS`. Further reasons of gifts for birthdays and babies:
 * `BIRTHDAY_MISSING`, `BABY_MISSING`, `BABY_NOT_BORN`, `DATE_CHANGED` (a changed date has not taken effect),
 * `NOT_OPEN_YET`, `WINDOW_OVER`, `BIRTHS_TOO_CLOSE` and `BABY_GIFTS_LIMIT`.
 */
export interface Gift {
  id: Id;
  kind: GiftKind;
  name: Name;
  text: Text;
  picture: Picture;
  photo?: Photo;
  /**
     * Lowest level whose members are eligible.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  regions: Regions;
  /** Price in coins; 0 for most gifts. */
  coins: Amount;
  /** Shop price in the currency of the member's country; in US dollars if the country has no shop. */
  value: Money;
  valueIsLocal?: ValueIsLocal;
  /**
     * Remaining stock for all members.
     * @minimum 0
     * @maximum 1000000
     */
  stockLeft: number;
  facts?: ItemFacts;
  deliveryDays?: DeliveryDays;
  unlock?: LevelUnlock;
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
     * Number of gifts on the board.
     * @minimum 0
     * @maximum 1000
     */
  gifts: number;
  /**
     * Number of gifts that the member can claim now.
     * @minimum 0
     * @maximum 1000
     */
  open: number;
  closesAt: GiftClosesAt;
  /**
     * Pictures of the first gifts on the board.
     * @maxItems 3
     */
  pictures: Picture[];
  /**
     * Eligibility for the board: the member is eligible if any of its gifts can be claimed. Otherwise it is the
     * eligibility for the gift that opens first.
     */
  eligibility: Eligibility;
}

export interface GiftBoards {
  /**
     * Number of won gifts that are not claimed yet.
     * @minimum 0
     */
  waiting: number;
  /** @maxItems 4 */
  boards: GiftBoard[];
}

/**
 * Birthday or birth with the claim period of its gift.
 */
export interface GiftOccasion {
  /** Id of the baby; `null` for the member's birthday. */
  babyId: Id | null;
  /**
     * Name that the member uses for the baby; `null` if unknown and for the member's birthday.
     * @maxLength 200
     * @nullable
     */
  babyName: string | null;
  /** Date of the birthday or birth; `null` before birth. */
  date: CalendarDate | null;
  /** First day of the claim period; `null` before birth. */
  opensOn: CalendarDate | null;
  /** Last day of the claim period, inclusive; `null` before birth. */
  closesOn: CalendarDate | null;
  /** Time when the last day ends in the member's time zone; `null` before birth. */
  closesAt: Instant | null;
  eligibility: Eligibility;
  /** Id of the gift claim for this birthday or birth; `null` before a claim. */
  claimId: Id | null;
}

/**
 * Occasions, and the gifts that can be claimed for an occasion. If `items` is empty, the member is offered no gift
 * of this kind.
 */
export interface OccasionGifts {
  /**
     * Eligibility of the member: the member is eligible if any occasion is open. Otherwise it is the eligibility
     * for the occasion that opens first. Without an occasion, it contains the missing requirement.
     */
  eligibility: Eligibility;
  /**
     * Occasions, in the order in which the babies were added.
     * @maxItems 50
     */
  occasions: GiftOccasion[];
  /**
     * Gifts to choose from.
     * @maxItems 50
     */
  items: Gift[];
}

export interface ClaimGiftRequest {
  /** Id of a level gift, or of an unclaimed gift that the member won. */
  id: Id;
  /** Id of the address for the parcel. */
  addressId: Id;
  /** Price in coins that the member saw. If the price is different now, the operation has no effect and returns `PRICE_CHANGED`. */
  price?: Amount;
}

export interface ClaimMomGiftRequest {
  /** Id of the chosen gift. */
  giftId: Id;
  /** Id of the address for the parcel. */
  addressId: Id;
}

export interface ClaimBabyGiftRequest {
  /** Id of the chosen gift. */
  giftId: Id;
  /** Id of the baby. */
  babyId: Id;
  /** Id of the address for the parcel. */
  addressId: Id;
}

export interface GiftBrief {
  id: Id;
  name: Name;
  picture: Picture;
}

/**
 * Group of gift states: `waiting` contains unclaimed gifts, `underway` the states from `reserved` to `shipped`,
 * and `over` all final states.
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
  /** Id of the claim, or of the unclaimed gift. */
  id: Id;
  state: GiftState;
  /** Occasion of the gift. */
  kind: GiftKind;
  gift: GiftBrief;
  /** Id of the baby for whom the gift was claimed; `null` if the gift is not for a baby. */
  babyId: Id | null;
  regions: Regions;
  /** Price paid in coins. */
  coins: Amount;
  /** Time when the gift was claimed; for an unclaimed gift, the time when it was won. */
  at: Instant;
  /** Time when an unconfirmed claim expires; `null` unless the state is `reserved`. */
  reservedUntil: Instant | null;
  /** Copy of the address, made at the claim; `null` if the gift is not claimed. */
  address: Address | null;
  /** Parcel of the gift; `null` until the gift is sent. */
  parcel: Parcel | null;
  /**
     * Current and earlier states with their times, oldest first.
     * @maxItems 20
     */
  steps: GiftStep[];
  /** True if the claim can still be canceled. */
  cancellable: boolean;
  arrives: Arrival;
  /**
     * Name that the member uses for the baby of `babyId`; `null` without a baby and while baby content is hidden.
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

export interface CourseChapter {
  id: Id;
  name: Name;
  /**
     * Reading time in minutes.
     * @minimum 1
     * @maximum 120
     */
  minutes: number;
  /** Time when the member finished the chapter; `null` until then. */
  doneAt: Instant | null;
}

export interface CourseChapterText {
  id: Id;
  name: Name;
  /**
     * Reading time in minutes.
     * @minimum 1
     * @maximum 120
     */
  minutes: number;
  /** Time when the member finished the chapter; `null` until then. */
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
     * Lowest level whose members are eligible.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  /**
     * Reading time of all chapters in minutes.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  /** Reward for finishing the course, granted once. */
  reward: Reward;
  /**
     * Number of chapters that the member has finished.
     * @minimum 0
     * @maximum 50
     */
  done: number;
  /** Time when the member finished the last chapter; `null` until then. */
  finishedAt: Instant | null;
  /**
     * @minItems 1
     * @maxItems 50
     */
  chapters: CourseChapter[];
  unlock?: LevelUnlock;
  eligibility: Eligibility;
}

export interface CourseDetail {
  id: Id;
  name: Name;
  text: Text;
  picture: Picture;
  topic: ReadingTopic;
  /**
     * Lowest level whose members are eligible.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  /**
     * Reading time of all chapters in minutes.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  /** Reward for finishing the course, granted once. */
  reward: Reward;
  /**
     * Number of chapters that the member has finished.
     * @minimum 0
     * @maximum 50
     */
  done: number;
  /** Time when the member finished the last chapter; `null` until then. */
  finishedAt: Instant | null;
  /**
     * @minItems 1
     * @maxItems 50
     */
  chapters: CourseChapterText[];
  unlock?: LevelUnlock;
  eligibility: Eligibility;
}

export interface CourseList {
  /** @maxItems 50 */
  items: Course[];
}

export interface FinishChapterRequest {
  /** Id of a chapter of the course. */
  chapterId: Id;
}

export interface ChapterFinished {
  /** Reward that this call granted; its coins and points are zero unless the call finished the course. */
  reward: Reward;
  course: CourseDetail;
}

/**
 * Target of the link: the shop, or the member's vouchers.
 */
export type BenefitLinkKind = typeof BenefitLinkKind[keyof typeof BenefitLinkKind];


export const BenefitLinkKind = {
  shop: 'shop',
  voucher: 'voucher',
} as const;

export interface BenefitLink {
  /** Target of the link: the shop, or the member's vouchers. */
  kind: BenefitLinkKind;
  /**
     * Path to open. For the kind `shop`, a path in the shop, for `returnTo` of `getShopifyPass`. For `voucher`, a path on the hub.
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
     * Lowest level whose members are eligible.
     * @minimum 1
     * @maximum 4
     */
  fromLevel: number;
  link: BenefitLink;
  unlock?: LevelUnlock;
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
  /** True if the member has read the issue. */
  isBrowse: boolean;
  /**
     * Number of articles in the issue.
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
  /** True if the member has read all published issues. */
  isAllBrowse: boolean;
}

export interface MagazineDetail {
  id: Id;
  name: Name;
  text: Text;
  picture: Picture;
  publishedOn: CalendarDate;
  /** True if the member has read the issue. */
  isBrowse: boolean;
  /**
     * @minItems 1
     * @maxItems 50
     */
  articles: MagazineArticle[];
}

/**
 * Moment for which an article or course is suitable: a lactation stage (`expecting` to `explorer`), the period
 * around the return to work (`backToWork`), or any time (`quietMoment`).
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
 * Kind of the suggestion: an article or a course.
 */
export type ReadingSuggestionKind = typeof ReadingSuggestionKind[keyof typeof ReadingSuggestionKind];


export const ReadingSuggestionKind = {
  article: 'article',
  course: 'course',
} as const;

export interface ReadingSuggestion {
  /** Kind of the suggestion: an article or a course. */
  kind: ReadingSuggestionKind;
  id: Id;
  /** Issue that contains the article; `null` for a course. */
  issue: Id | null;
  name: Name;
  picture: Picture;
  topic: ReadingTopic;
  /**
     * Reading time in minutes.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  /** Moment for which the article or course is suggested. */
  moment: ReadingMoment;
}

export interface ReadingForStage {
  /** @maxItems 6 */
  items: ReadingSuggestion[];
}

/**
 * Name of a check-in game, which is also the name of its screen.
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
 * Phase of a game or draw: before, during or after the period in which it is open.
 */
export type GamePhase = typeof GamePhase[keyof typeof GamePhase];


export const GamePhase = {
  ahead: 'ahead',
  open: 'open',
  over: 'over',
} as const;

/**
 * Content of a card to share: the current level, the longest current streak of at least two days, or the prize of
 * a draw result.
 */
export type ShareCardKind = typeof ShareCardKind[keyof typeof ShareCardKind];


export const ShareCardKind = {
  level: 'level',
  streak: 'streak',
  prize: 'prize',
} as const;

export interface ShareCard {
  /**
     * Signed path of the picture in PNG format.
     * @maxLength 2000
     */
  url: string;
  /**
     * Title on the card.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /**
     * Text on the card.
     * @maxLength 300
     */
  text: string;
  /**
     * Width in pixels.
     * @minimum 1
     */
  width: number;
  /**
     * Height in pixels.
     * @minimum 1
     */
  height: number;
}

/**
 * Period in which a game is open, in the member's time zone. It includes the last day.
 */
export interface GameSeason {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * Lowest level whose members are eligible.
 * @minimum 1
 * @maximum 4
 */
export type FromLevel = number;

/**
 * Number of consecutive days up to today or yesterday, including made-up days. Paused days neither break nor
 * extend the streak.
 * @minimum 0
 * @maximum 1000000
 */
export type Streak = number;

export interface GameSummary {
  game: Game;
  name: Name;
  intro: Text;
  state: GamePhase;
  /**
     * Season of the game in the member's country: the current season, otherwise the next, otherwise the last;
     * `null` if the game is always open.
     */
  season: GameSeason | null;
  regions: Regions;
  fromLevel: FromLevel;
  eligibility: Eligibility;
  /** True if the member has checked in today. */
  checkedInToday: boolean;
  streak: Streak;
  /** True if the member has paused the streak for today. */
  paused: boolean;
  /**
     * Rewards of the seven days of a cycle.
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
 * State of the day. `done`: checked in on the day itself. `made-up`: made up later. `today`: today, not
 * checked in yet. `missed`: in the past without a check-in. `ahead`: in the future.
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
     * Number of the day in the seven-day cycle.
     * @minimum 1
     * @maximum 7
     */
  day: number;
  date: CalendarDate;
  /**
     * State of the day. `done`: checked in on the day itself. `made-up`: made up later. `today`: today, not
     * checked in yet. `missed`: in the past without a check-in. `ahead`: in the future.
     */
  state: CheckInDayState;
  reward: Reward;
}

/**
 * Pause in which no day counts as missed. It includes the last day, and a check-in ends it early.
 */
export interface CheckInPause {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * Missed days of the current cycle that can be made up.
 */
export interface MakeUps {
  /**
     * Number of days that can still be made up in this cycle.
     * @minimum 0
     * @maximum 6
     */
  left: number;
  /** Price of a make-up day in coins; 0 if all make-up days are free. */
  price: Amount;
  /**
     * True if the next make-up day is free regardless of the price. Once in a cycle, a make-up day is free if at
     * least three days of the cycle were missed (made up or not).
     */
  free: boolean;
  /**
     * Missed days, oldest first.
     * @maxItems 6
     */
  dates: CalendarDate[];
}

/**
 * State of the day. Days of a cycle that the member has started can be `missed`, but not days between two
 * cycles.
 */
export type CheckInMarkState = typeof CheckInMarkState[keyof typeof CheckInMarkState];


export const CheckInMarkState = {
  done: 'done',
  'made-up': 'made-up',
  paused: 'paused',
  missed: 'missed',
} as const;

/**
 * Calendar day with the member's check-in state.
 */
export interface CheckInMark {
  date: CalendarDate;
  /**
     * State of the day. Days of a cycle that the member has started can be `missed`, but not days between two
     * cycles.
     */
  state: CheckInMarkState;
}

export interface CheckInState {
  game: Game;
  name: Name;
  intro: Text;
  state: GamePhase;
  /**
     * Season of the game in the member's country: the current season, otherwise the next, otherwise the last;
     * `null` if the game is always open.
     */
  season: GameSeason | null;
  eligibility: Eligibility;
  /** Current date of the game. If a change of time zone moved the calendar back, it is the date of the last check-in. */
  today: CalendarDate;
  timeZone: TimeZone;
  /** Time when the game's next day starts. */
  resetsAt: Instant;
  /** True if the member has checked in today. */
  checkedInToday: boolean;
  streak: Streak;
  /**
     * Seven days of the current cycle, without paused days.
     * @minItems 7
     * @maxItems 7
     */
  cycle: CheckInDay[];
  todaysReward: Reward;
  /** Reward of the check-in on the next day; no coins and points if the season ends today. */
  tomorrowsReward: Reward;
  /**
     * States of the days since the first day of last month, including the days of a current pause, oldest first.
     * @maxItems 50
     */
  history: CheckInMark[];
  makeUps: MakeUps;
  /** Pause that includes today or starts tomorrow; `null` if there is no such pause. */
  pause: CheckInPause | null;
  /**
     * Number of pause days left in the current calendar quarter.
     * @minimum 0
     * @maximum 21
     */
  pauseDaysLeft: number;
  /** First day of the next quarter; new pause days are available from this day. */
  pauseRenewsOn: CalendarDate;
}

export interface CheckedIn {
  reward: Reward;
  /** Balance of coins after the check-in. */
  coins: Amount;
  /** Balance of points after the check-in. */
  points: Amount;
  state: CheckInState;
}

export interface LateCheckInRequest {
  /** Time of the check-in on the device's clock. */
  pressedAt: Instant;
}

export interface LateCheckedIn {
  /** Date for which the check-in counts. */
  date: CalendarDate;
  reward: Reward;
  /** Balance of coins after the check-in. */
  coins: Amount;
  /** Balance of points after the check-in. */
  points: Amount;
  state: CheckInState;
}

export interface MakeUpRequest {
  /** Missed day of the current cycle. */
  date: CalendarDate;
  /** Price in coins that the member saw; 0 for a free make-up day. If the price is different now, the operation has no effect and returns `PRICE_CHANGED`. */
  price?: Amount;
}

export interface PauseRequest {
  /**
     * Number of days to pause, at most `pauseDaysLeft`.
     * @minimum 1
     * @maximum 21
     */
  days: number;
}

/**
 * Id of a prize within its draw.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type PrizeId = string;

export interface DrawPrize {
  id: PrizeId;
  name: Name;
  picture: Picture;
  photo?: Photo;
  reward: Reward;
}

/**
 * Weight of the prize in the draw. It does not change while the draw is open.
 * @minimum 1
 * @maximum 1000000
 */
export type Weight = number;

/**
 * Stock of the prize; `null` for the consolation prize, whose number is not limited.
 * @minimum 0
 * @maximum 1000000000
 * @nullable
 */
export type PrizeStock = number | null;

/**
 * Prize with its weight, odds and stock.
 */
export interface LuckyGift {
  prize: DrawPrize;
  weight: Weight;
  /**
     * Probability that the next draw wins the prize, rounded to six decimals: its weight divided by the sum of
     * all weights, or 0 if it is sold out. The weights of sold-out prizes are added to the consolation prize.
     * @minimum 0
     * @maximum 1
     */
  odds: number;
  stock: PrizeStock | null;
  /** Remaining stock of the prize; `null` for the consolation prize. */
  remaining: PrizeStock | null;
}

/**
 * Number of the member's unused tickets.
 * @minimum 0
 * @maximum 1000000000
 */
export type TicketCount = number;

export interface DrawSummary {
  draw: Id;
  name: Name;
  state: GamePhase;
  opensAt: Instant;
  /** Time when the draw ends. */
  closesAt: Instant;
  regions: Regions;
  fromLevel: FromLevel;
  eligibility: Eligibility;
  /** Price of a ticket in coins. */
  price: Amount;
  /**
     * Maximum number of tickets that a member can buy per day.
     * @minimum 1
     * @maximum 50
     */
  ticketsPerDay: number;
  tickets: TicketCount;
}

export interface DrawList {
  /**
     * Draws, sorted by opening time, latest first.
     * @maxItems 50
     */
  draws: DrawSummary[];
}

/**
 * Prizes, in the order in which `getDrawProof` adds up their weights.
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
     * Open draws of the member's country.
     * @maxItems 50
     */
  draws: LuckyDraw[];
}

/**
 * SHA-256 hash of the 32 bytes of the seed, in hexadecimal. It is published before the first draw, so that the
 * seed cannot be changed.
 * @pattern ^[0-9a-f]{64}$
 */
export type SeedHash = string;

export interface Draw {
  draw: DrawSummary;
  intro: Text;
  gifts: LuckyGifts;
  /** Hash of the seed, published in advance so that the seed cannot be changed; `null` until the draw opens. */
  seedHash: SeedHash | null;
  /**
     * Ids of the member's unused tickets, oldest first, at most 50.
     * @maxItems 50
     */
  ticketIds: Id[];
  /**
     * Number of tickets that the member bought today, in the member's time zone.
     * @minimum 0
     * @maximum 50
     */
  boughtToday: number;
}

export interface BuyTicketsRequest {
  /**
     * Number of tickets to buy.
     * @minimum 1
     * @maximum 50
     */
  count: number;
  /** Price of a ticket in coins that the member saw. If the price is different now, the operation has no effect and returns `PRICE_CHANGED`. */
  price?: Amount;
}

export interface TicketsBought {
  /**
     * Ids of the new tickets.
     * @minItems 1
     * @maxItems 50
     */
  bought: Id[];
  tickets: TicketCount;
  /**
     * Number of tickets that the member bought today.
     * @minimum 1
     * @maximum 50
     */
  boughtToday: number;
  /** Balance of coins after the purchase. */
  coins: Amount;
}

/**
 * Payment for the draw: an unused `ticket`, or `coins`, which are deducted from the balance.
 */
export type LotteryRequestPayWith = typeof LotteryRequestPayWith[keyof typeof LotteryRequestPayWith];


export const LotteryRequestPayWith = {
  ticket: 'ticket',
  coins: 'coins',
} as const;

export interface LotteryRequest {
  draw: Id;
  /** Payment for the draw: an unused `ticket`, or `coins`, which are deducted from the balance. */
  payWith: LotteryRequestPayWith;
  /** Id of the ticket to use; the oldest ticket if omitted. Ignored for a draw paid with coins. */
  ticket?: Id;
  /** Price of a ticket in coins that the member saw; ignored for a draw with a ticket. If the price is different now, the operation has no effect and returns `PRICE_CHANGED`. */
  price?: Amount;
}

/**
 * Path of the screen with the prize. Gifts must be claimed there; other prizes are already granted.
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
  /** Id of the ticket that was used. */
  ticket: Id;
  /** Prize that the ticket drew. If it was out of stock, the consolation prize was granted instead. */
  drawn: PrizeId;
  /** Prize that was granted. */
  prize: DrawPrize;
  /** Path of the screen with the prize. Gifts must be claimed there; other prizes are already granted. */
  claimAt: DrawResultClaimAt;
  drawnAt: Instant;
}

export interface LotteryAnswer {
  result: DrawResult;
  /** Balance of coins after the draw. */
  coins: Amount;
  /** Balance of points after the draw. */
  points: Amount;
  tickets: TicketCount;
}

export interface MyLuckyGifts {
  /**
     * Draw results, newest first.
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
  /** Prize that the ticket drew. */
  drawn: PrizeId;
  /** Prize that was granted. */
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
     * Prizes, in the order in which their weights are added up for a ticket. The prize without a stock is the
     * consolation prize.
     * @minItems 1
     * @maxItems 50
     */
  prizes: ProofPrize[];
  /**
     * The member's results, newest first.
     * @maxItems 50
     */
  items: ProofResult[];
  nextCursor: NextCursor | null;
}

/**
 * Status of the page: 1 is offline, and the page shows "Activity not found"; 0 is online.
 */
export type ActivityStatus = typeof ActivityStatus[keyof typeof ActivityStatus];


export const ActivityStatus = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;

/**
 * State of the activity: before, during or after its period.
 */
export type ActivityState = typeof ActivityState[keyof typeof ActivityState];


export const ActivityState = {
  ahead: 'ahead',
  open: 'open',
  past: 'past',
} as const;

/**
 * Number of the page: 1 is the event registration, 2 is Mamaglow.
 */
export type ActivityScene = typeof ActivityScene[keyof typeof ActivityScene];


export const ActivityScene = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;

/**
 * Type of an activity with a raffle; it identifies the raffle.
 * @pattern ^[A-Z]{3}[0-9]{5}$
 */
export type ActivityType = string;

/**
 * Permission code of an activity. A member with the code in `activityList` can open the activity.
 * @pattern ^[A-Z]{3}[0-9]{5}$
 */
export type PermissionCode = string;

/**
 * Name of the campaign in the path of its page. It is limited to 31 characters because longer path segments
 * could be secrets and are excluded from analytics.
 * @minLength 1
 * @maxLength 31
 * @pattern ^[A-Za-z][A-Za-z0-9]*$
 */
export type CampaignName = string;

/**
 * Year in the path of the campaign's page: the year in which the campaign started.
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
  /** Time when the activity starts. */
  from: Instant;
  /** Time when the activity ends. */
  to: Instant;
  regions: Regions;
  /** Permission code that the activity requires; `null` if it requires no code. */
  permission: PermissionCode | null;
}

export interface RaffleStatusRequest {
  activityType: ActivityType;
}

export interface RaffleStatus {
  activityStatus: ActivityStatus;
  activityId: Id;
  /** Time when the raffle opens. */
  from: Instant;
  /** Time when the raffle ends; the winners are drawn afterwards. */
  to: Instant;
}

/**
 * Way to get the permission code; `null` if the activity grants no code.
 * @nullable
 */
export type Joining = typeof Joining[keyof typeof Joining] | null;


export const Joining = {
  open: 'open',
  invitation: 'invitation',
} as const;

/**
 * State of the event registration; `waiting` becomes `registered` if a place becomes free.
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
     * Message of the member to the hosts of the event; `null` if there is no message.
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  /**
     * Position on the waiting list, starting at 1; `null` unless the state is `waiting`.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  position: number | null;
  registeredAt: Instant;
}

/**
 * State of the raffle entry; `entered` until the draw.
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
  /** Time when the activity starts. */
  from: Instant;
  /** Time when the activity ends. */
  to: Instant;
  regions: Regions;
  /** Permission code that the activity requires; `null` if it requires no code. */
  permission: PermissionCode | null;
  /** True if the member has the permission code or the activity requires no code. */
  hasPermission: boolean;
  joining: Joining | null;
  /** True if the activity is available in the member's country. */
  inRegion: boolean;
  /** Newest event registration of the member; `null` if the member has not registered. */
  registration: EventRegistration | null;
  /** State of the member's raffle entry; `null` if the member has not entered. */
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
  /** True if registration for the event has closed. */
  isClosed: boolean;
  /**
     * Total number of places at the event.
     * @minimum 1
     * @maximum 100000
     */
  capacity: number;
  /**
     * Number of free places at the event.
     * @minimum 0
     * @maximum 100000
     */
  placesLeft: number;
  /**
     * Number of free places on the waiting list.
     * @minimum 0
     * @maximum 100000
     */
  waitingPlacesLeft: number;
}

/**
 * State of the raffle; `closed` lasts from the end of the raffle until the winners are drawn, at most one
 * hour.
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
     * Number of additional tickets that the inviting member and the invited friend each get.
     * @minimum 1
     * @maximum 10
     */
  tickets: number;
  /**
     * Maximum number of tickets for each member.
     * @minimum 2
     * @maximum 100
     */
  most: number;
}

export interface RaffleOffer {
  activityType: ActivityType;
  /**
     * State of the raffle; `closed` lasts from the end of the raffle until the winners are drawn, at most one
     * hour.
     */
  state: RaffleOfferState;
  /** Reward for taking part in the raffle. */
  reward: Reward;
  /**
     * Number of winners of the raffle.
     * @minimum 1
     * @maximum 100000
     */
  winners: number;
  /** Reward of each winner. */
  winnersReward: Reward;
  /** Time at which the winners are drawn. */
  drawnAt: Instant;
  /**
     * Time until which the page shows the result; `null` if the page shows it permanently.
     * @nullable
     */
  shownUntil: string | null;
  /**
     * Number of tickets in the raffle.
     * @minimum 0
     * @maximum 10000000
     */
  tickets: number;
  /** Hash of the seed, published in advance so that the seed cannot be changed; `null` before the raffle opens. */
  seedHash: SeedHash | null;
  /** Additional tickets for inviting friends; `null` if the raffle does not count friends. */
  friends: RaffleFriends | null;
}

/**
 * Type of the content block.
 */
export type CampaignHeroKind = typeof CampaignHeroKind[keyof typeof CampaignHeroKind];


export const CampaignHeroKind = {
  hero: 'hero',
} as const;

export interface CampaignAction {
  label: Name;
  to: PagePath;
}

/**
 * Content block at the top of the page, with a call to action.
 */
export interface CampaignHero {
  /** Type of the content block. */
  kind: CampaignHeroKind;
  title: Name;
  text: Text;
  picture: Picture;
  /** Button of the content block; `null` if the block has no button. */
  action: CampaignAction | null;
}

/**
 * Type of the content block.
 */
export type CampaignTextKind = typeof CampaignTextKind[keyof typeof CampaignTextKind];


export const CampaignTextKind = {
  text: 'text',
} as const;

export interface CampaignText {
  /** Type of the content block. */
  kind: CampaignTextKind;
  title: Name;
  text: Text;
}

/**
 * Type of the content block.
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
  /** Type of the content block. */
  kind: CampaignStepsKind;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 12
     */
  steps: TitledText[];
}

/**
 * Type of the content block.
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
     * Number of copies of this prize; `null` if all participants get one.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  count: number | null;
  /**
     * Current probability that an additional ticket wins the prize; `null` if the prize is not drawn or the raffle
     * is not open.
     * @minimum 0
     * @maximum 1
     * @nullable
     */
  odds: number | null;
}

export interface CampaignPrizes {
  /** Type of the content block. */
  kind: CampaignPrizesKind;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 20
     */
  prizes: CampaignPrize[];
}

/**
 * Type of the content block.
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
  /** Type of the content block. */
  kind: CampaignFaqKind;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 30
     */
  questions: QuestionAndAnswer[];
}

/**
 * Type of the content block.
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
  /** Type of the content block. */
  kind: CampaignProductsKind;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 20
     */
  products: CampaignProduct[];
}

/**
 * Type of the content block.
 */
export type CampaignStoryKind = typeof CampaignStoryKind[keyof typeof CampaignStoryKind];


export const CampaignStoryKind = {
  story: 'story',
} as const;

/**
 * Content block with a text and a picture.
 */
export interface CampaignStory {
  /** Type of the content block. */
  kind: CampaignStoryKind;
  title: Name;
  text: Text;
  picture: Picture;
}

/**
 * Type of the content block.
 */
export type CampaignCountdownKind = typeof CampaignCountdownKind[keyof typeof CampaignCountdownKind];


export const CampaignCountdownKind = {
  countdown: 'countdown',
} as const;

/**
 * Countdown to the start of the campaign, then to its end; absent afterwards.
 */
export interface CampaignCountdown {
  /** Type of the content block. */
  kind: CampaignCountdownKind;
  title: Name;
  until: Instant;
}

/**
 * Type of the content block.
 */
export type CampaignFormKind = typeof CampaignFormKind[keyof typeof CampaignFormKind];


export const CampaignFormKind = {
  form: 'form',
} as const;

/**
 * Position of the event registration on the page; without this block, the registration follows the top block.
 */
export interface CampaignForm {
  /** Type of the content block. */
  kind: CampaignFormKind;
}

/**
 * Type of the content block.
 */
export type CampaignRaffleKind = typeof CampaignRaffleKind[keyof typeof CampaignRaffleKind];


export const CampaignRaffleKind = {
  raffle: 'raffle',
} as const;

/**
 * Position of the raffle entry on the page; without this block, the entry follows the top block.
 */
export interface CampaignRaffle {
  /** Type of the content block. */
  kind: CampaignRaffleKind;
}

/**
 * Type of the content block.
 */
export type CampaignRulesKind = typeof CampaignRulesKind[keyof typeof CampaignRulesKind];


export const CampaignRulesKind = {
  rules: 'rules',
} as const;

/**
 * Terms of participation.
 */
export interface CampaignRules {
  /** Type of the content block. */
  kind: CampaignRulesKind;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 30
     */
  rules: Text[];
}

/**
 * Type of the content block.
 */
export type CampaignWinnersKind = typeof CampaignWinnersKind[keyof typeof CampaignWinnersKind];


export const CampaignWinnersKind = {
  winners: 'winners',
} as const;

/**
 * Note that the winners are drawn, with instructions to verify the draw; present only after the draw.
 */
export interface CampaignWinners {
  /** Type of the content block. */
  kind: CampaignWinnersKind;
  title: Name;
  text: Text;
}

/**
 * Content block of a campaign's page; `kind` is the type of the block.
 */
export type CampaignBlock = CampaignHero | CampaignText | CampaignSteps | CampaignPrizes | CampaignFaq | CampaignProducts | CampaignStory | CampaignCountdown | CampaignForm | CampaignRaffle | CampaignRules | CampaignWinners;

export interface RaffleEntry {
  /** Anonymous id of the entry, which represents the member in the draw. */
  id: Id;
  activityType: ActivityType;
  state: RaffleEntryState;
  enteredAt: Instant;
  /** Reward that was granted for taking part. */
  reward: Reward;
  /**
     * Number of the member's tickets. The first ticket has the id of the entry; further tickets add `_2`, `_3` and so on.
     * @minimum 1
     * @maximum 100
     */
  tickets: number;
  /**
     * Page path with the member's referral code, to share with friends; `null` if the raffle does not count
     * friends, and while the campaign is offline.
     */
  sharePath: PagePath | null;
  /** Short form of `sharePath`, which redirects there; `null` if `sharePath` is `null`. */
  shortPath: PagePath | null;
}

export interface MyCampaign {
  /** True if the member has the permission code or the campaign requires no code. */
  hasPermission: boolean;
  /** Newest event registration of the member; `null` if the member has not registered. */
  registration: EventRegistration | null;
  /** Entry of the member in the raffle; `null` if the member has not entered. */
  raffle: RaffleEntry | null;
  /** True if the member has signed in today, in the member's time zone. */
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
  /** Time when the campaign starts. */
  from: Instant;
  /** Time when the campaign ends. */
  to: Instant;
  regions: Regions;
  /** Permission code that the campaign requires; `null` if it requires no code. */
  permission: PermissionCode | null;
  joining: Joining | null;
  /** Event of the campaign; `null` if it has no event. */
  event: ActivityEvent | null;
  /** Raffle of the campaign; `null` if it has no raffle. */
  raffle: RaffleOffer | null;
  /** Reward of the daily sign-in; `null` if the campaign is not a sign-in activity. */
  signIn: Reward | null;
  /**
     * Content of the page, from top to bottom.
     * @minItems 1
     * @maxItems 30
     */
  blocks: CampaignBlock[];
  /** The member's state in the campaign; `null` for a visitor. */
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
     * Number of entries that can win.
     * @minimum 1
     * @maximum 100000
     */
  winners: number;
  /**
     * Number of tickets in the draw.
     * @minimum 0
     * @maximum 10000000
     */
  tickets: number;
  /**
     * Winning entries, in the order of the draw.
     * @maxItems 50
     */
  won: Id[];
  /**
     * Tickets in the draw, sorted by id.
     * @maxItems 50
     */
  items: Id[];
  nextCursor: NextCursor | null;
}

export interface JoinActivityRequest {
  activityId: Id;
  /**
     * Code on the invitation, case-insensitive; required if `joining` is `invitation`.
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
     * Current permission codes of the member.
     * @maxItems 50
     */
  activityList: PermissionCode[];
}

export interface ActivitySignIn {
  activityId: Id;
  date: CalendarDate;
  /** True for the first sign-in of the day; only this sign-in grants the reward. */
  firstToday: boolean;
  reward: Reward;
  redirect: PagePath;
}

export interface EventRegistrationRequest {
  activityId: Id;
  /**
     * Message of the member to the hosts of the event.
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
     * Number of days after a purchase during which the purchase can be registered for its gift.
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
     * Order number on the receipt, case-insensitive; a leading `#` is ignored.
     * @minLength 4
     * @maxLength 40
     * @pattern ^#?[A-Za-z0-9][A-Za-z0-9-]*$
     */
  orderNumber: string;
  /** Id of a product in `listGiftProducts`. */
  productId: Id;
  purchasedOn: CalendarDate;
  /**
     * Ids of the uploaded pictures of the receipt, without duplicates.
     * @minItems 1
     * @maxItems 3
     */
  uploadIds: Id[];
}

/**
 * State of the registration; `submitted` until staff have reviewed it.
 */
export type GiftRegistrationState = typeof GiftRegistrationState[keyof typeof GiftRegistrationState];


export const GiftRegistrationState = {
  submitted: 'submitted',
  accepted: 'accepted',
  refused: 'refused',
} as const;

/**
 * Reason for the refusal. `unreadable`: the picture cannot be read. `otherOrder`: it shows another order.
 * `otherProduct`: it shows another product. `returned`: the purchase was returned.
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
     * Order number in upper case.
     * @maxLength 40
     */
  orderNumber: string;
  productId: Id;
  product: Name;
  purchasedOn: CalendarDate;
  state: GiftRegistrationState;
  /** Reason for the refusal; `null` unless the registration was refused. */
  refusedBecause: GiftRefusal | null;
  reward: Reward;
  submittedAt: Instant;
  /** Time when staff accepted or refused the registration; `null` before this decision. */
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
 * Group of screens that show the questionnaire, as named in the screens' paths: `questionnaire`, `questionnaire2`,
 * or the name of a package card.
 * @pattern ^[A-Za-z][A-Za-z0-9-]{0,39}$
 */
export type QuestionnaireScreen = string;

/**
 * Name of a package card and its screen, such as `underwear`, `BreastPump` or `pregnancypillow`.
 * @pattern ^[A-Za-z][A-Za-z0-9-]{0,39}$
 */
export type PackageCardName = string;

/**
 * Version of the questionnaire. Questions of a version never change.
 * @minimum 1
 * @maximum 1000
 */
export type QuestionnaireVersion = number;

/**
 * Secret that opens a visitor's draft, 256 random bits.
 * @pattern ^[\w-]{43}$
 */
export type DraftId = string;

/**
 * Secret that opens a visitor's submission, 100 random bits.
 * @pattern ^[A-Z2-7]{4}(-[A-Z2-7]{4}){4}$
 */
export type ClaimCode = string;

/**
 * Estimated time to answer the questionnaire, in minutes.
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
  /** True if the member has submitted the questionnaire; false for a visitor. */
  submitted: boolean;
  /** True if the member has a draft; false for a visitor. */
  hasDraft: boolean;
}

export interface QuestionnaireList {
  /** @maxItems 50 */
  items: QuestionnaireSummary[];
}

/**
 * Order number in the marketplace's format.
 * @minLength 6
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]+$
 */
export type MarketplaceOrderNumber = string;

export interface Marketplace {
  countryCode: CountryCode;
  /**
     * Name of the marketplace.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * URL of the buyer's orders.
     * @maxLength 2048
     */
  url: string;
  /**
     * Regular expression for the marketplace's order numbers.
     * @maxLength 200
     */
  orderNumberPattern: string;
  orderNumberExample: MarketplaceOrderNumber;
}

/**
 * Type of the question: one choice or several.
 */
export type ChoiceQuestionKind = typeof ChoiceQuestionKind[keyof typeof ChoiceQuestionKind];


export const ChoiceQuestionKind = {
  single: 'single',
  multiple: 'multiple',
} as const;

/**
 * Question in the request's language.
 * @minLength 1
 * @maxLength 300
 */
export type QuestionLabel = string;

/**
 * Help text in the request's language; `null` if there is no help.
 * @maxLength 500
 * @nullable
 */
export type QuestionHelp = string | null;

/**
 * True if the question requires an answer while it is shown.
 */
export type QuestionRequired = boolean;

/**
 * Number of conditions that must be met: `all` of them, or `any` one of them.
 */
export type QuestionRuleMatch = typeof QuestionRuleMatch[keyof typeof QuestionRuleMatch];


export const QuestionRuleMatch = {
  all: 'all',
  any: 'any',
} as const;

/**
 * Type of the condition.
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
 * Condition on the answer to an earlier question. `answered`: there is an answer. `includes`: any of `choices` was
 * chosen. `excludes`: there is an answer and it contains no item of `choices`. `atLeast` and `atMost`: the answer
 * is compared with `number`.
 */
export interface QuestionCondition {
  questionId: Id;
  /** Type of the condition. */
  test: QuestionConditionTest;
  /**
     * Choices for `includes` and `excludes`; otherwise empty.
     * @maxItems 30
     */
  choices: Id[];
  /**
     * Number for `atLeast` and `atMost`; otherwise `null`.
     * @nullable
     */
  number: number | null;
}

export interface QuestionRule {
  /** Number of conditions that must be met: `all` of them, or `any` one of them. */
  match: QuestionRuleMatch;
  /**
     * @minItems 1
     * @maxItems 10
     */
  conditions: QuestionCondition[];
}

/**
 * Rule that determines whether the question is shown; `null` if it is always shown.
 */
export type ShowIf = QuestionRule | null;

export interface QuestionOption {
  id: Id;
  label: Name;
}

export interface ChoiceQuestion {
  id: Id;
  /** Type of the question: one choice or several. */
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
     * Maximum number of choices.
     * @minimum 1
     * @maximum 30
     */
  maxChoices: number;
}

/**
 * Type of the question: choices with pictures, one or several.
 */
export type PictureQuestionKind = typeof PictureQuestionKind[keyof typeof PictureQuestionKind];


export const PictureQuestionKind = {
  pictureChoice: 'pictureChoice',
} as const;

export interface PictureOption {
  id: Id;
  label: Name;
  picture: Picture;
  /** Alternative text of the picture. */
  alt: Name;
}

export interface PictureQuestion {
  id: Id;
  /** Type of the question: choices with pictures, one or several. */
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
     * Maximum number of choices.
     * @minimum 1
     * @maximum 12
     */
  maxChoices: number;
}

/**
 * Type of the question: text on one line or several, an email address, or a phone number in E.164.
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
  /** Type of the question: text on one line or several, an email address, or a phone number in E.164. */
  kind: TextQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /**
     * Maximum length of the answer in UTF-16 code units.
     * @minimum 1
     * @maximum 2000
     */
  maxLength: number;
}

/**
 * Type of the question: a number with a unit.
 */
export type NumberQuestionKind = typeof NumberQuestionKind[keyof typeof NumberQuestionKind];


export const NumberQuestionKind = {
  number: 'number',
} as const;

export interface NumberQuestion {
  id: Id;
  /** Type of the question: a number with a unit. */
  kind: NumberQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /** Smallest allowed number. */
  minimum: number;
  /** Largest allowed number. */
  maximum: number;
  /**
     * Maximum number of decimal places.
     * @minimum 0
     * @maximum 2
     */
  decimals: number;
  /**
     * Unit that is shown after the number; can be empty.
     * @maxLength 20
     */
  unit: string;
}

/**
 * Type of the question: a whole number on a scale with named ends; `recommendation` is a scale from 0 to 10.
 */
export type ScaleQuestionKind = typeof ScaleQuestionKind[keyof typeof ScaleQuestionKind];


export const ScaleQuestionKind = {
  scale: 'scale',
  recommendation: 'recommendation',
} as const;

export interface ScaleQuestion {
  id: Id;
  /** Type of the question: a whole number on a scale with named ends; `recommendation` is a scale from 0 to 10. */
  kind: ScaleQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /**
     * Lowest number on the scale.
     * @minimum 0
     * @maximum 10
     */
  minimum: number;
  /**
     * Highest number on the scale.
     * @minimum 1
     * @maximum 10
     */
  maximum: number;
  minimumLabel: Name;
  maximumLabel: Name;
}

/**
 * Type of the question: a calendar date.
 */
export type DateQuestionKind = typeof DateQuestionKind[keyof typeof DateQuestionKind];


export const DateQuestionKind = {
  date: 'date',
} as const;

export interface DateQuestion {
  id: Id;
  /** Type of the question: a calendar date. */
  kind: DateQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /**
     * Earliest allowed date; `null` for no limit.
     * @nullable
     */
  earliest: string | null;
  /**
     * Latest allowed date; `null` for no limit.
     * @nullable
     */
  latest: string | null;
}

/**
 * Type of the question: a postal address in the form of `getAddressForm` for its country.
 */
export type AddressQuestionKind = typeof AddressQuestionKind[keyof typeof AddressQuestionKind];


export const AddressQuestionKind = {
  address: 'address',
} as const;

export interface AddressQuestion {
  id: Id;
  /** Type of the question: a postal address in the form of `getAddressForm` for its country. */
  kind: AddressQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
}

/**
 * Type of the question: pictures, as uploads with the purpose `questionnaire`.
 */
export type FileQuestionKind = typeof FileQuestionKind[keyof typeof FileQuestionKind];


export const FileQuestionKind = {
  file: 'file',
} as const;

export interface FileQuestion {
  id: Id;
  /** Type of the question: pictures, as uploads with the purpose `questionnaire`. */
  kind: FileQuestionKind;
  label: QuestionLabel;
  help: QuestionHelp | null;
  required: QuestionRequired;
  showIf: ShowIf;
  /**
     * Maximum number of pictures.
     * @minimum 1
     * @maximum 3
     */
  maxFiles: number;
}

/**
 * Question; `kind` determines the kind of its answer: `choices` for `single`, `multiple` and `pictureChoice`;
 * `text` for `text`, `longText`, `email` and `phone`; `number` for `number`, `scale` and `recommendation`;
 * `date` for `date`; `address` for `address`; `files` for `file`. A label or help text can contain the
 * placeholder `{answer:<question id>}`, which stands for the answer to an earlier question as text.
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
  /** True if the questionnaire has a page for a marketplace order. */
  asksForOrder: boolean;
  /** True if the questionnaire has a page for screenshots of a review. */
  asksForReview: boolean;
  /**
     * Marketplaces of the product, one for each country; empty if the questionnaire asks for no order.
     * @maxItems 50
     */
  marketplaces: Marketplace[];
  /**
     * @minItems 1
     * @maxItems 20
     */
  pages: QuestionnairePage[];
  /** True if the member has submitted the questionnaire; false for a visitor. */
  submitted: boolean;
}

/**
 * Type of the answer, for questions of the types `single`, `multiple` and `pictureChoice`.
 */
export type ChoicesAnswerKind = typeof ChoicesAnswerKind[keyof typeof ChoicesAnswerKind];


export const ChoicesAnswerKind = {
  choices: 'choices',
} as const;

export interface ChoicesAnswer {
  /** Type of the answer, for questions of the types `single`, `multiple` and `pictureChoice`. */
  kind: ChoicesAnswerKind;
  questionId: Id;
  /**
     * Ids of the chosen options, without duplicates.
     * @minItems 1
     * @maxItems 30
     */
  choices: Id[];
}

/**
 * Type of the answer, for questions of the types `text`, `longText`, `email` and `phone`.
 */
export type TextAnswerKind = typeof TextAnswerKind[keyof typeof TextAnswerKind];


export const TextAnswerKind = {
  text: 'text',
} as const;

export interface TextAnswer {
  /** Type of the answer, for questions of the types `text`, `longText`, `email` and `phone`. */
  kind: TextAnswerKind;
  questionId: Id;
  /**
     * Text of the answer.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$
     */
  text: string;
}

/**
 * Type of the answer, for questions of the types `number`, `scale` and `recommendation`.
 */
export type NumberAnswerKind = typeof NumberAnswerKind[keyof typeof NumberAnswerKind];


export const NumberAnswerKind = {
  number: 'number',
} as const;

export interface NumberAnswer {
  /** Type of the answer, for questions of the types `number`, `scale` and `recommendation`. */
  kind: NumberAnswerKind;
  questionId: Id;
  /**
     * Number, in the unit that the question specifies.
     * @minimum -1000000
     * @maximum 1000000
     */
  number: number;
}

/**
 * Type of the answer, for questions of the type `date`.
 */
export type DateAnswerKind = typeof DateAnswerKind[keyof typeof DateAnswerKind];


export const DateAnswerKind = {
  date: 'date',
} as const;

export interface DateAnswer {
  /** Type of the answer, for questions of the type `date`. */
  kind: DateAnswerKind;
  questionId: Id;
  date: CalendarDate;
}

/**
 * Type of the answer, for questions of the type `address`.
 */
export type AddressAnswerKind = typeof AddressAnswerKind[keyof typeof AddressAnswerKind];


export const AddressAnswerKind = {
  address: 'address',
} as const;

/**
 * Postal address; `getAddressForm` specifies its parts for each country.
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
  /** Type of the answer, for questions of the type `address`. */
  kind: AddressAnswerKind;
  questionId: Id;
  address: PostalAddress;
}

/**
 * Type of the answer, for questions of the type `file`.
 */
export type FilesAnswerKind = typeof FilesAnswerKind[keyof typeof FilesAnswerKind];


export const FilesAnswerKind = {
  files: 'files',
} as const;

export interface FilesAnswer {
  /** Type of the answer, for questions of the type `file`. */
  kind: FilesAnswerKind;
  questionId: Id;
  /**
     * Ids of the uploaded pictures, without duplicates.
     * @minItems 1
     * @maxItems 3
     */
  uploadIds: Id[];
}

/**
 * Answer to a question; its `kind` must match the type of the question.
 */
export type Answer = ChoicesAnswer | TextAnswer | NumberAnswer | DateAnswer | AddressAnswer | FilesAnswer;

/**
 * Answers in any order, at most one for each question. Unanswered questions are omitted.
 * @maxItems 50
 */
export type Answers = Answer[];

export interface ReadDraftRequest {
  /** Secret of a visitor's draft; not used for members. */
  draftId?: DraftId;
}

export interface SaveDraftRequest {
  version: QuestionnaireVersion;
  answers: Answers;
  draftId?: DraftId;
}

export interface QuestionnaireDraft {
  /** Secret of a visitor's draft; `null` for a member's draft. */
  draftId: DraftId | null;
  version: QuestionnaireVersion;
  /** True if the version of the draft is no longer accepted. */
  retired: boolean;
  answers: Answers;
  savedAt: Instant;
}

export interface SubmitQuestionnaireRequest {
  version: QuestionnaireVersion;
  answers: Answers;
  /** Secret of the visitor's draft from which the answers come, if any. */
  draftId?: DraftId;
}

/**
 * Profile field that can be filled with `value` and `unit` together if the member agrees; `null` if there is
 * no such field.
 * @nullable
 */
export type OutcomeCardField = typeof OutcomeCardField[keyof typeof OutcomeCardField] | null;


export const OutcomeCardField = {
  cupSize: 'cupSize',
  siliconePlugSize: 'siliconePlugSize',
} as const;

/**
 * Single value that the answers lead to, such as a size.
 */
export interface OutcomeCard {
  label: Name;
  /**
     * The value that the answers lead to, such as a shoe size.
     * @minLength 1
     * @maxLength 20
     */
  value: string;
  /**
     * Unit that is shown after the value; can be empty.
     * @maxLength 10
     */
  unit: string;
  /**
     * Profile field that can be filled with `value` and `unit` together if the member agrees; `null` if there is
     * no such field.
     * @nullable
     */
  field: OutcomeCardField;
}

export interface MarketplaceOrder {
  countryCode: CountryCode;
  /**
     * Name of the marketplace.
     * @minLength 1
     * @maxLength 60
     */
  marketplace: string;
  /**
     * URL of the buyer's orders.
     * @maxLength 2048
     */
  url: string;
  orderNumber: MarketplaceOrderNumber;
  savedAt: Instant;
}

/**
 * State of the review; `submitted` until staff have checked it.
 */
export type ReviewState = typeof ReviewState[keyof typeof ReviewState];


export const ReviewState = {
  submitted: 'submitted',
  accepted: 'accepted',
  refused: 'refused',
} as const;

/**
 * Reason for the refusal of screenshots. `unreadable`: they cannot be read. `notAReview`: they do not show a
 * review. `otherProduct`: they show a review of another product.
 */
export type ReviewRefusal = typeof ReviewRefusal[keyof typeof ReviewRefusal];


export const ReviewRefusal = {
  unreadable: 'unreadable',
  notAReview: 'notAReview',
  otherProduct: 'otherProduct',
} as const;

export interface ReviewUpload {
  state: ReviewState;
  /** Reason for the refusal; `null` unless the screenshots were refused. */
  refusal: ReviewRefusal | null;
  sentAt: Instant;
}

/**
 * Reference number of the message, to quote in later messages; easy to read aloud.
 * @pattern ^[0-9A-Z]{4}-[0-9A-Z]{4}$
 */
export type ServiceReference = string;

/**
 * Replacement part that is sent after an address has been given.
 */
export interface ReplacementPart {
  part: Name;
  /**
     * Last day of the promised delivery, in the time zone of the destination. The number of weekdays from the
     * request to this day depends on the country. The day does not change later. `null` if no address was given.
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
  /** Main result, such as a size; `null` if there is no such result. */
  card: OutcomeCard | null;
  /** @maxItems 20 */
  tips: TitledText[];
  /** Note on the limits of the result, for example that it is not medical advice. */
  note: Text;
  /**
     * Email address in the visitor's answers, for prefilling the registration; `null` if there is no address or
     * the submission belongs to a member.
     */
  email: Email | null;
  reward: Reward;
  /** True if the reward was granted. A visitor gets it by redeeming the claim code. */
  rewarded: boolean;
  /** Marketplace order; `null` if no order was entered. */
  order: MarketplaceOrder | null;
  /** Newest screenshots of a review; `null` if no screenshots were submitted. */
  review: ReviewUpload | null;
  /**
     * Replacement for a missing or broken part; `null` if all parts are in order or the questionnaire does not
     * ask for them.
     */
  replacement: ReplacementPart | null;
}

export interface SubmittedQuestionnaire {
  result: QuestionnaireResult;
  /**
     * Ids of hidden questions whose answers were dropped.
     * @maxItems 50
     */
  dropped: Id[];
  /** Claim code for the visitor's submission, returned only once; `null` for a member. */
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
     * Ids of the uploaded screenshots, without duplicates.
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
     * Start of the caption, in seconds from the start of the video.
     * @minimum 0
     * @maximum 3600
     */
  from: number;
  /**
     * End of the caption, in seconds from the start of the video.
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
     * URL of the video on the hub's origin; `null` if there is no video yet and the transcript replaces it.
     * @maxLength 2048
     * @nullable
     */
  url: string | null;
  /** Picture that is shown before playback. */
  picture: Picture;
  /**
     * Length of the video in seconds.
     * @minimum 1
     * @maximum 3600
     */
  seconds: number;
  /** Transcript of the video: the spoken text and a description of the scenes. */
  transcript: Text;
  /**
     * Captions in chronological order.
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
  /** Id of the product in `listRegistrableProducts`; `null` if it cannot be registered. */
  product: Id | null;
  /**
     * Marketplaces of the product, one for each country.
     * @maxItems 50
     */
  marketplaces: Marketplace[];
}

/**
 * State of an order. `placed` awaits payment. `shipped` starts with the first parcel, and `delivered` with the
 * arrival of all parcels, independent of payment.
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
     * Order number in the shop.
     * @minLength 1
     * @maxLength 40
     */
  number: string;
  placedAt: Instant;
  state: OrderState;
  /** True for a test order of the shop. A test order earns no reward and uses no voucher. */
  isTest: boolean;
  total: Money;
  /**
     * Number of pieces in the order.
     * @minimum 0
     * @maximum 100000
     */
  itemCount: number;
  /**
     * Pictures of the first items, if the shop provides them.
     * @maxItems 3
     */
  pictures: Picture[];
}

export interface OrderPage {
  /** @maxItems 50 */
  items: OrderSummary[];
  nextCursor: NextCursor | null;
}

/**
 * Language of a text that the shop sent and that the catalog does not contain (BCP 47). Missing for texts in the
 * language of the request and for texts whose language is unknown.
 */
export type ShopLanguage = typeof ShopLanguage[keyof typeof ShopLanguage];


export const ShopLanguage = {
  'en-US': 'en-US',
  'id-ID': 'id-ID',
  'th-TH': 'th-TH',
  'vi-VN': 'vi-VN',
} as const;

export interface OrderItem {
  /**
     * Name of the item in the language of the request if the catalog contains it, or else in the language of the shop.
     * @minLength 1
     * @maxLength 300
     */
  name: string;
  nameLang?: ShopLanguage;
  /**
     * Variant, such as size or color; `null` if there are no variants.
     * @maxLength 300
     * @nullable
     */
  variant: string | null;
  variantLang?: ShopLanguage;
  /**
     * Number of pieces of the item.
     * @minimum 1
     * @maximum 100000
     */
  quantity: number;
  /** Price of one piece. */
  price: Money;
  /** Picture of the item; `null` if the shop provides no picture. */
  picture: Picture | null;
}

export interface Order {
  id: Id;
  /**
     * Order number in the shop.
     * @minLength 1
     * @maxLength 40
     */
  number: string;
  placedAt: Instant;
  state: OrderState;
  /** True for a test order of the shop. A test order earns no reward and uses no voucher. */
  isTest: boolean;
  /** True if the order is fully paid. Before that, for example with cash on delivery, only the paid part earns a reward. */
  isPaid: boolean;
  /** @maxItems 50 */
  items: OrderItem[];
  /** Total price of the items before discounts. */
  subtotal: Money;
  /** Discount on the order by vouchers and offers. */
  discount: Money;
  /** Shipping costs of the order. */
  shipping: Money;
  /** Total amount of the order, including taxes. */
  total: Money;
  /** Amount that was refunded for items. */
  refunded: Money;
  /**
     * Reward earned with the order, less coins and points that were taken back. Points are taken back only in the
     * year in which they were earned.
     */
  earned: Reward;
  /** Coins that could not yet be taken back, because the member has already spent them. Coins earned with other orders reduce this amount. */
  owed: Amount;
  /**
     * @maxItems 20
     * @items.maxLength 255
     */
  voucherCodes: string[];
  /**
     * Path of the order in the shop, for `returnTo` of `getShopifyPass`; `null` if the shop has not provided it.
     * @maxLength 2048
     * @nullable
     */
  shopPath: string | null;
  /** @maxItems 50 */
  parcels: Parcel[];
}

/**
 * Source of the parcel: an order, a redemption or a gift.
 */
export type ParcelSourceKind = typeof ParcelSourceKind[keyof typeof ParcelSourceKind];


export const ParcelSourceKind = {
  order: 'order',
  redemption: 'redemption',
  gift: 'gift',
} as const;

export interface ParcelSource {
  /** Source of the parcel: an order, a redemption or a gift. */
  kind: ParcelSourceKind;
  /** Id of the order, redemption or gift claim. */
  id: Id;
  /**
     * For an order, the order number in the shop; for a redemption or gift, the name of the content in the
     * request's language.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
}

export interface ParcelStep {
  state: ParcelState;
  at: Instant;
  /**
     * Location of the parcel, as reported by the carrier; `null` if unknown.
     * @maxLength 200
     * @nullable
     */
  place: string | null;
  /**
     * Message of the carrier; `null` if there is no message.
     * @maxLength 500
     * @nullable
     */
  note: string | null;
}

export interface Logistics {
  parcel: Parcel;
  source: ParcelSource;
  /**
     * Tracking steps, newest first.
     * @maxItems 50
     */
  steps: ParcelStep[];
}

/**
 * Serial number on the product; spaces, dashes and case are ignored.
 * @minLength 4
 * @maxLength 40
 * @pattern ^[A-Za-z0-9 -]+$
 */
export type SerialNumber = string;

export interface RegistrableProduct {
  id: Id;
  name: Name;
  picture: Picture;
  /** Location and format of the serial number. */
  serialNumberHint: Text;
  serialNumberExample: SerialNumber;
  /**
     * Regular expression for serial numbers in upper case without spaces and dashes.
     * @maxLength 100
     */
  serialNumberPattern: string;
  /**
     * Months of warranty without registration.
     * @minimum 0
     * @maximum 120
     */
  warrantyMonths: number;
  /**
     * Additional months of warranty after registration.
     * @minimum 1
     * @maximum 120
     */
  extraMonths: number;
  /**
     * Number of days after the purchase within which the product can be registered.
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
 * Place of purchase; `gift` if another person bought the product, `previousOwner` if it was bought used.
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
  /** Id of a product in `listRegistrableProducts`. */
  product: Id;
  serialNumber: SerialNumber;
  purchasedFrom: PurchasePlace;
  purchasedOn: CalendarDate;
  /** Id of the upload that contains the receipt. */
  proof?: Id;
}

/**
 * State of the warranty on the current date in the member's time zone.
 */
export type WarrantyState = typeof WarrantyState[keyof typeof WarrantyState];


export const WarrantyState = {
  running: 'running',
  endsSoon: 'endsSoon',
  over: 'over',
} as const;

export interface ProductRegistration {
  id: Id;
  /** Id of the registered product. */
  product: Id;
  name: Name;
  picture: Picture;
  serialNumber: SerialNumber;
  purchasedFrom: PurchasePlace;
  purchasedOn: CalendarDate;
  /** True if a receipt was uploaded. */
  hasProof: boolean;
  /** Last day of the warranty, including the extension. */
  warrantyUntil: CalendarDate;
  warranty: WarrantyState;
  /** Time when the transfer code expires; `null` without a code. */
  transferUntil: Instant | null;
  /** Name of the package card with help and videos; `null` if there is no card. */
  card: PackageCardName | null;
  registeredAt: Instant;
}

/**
 * Secret with which another member can take over a product once, 60 random bits.
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
  /** Id of a topic in `listContactTopics`. */
  topic: Id;
  /**
     * Name of the sender, for the salutation.
     * @maxLength 60
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  name?: string;
  /** Email address to which the service team replies. */
  replyTo: Email;
  /**
     * Message to the service team, in plain text.
     * @minLength 1
     * @maxLength 4000
     * @pattern ^[\t\n \xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff\u2028\u2029]*[^\s\x00-\x08\x0b-\x1f\x7f-\x9f][^\x00-\x08\x0b-\x1f\x7f-\x9f]*$
     */
  text: string;
  /**
     * Ids of the uploaded files, without duplicates.
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
     * Usual response time of the service team in days.
     * @minimum 1
     * @maximum 30
     */
  answerInDays: number;
}

export interface ContactTopicList {
  /** @maxItems 30 */
  items: ContactTopic[];
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
 * Kind of a legal text: the privacy policy, or the terms and conditions.
 */
export type LegalKind = typeof LegalKind[keyof typeof LegalKind];


export const LegalKind = {
  privacy: 'privacy',
  terms: 'terms',
} as const;

/**
 * Version of a legal text; for a privacy policy, members agree to this version.
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
     * Country of the text; `null` for the general text.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string | null;
  version: LegalVersionName;
  /** Date on which the version of the text took effect. */
  effectiveFrom: CalendarDate;
  title: Name;
  /**
     * @minItems 1
     * @maxItems 50
     */
  sections: LegalSection[];
  /**
     * Versions of the text that were in force earlier, newest first.
     * @maxItems 50
     */
  earlier: LegalVersion[];
}

/**
 * Search terms, separated by spaces.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
export type SearchQuery = string;

/**
 * Kind of a search result.
 */
export type SearchKind = typeof SearchKind[keyof typeof SearchKind];


export const SearchKind = {
  product: 'product',
  gift: 'gift',
  article: 'article',
  course: 'course',
  question: 'question',
} as const;

/**
 * Kind of the results; `page` for pages of the hub.
 */
export type SearchGroupKind = typeof SearchGroupKind[keyof typeof SearchGroupKind];


export const SearchGroupKind = {
  page: 'page',
  product: 'product',
  gift: 'gift',
  article: 'article',
  course: 'course',
  question: 'question',
} as const;

export interface SearchItem {
  id: Id;
  name: Name;
  /** Start of the description or text. */
  text: Name;
  /** Picture of the item; `null` for questions and pages. */
  picture: Picture | null;
  /** Price in coins of a product or gift; `null` for other items. */
  coins: Amount | null;
  /**
     * Reading time of an article or course; `null` for other items.
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  minutes: number | null;
  /** Page of the item. */
  link: HubPath;
}

export interface SearchGroup {
  /** Kind of the results; `page` for pages of the hub. */
  kind: SearchGroupKind;
  /**
     * Number of results of this kind.
     * @minimum 1
     * @maximum 100000
     */
  total: number;
  /**
     * Best results, at most 4 of each kind, or at most 50 of the requested kind.
     * @minItems 1
     * @maxItems 50
     */
  items: SearchItem[];
}

export interface SearchResults {
  /**
     * Groups with results, most relevant first.
     * @maxItems 6
     */
  groups: SearchGroup[];
}

export interface SearchSuggestions {
  /**
     * Topics of articles and courses that the member may read, most relevant to the stage of the member's baby
     * first.
     * @maxItems 6
     */
  topics: ReadingTopic[];
  /**
     * Gift and products that the member can get now.
     * @maxItems 3
     */
  items: SearchItem[];
}

export interface CallerCountry {
  /**
     * Country code, ISO 3166-1 alpha-2; `null` if unknown.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  isoCode: string | null;
  /**
     * True if the privacy policy in force in this country allows visits to be reported without consent while no
     * member is signed in.
     */
  countsVisitors: boolean;
}

/**
 * @minimum 1
 * @maximum 100
 */
export type FaultCount = number;

/**
 * Number of errors of each kind since the last report.
 */
export type PageReportFaults = {
  /** Number of uncaught errors. */
  uncaught?: FaultCount;
  /** Number of unhandled promise rejections. */
  rejected?: FaultCount;
  /** Number of errors for which an error page was shown. */
  caught?: FaultCount;
  /** Number of hydration mismatches between server and browser. */
  hydration?: FaultCount;
  /** Number of parts of a page that failed to load. */
  missing?: FaultCount;
};

/**
 * @minimum 0
 * @maximum 86400000
 */
export type VitalMilliseconds = number;

/**
 * Web Vitals of the document that started with this screen, in milliseconds; `cls` has no unit.
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
     * Path of the screen, with names of parameters instead of their values.
     * @maxLength 100
     * @pattern ^/[\w/$-]*$
     */
  page: string;
  /** Number of errors of each kind since the last report. */
  faults?: PageReportFaults;
  /** Web Vitals of the document that started with this screen, in milliseconds; `cls` has no unit. */
  vitals?: PageReportVitals;
}

/**
 * Language of the hub; `VN` stands for Vietnamese.
 */
export type HubLanguage = typeof HubLanguage[keyof typeof HubLanguage];


export const HubLanguage = {
  EN: 'EN',
  ID: 'ID',
  TH: 'TH',
  VN: 'VN',
} as const;

/**
 * Platform of the page: `Web` on a wide screen; on a narrower screen `app` in the app, otherwise `H5`.
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
     * Name of the page in tracking events.
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  moduleName: string;
  /**
     * Id of the page in tracking events.
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  elementId: string;
  /**
     * Id of the web project, the same in all events.
     * @maxLength 60
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  projectId: string;
  /** Way in which the event was triggered; always `manually`. */
  type: 'manually';
  /**
     * Title of the page.
     * @maxLength 120
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  title: string;
  /**
     * URL of the page without secrets; only origin, path and `utm_` parameters are stored.
     * @maxLength 512
     * @pattern ^[!-~]*$
     */
  url: string;
  /**
     * Path of the URL.
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
  /** Language of the page. */
  languageCode: HubLanguage;
  /**
     * Manufacturer of the device.
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
     * Width of the screen in CSS pixels.
     * @minimum 0
     * @maximum 100000
     */
  screenWidth: number;
  /**
     * Height of the screen in CSS pixels.
     * @minimum 0
     * @maximum 100000
     */
  screenHeight: number;
  /**
     * Time zone offset in minutes, as returned by `Date.getTimezoneOffset`.
     * @minimum -1440
     * @maximum 1440
     */
  timezoneOffset: number;
  /**
     * Connection type that the browser reports.
     * @maxLength 40
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  networkType: string;
  /** System that issues the member ids. */
  uid_type: 'momcozy';
  /** Platform of the page: `Web` on a wide screen; on a narrower screen `app` in the app, otherwise `H5`. */
  platform: TrackingContentPlatform;
  /**
     * Traffic source (`utm_source`) of the visit.
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  utm_source: string;
  /**
     * URL of the previous page; stored like `url`.
     * @maxLength 512
     * @pattern ^[!-~]*$
     */
  referer: string;
  /** True if `uid` is the id of a member. */
  isLoginId: boolean;
  /**
     * Id of the device, generated locally.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[\w-]+$
     */
  uuid: string;
  /**
     * IANA name of the time zone.
     * @maxLength 64
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  timezone: string;
  /**
     * Operating system of the device.
     * @maxLength 60
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  os: string;
  /**
     * Current referral code.
     * @maxLength 64
     * @pattern ^[\w-]*$
     */
  linkCode: string;
}

/**
 * Tracking event (section 3 of the specification).
 */
export interface TrackingEvent {
  /**
     * Random identifier that the browser generates once and reuses.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[\w-]+$
     */
  traceId: string;
  /**
     * Id of the signed-in member; empty for a visitor.
     * @maxLength 64
     * @pattern ^[\w-]*$
     */
  uid: string;
  /**
     * Name of the event.
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  eventName: string;
  /**
     * Type of the event.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
     */
  eventType: string;
  content: TrackingContent;
}

/**
 * International calling code of a country.
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
 * Language tag for names: a language, optionally followed by a country. An unsupported language means English.
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
     * Countries sorted by name.
     * @maxItems 50
     */
  items: Country[];
}

export interface CountryCallingCode {
  countryCode: CountryCode;
  name: Name;
  callingCode: CallingCode;
  /**
     * Example of a mobile number in local format; `null` if unknown.
     * @maxLength 30
     * @nullable
     */
  example: string | null;
}

export interface CallingCodeList {
  /**
     * Countries with their calling codes, sorted by name.
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
 * Page area that shows banners and pictures.
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
 * Kind of the material: a banner has text and can have a link; a picture is decorative.
 */
export type SceneMaterialKind = typeof SceneMaterialKind[keyof typeof SceneMaterialKind];


export const SceneMaterialKind = {
  banner: 'banner',
  picture: 'picture',
} as const;

export interface SceneMaterial {
  id: Id;
  /** Kind of the material: a banner has text and can have a link; a picture is decorative. */
  kind: SceneMaterialKind;
  title: Name;
  text: Text;
  picture: Picture;
  /**
     * Path of a page of the hub; `null` if there is no link.
     * @maxLength 2048
     * @nullable
     */
  link: string | null;
  /**
     * Time from which the material is no longer shown; `null` if it has no end.
     * @nullable
     */
  until: string | null;
}

export interface SceneMaterialList {
  /**
     * Banners and pictures, in display order.
     * @maxItems 50
     */
  items: SceneMaterial[];
}

export interface QrTarget {
  /**
     * Absolute URL on the origin of the hub, the app or the shop.
     * @maxLength 2048
     */
  address: string;
}

/**
 * HTTP method of the upload.
 */
export type UploadPolicyMethod = typeof UploadPolicyMethod[keyof typeof UploadPolicyMethod];


export const UploadPolicyMethod = {
  PUT: 'PUT',
  POST: 'POST',
} as const;

/**
 * Headers to send with the upload.
 */
export type UploadPolicyHeaders = {[key: string]: string};

export interface UploadPolicy {
  /** Id of the file, to send with the call that uses the file. */
  id: Id;
  /**
     * URL for the upload, absolute or relative to the hub's origin.
     * @maxLength 2048
     */
  url: string;
  /** HTTP method of the upload. */
  method: UploadPolicyMethod;
  /** Headers to send with the upload. */
  headers: UploadPolicyHeaders;
  /** Expiry of the URL; the period is long enough for an upload over a slow connection. */
  expiresAt: Instant;
}

/**
 * The request is malformed or violates the contract; `data.reasons` lists the problems.
 */
export type BadRequestResponse = Refusal;

/**
 * The token is missing or expired (10001002), or it was revoked (10001003).
 */
export type UnauthorizedResponse = Refusal;

/**
 * The member's `activityList` lacks the permission code of `x-permission`.
 */
export type ForbiddenResponse = Refusal;

/**
 * The resource does not exist or does not belong to the member.
 */
export type NotFoundResponse = Refusal;

/**
 * The request body is larger than `x-body-limit`.
 */
export type TooLargeResponse = Refusal;

/**
 * The request body is not `application/json`.
 */
export type UnsupportedMediaTypeResponse = Refusal;

/**
 * The caller exceeded the rate limit of the operation's class; `Retry-After` contains the number of seconds to
 * wait before a retry.
 */
export type TooManyRequestsResponse = Refusal;

/**
 * An internal error; no data was changed.
 */
export type FaultResponse = Refusal;

/**
 * The database is overloaded and no data was changed; `Retry-After` contains the number of seconds to wait before
 * a retry.
 */
export type BusyResponse = Refusal;

/**
 * Language of messages and names in the response; an unknown value means `en`.
 */
export type LanguageParameter = string;

/**
 * Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
 * hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
 * other effect.
 */
export type ClientParameter = string;

/**
 * Key that identifies one intended action of the client. A repeated request with the same key returns the first
 * response byte for byte; another request with the same key is rejected.
 */
export type IdempotencyKeyParameter = string;

/**
 * Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
 * browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
 * up. All clients that send no identifier share one number of attempts.
 */
export type BrowserIdParameter = string;

/**
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 */
export type CursorParameter = string;

/**
 * Maximum number of items on the page.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * Identifier of the sign-in attempt, sent to the provider and returned by the provider.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
state: StateInQueryParameter;
/**
 * Secret that ties a sign-in attempt to the browser window that started the attempt.
 * @minLength 43
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
binding: BindingInQueryParameter;
/**
 * Authorization code of the provider; absent after an error.
 * @minLength 1
 * @maxLength 4096
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
code?: string;
/**
 * Error code of the provider; absent after a success.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 */
error?: string;
/**
 * Issuer of the response, if the provider sends it.
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
 * Target in the shop: a path, or a URL of the shop. Default: the front page of the shop.
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
 * Token of the confirmation link.
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

export type GetEmailSettings200 = {
  code: SuccessCode;
  message: Message;
  data: EmailSettings;
};

export type SetEmailSettings200 = {
  code: SuccessCode;
  message: Message;
  data: EmailSettings;
};

export type GetPushSettings200 = {
  code: SuccessCode;
  message: Message;
  data: PushSettings;
};

export type SetPushSettings200 = {
  code: SuccessCode;
  message: Message;
  data: PushSettings;
};

export type SavePushSubscription200 = {
  code: SuccessCode;
  message: Message;
  data: PushSettings;
};

export type ListNoticesParams = {
/**
 * Topic of the notifications to return; all topics if omitted.
 */
topic?: NoticeTopic;
/**
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * Country code, ISO 3166-1 alpha-2.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
/**
 * Kind of the coin movements to return; all kinds if omitted.
 */
kind?: CoinMovementKind;
/**
 * Month of the coin movements to return, in the member's time zone; all months if omitted.
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
 * Category of the products to return; all categories if omitted.
 */
category?: MallCategory;
/**
 * Order of the products; by default, products that the member can redeem come first.
 */
sort?: MallSort;
/**
 * Lowest price in coins of the products to return.
 */
minPrice?: MallPriceLimit;
/**
 * Highest price in coins of the products to return.
 */
maxPrice?: MallPriceLimit;
/**
 * True to return only products that the member can redeem now.
 */
available?: boolean;
/**
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of products on the page.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
/**
 * State of the vouchers to return.
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

export type SetReferralName200 = {
  code: SuccessCode;
  message: Message;
  data: ReferralName;
};

export type GetInvitationParams = {
/**
 * Referral code of the inviting member.
 */
linkCode: InvitationCode;
};

export type GetInvitation200 = {
  code: SuccessCode;
  message: Message;
  data: Invitation;
};

export type ListReferredFriendsParams = {
/**
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * Board of the gifts to list; all boards if omitted.
 */
type?: GiftType;
/**
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * Group of states to list; all gifts if omitted.
 */
group?: MyGiftGroup;
/**
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
/**
 * Draw whose results are listed; all draws if omitted.
 */
draw?: Id;
};

export type ListMyLuckyGifts200 = {
  code: SuccessCode;
  message: Message;
  data: MyLuckyGifts;
};

export type GetShareCardParams = {
/**
 * Content of the card.
 */
kind: ShareCardKind;
/**
 * Id of the draw result; required for the kind `prize`.
 */
id?: Id;
};

export type GetShareCard200 = {
  code: SuccessCode;
  message: Message;
  data: ShareCard;
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
 * @minimum 1
 * @maximum 50
 */
limit?: LimitParameter;
/**
 * State of the activities to list; all states if omitted.
 */
state?: ActivityState;
/**
 * If true, lists only activities that the member has joined or takes part in.
 */
mine?: boolean;
/**
 * If true, also lists activities of other countries; the member can view them, but not take part.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of tickets on the page.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * Older version of the questionnaire, to continue a draft of that version; the newest version if omitted.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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
 * `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
cursor?: CursorParameter;
/**
 * Maximum number of items on the page.
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

export type GetIntroduction200 = {
  code: SuccessCode;
  message: Message;
  data: Introduction;
};

export type ListFaqParams = {
/**
 * Id of a product in `listRegistrableProducts`.
 */
product?: Id;
/**
 * Search terms, separated by spaces.
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

export type SearchHubParams = {
/**
 * Search terms.
 */
query: SearchQuery;
/**
 * Kind of the results to return; all kinds if omitted.
 */
kind?: SearchKind;
};

export type SearchHub200 = {
  code: SuccessCode;
  message: Message;
  data: SearchResults;
};

export type GetSearchSuggestions200 = {
  code: SuccessCode;
  message: Message;
  data: SearchSuggestions;
};

export type GetLegalTextParams = {
/**
 * Kind of the legal text.
 */
kind: LegalKind;
/**
 * Country code, ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
countryCode?: CountryInQueryOptionalParameter;
/**
 * Version to return; the version in force if omitted.
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
 * Page area whose banners and pictures are listed.
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
 * Key that the QR code contains.
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
 * Purpose of the file.
 */
purpose: UploadPurpose;
/**
 * Media type that the browser reports.
 * @minLength 3
 * @maxLength 100
 * @pattern ^[a-z0-9]+/[a-z0-9.+-]+$
 */
contentType: string;
/**
 * Size of the file in bytes.
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

