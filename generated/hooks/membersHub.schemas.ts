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
     * What is in the way.
     * @maxLength 64
     */
  code: string;
  /**
     * The part of the request it is about, dots between names.
     * @maxLength 200
     */
  field?: string;
}

export interface RefusalDetail {
  /** @maxItems 100 */
  reasons: Reason[];
  /** When trying again makes sense. */
  nextDate?: string;
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
 * An e-mail address, or a phone in E.164.
 * @minLength 5
 * @maxLength 254
 * @pattern ^(?:[^\s@\x00-\x1f\x7f]{1,64}@[^\s@.\x00-\x1f\x7f]+(?:\.[^\s@.\x00-\x1f\x7f]+)+|\+[1-9][0-9]{6,14})$
 */
export type Account = string;

/**
 * The six digits that were sent.
 * @pattern ^[0-9]{6}$
 */
export type VerifyCode = string;

/**
 * 8 to 128 characters; spaces and every script are welcome.
 * @minLength 8
 * @maxLength 128
 */
export type Password = string;

/**
 * ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * Gregorian `YYYY-MM-DD` by the member's calendar.
 */
export type CalendarDate = string;

/**
 * ISO 8601 in UTC.
 */
export type Instant = string;

/**
 * IANA name; the member's calendar and clock follow it.
 * @minLength 2
 * @maxLength 64
 * @pattern ^[A-Za-z][A-Za-z0-9_+/-]*$
 */
export type TimeZone = string;

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

export interface Reward {
  coins: Amount;
  points: Amount;
}

/**
 * An opaque id.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[\w-]+$
 */
export type Id = string;

/**
 * In the request's language.
 * @minLength 1
 * @maxLength 200
 */
export type Name = string;

/**
 * Plain text in the request's language; an empty line parts paragraphs.
 * @maxLength 5000
 */
export type Text = string;

/**
 * Address of a picture, absolute or on the hub's own origin.
 * @minLength 1
 * @maxLength 2048
 */
export type Picture = string;

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
 * The countries it is for; empty for all.
 * @maxItems 250
 */
export type Regions = CountryCode[];

/**
 * What the code will be used for; it works for nothing else. `recover` sets a new password, `confirm` proves
 * again who asks for something grave, `verify` proves an address or phone that is to be added.
 */
export type SendVerifyCodeRequestPurpose = typeof SendVerifyCodeRequestPurpose[keyof typeof SendVerifyCodeRequestPurpose];

export const SendVerifyCodeRequestPurpose = {
  login: 'login',
  register: 'register',
  recover: 'recover',
  confirm: 'confirm',
  verify: 'verify',
} as const;

export interface SendVerifyCodeRequest {
  account: Account;
  /**
     * What the code will be used for; it works for nothing else. `recover` sets a new password, `confirm` proves
     * again who asks for something grave, `verify` proves an address or phone that is to be added.
     */
  purpose: SendVerifyCodeRequestPurpose;
}

export interface PasswordProof {
  password: Password;
}

export interface CodeProof {
  code: VerifyCode;
}

/**
 * Fresh proof of who asks, by the password or by a code sent for the purpose `confirm`.
 */
export type Proof = PasswordProof | CodeProof;

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

export interface RegisterByCodeRequest {
  account: Account;
  code: VerifyCode;
  /**
     * What the member likes to be called.
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  firstName: string;
  /**
     * Not everybody has one.
     * @maxLength 60
     */
  lastName?: string;
  password?: Password;
  countryCode: CountryCode;
  timeZone: TimeZone;
  /** Consent to membership and its privacy policy in the country's current version. */
  agreePrivacyPolicy: true;
  /** Consent to news and offers. */
  agreeMarketing: boolean;
  /** Consent to measuring how the hub is used. */
  agreeTracking: boolean;
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
  /** Whether the check-in page was opened before. */
  isVisitSignView: boolean;
  /** Whether the menu offers the check-in. */
  showSignMenu: boolean;
  /** A newer privacy policy waits for consent. */
  newPrivacyPolicy: boolean;
  /**
     * Permission codes of the activities open to the member.
     * @maxItems 100
     * @items.pattern ^[A-Z]{3}[0-9]{5}$
     */
  activityList: string[];
  /** Whether the account has a password of its own. */
  hasPass: boolean;
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
 * An address of any country. What is asked for beyond this follows the country: US wants `province` (state),
 * `city` and a ZIP code; TH `province`, `city` (district), `ward` (sub-district) and 5 digits; ID `province`,
 * `city` (regency), `district`, `ward` (village) and 5 digits; VN `province` and `ward`.
 */
export interface AddressFields {
  /**
     * Who takes the parcel.
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  recipient: string;
  /**
     * E.164.
     * @pattern ^\+[1-9][0-9]{6,14}$
     */
  phone: string;
  countryCode: CountryCode;
  /**
     * State, province.
     * @maxLength 100
     */
  province?: string;
  /**
     * City; district in TH, regency in ID.
     * @maxLength 100
     */
  city?: string;
  /**
     * District in ID.
     * @maxLength 100
     */
  district?: string;
  /**
     * Sub-district in TH, village in ID, ward in VN.
     * @maxLength 100
     */
  ward?: string;
  /**
     * Street and house.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  line1: string;
  /**
     * Building, floor, what helps to find it.
     * @maxLength 200
     */
  line2?: string;
  /**
     * ZIP or postal code.
     * @maxLength 12
     * @pattern ^[A-Za-z0-9 -]*$
     */
  postcode?: string;
}

export interface Address {
  id: Id;
  /** Whether parcels go here unless told otherwise. */
  isDefault: boolean;
  /**
     * Who takes the parcel.
     * @maxLength 120
     */
  recipient: string;
  /**
     * E.164.
     * @pattern ^\+[1-9][0-9]{6,14}$
     */
  phone: string;
  countryCode: CountryCode;
  /**
     * State, province.
     * @maxLength 100
     */
  province?: string;
  /**
     * City; district in TH, regency in ID.
     * @maxLength 100
     */
  city?: string;
  /**
     * District in ID.
     * @maxLength 100
     */
  district?: string;
  /**
     * Sub-district in TH, village in ID, ward in VN.
     * @maxLength 100
     */
  ward?: string;
  /**
     * Street and house.
     * @maxLength 200
     */
  line1: string;
  /**
     * Building, floor, what helps to find it.
     * @maxLength 200
     */
  line2?: string;
  /**
     * ZIP or postal code.
     * @maxLength 12
     */
  postcode?: string;
}

export interface CoinExpiry {
  amount: Amount;
  date: CalendarDate;
}

export interface Membership {
  timeZone: TimeZone;
  coins: Amount;
  /** The coins that expire first, `null` where there are none. */
  nextExpiry: CoinExpiry | null;
  points: Amount;
  level: MemberLevel;
  /** The level above, `null` at the top. */
  nextLevel: MemberLevel | null;
  pointsToNextLevel: Amount;
  memberSince: CalendarDate;
}

/**
 * A check-in game, named as its screen.
 */
export type Game = typeof Game[keyof typeof Game];

export const Game = {
  normalCheckIn: 'normalCheckIn',
} as const;

/**
 * `today` while it is still to be done.
 */
export type CheckInDayState = typeof CheckInDayState[keyof typeof CheckInDayState];

export const CheckInDayState = {
  done: 'done',
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
  /** `today` while it is still to be done. */
  state: CheckInDayState;
  reward: Reward;
}

export interface CheckInState {
  today: CalendarDate;
  timeZone: TimeZone;
  /** When the member's next day begins. */
  resetsAt: Instant;
  /** Whether today is done. */
  checkedInToday: boolean;
  /**
     * Days in a row up to today or yesterday.
     * @minimum 0
     */
  streak: number;
  /**
     * The seven days of the running cycle.
     * @minItems 7
     * @maxItems 7
     */
  cycle: CheckInDay[];
  todaysReward: Reward;
  tomorrowsReward: Reward;
  /**
     * Days checked in since the first of last month, oldest first.
     * @maxItems 62
     */
  history: CalendarDate[];
}

export interface CheckedIn {
  reward: Reward;
  /** The balance after the reward. */
  coins: Amount;
  /** The balance after the reward. */
  points: Amount;
  state: CheckInState;
}

export interface CallerCountry {
  /**
     * ISO 3166-1 alpha-2.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  isoCode: string | null;
}

/**
 * The language of the page.
 */
export type TrackingContentLanguageCode = typeof TrackingContentLanguageCode[keyof typeof TrackingContentLanguageCode];

export const TrackingContentLanguageCode = {
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
     */
  moduleName: string;
  /**
     * The page's element id.
     * @maxLength 100
     */
  elementId: string;
  /**
     * The fixed id of the web project.
     * @maxLength 60
     */
  projectId: string;
  /** How the event was made. */
  type: 'manually';
  /**
     * The page's title.
     * @maxLength 300
     */
  title: string;
  /**
     * The address without secrets.
     * @maxLength 2048
     */
  url: string;
  /**
     * Its path.
     * @maxLength 2048
     */
  urlPath: string;
  /**
     * Version of the operating system.
     * @maxLength 60
     */
  osVersion: string;
  /** The language of the page. */
  languageCode: TrackingContentLanguageCode;
  /**
     * Maker of the device.
     * @maxLength 100
     */
  manufacturer: string;
  /**
     * Version of the hub.
     * @maxLength 60
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
     */
  networkType: string;
  /** Whose ids they are. */
  uid_type: 'momcozy';
  /** Where the page runs. */
  platform: TrackingContentPlatform;
  /**
     * The traffic source.
     * @maxLength 100
     */
  utm_source: string;
  /**
     * Where the visitor came from.
     * @maxLength 2048
     */
  referer: string;
  /** Whether `uid` is a member's. */
  isLoginId: boolean;
  /**
     * The local device id.
     * @minLength 8
     * @maxLength 64
     */
  uuid: string;
  /**
     * IANA name.
     * @maxLength 64
     */
  timezone: string;
  /**
     * The operating system.
     * @maxLength 60
     */
  os: string;
  /**
     * The referral code in force.
     * @maxLength 64
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
     */
  traceId: string;
  /**
     * The member's id; empty for a visitor.
     * @maxLength 64
     */
  uid: string;
  /**
     * What happened.
     * @minLength 1
     * @maxLength 100
     */
  eventName: string;
  /**
     * The kind of event.
     * @minLength 1
     * @maxLength 40
     */
  eventType: string;
  content: TrackingContent;
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
 * The language of messages and names in the answer; an unknown value means `en`.
 */
export type LanguageParameter = string;

/**
 * Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
 * with another request it is refused.
 */
export type IdempotencyKeyParameter = string;

/**
 * Where the page begins, `nextCursor` of the page before; the newest without it.
 */
export type CursorParameter = string;

/**
 * How many to give at most.
 */
export type LimitParameter = number;

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

export type GetMyMembership200 = {
  code: SuccessCode;
  message: Message;
  data: Membership;
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

export type GetIpIsoCode200 = {
  code: SuccessCode;
  message: Message;
  data: CallerCountry;
};

