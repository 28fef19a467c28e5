// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

export const SuccessCode = /*#__PURE__*/ zod.literal(200);

export type SuccessCode = zod.input<typeof SuccessCode>;
export type SuccessCodeOutput = zod.output<typeof SuccessCode>;

export const MessageMax = 500;



export const Message = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MessageMax));

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const Done = /*#__PURE__*/ zod.strictObject({
  "code": SuccessCode,
  "message": Message
});

export type Done = zod.input<typeof Done>;
export type DoneOutput = zod.output<typeof Done>;

export const reasonCodeMax = 64;

export const reasonFieldMax = 200;



export const Reason = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reasonCodeMax)),
  "field": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reasonFieldMax)))
});

export type Reason = zod.input<typeof Reason>;
export type ReasonOutput = zod.output<typeof Reason>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const CountryCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CountryCodeRegExp));

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const RegionsMax = 250;



export const Regions = /*#__PURE__*/ zod.array(CountryCode).check(/*#__PURE__*/ zod.maxLength(RegionsMax));

export type Regions = zod.input<typeof Regions>;
export type RegionsOutput = zod.output<typeof Regions>;

export const SecondFactorTicketSecretMin = 43;
export const SecondFactorTicketSecretMax = 64;


export const SecondFactorTicketSecretRegExp = new RegExp('^[\\w-]+$');


export const SecondFactorTicketSecret = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SecondFactorTicketSecretMin)).check(/*#__PURE__*/ zod.maxLength(SecondFactorTicketSecretMax)).check(/*#__PURE__*/ zod.regex(SecondFactorTicketSecretRegExp));

export type SecondFactorTicketSecret = zod.input<typeof SecondFactorTicketSecret>;
export type SecondFactorTicketSecretOutput = zod.output<typeof SecondFactorTicketSecret>;

export const SecondFactorMethod = /*#__PURE__*/ zod.enum(['authenticator', 'passkey']);

export type SecondFactorMethod = zod.input<typeof SecondFactorMethod>;
export type SecondFactorMethodOutput = zod.output<typeof SecondFactorMethod>;

export const secondFactorTicketExpiresInSecondsMax = 3600;

export const secondFactorTicketMethodsMax = 2;



export const SecondFactorTicket = /*#__PURE__*/ zod.strictObject({
  "ticket": SecondFactorTicketSecret,
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(secondFactorTicketExpiresInSecondsMax)),
  "methods": /*#__PURE__*/ zod.array(SecondFactorMethod).check(/*#__PURE__*/ zod.maxLength(secondFactorTicketMethodsMax))
});

export type SecondFactorTicket = zod.input<typeof SecondFactorTicket>;
export type SecondFactorTicketOutput = zod.output<typeof SecondFactorTicket>;

export const refusalDetailReasonsMax = 100;

export const refusalDetailMaskedAddressMin = 5;
export const refusalDetailMaskedAddressMax = 254;



export const RefusalDetail = /*#__PURE__*/ zod.strictObject({
  "reasons": /*#__PURE__*/ zod.array(Reason).check(/*#__PURE__*/ zod.maxLength(refusalDetailReasonsMax)),
  "nextDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "regions": /*#__PURE__*/ zod.optional(Regions),
  "maskedAddress": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refusalDetailMaskedAddressMin)).check(/*#__PURE__*/ zod.maxLength(refusalDetailMaskedAddressMax))),
  "secondFactor": /*#__PURE__*/ zod.optional(SecondFactorTicket)
});

export type RefusalDetail = zod.input<typeof RefusalDetail>;
export type RefusalDetailOutput = zod.output<typeof RefusalDetail>;

export const refusalCodeMin = 400;



export const Refusal = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(refusalCodeMin)),
  "message": Message,
  "data": /*#__PURE__*/ zod.optional(RefusalDetail)
});

export type Refusal = zod.input<typeof Refusal>;
export type RefusalOutput = zod.output<typeof Refusal>;

export const EmailMin = 6;
export const EmailMax = 254;


export const EmailRegExp = new RegExp('^[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]{1,64}(?:\\.[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]{1,64})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$');


export const Email = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(EmailMin)).check(/*#__PURE__*/ zod.maxLength(EmailMax)).check(/*#__PURE__*/ zod.regex(EmailRegExp));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const AccountMin = 6;
export const AccountMax = 254;


export const AccountRegExp = new RegExp('^(?:[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]{1,64}(?:\\.[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]{1,64})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])|\\+[1-9][0-9]{6,14})$');


export const Account = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(AccountMin)).check(/*#__PURE__*/ zod.maxLength(AccountMax)).check(/*#__PURE__*/ zod.regex(AccountRegExp));

export type Account = zod.input<typeof Account>;
export type AccountOutput = zod.output<typeof Account>;

export const VerifyCodeRegExp = new RegExp('^(?:[0-9]{6}|[A-Za-z0-9_-]{43})$');


export const VerifyCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(VerifyCodeRegExp));

export type VerifyCode = zod.input<typeof VerifyCode>;
export type VerifyCodeOutput = zod.output<typeof VerifyCode>;

export const PasswordMin = 8;
export const PasswordMax = 128;



export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasswordMin)).check(/*#__PURE__*/ zod.maxLength(PasswordMax));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const CalendarDate = /*#__PURE__*/ zod.iso.date();

export type CalendarDate = zod.input<typeof CalendarDate>;
export type CalendarDateOutput = zod.output<typeof CalendarDate>;

export const MonthRegExp = new RegExp('^20[0-9]{2}-(?:0[1-9]|1[0-2])$');


export const Month = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MonthRegExp));

export type Month = zod.input<typeof Month>;
export type MonthOutput = zod.output<typeof Month>;

export const Instant = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;

export const TimeZoneMax = 64;


export const TimeZoneRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const TimeZone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TimeZoneMax)).check(/*#__PURE__*/ zod.regex(TimeZoneRegExp));

export type TimeZone = zod.input<typeof TimeZone>;
export type TimeZoneOutput = zod.output<typeof TimeZone>;

export const DeviceTimeZoneMax = 64;


export const DeviceTimeZoneRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const DeviceTimeZone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(DeviceTimeZoneMax)).check(/*#__PURE__*/ zod.regex(DeviceTimeZoneRegExp));

export type DeviceTimeZone = zod.input<typeof DeviceTimeZone>;
export type DeviceTimeZoneOutput = zod.output<typeof DeviceTimeZone>;

export const UidMin = 8;
export const UidMax = 64;



export const Uid = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(UidMin)).check(/*#__PURE__*/ zod.maxLength(UidMax));

export type Uid = zod.input<typeof Uid>;
export type UidOutput = zod.output<typeof Uid>;

export const AmountMin = 0;
export const AmountMax = 1000000000;



export const Amount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(AmountMin)).check(/*#__PURE__*/ zod.lte(AmountMax));

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;

export const moneyAmountMin = 0;
export const moneyAmountMax = 9007199254740991;

export const moneyCurrencyRegExp = new RegExp('^[A-Z]{3}$');


export const Money = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(moneyAmountMin)).check(/*#__PURE__*/ zod.lte(moneyAmountMax)),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(moneyCurrencyRegExp))
});

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const NameMax = 200;



export const Name = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NameMax));

export type Name = zod.input<typeof Name>;
export type NameOutput = zod.output<typeof Name>;

export const PictureMax = 2048;



export const Picture = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PictureMax));

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[\\w-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const rewardTicketsCountMax = 50;



export const RewardTickets = /*#__PURE__*/ zod.strictObject({
  "draw": Id,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rewardTicketsCountMax))
});

export type RewardTickets = zod.input<typeof RewardTickets>;
export type RewardTicketsOutput = zod.output<typeof RewardTickets>;

export const Reward = /*#__PURE__*/ zod.strictObject({
  "coins": Amount,
  "points": Amount,
  "name": /*#__PURE__*/ zod.optional(Name),
  "picture": /*#__PURE__*/ zod.optional(Picture),
  "voucher": /*#__PURE__*/ zod.optional(Id),
  "gift": /*#__PURE__*/ zod.optional(Id),
  "tickets": /*#__PURE__*/ zod.optional(RewardTickets)
});

export type Reward = zod.input<typeof Reward>;
export type RewardOutput = zod.output<typeof Reward>;

export const TextMax = 5000;



export const Text = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TextMax));

export type Text = zod.input<typeof Text>;
export type TextOutput = zod.output<typeof Text>;

export const photoAltMax = 200;

export const photoWidthMax = 4000;

export const photoHeightMax = 4000;



export const Photo = /*#__PURE__*/ zod.strictObject({
  "alt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(photoAltMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(photoWidthMax)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(photoHeightMax))
});

export type Photo = zod.input<typeof Photo>;
export type PhotoOutput = zod.output<typeof Photo>;

export const ValueIsLocal = /*#__PURE__*/ zod.boolean();

export type ValueIsLocal = zod.input<typeof ValueIsLocal>;
export type ValueIsLocalOutput = zod.output<typeof ValueIsLocal>;

export const ageRangeFromMin = 0;
export const ageRangeFromMax = 216;

export const ageRangeToMax = 216;



export const AgeRange = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ageRangeFromMin)).check(/*#__PURE__*/ zod.lte(ageRangeFromMax)),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ageRangeToMax)))
});

export type AgeRange = zod.input<typeof AgeRange>;
export type AgeRangeOutput = zod.output<typeof AgeRange>;

export const itemFactsSizeMax = 200;

export const itemFactsMaterialMax = 200;

export const itemFactsCareMax = 200;

export const itemFactsPiecesMax = 1000;



export const ItemFacts = /*#__PURE__*/ zod.strictObject({
  "size": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(itemFactsSizeMax))),
  "material": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(itemFactsMaterialMax))),
  "care": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(itemFactsCareMax))),
  "pieces": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(itemFactsPiecesMax))),
  "ages": /*#__PURE__*/ zod.optional(AgeRange)
});

export type ItemFacts = zod.input<typeof ItemFacts>;
export type ItemFactsOutput = zod.output<typeof ItemFacts>;

export const deliveryDaysFromMax = 60;

export const deliveryDaysToMax = 60;



export const DeliveryDays = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deliveryDaysFromMax)),
  "to": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deliveryDaysToMax))
});

export type DeliveryDays = zod.input<typeof DeliveryDays>;
export type DeliveryDaysOutput = zod.output<typeof DeliveryDays>;

export const LevelPace = /*#__PURE__*/ zod.enum(['recent', 'checkIns']);

export type LevelPace = zod.input<typeof LevelPace>;
export type LevelPaceOutput = zod.output<typeof LevelPace>;

export const levelUnlockLevelMin = 2;
export const levelUnlockLevelMax = 4;

export const levelUnlockNameMax = 200;

export const levelUnlockDaysMax = 366;



export const LevelUnlock = /*#__PURE__*/ zod.strictObject({
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(levelUnlockLevelMin)).check(/*#__PURE__*/ zod.lte(levelUnlockLevelMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(levelUnlockNameMax)),
  "points": Amount,
  "missing": Amount,
  "days": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(levelUnlockDaysMax))),
  "basis": LevelPace
});

export type LevelUnlock = zod.input<typeof LevelUnlock>;
export type LevelUnlockOutput = zod.output<typeof LevelUnlock>;

export const HubPathMax = 2048;


export const HubPathRegExp = new RegExp('^/(?:[!-.0-\\[\\]-~][!-\\[\\]-~]*)?$');


export const HubPath = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(HubPathMax)).check(/*#__PURE__*/ zod.regex(HubPathRegExp));

export type HubPath = zod.input<typeof HubPath>;
export type HubPathOutput = zod.output<typeof HubPath>;

export const NextCursorMax = 64;



export const NextCursor = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(NextCursorMax)));

export type NextCursor = zod.input<typeof NextCursor>;
export type NextCursorOutput = zod.output<typeof NextCursor>;

export const eligibilityReasonsMax = 20;



export const Eligibility = /*#__PURE__*/ zod.strictObject({
  "ok": /*#__PURE__*/ zod.boolean(),
  "reasons": /*#__PURE__*/ zod.array(Reason).check(/*#__PURE__*/ zod.maxLength(eligibilityReasonsMax)),
  "nextDate": /*#__PURE__*/ zod.optional(Instant)
});

export type Eligibility = zod.input<typeof Eligibility>;
export type EligibilityOutput = zod.output<typeof Eligibility>;

export const CodePurpose = /*#__PURE__*/ zod.enum(['login', 'register', 'recover', 'confirm', 'verify']);

export type CodePurpose = zod.input<typeof CodePurpose>;
export type CodePurposeOutput = zod.output<typeof CodePurpose>;

export const SendVerifyCodeRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "purpose": CodePurpose
});

export type SendVerifyCodeRequest = zod.input<typeof SendVerifyCodeRequest>;
export type SendVerifyCodeRequestOutput = zod.output<typeof SendVerifyCodeRequest>;

export const PasswordProof = /*#__PURE__*/ zod.strictObject({
  "password": Password
});

export type PasswordProof = zod.input<typeof PasswordProof>;
export type PasswordProofOutput = zod.output<typeof PasswordProof>;

export const CodeProof = /*#__PURE__*/ zod.strictObject({
  "code": VerifyCode
});

export type CodeProof = zod.input<typeof CodeProof>;
export type CodeProofOutput = zod.output<typeof CodeProof>;

export const PasskeyIdMin = 16;
export const PasskeyIdMax = 1364;


export const PasskeyIdRegExp = new RegExp('^[\\w-]+$');


export const PasskeyId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasskeyIdMin)).check(/*#__PURE__*/ zod.maxLength(PasskeyIdMax)).check(/*#__PURE__*/ zod.regex(PasskeyIdRegExp));

export type PasskeyId = zod.input<typeof PasskeyId>;
export type PasskeyIdOutput = zod.output<typeof PasskeyId>;

export const PasskeyClientDataMin = 16;
export const PasskeyClientDataMax = 4096;


export const PasskeyClientDataRegExp = new RegExp('^[\\w-]+$');


export const PasskeyClientData = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasskeyClientDataMin)).check(/*#__PURE__*/ zod.maxLength(PasskeyClientDataMax)).check(/*#__PURE__*/ zod.regex(PasskeyClientDataRegExp));

export type PasskeyClientData = zod.input<typeof PasskeyClientData>;
export type PasskeyClientDataOutput = zod.output<typeof PasskeyClientData>;

export const PasskeyUserHandleMax = 88;


export const PasskeyUserHandleRegExp = new RegExp('^[\\w-]+$');


export const PasskeyUserHandle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasskeyUserHandleMax)).check(/*#__PURE__*/ zod.regex(PasskeyUserHandleRegExp));

export type PasskeyUserHandle = zod.input<typeof PasskeyUserHandle>;
export type PasskeyUserHandleOutput = zod.output<typeof PasskeyUserHandle>;

export const passkeyAssertionAuthenticatorDataMin = 16;
export const passkeyAssertionAuthenticatorDataMax = 2048;


export const passkeyAssertionAuthenticatorDataRegExp = new RegExp('^[\\w-]+$');
export const passkeyAssertionSignatureMin = 16;
export const passkeyAssertionSignatureMax = 2048;


export const passkeyAssertionSignatureRegExp = new RegExp('^[\\w-]+$');


export const PasskeyAssertion = /*#__PURE__*/ zod.strictObject({
  "id": PasskeyId,
  "clientDataJSON": PasskeyClientData,
  "authenticatorData": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(passkeyAssertionAuthenticatorDataMin)).check(/*#__PURE__*/ zod.maxLength(passkeyAssertionAuthenticatorDataMax)).check(/*#__PURE__*/ zod.regex(passkeyAssertionAuthenticatorDataRegExp)),
  "signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(passkeyAssertionSignatureMin)).check(/*#__PURE__*/ zod.maxLength(passkeyAssertionSignatureMax)).check(/*#__PURE__*/ zod.regex(passkeyAssertionSignatureRegExp)),
  "userHandle": /*#__PURE__*/ zod.optional(PasskeyUserHandle)
});

export type PasskeyAssertion = zod.input<typeof PasskeyAssertion>;
export type PasskeyAssertionOutput = zod.output<typeof PasskeyAssertion>;

export const PasskeyProof = /*#__PURE__*/ zod.strictObject({
  "passkey": PasskeyAssertion
});

export type PasskeyProof = zod.input<typeof PasskeyProof>;
export type PasskeyProofOutput = zod.output<typeof PasskeyProof>;

export const Proof = /*#__PURE__*/ zod.union([PasswordProof,CodeProof,PasskeyProof]);

export type Proof = zod.input<typeof Proof>;
export type ProofOutput = zod.output<typeof Proof>;

export const RecentProof = /*#__PURE__*/ zod.strictObject({
  "proof": /*#__PURE__*/ zod.optional(Proof)
});

export type RecentProof = zod.input<typeof RecentProof>;
export type RecentProofOutput = zod.output<typeof RecentProof>;

export const codeSentExpiresInSecondsMax = 3600;

export const codeSentResendInSecondsMax = 3600;



export const CodeSent = /*#__PURE__*/ zod.strictObject({
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(codeSentExpiresInSecondsMax)),
  "resendInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(codeSentResendInSecondsMax))
});

export type CodeSent = zod.input<typeof CodeSent>;
export type CodeSentOutput = zod.output<typeof CodeSent>;

export const LoginByCodeRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "code": VerifyCode
});

export type LoginByCodeRequest = zod.input<typeof LoginByCodeRequest>;
export type LoginByCodeRequestOutput = zod.output<typeof LoginByCodeRequest>;

export const LoginRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "password": Password
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const FirstNameMax = 60;


export const FirstNameRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const FirstName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(FirstNameMax)).check(/*#__PURE__*/ zod.regex(FirstNameRegExp));

export type FirstName = zod.input<typeof FirstName>;
export type FirstNameOutput = zod.output<typeof FirstName>;

export const LastNameMax = 60;


export const LastNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const LastName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(LastNameMax)).check(/*#__PURE__*/ zod.regex(LastNameRegExp));

export type LastName = zod.input<typeof LastName>;
export type LastNameOutput = zod.output<typeof LastName>;

export const RegisterChannel = /*#__PURE__*/ zod.enum(['web', 'h5', 'app']);

export type RegisterChannel = zod.input<typeof RegisterChannel>;
export type RegisterChannelOutput = zod.output<typeof RegisterChannel>;

export const TrafficSourceMax = 100;


export const TrafficSourceRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const TrafficSource = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TrafficSourceMax)).check(/*#__PURE__*/ zod.regex(TrafficSourceRegExp));

export type TrafficSource = zod.input<typeof TrafficSource>;
export type TrafficSourceOutput = zod.output<typeof TrafficSource>;

export const InvitationCodeMax = 64;


export const InvitationCodeRegExp = new RegExp('^[\\w-]+$');


export const InvitationCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(InvitationCodeMax)).check(/*#__PURE__*/ zod.regex(InvitationCodeRegExp));

export type InvitationCode = zod.input<typeof InvitationCode>;
export type InvitationCodeOutput = zod.output<typeof InvitationCode>;

export const RegisterByCodeRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "code": VerifyCode,
  "firstName": FirstName,
  "lastName": /*#__PURE__*/ zod.optional(LastName),
  "password": /*#__PURE__*/ zod.optional(Password),
  "countryCode": CountryCode,
  "timeZone": /*#__PURE__*/ zod.optional(DeviceTimeZone),
  "agreePrivacyPolicy": /*#__PURE__*/ zod.literal(true),
  "agreeMarketing": /*#__PURE__*/ zod.boolean(),
  "agreeTracking": /*#__PURE__*/ zod.boolean(),
  "channel": /*#__PURE__*/ zod.optional(RegisterChannel),
  "source": /*#__PURE__*/ zod.optional(TrafficSource),
  "linkCode": /*#__PURE__*/ zod.optional(InvitationCode)
});

export type RegisterByCodeRequest = zod.input<typeof RegisterByCodeRequest>;
export type RegisterByCodeRequestOutput = zod.output<typeof RegisterByCodeRequest>;

export const RegisterRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "code": VerifyCode,
  "firstName": FirstName,
  "lastName": /*#__PURE__*/ zod.optional(LastName),
  "password": Password,
  "countryCode": CountryCode,
  "timeZone": /*#__PURE__*/ zod.optional(DeviceTimeZone),
  "agreePrivacyPolicy": /*#__PURE__*/ zod.literal(true),
  "agreeMarketing": /*#__PURE__*/ zod.boolean(),
  "agreeTracking": /*#__PURE__*/ zod.boolean(),
  "channel": /*#__PURE__*/ zod.optional(RegisterChannel),
  "source": /*#__PURE__*/ zod.optional(TrafficSource),
  "linkCode": /*#__PURE__*/ zod.optional(InvitationCode)
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const SessionEnd = Instant;

export type SessionEnd = zod.input<typeof SessionEnd>;
export type SessionEndOutput = zod.output<typeof SessionEnd>;

export const sessionTokenMin = 22;
export const sessionTokenMax = 128;



export const Session = /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sessionTokenMin)).check(/*#__PURE__*/ zod.maxLength(sessionTokenMax)),
  "expiresAt": SessionEnd,
  "uid": Uid
});

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const CheckedToken = /*#__PURE__*/ zod.strictObject({
  "uid": Uid,
  "expiresAt": SessionEnd
});

export type CheckedToken = zod.input<typeof CheckedToken>;
export type CheckedTokenOutput = zod.output<typeof CheckedToken>;

export const memberLevelLevelMax = 4;

export const memberLevelNameMax = 60;



export const MemberLevel = /*#__PURE__*/ zod.strictObject({
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(memberLevelLevelMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberLevelNameMax)),
  "fromPoints": Amount
});

export type MemberLevel = zod.input<typeof MemberLevel>;
export type MemberLevelOutput = zod.output<typeof MemberLevel>;

export const userInfoActivityListItemRegExp = new RegExp('^[A-Z]{3}[0-9]{5}$');
export const userInfoActivityListMax = 100;

export const userInfoEmailMax = 254;

export const userInfoFirstNameMax = 60;

export const userInfoLastNameMax = 60;

export const userInfoPhoneRegExp = new RegExp('^\\+[1-9][0-9]{6,14}$');
export const userInfoAvatarMax = 2048;

export const userInfoCountryNameMax = 100;

export const userInfoLactationDefault = 1;
export const userInfoLactationMax = 9;

export const userInfoCupSizeMax = 20;

export const userInfoSiliconePlugSizeMax = 20;

export const userInfoMemberLevelDefault = 1;
export const userInfoMemberLevelMax = 4;

export const userInfoGiftCountMin = 0;

export const userInfoDiscountCountMin = 0;

export const userInfoMemberLevelListMax = 4;

export const userInfoRegisterChannelMax = 40;

export const userInfoRegisterSourceMax = 100;

export const userInfoShopifyUrlMax = 2048;

export const userInfoPurchaseChannelDefault = 1;
export const userInfoPurchaseChannelMax = 99;

export const userInfoExtraInfoMaxOne = 500;

export const userInfoRegisterCountryNameMax = 100;



export const UserInfo = /*#__PURE__*/ zod.strictObject({
  "isVisitSignView": /*#__PURE__*/ zod.boolean(),
  "showSignMenu": /*#__PURE__*/ zod.boolean(),
  "newPrivacyPolicy": /*#__PURE__*/ zod.boolean(),
  "activityList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userInfoActivityListItemRegExp))).check(/*#__PURE__*/ zod.maxLength(userInfoActivityListMax)),
  "hasPass": /*#__PURE__*/ zod.boolean(),
  "hasPasskey": /*#__PURE__*/ zod.boolean(),
  "uid": Uid,
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(userInfoEmailMax))),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoLastNameMax))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userInfoPhoneRegExp))),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoAvatarMax))),
  "countryCode": CountryCode,
  "countryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoCountryNameMax)),
  "lactation": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(userInfoLactationMax)), userInfoLactationDefault),
  "cupSize": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoCupSizeMax))),
  "siliconePlugSize": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoSiliconePlugSizeMax))),
  "resumptionDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "memberLevel": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(userInfoMemberLevelMax)), userInfoMemberLevelDefault),
  "points": Amount,
  "giftCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userInfoGiftCountMin)),
  "discountCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userInfoDiscountCountMin)),
  "amount": Amount,
  "memberLevelList": /*#__PURE__*/ zod.array(MemberLevel).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userInfoMemberLevelListMax)),
  "registerChannel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoRegisterChannelMax)),
  "registerSource": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoRegisterSourceMax)),
  "shopifyUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(userInfoShopifyUrlMax))),
  "purchaseChannel": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(userInfoPurchaseChannelMax)), userInfoPurchaseChannelDefault),
  "showMyRightsMenu": /*#__PURE__*/ zod.boolean(),
  "extraInfo": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoExtraInfoMaxOne))),
  "birthday": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "birthdayCorrectableUntil": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "registerCountryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoRegisterCountryNameMax)),
  "registerCountryCode": CountryCode,
  "phoneVerified": /*#__PURE__*/ zod.boolean(),
  "emailVerified": /*#__PURE__*/ zod.boolean(),
  "childExpectedDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
});

export type UserInfo = zod.input<typeof UserInfo>;
export type UserInfoOutput = zod.output<typeof UserInfo>;

export const SignInMethod = /*#__PURE__*/ zod.enum(['code', 'password']);

export type SignInMethod = zod.input<typeof SignInMethod>;
export type SignInMethodOutput = zod.output<typeof SignInMethod>;

export const AccountKind = /*#__PURE__*/ zod.enum(['email', 'phone']);

export type AccountKind = zod.input<typeof AccountKind>;
export type AccountKindOutput = zod.output<typeof AccountKind>;

export const SocialProvider = /*#__PURE__*/ zod.enum(['google', 'facebook', 'apple']);

export type SocialProvider = zod.input<typeof SocialProvider>;
export type SocialProviderOutput = zod.output<typeof SocialProvider>;

export const loginInitMethodsMax = 2;

export const loginInitProvidersMax = 3;

export const loginInitCodeLengthMin = 4;
export const loginInitCodeLengthMax = 10;

export const loginInitCodeSecondsMax = 3600;

export const loginInitResendSecondsMax = 3600;

export const loginInitCountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const LoginInit = /*#__PURE__*/ zod.strictObject({
  "methods": /*#__PURE__*/ zod.array(SignInMethod).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginInitMethodsMax)),
  "providers": /*#__PURE__*/ zod.array(SocialProvider).check(/*#__PURE__*/ zod.maxLength(loginInitProvidersMax)),
  "codeLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loginInitCodeLengthMin)).check(/*#__PURE__*/ zod.lte(loginInitCodeLengthMax)),
  "codeSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loginInitCodeSecondsMax)),
  "resendSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loginInitResendSecondsMax)),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginInitCountryCodeRegExp)))
});

export type LoginInit = zod.input<typeof LoginInit>;
export type LoginInitOutput = zod.output<typeof LoginInit>;

export const LoginPreCheckRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account
});

export type LoginPreCheckRequest = zod.input<typeof LoginPreCheckRequest>;
export type LoginPreCheckRequestOutput = zod.output<typeof LoginPreCheckRequest>;

export const loginPreCheckMethodsMax = 2;



export const LoginPreCheck = /*#__PURE__*/ zod.strictObject({
  "kind": AccountKind,
  "methods": /*#__PURE__*/ zod.array(SignInMethod).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginPreCheckMethodsMax))
});

export type LoginPreCheck = zod.input<typeof LoginPreCheck>;
export type LoginPreCheckOutput = zod.output<typeof LoginPreCheck>;

export const checkUserAccountRequestAccountMax = 254;


export const checkUserAccountRequestAccountRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const CheckUserAccountRequest = /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkUserAccountRequestAccountMax)).check(/*#__PURE__*/ zod.regex(checkUserAccountRequestAccountRegExp)),
  "countryCode": /*#__PURE__*/ zod.optional(CountryCode)
});

export type CheckUserAccountRequest = zod.input<typeof CheckUserAccountRequest>;
export type CheckUserAccountRequestOutput = zod.output<typeof CheckUserAccountRequest>;

export const checkedAccountCountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const CheckedAccount = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "kind": AccountKind,
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkedAccountCountryCodeRegExp)))
});

export type CheckedAccount = zod.input<typeof CheckedAccount>;
export type CheckedAccountOutput = zod.output<typeof CheckedAccount>;

export const SixDigitsRegExp = new RegExp('^[0-9]{6}$');


export const SixDigits = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(SixDigitsRegExp));

export type SixDigits = zod.input<typeof SixDigits>;
export type SixDigitsOutput = zod.output<typeof SixDigits>;

export const VerifyCodeRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "purpose": CodePurpose,
  "code": SixDigits
});

export type VerifyCodeRequest = zod.input<typeof VerifyCodeRequest>;
export type VerifyCodeRequestOutput = zod.output<typeof VerifyCodeRequest>;

export const codeTicketTicketRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');
export const codeTicketExpiresInSecondsMax = 3600;



export const CodeTicket = /*#__PURE__*/ zod.strictObject({
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(codeTicketTicketRegExp)),
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(codeTicketExpiresInSecondsMax))
});

export type CodeTicket = zod.input<typeof CodeTicket>;
export type CodeTicketOutput = zod.output<typeof CodeTicket>;

export const RecoverPasswordRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "code": VerifyCode,
  "newPassword": Password
});

export type RecoverPasswordRequest = zod.input<typeof RecoverPasswordRequest>;
export type RecoverPasswordRequestOutput = zod.output<typeof RecoverPasswordRequest>;

export const SendMailByRecoverPwdRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account
});

export type SendMailByRecoverPwdRequest = zod.input<typeof SendMailByRecoverPwdRequest>;
export type SendMailByRecoverPwdRequestOutput = zod.output<typeof SendMailByRecoverPwdRequest>;

export const linkSentExpiresInSecondsMax = 86400;

export const linkSentResendInSecondsMax = 3600;



export const LinkSent = /*#__PURE__*/ zod.strictObject({
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(linkSentExpiresInSecondsMax)),
  "resendInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(linkSentResendInSecondsMax))
});

export type LinkSent = zod.input<typeof LinkSent>;
export type LinkSentOutput = zod.output<typeof LinkSent>;

export const RecoverTokenRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const RecoverToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(RecoverTokenRegExp));

export type RecoverToken = zod.input<typeof RecoverToken>;
export type RecoverTokenOutput = zod.output<typeof RecoverToken>;

export const CheckRecoverUrlRequest = /*#__PURE__*/ zod.strictObject({
  "token": RecoverToken
});

export type CheckRecoverUrlRequest = zod.input<typeof CheckRecoverUrlRequest>;
export type CheckRecoverUrlRequestOutput = zod.output<typeof CheckRecoverUrlRequest>;

export const RecoverLink = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "expiresAt": Instant
});

export type RecoverLink = zod.input<typeof RecoverLink>;
export type RecoverLinkOutput = zod.output<typeof RecoverLink>;

export const ResetNewPassRequest = /*#__PURE__*/ zod.strictObject({
  "token": RecoverToken,
  "newPassword": Password
});

export type ResetNewPassRequest = zod.input<typeof ResetNewPassRequest>;
export type ResetNewPassRequestOutput = zod.output<typeof ResetNewPassRequest>;

export const LostAccountTicketRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const LostAccountTicket = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(LostAccountTicketRegExp));

export type LostAccountTicket = zod.input<typeof LostAccountTicket>;
export type LostAccountTicketOutput = zod.output<typeof LostAccountTicket>;

export const lostAccountAccountMin = 5;
export const lostAccountAccountMax = 254;

export const lostAccountExpiresInSecondsMax = 3600;



export const LostAccount = /*#__PURE__*/ zod.strictObject({
  "kind": AccountKind,
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(lostAccountAccountMin)).check(/*#__PURE__*/ zod.maxLength(lostAccountAccountMax)),
  "ticket": LostAccountTicket,
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(lostAccountExpiresInSecondsMax))
});

export type LostAccount = zod.input<typeof LostAccount>;
export type LostAccountOutput = zod.output<typeof LostAccount>;

export const RecoveredAccount = /*#__PURE__*/ zod.strictObject({
  "other": /*#__PURE__*/ zod.union([LostAccount,/*#__PURE__*/ zod.null()])
});

export type RecoveredAccount = zod.input<typeof RecoveredAccount>;
export type RecoveredAccountOutput = zod.output<typeof RecoveredAccount>;

export const RemoveLostAccountRequest = /*#__PURE__*/ zod.strictObject({
  "ticket": LostAccountTicket
});

export type RemoveLostAccountRequest = zod.input<typeof RemoveLostAccountRequest>;
export type RemoveLostAccountRequestOutput = zod.output<typeof RemoveLostAccountRequest>;

export const ModifyPasswordRequest = /*#__PURE__*/ zod.strictObject({
  "oldPassword": /*#__PURE__*/ zod.optional(Password),
  "passkey": /*#__PURE__*/ zod.optional(PasskeyAssertion),
  "newPassword": Password
});

export type ModifyPasswordRequest = zod.input<typeof ModifyPasswordRequest>;
export type ModifyPasswordRequestOutput = zod.output<typeof ModifyPasswordRequest>;

export const OrgPwd = /*#__PURE__*/ zod.strictObject({
  "isOrgPwd": /*#__PURE__*/ zod.boolean()
});

export type OrgPwd = zod.input<typeof OrgPwd>;
export type OrgPwdOutput = zod.output<typeof OrgPwd>;

export const ModifyOrgPasswordRequest = /*#__PURE__*/ zod.strictObject({
  "code": VerifyCode,
  "newPassword": Password
});

export type ModifyOrgPasswordRequest = zod.input<typeof ModifyOrgPasswordRequest>;
export type ModifyOrgPasswordRequestOutput = zod.output<typeof ModifyOrgPasswordRequest>;

export const UnderWayKind = /*#__PURE__*/ zod.enum(['parcel', 'redemption', 'gift', 'voucher', 'ticket', 'raffleEntry', 'eventPlace']);

export type UnderWayKind = zod.input<typeof UnderWayKind>;
export type UnderWayKindOutput = zod.output<typeof UnderWayKind>;

export const underWayItemNameMax = 200;




export const UnderWayItem = /*#__PURE__*/ zod.strictObject({
  "kind": UnderWayKind,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(underWayItemNameMax))),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type UnderWayItem = zod.input<typeof UnderWayItem>;
export type UnderWayItemOutput = zod.output<typeof UnderWayItem>;

export const deletionPreviewVouchersMin = 0;

export const deletionPreviewGiftsWaitingMin = 0;

export const deletionPreviewGiftsUnderwayMin = 0;

export const deletionPreviewUnderWayMax = 1000;



export const DeletionPreview = /*#__PURE__*/ zod.strictObject({
  "coins": Amount,
  "points": Amount,
  "vouchers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(deletionPreviewVouchersMin)),
  "giftsWaiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(deletionPreviewGiftsWaitingMin)),
  "giftsUnderway": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(deletionPreviewGiftsUnderwayMin)),
  "underWay": /*#__PURE__*/ zod.array(UnderWayItem).check(/*#__PURE__*/ zod.maxLength(deletionPreviewUnderWayMax)),
  "undoUntil": Instant
});

export type DeletionPreview = zod.input<typeof DeletionPreview>;
export type DeletionPreviewOutput = zod.output<typeof DeletionPreview>;

export const DisableRequest = /*#__PURE__*/ zod.strictObject({
  "proof": Proof
});

export type DisableRequest = zod.input<typeof DisableRequest>;
export type DisableRequestOutput = zod.output<typeof DisableRequest>;

export const DeletionAsked = /*#__PURE__*/ zod.strictObject({
  "undoUntil": Instant
});

export type DeletionAsked = zod.input<typeof DeletionAsked>;
export type DeletionAskedOutput = zod.output<typeof DeletionAsked>;

export const SignInProof = /*#__PURE__*/ zod.union([PasswordProof,CodeProof]);

export type SignInProof = zod.input<typeof SignInProof>;
export type SignInProofOutput = zod.output<typeof SignInProof>;

export const UndoDisableRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "proof": SignInProof
});

export type UndoDisableRequest = zod.input<typeof UndoDisableRequest>;
export type UndoDisableRequestOutput = zod.output<typeof UndoDisableRequest>;

export const signedInDeviceDeviceMax = 60;

export const signedInDeviceCountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const SignedInDevice = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "device": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signedInDeviceDeviceMax))),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(signedInDeviceCountryCodeRegExp))),
  "createdAt": Instant,
  "expiresAt": SessionEnd,
  "current": /*#__PURE__*/ zod.boolean()
});

export type SignedInDevice = zod.input<typeof SignedInDevice>;
export type SignedInDeviceOutput = zod.output<typeof SignedInDevice>;

export const sessionListItemsMax = 50;



export const SessionList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(SignedInDevice).check(/*#__PURE__*/ zod.maxLength(sessionListItemsMax)),
  "nextCursor": NextCursor
});

export type SessionList = zod.input<typeof SessionList>;
export type SessionListOutput = zod.output<typeof SessionList>;

export const revokedSessionsEndedMin = 0;



export const RevokedSessions = /*#__PURE__*/ zod.strictObject({
  "ended": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(revokedSessionsEndedMin))
});

export type RevokedSessions = zod.input<typeof RevokedSessions>;
export type RevokedSessionsOutput = zod.output<typeof RevokedSessions>;

export const SocialIntent = /*#__PURE__*/ zod.enum(['signIn', 'bind']);

export type SocialIntent = zod.input<typeof SocialIntent>;
export type SocialIntentOutput = zod.output<typeof SocialIntent>;

export const SocialStateMin = 43;
export const SocialStateMax = 64;


export const SocialStateRegExp = new RegExp('^[\\w-]+$');


export const SocialState = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SocialStateMin)).check(/*#__PURE__*/ zod.maxLength(SocialStateMax)).check(/*#__PURE__*/ zod.regex(SocialStateRegExp));

export type SocialState = zod.input<typeof SocialState>;
export type SocialStateOutput = zod.output<typeof SocialState>;

export const SocialBindingMin = 43;
export const SocialBindingMax = 64;


export const SocialBindingRegExp = new RegExp('^[\\w-]+$');


export const SocialBinding = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SocialBindingMin)).check(/*#__PURE__*/ zod.maxLength(SocialBindingMax)).check(/*#__PURE__*/ zod.regex(SocialBindingRegExp));

export type SocialBinding = zod.input<typeof SocialBinding>;
export type SocialBindingOutput = zod.output<typeof SocialBinding>;

export const SocialTicketSecretMin = 43;
export const SocialTicketSecretMax = 64;


export const SocialTicketSecretRegExp = new RegExp('^[\\w-]+$');


export const SocialTicketSecret = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SocialTicketSecretMin)).check(/*#__PURE__*/ zod.maxLength(SocialTicketSecretMax)).check(/*#__PURE__*/ zod.regex(SocialTicketSecretRegExp));

export type SocialTicketSecret = zod.input<typeof SocialTicketSecret>;
export type SocialTicketSecretOutput = zod.output<typeof SocialTicketSecret>;

export const OauthLoginRequest = /*#__PURE__*/ zod.strictObject({
  "intent": SocialIntent,
  "redirect": HubPath
});

export type OauthLoginRequest = zod.input<typeof OauthLoginRequest>;
export type OauthLoginRequestOutput = zod.output<typeof OauthLoginRequest>;

export const socialAttemptUrlMax = 4096;

export const socialAttemptNonceMin = 43;
export const socialAttemptNonceMax = 64;

export const socialAttemptExpiresInSecondsMax = 3600;



export const SocialAttempt = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(socialAttemptUrlMax)),
  "state": SocialState,
  "binding": SocialBinding,
  "nonce": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(socialAttemptNonceMin)).check(/*#__PURE__*/ zod.maxLength(socialAttemptNonceMax)),
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(socialAttemptExpiresInSecondsMax))
});

export type SocialAttempt = zod.input<typeof SocialAttempt>;
export type SocialAttemptOutput = zod.output<typeof SocialAttempt>;

export const SocialNext = /*#__PURE__*/ zod.enum(['done', 'register', 'prove', 'bind']);

export type SocialNext = zod.input<typeof SocialNext>;
export type SocialNextOutput = zod.output<typeof SocialNext>;

export const socialTicketExpiresInSecondsMax = 3600;

export const socialTicketEmailMax = 254;

export const socialTicketFirstNameMax = 60;

export const socialTicketLastNameMax = 60;



export const SocialTicket = /*#__PURE__*/ zod.strictObject({
  "ticket": SocialTicketSecret,
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(socialTicketExpiresInSecondsMax)),
  "provider": SocialProvider,
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(socialTicketEmailMax))),
  "firstName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socialTicketFirstNameMax))),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socialTicketLastNameMax)))
});

export type SocialTicket = zod.input<typeof SocialTicket>;
export type SocialTicketOutput = zod.output<typeof SocialTicket>;

export const SocialResult = /*#__PURE__*/ zod.strictObject({
  "next": SocialNext,
  "session": /*#__PURE__*/ zod.union([Session,/*#__PURE__*/ zod.null()]),
  "ticket": /*#__PURE__*/ zod.union([SocialTicket,/*#__PURE__*/ zod.null()]),
  "redirect": HubPath
});

export type SocialResult = zod.input<typeof SocialResult>;
export type SocialResultOutput = zod.output<typeof SocialResult>;

export const socialLoginRequestIdTokenMin = 16;
export const socialLoginRequestIdTokenMax = 8192;


export const socialLoginRequestIdTokenRegExp = new RegExp('^[\\w-]+\\.[\\w-]+\\.[\\w-]+$');


export const SocialLoginRequest = /*#__PURE__*/ zod.strictObject({
  "provider": SocialProvider,
  "state": SocialState,
  "binding": SocialBinding,
  "idToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(socialLoginRequestIdTokenMin)).check(/*#__PURE__*/ zod.maxLength(socialLoginRequestIdTokenMax)).check(/*#__PURE__*/ zod.regex(socialLoginRequestIdTokenRegExp))
});

export type SocialLoginRequest = zod.input<typeof SocialLoginRequest>;
export type SocialLoginRequestOutput = zod.output<typeof SocialLoginRequest>;

export const SocialSendMailCodeRequest = /*#__PURE__*/ zod.strictObject({
  "ticket": SocialTicketSecret,
  "account": /*#__PURE__*/ zod.optional(Account)
});

export type SocialSendMailCodeRequest = zod.input<typeof SocialSendMailCodeRequest>;
export type SocialSendMailCodeRequestOutput = zod.output<typeof SocialSendMailCodeRequest>;

export const SocialVerifyMailCodeRequest = /*#__PURE__*/ zod.strictObject({
  "ticket": SocialTicketSecret,
  "code": VerifyCode
});

export type SocialVerifyMailCodeRequest = zod.input<typeof SocialVerifyMailCodeRequest>;
export type SocialVerifyMailCodeRequestOutput = zod.output<typeof SocialVerifyMailCodeRequest>;

export const SocialVerifyPassRequest = /*#__PURE__*/ zod.strictObject({
  "ticket": SocialTicketSecret,
  "account": /*#__PURE__*/ zod.optional(Account),
  "password": Password
});

export type SocialVerifyPassRequest = zod.input<typeof SocialVerifyPassRequest>;
export type SocialVerifyPassRequestOutput = zod.output<typeof SocialVerifyPassRequest>;

export const SocialRegisterRequest = /*#__PURE__*/ zod.strictObject({
  "ticket": SocialTicketSecret,
  "account": /*#__PURE__*/ zod.optional(Account),
  "code": /*#__PURE__*/ zod.optional(VerifyCode),
  "firstName": FirstName,
  "lastName": /*#__PURE__*/ zod.optional(LastName),
  "countryCode": CountryCode,
  "timeZone": /*#__PURE__*/ zod.optional(DeviceTimeZone),
  "agreePrivacyPolicy": /*#__PURE__*/ zod.literal(true),
  "agreeMarketing": /*#__PURE__*/ zod.boolean(),
  "agreeTracking": /*#__PURE__*/ zod.boolean(),
  "channel": /*#__PURE__*/ zod.optional(RegisterChannel),
  "source": /*#__PURE__*/ zod.optional(TrafficSource),
  "linkCode": /*#__PURE__*/ zod.optional(InvitationCode)
});

export type SocialRegisterRequest = zod.input<typeof SocialRegisterRequest>;
export type SocialRegisterRequestOutput = zod.output<typeof SocialRegisterRequest>;

export const BindAccountRequest = /*#__PURE__*/ zod.strictObject({
  "ticket": SocialTicketSecret,
  "proof": Proof
});

export type BindAccountRequest = zod.input<typeof BindAccountRequest>;
export type BindAccountRequestOutput = zod.output<typeof BindAccountRequest>;

export const RemoveAccountRequest = /*#__PURE__*/ zod.strictObject({
  "provider": SocialProvider,
  "proof": /*#__PURE__*/ zod.optional(Proof)
});

export type RemoveAccountRequest = zod.input<typeof RemoveAccountRequest>;
export type RemoveAccountRequestOutput = zod.output<typeof RemoveAccountRequest>;

export const boundAccountEmailMax = 254;



export const BoundAccount = /*#__PURE__*/ zod.strictObject({
  "provider": SocialProvider,
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(boundAccountEmailMax))),
  "boundAt": Instant
});

export type BoundAccount = zod.input<typeof BoundAccount>;
export type BoundAccountOutput = zod.output<typeof BoundAccount>;

export const boundAccountsItemsMax = 3;



export const BoundAccounts = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(BoundAccount).check(/*#__PURE__*/ zod.maxLength(boundAccountsItemsMax))
});

export type BoundAccounts = zod.input<typeof BoundAccounts>;
export type BoundAccountsOutput = zod.output<typeof BoundAccounts>;

export const passkeyNameMax = 60;



export const Passkey = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyNameMax))),
  "createdAt": Instant,
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type Passkey = zod.input<typeof Passkey>;
export type PasskeyOutput = zod.output<typeof Passkey>;

export const passkeyListItemsMax = 10;



export const PasskeyList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Passkey).check(/*#__PURE__*/ zod.maxLength(passkeyListItemsMax))
});

export type PasskeyList = zod.input<typeof PasskeyList>;
export type PasskeyListOutput = zod.output<typeof PasskeyList>;

export const BeginPasskeyRequest = /*#__PURE__*/ zod.strictObject({
  "proof": /*#__PURE__*/ zod.optional(Proof)
});

export type BeginPasskeyRequest = zod.input<typeof BeginPasskeyRequest>;
export type BeginPasskeyRequestOutput = zod.output<typeof BeginPasskeyRequest>;

export const renamePasskeyRequestNameMax = 60;


export const renamePasskeyRequestNameRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const RenamePasskeyRequest = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renamePasskeyRequestNameMax)).check(/*#__PURE__*/ zod.regex(renamePasskeyRequestNameRegExp))
});

export type RenamePasskeyRequest = zod.input<typeof RenamePasskeyRequest>;
export type RenamePasskeyRequestOutput = zod.output<typeof RenamePasskeyRequest>;

export const PasskeyChallengeMin = 43;
export const PasskeyChallengeMax = 64;


export const PasskeyChallengeRegExp = new RegExp('^[\\w-]+$');


export const PasskeyChallenge = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasskeyChallengeMin)).check(/*#__PURE__*/ zod.maxLength(PasskeyChallengeMax)).check(/*#__PURE__*/ zod.regex(PasskeyChallengeRegExp));

export type PasskeyChallenge = zod.input<typeof PasskeyChallenge>;
export type PasskeyChallengeOutput = zod.output<typeof PasskeyChallenge>;

export const PasskeyTimeoutMax = 3600000;



export const PasskeyTimeout = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PasskeyTimeoutMax));

export type PasskeyTimeout = zod.input<typeof PasskeyTimeout>;
export type PasskeyTimeoutOutput = zod.output<typeof PasskeyTimeout>;

export const PasskeyDescriptor = /*#__PURE__*/ zod.strictObject({
  "id": PasskeyId,
  "type": /*#__PURE__*/ zod.literal("public-key")
});

export type PasskeyDescriptor = zod.input<typeof PasskeyDescriptor>;
export type PasskeyDescriptorOutput = zod.output<typeof PasskeyDescriptor>;

export const PasskeyUserVerification = /*#__PURE__*/ zod.literal("required");

export type PasskeyUserVerification = zod.input<typeof PasskeyUserVerification>;
export type PasskeyUserVerificationOutput = zod.output<typeof PasskeyUserVerification>;

export const passkeyCreationOptionsRpIdMax = 253;

export const passkeyCreationOptionsUserNameMax = 254;

export const passkeyCreationOptionsUserDisplayNameMax = 60;

export const passkeyCreationOptionsPubKeyCredParamsMax = 10;

export const passkeyCreationOptionsExcludeCredentialsMax = 10;



export const PasskeyCreationOptions = /*#__PURE__*/ zod.strictObject({
  "rp": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyCreationOptionsRpIdMax)),
  "name": Name
}),
  "user": /*#__PURE__*/ zod.strictObject({
  "id": PasskeyUserHandle,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyCreationOptionsUserNameMax)),
  "displayName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyCreationOptionsUserDisplayNameMax))
}),
  "challenge": PasskeyChallenge,
  "pubKeyCredParams": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.literal("public-key"),
  "alg": /*#__PURE__*/ zod.int()
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyCreationOptionsPubKeyCredParamsMax)),
  "timeout": PasskeyTimeout,
  "excludeCredentials": /*#__PURE__*/ zod.array(PasskeyDescriptor).check(/*#__PURE__*/ zod.maxLength(passkeyCreationOptionsExcludeCredentialsMax)),
  "authenticatorSelection": /*#__PURE__*/ zod.strictObject({
  "residentKey": /*#__PURE__*/ zod.literal("required"),
  "requireResidentKey": /*#__PURE__*/ zod.literal(true),
  "userVerification": PasskeyUserVerification
}),
  "attestation": /*#__PURE__*/ zod.literal("none")
});

export type PasskeyCreationOptions = zod.input<typeof PasskeyCreationOptions>;
export type PasskeyCreationOptionsOutput = zod.output<typeof PasskeyCreationOptions>;

export const passkeyRequestOptionsRpIdMax = 253;

export const passkeyRequestOptionsAllowCredentialsMax = 10;



export const PasskeyRequestOptions = /*#__PURE__*/ zod.strictObject({
  "challenge": PasskeyChallenge,
  "rpId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyRequestOptionsRpIdMax)),
  "timeout": PasskeyTimeout,
  "userVerification": PasskeyUserVerification,
  "allowCredentials": /*#__PURE__*/ zod.array(PasskeyDescriptor).check(/*#__PURE__*/ zod.maxLength(passkeyRequestOptionsAllowCredentialsMax))
});

export type PasskeyRequestOptions = zod.input<typeof PasskeyRequestOptions>;
export type PasskeyRequestOptionsOutput = zod.output<typeof PasskeyRequestOptions>;

export const addPasskeyRequestAttestationObjectMin = 16;
export const addPasskeyRequestAttestationObjectMax = 16384;


export const addPasskeyRequestAttestationObjectRegExp = new RegExp('^[\\w-]+$');


export const AddPasskeyRequest = /*#__PURE__*/ zod.strictObject({
  "id": PasskeyId,
  "clientDataJSON": PasskeyClientData,
  "attestationObject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addPasskeyRequestAttestationObjectMin)).check(/*#__PURE__*/ zod.maxLength(addPasskeyRequestAttestationObjectMax)).check(/*#__PURE__*/ zod.regex(addPasskeyRequestAttestationObjectRegExp))
});

export type AddPasskeyRequest = zod.input<typeof AddPasskeyRequest>;
export type AddPasskeyRequestOutput = zod.output<typeof AddPasskeyRequest>;

export const AuthenticatorCodeMin = 6;
export const AuthenticatorCodeMax = 6;


export const AuthenticatorCodeRegExp = new RegExp('^[0-9]{6}$');


export const AuthenticatorCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(AuthenticatorCodeMin)).check(/*#__PURE__*/ zod.maxLength(AuthenticatorCodeMax)).check(/*#__PURE__*/ zod.regex(AuthenticatorCodeRegExp));

export type AuthenticatorCode = zod.input<typeof AuthenticatorCode>;
export type AuthenticatorCodeOutput = zod.output<typeof AuthenticatorCode>;

export const RecoveryCodeMin = 16;
export const RecoveryCodeMax = 40;


export const RecoveryCodeRegExp = new RegExp('^[0-9A-Za-z -]+$');


export const RecoveryCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(RecoveryCodeMin)).check(/*#__PURE__*/ zod.maxLength(RecoveryCodeMax)).check(/*#__PURE__*/ zod.regex(RecoveryCodeRegExp));

export type RecoveryCode = zod.input<typeof RecoveryCode>;
export type RecoveryCodeOutput = zod.output<typeof RecoveryCode>;

export const BeginSecondFactorPasskeyRequest = /*#__PURE__*/ zod.strictObject({
  "ticket": SecondFactorTicketSecret
});

export type BeginSecondFactorPasskeyRequest = zod.input<typeof BeginSecondFactorPasskeyRequest>;
export type BeginSecondFactorPasskeyRequestOutput = zod.output<typeof BeginSecondFactorPasskeyRequest>;

export const LoginBySecondFactorRequest = /*#__PURE__*/ zod.strictObject({
  "ticket": SecondFactorTicketSecret,
  "code": /*#__PURE__*/ zod.optional(AuthenticatorCode),
  "recoveryCode": /*#__PURE__*/ zod.optional(RecoveryCode),
  "passkey": /*#__PURE__*/ zod.optional(PasskeyAssertion)
});

export type LoginBySecondFactorRequest = zod.input<typeof LoginBySecondFactorRequest>;
export type LoginBySecondFactorRequestOutput = zod.output<typeof LoginBySecondFactorRequest>;

export const secondFactorRecoveryCodesLeftMin = 0;
export const secondFactorRecoveryCodesLeftMax = 10;



export const SecondFactor = /*#__PURE__*/ zod.strictObject({
  "turnedOnAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "hasAuthenticator": /*#__PURE__*/ zod.boolean(),
  "hasPasskey": /*#__PURE__*/ zod.boolean(),
  "recoveryCodesLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(secondFactorRecoveryCodesLeftMin)).check(/*#__PURE__*/ zod.lte(secondFactorRecoveryCodesLeftMax))
});

export type SecondFactor = zod.input<typeof SecondFactor>;
export type SecondFactorOutput = zod.output<typeof SecondFactor>;

export const authenticatorSetupSecretMin = 32;
export const authenticatorSetupSecretMax = 32;


export const authenticatorSetupSecretRegExp = new RegExp('^[A-Z2-7]+$');
export const authenticatorSetupUriMax = 2048;

export const authenticatorSetupExpiresInSecondsMax = 3600;



export const AuthenticatorSetup = /*#__PURE__*/ zod.strictObject({
  "secret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(authenticatorSetupSecretMin)).check(/*#__PURE__*/ zod.maxLength(authenticatorSetupSecretMax)).check(/*#__PURE__*/ zod.regex(authenticatorSetupSecretRegExp)),
  "uri": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(authenticatorSetupUriMax)),
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(authenticatorSetupExpiresInSecondsMax))
});

export type AuthenticatorSetup = zod.input<typeof AuthenticatorSetup>;
export type AuthenticatorSetupOutput = zod.output<typeof AuthenticatorSetup>;

export const ConfirmAuthenticatorRequest = /*#__PURE__*/ zod.strictObject({
  "code": AuthenticatorCode
});

export type ConfirmAuthenticatorRequest = zod.input<typeof ConfirmAuthenticatorRequest>;
export type ConfirmAuthenticatorRequestOutput = zod.output<typeof ConfirmAuthenticatorRequest>;

export const recoveryCodesCodesMax = 10;



export const RecoveryCodes = /*#__PURE__*/ zod.strictObject({
  "codes": /*#__PURE__*/ zod.array(RecoveryCode).check(/*#__PURE__*/ zod.maxLength(recoveryCodesCodesMax))
});

export type RecoveryCodes = zod.input<typeof RecoveryCodes>;
export type RecoveryCodesOutput = zod.output<typeof RecoveryCodes>;

export const shopPassUrlMax = 8192;



export const ShopPass = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(shopPassUrlMax))
});

export type ShopPass = zod.input<typeof ShopPass>;
export type ShopPassOutput = zod.output<typeof ShopPass>;

export const LactationNumberMax = 9;



export const LactationNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(LactationNumberMax));

export type LactationNumber = zod.input<typeof LactationNumber>;
export type LactationNumberOutput = zod.output<typeof LactationNumber>;

export const PurchaseChannelMax = 99;



export const PurchaseChannel = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PurchaseChannelMax));

export type PurchaseChannel = zod.input<typeof PurchaseChannel>;
export type PurchaseChannelOutput = zod.output<typeof PurchaseChannel>;

export const modifyUserInfoRequestFirstNameMax = 60;


export const modifyUserInfoRequestFirstNameRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const modifyUserInfoRequestLastNameMax = 60;


export const modifyUserInfoRequestLastNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const modifyUserInfoRequestCupSizeMax = 20;


export const modifyUserInfoRequestCupSizeRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const modifyUserInfoRequestSiliconePlugSizeMax = 20;


export const modifyUserInfoRequestSiliconePlugSizeRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const ModifyUserInfoRequest = /*#__PURE__*/ zod.strictObject({
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modifyUserInfoRequestFirstNameMax)).check(/*#__PURE__*/ zod.regex(modifyUserInfoRequestFirstNameRegExp))),
  "lastName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyUserInfoRequestLastNameMax)).check(/*#__PURE__*/ zod.regex(modifyUserInfoRequestLastNameRegExp))),
  "birthday": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "countryCode": /*#__PURE__*/ zod.optional(CountryCode),
  "timeZone": /*#__PURE__*/ zod.optional(DeviceTimeZone),
  "lactation": /*#__PURE__*/ zod.optional(LactationNumber),
  "cupSize": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyUserInfoRequestCupSizeMax)).check(/*#__PURE__*/ zod.regex(modifyUserInfoRequestCupSizeRegExp))),
  "siliconePlugSize": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyUserInfoRequestSiliconePlugSizeMax)).check(/*#__PURE__*/ zod.regex(modifyUserInfoRequestSiliconePlugSizeRegExp))),
  "resumptionDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "purchaseChannel": /*#__PURE__*/ zod.optional(PurchaseChannel)
});

export type ModifyUserInfoRequest = zod.input<typeof ModifyUserInfoRequest>;
export type ModifyUserInfoRequestOutput = zod.output<typeof ModifyUserInfoRequest>;

export const NextTimeZone = /*#__PURE__*/ zod.strictObject({
  "timeZone": TimeZone,
  "from": Instant
});

export type NextTimeZone = zod.input<typeof NextTimeZone>;
export type NextTimeZoneOutput = zod.output<typeof NextTimeZone>;

export const profileFirstNameMax = 60;

export const profileLastNameMax = 60;

export const profileCupSizeMax = 20;

export const profileSiliconePlugSizeMax = 20;



export const Profile = /*#__PURE__*/ zod.strictObject({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileLastNameMax))),
  "birthday": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "birthdayCorrectableUntil": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "countryCode": CountryCode,
  "timeZone": TimeZone,
  "nextTimeZone": /*#__PURE__*/ zod.union([NextTimeZone,/*#__PURE__*/ zod.null()]),
  "lactation": LactationNumber,
  "cupSize": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileCupSizeMax))),
  "siliconePlugSize": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileSiliconePlugSizeMax))),
  "resumptionDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "purchaseChannel": PurchaseChannel
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;

export const ModifyUserAvatarRequest = /*#__PURE__*/ zod.strictObject({
  "upload": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type ModifyUserAvatarRequest = zod.input<typeof ModifyUserAvatarRequest>;
export type ModifyUserAvatarRequestOutput = zod.output<typeof ModifyUserAvatarRequest>;

export const MemberAvatar = /*#__PURE__*/ zod.strictObject({
  "avatar": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()])
});

export type MemberAvatar = zod.input<typeof MemberAvatar>;
export type MemberAvatarOutput = zod.output<typeof MemberAvatar>;

export const SubscribeRequest = /*#__PURE__*/ zod.strictObject({
  "subscribed": /*#__PURE__*/ zod.boolean()
});

export type SubscribeRequest = zod.input<typeof SubscribeRequest>;
export type SubscribeRequestOutput = zod.output<typeof SubscribeRequest>;

export const ActivationPurpose = /*#__PURE__*/ zod.enum(['verifyEmail']);

export type ActivationPurpose = zod.input<typeof ActivationPurpose>;
export type ActivationPurposeOutput = zod.output<typeof ActivationPurpose>;

export const ActivationTokenRegExp = new RegExp('^[\\w-]{22,128}$');


export const ActivationToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ActivationTokenRegExp));

export type ActivationToken = zod.input<typeof ActivationToken>;
export type ActivationTokenOutput = zod.output<typeof ActivationToken>;

export const activationAccountMax = 254;



export const Activation = /*#__PURE__*/ zod.strictObject({
  "purpose": ActivationPurpose,
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activationAccountMax)),
  "state": /*#__PURE__*/ zod.enum(['open', 'expired', 'done']),
  "expiresAt": Instant
});

export type Activation = zod.input<typeof Activation>;
export type ActivationOutput = zod.output<typeof Activation>;

export const ConfirmActivationRequest = /*#__PURE__*/ zod.strictObject({
  "token": ActivationToken
});

export type ConfirmActivationRequest = zod.input<typeof ConfirmActivationRequest>;
export type ConfirmActivationRequestOutput = zod.output<typeof ConfirmActivationRequest>;

export const activationSentExpiresInSecondsMax = 604800;

export const activationSentResendInSecondsMax = 3600;



export const ActivationSent = /*#__PURE__*/ zod.strictObject({
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(activationSentExpiresInSecondsMax)),
  "resendInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(activationSentResendInSecondsMax))
});

export type ActivationSent = zod.input<typeof ActivationSent>;
export type ActivationSentOutput = zod.output<typeof ActivationSent>;

export const ModifyAccountRequest = /*#__PURE__*/ zod.strictObject({
  "account": Account,
  "code": VerifyCode,
  "proof": Proof
});

export type ModifyAccountRequest = zod.input<typeof ModifyAccountRequest>;
export type ModifyAccountRequestOutput = zod.output<typeof ModifyAccountRequest>;

export const babyNameMax = 60;



export const Baby = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(babyNameMax))),
  "dueDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "birthDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "correctableUntil": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "stage": /*#__PURE__*/ zod.union([LactationNumber,/*#__PURE__*/ zod.null()])
});

export type Baby = zod.input<typeof Baby>;
export type BabyOutput = zod.output<typeof Baby>;

export const babiesItemsMax = 12;



export const Babies = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Baby).check(/*#__PURE__*/ zod.maxLength(babiesItemsMax)),
  "silenced": /*#__PURE__*/ zod.boolean()
});

export type Babies = zod.input<typeof Babies>;
export type BabiesOutput = zod.output<typeof Babies>;

export const saveBabyRequestNameMax = 60;


export const saveBabyRequestNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const SaveBabyRequest = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.optional(Id),
  "name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveBabyRequestNameMax)).check(/*#__PURE__*/ zod.regex(saveBabyRequestNameRegExp))),
  "dueDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "birthDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date())
});

export type SaveBabyRequest = zod.input<typeof SaveBabyRequest>;
export type SaveBabyRequestOutput = zod.output<typeof SaveBabyRequest>;

export const DeleteBabyRequest = /*#__PURE__*/ zod.strictObject({
  "id": Id
});

export type DeleteBabyRequest = zod.input<typeof DeleteBabyRequest>;
export type DeleteBabyRequestOutput = zod.output<typeof DeleteBabyRequest>;

export const BabyContent = /*#__PURE__*/ zod.strictObject({
  "silenced": /*#__PURE__*/ zod.boolean()
});

export type BabyContent = zod.input<typeof BabyContent>;
export type BabyContentOutput = zod.output<typeof BabyContent>;

export const lactationStageFromDayMin = 0;
export const lactationStageFromDayMax = 3650;



export const LactationStage = /*#__PURE__*/ zod.strictObject({
  "stage": LactationNumber,
  "name": Name,
  "text": Text,
  "fromDay": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lactationStageFromDayMin)).check(/*#__PURE__*/ zod.lte(lactationStageFromDayMax)))
});

export type LactationStage = zod.input<typeof LactationStage>;
export type LactationStageOutput = zod.output<typeof LactationStage>;

export const lactationStagesItemsMax = 9;



export const LactationStages = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(LactationStage).check(/*#__PURE__*/ zod.maxLength(lactationStagesItemsMax)),
  "current": /*#__PURE__*/ zod.union([LactationNumber,/*#__PURE__*/ zod.null()])
});

export type LactationStages = zod.input<typeof LactationStages>;
export type LactationStagesOutput = zod.output<typeof LactationStages>;

export const TaskName = /*#__PURE__*/ zod.enum(['verify-email', 'agree-policy', 'complete-profile', 'add-baby', 'add-address', 'first-check-in']);

export type TaskName = zod.input<typeof TaskName>;
export type TaskNameOutput = zod.output<typeof TaskName>;

export const taskMissingMax = 20;



export const Task = /*#__PURE__*/ zod.strictObject({
  "task": TaskName,
  "name": Name,
  "text": Text,
  "link": HubPath,
  "state": /*#__PURE__*/ zod.enum(['open', 'ready']),
  "missing": /*#__PURE__*/ zod.array(Reason).check(/*#__PURE__*/ zod.maxLength(taskMissingMax)),
  "reward": Reward
});

export type Task = zod.input<typeof Task>;
export type TaskOutput = zod.output<typeof Task>;

export const pendingTasksItemsMax = 20;



export const PendingTasks = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Task).check(/*#__PURE__*/ zod.maxLength(pendingTasksItemsMax))
});

export type PendingTasks = zod.input<typeof PendingTasks>;
export type PendingTasksOutput = zod.output<typeof PendingTasks>;

export const CompleteTaskRequest = /*#__PURE__*/ zod.strictObject({
  "task": TaskName
});

export type CompleteTaskRequest = zod.input<typeof CompleteTaskRequest>;
export type CompleteTaskRequestOutput = zod.output<typeof CompleteTaskRequest>;

export const TaskCompleted = /*#__PURE__*/ zod.strictObject({
  "task": TaskName,
  "reward": Reward,
  "coins": Amount,
  "points": Amount
});

export type TaskCompleted = zod.input<typeof TaskCompleted>;
export type TaskCompletedOutput = zod.output<typeof TaskCompleted>;

export const PolicyVersionMax = 40;


export const PolicyVersionRegExp = new RegExp('^[\\w-]+$');


export const PolicyVersion = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PolicyVersionMax)).check(/*#__PURE__*/ zod.regex(PolicyVersionRegExp));

export type PolicyVersion = zod.input<typeof PolicyVersion>;
export type PolicyVersionOutput = zod.output<typeof PolicyVersion>;

export const ComingPolicy = /*#__PURE__*/ zod.strictObject({
  "version": PolicyVersion,
  "effectiveFrom": CalendarDate
});

export type ComingPolicy = zod.input<typeof ComingPolicy>;
export type ComingPolicyOutput = zod.output<typeof ComingPolicy>;

export const PrivacyPolicy = /*#__PURE__*/ zod.strictObject({
  "countryCode": /*#__PURE__*/ zod.union([CountryCode,/*#__PURE__*/ zod.null()]),
  "version": PolicyVersion,
  "effectiveFrom": CalendarDate,
  "summary": Text,
  "link": HubPath,
  "agreed": /*#__PURE__*/ zod.boolean(),
  "agreedVersion": PolicyVersion,
  "agreedAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "next": /*#__PURE__*/ zod.union([ComingPolicy,/*#__PURE__*/ zod.null()])
});

export type PrivacyPolicy = zod.input<typeof PrivacyPolicy>;
export type PrivacyPolicyOutput = zod.output<typeof PrivacyPolicy>;

export const AgreePrivacyPolicyRequest = /*#__PURE__*/ zod.strictObject({
  "version": PolicyVersion
});

export type AgreePrivacyPolicyRequest = zod.input<typeof AgreePrivacyPolicyRequest>;
export type AgreePrivacyPolicyRequestOutput = zod.output<typeof AgreePrivacyPolicyRequest>;

export const PolicyAgreement = /*#__PURE__*/ zod.strictObject({
  "isAgree": /*#__PURE__*/ zod.boolean(),
  "version": PolicyVersion
});

export type PolicyAgreement = zod.input<typeof PolicyAgreement>;
export type PolicyAgreementOutput = zod.output<typeof PolicyAgreement>;

export const ConsentPurpose = /*#__PURE__*/ zod.enum(['membership', 'babyData', 'marketingMail', 'marketingPhone', 'tracking']);

export type ConsentPurpose = zod.input<typeof ConsentPurpose>;
export type ConsentPurposeOutput = zod.output<typeof ConsentPurpose>;

export const Consent = /*#__PURE__*/ zod.strictObject({
  "purpose": ConsentPurpose,
  "granted": /*#__PURE__*/ zod.boolean(),
  "countryCode": /*#__PURE__*/ zod.union([CountryCode,/*#__PURE__*/ zod.null()]),
  "policyVersion": /*#__PURE__*/ zod.union([PolicyVersion,/*#__PURE__*/ zod.null()]),
  "at": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()])
});

export type Consent = zod.input<typeof Consent>;
export type ConsentOutput = zod.output<typeof Consent>;

export const consentsItemsMin = 5;
export const consentsItemsMax = 5;



export const Consents = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Consent).check(/*#__PURE__*/ zod.minLength(consentsItemsMin)).check(/*#__PURE__*/ zod.maxLength(consentsItemsMax))
});

export type Consents = zod.input<typeof Consents>;
export type ConsentsOutput = zod.output<typeof Consents>;

export const SetConsentsRequest = /*#__PURE__*/ zod.strictObject({
  "membership": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "babyData": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "marketingMail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "marketingPhone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "tracking": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type SetConsentsRequest = zod.input<typeof SetConsentsRequest>;
export type SetConsentsRequestOutput = zod.output<typeof SetConsentsRequest>;

export const EmailTopic = /*#__PURE__*/ zod.enum(['coins', 'gifts', 'parcels', 'birthdays', 'vouchers', 'levels']);

export type EmailTopic = zod.input<typeof EmailTopic>;
export type EmailTopicOutput = zod.output<typeof EmailTopic>;

export const EmailSetting = /*#__PURE__*/ zod.strictObject({
  "topic": EmailTopic,
  "enabled": /*#__PURE__*/ zod.boolean()
});

export type EmailSetting = zod.input<typeof EmailSetting>;
export type EmailSettingOutput = zod.output<typeof EmailSetting>;

export const emailSettingsItemsMin = 6;
export const emailSettingsItemsMax = 6;



export const EmailSettings = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(EmailSetting).check(/*#__PURE__*/ zod.minLength(emailSettingsItemsMin)).check(/*#__PURE__*/ zod.maxLength(emailSettingsItemsMax))
});

export type EmailSettings = zod.input<typeof EmailSettings>;
export type EmailSettingsOutput = zod.output<typeof EmailSettings>;

export const SetEmailSettingsRequest = /*#__PURE__*/ zod.strictObject({
  "topic": EmailTopic,
  "enabled": /*#__PURE__*/ zod.boolean()
});

export type SetEmailSettingsRequest = zod.input<typeof SetEmailSettingsRequest>;
export type SetEmailSettingsRequestOutput = zod.output<typeof SetEmailSettingsRequest>;

export const PushSetting = /*#__PURE__*/ zod.strictObject({
  "topic": EmailTopic,
  "enabled": /*#__PURE__*/ zod.boolean()
});

export type PushSetting = zod.input<typeof PushSetting>;
export type PushSettingOutput = zod.output<typeof PushSetting>;

export const pushSettingsPublicKeyMin = 87;
export const pushSettingsPublicKeyMax = 87;


export const pushSettingsPublicKeyRegExp = new RegExp('^[A-Za-z0-9_-]{87}$');
export const pushSettingsItemsMin = 6;
export const pushSettingsItemsMax = 6;



export const PushSettings = /*#__PURE__*/ zod.strictObject({
  "publicKey": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(pushSettingsPublicKeyMin)).check(/*#__PURE__*/ zod.maxLength(pushSettingsPublicKeyMax)).check(/*#__PURE__*/ zod.regex(pushSettingsPublicKeyRegExp))),
  "items": /*#__PURE__*/ zod.array(PushSetting).check(/*#__PURE__*/ zod.minLength(pushSettingsItemsMin)).check(/*#__PURE__*/ zod.maxLength(pushSettingsItemsMax))
});

export type PushSettings = zod.input<typeof PushSettings>;
export type PushSettingsOutput = zod.output<typeof PushSettings>;

export const SetPushSettingsRequest = /*#__PURE__*/ zod.strictObject({
  "topic": EmailTopic,
  "enabled": /*#__PURE__*/ zod.boolean()
});

export type SetPushSettingsRequest = zod.input<typeof SetPushSettingsRequest>;
export type SetPushSettingsRequestOutput = zod.output<typeof SetPushSettingsRequest>;

export const PushEndpointMin = 24;
export const PushEndpointMax = 1024;


export const PushEndpointRegExp = new RegExp('^https://(?:fcm\\.googleapis\\.com|[a-z0-9-]+\\.push\\.services\\.mozilla\\.com|[a-z0-9-]+\\.push\\.apple\\.com|[a-z0-9-]+\\.notify\\.windows\\.com)/[A-Za-z0-9/._~:?=&%+-]+$');


export const PushEndpoint = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PushEndpointMin)).check(/*#__PURE__*/ zod.maxLength(PushEndpointMax)).check(/*#__PURE__*/ zod.regex(PushEndpointRegExp));

export type PushEndpoint = zod.input<typeof PushEndpoint>;
export type PushEndpointOutput = zod.output<typeof PushEndpoint>;

export const pushKeysP256dhMin = 87;
export const pushKeysP256dhMax = 87;


export const pushKeysP256dhRegExp = new RegExp('^B[A-Za-z0-9_-]{86}$');
export const pushKeysAuthMin = 22;
export const pushKeysAuthMax = 22;


export const pushKeysAuthRegExp = new RegExp('^[A-Za-z0-9_-]{22}$');


export const PushKeys = /*#__PURE__*/ zod.strictObject({
  "p256dh": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(pushKeysP256dhMin)).check(/*#__PURE__*/ zod.maxLength(pushKeysP256dhMax)).check(/*#__PURE__*/ zod.regex(pushKeysP256dhRegExp)),
  "auth": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(pushKeysAuthMin)).check(/*#__PURE__*/ zod.maxLength(pushKeysAuthMax)).check(/*#__PURE__*/ zod.regex(pushKeysAuthRegExp))
});

export type PushKeys = zod.input<typeof PushKeys>;
export type PushKeysOutput = zod.output<typeof PushKeys>;

export const savePushSubscriptionRequestTopicsMax = 6;



export const SavePushSubscriptionRequest = /*#__PURE__*/ zod.strictObject({
  "endpoint": PushEndpoint,
  "keys": PushKeys,
  "topics": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(EmailTopic).check(/*#__PURE__*/ zod.maxLength(savePushSubscriptionRequestTopicsMax)))
});

export type SavePushSubscriptionRequest = zod.input<typeof SavePushSubscriptionRequest>;
export type SavePushSubscriptionRequestOutput = zod.output<typeof SavePushSubscriptionRequest>;

export const DeletePushSubscriptionRequest = /*#__PURE__*/ zod.strictObject({
  "endpoint": PushEndpoint
});

export type DeletePushSubscriptionRequest = zod.input<typeof DeletePushSubscriptionRequest>;
export type DeletePushSubscriptionRequestOutput = zod.output<typeof DeletePushSubscriptionRequest>;

export const RenewPushSubscriptionRequest = /*#__PURE__*/ zod.strictObject({
  "oldEndpoint": PushEndpoint,
  "endpoint": PushEndpoint,
  "keys": PushKeys
});

export type RenewPushSubscriptionRequest = zod.input<typeof RenewPushSubscriptionRequest>;
export type RenewPushSubscriptionRequestOutput = zod.output<typeof RenewPushSubscriptionRequest>;

export const NoticeTone = /*#__PURE__*/ zod.enum(['positive', 'negative', 'warning', 'info', 'ongoing']);

export type NoticeTone = zod.input<typeof NoticeTone>;
export type NoticeToneOutput = zod.output<typeof NoticeTone>;

export const ToldState = /*#__PURE__*/ zod.enum(['packed', 'handedOver', 'inTransit', 'outForDelivery', 'attempted', 'waitsForPickup', 'delivered', 'failed', 'cancelled']);

export type ToldState = zod.input<typeof ToldState>;
export type ToldStateOutput = zod.output<typeof ToldState>;

export const ToldStep = /*#__PURE__*/ zod.strictObject({
  "state": ToldState,
  "at": Instant
});

export type ToldStep = zod.input<typeof ToldStep>;
export type ToldStepOutput = zod.output<typeof ToldStep>;

export const noticeParcelNameMax = 300;

export const noticeParcelOthersMin = 0;
export const noticeParcelOthersMax = 500;

export const noticeParcelEarlierMax = 20;



export const NoticeParcel = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticeParcelNameMax)),
  "others": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(noticeParcelOthersMin)).check(/*#__PURE__*/ zod.lte(noticeParcelOthersMax)),
  "picture": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "state": ToldState,
  "earlier": /*#__PURE__*/ zod.array(ToldStep).check(/*#__PURE__*/ zod.maxLength(noticeParcelEarlierMax))
});

export type NoticeParcel = zod.input<typeof NoticeParcel>;
export type NoticeParcelOutput = zod.output<typeof NoticeParcel>;

export const noticeKindMax = 64;



export const Notice = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticeKindMax)),
  "tone": NoticeTone,
  "title": Name,
  "text": Text,
  "link": /*#__PURE__*/ zod.union([HubPath,/*#__PURE__*/ zod.null()]),
  "at": Instant,
  "read": /*#__PURE__*/ zod.boolean(),
  "parcel": /*#__PURE__*/ zod.union([NoticeParcel,/*#__PURE__*/ zod.null()])
});

export type Notice = zod.input<typeof Notice>;
export type NoticeOutput = zod.output<typeof Notice>;

export const NoticeTopic = /*#__PURE__*/ zod.enum(['coins', 'parcels', 'account']);

export type NoticeTopic = zod.input<typeof NoticeTopic>;
export type NoticeTopicOutput = zod.output<typeof NoticeTopic>;

export const UnreadCountMin = 0;
export const UnreadCountMax = 100;



export const UnreadCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(UnreadCountMin)).check(/*#__PURE__*/ zod.lte(UnreadCountMax));

export type UnreadCount = zod.input<typeof UnreadCount>;
export type UnreadCountOutput = zod.output<typeof UnreadCount>;

export const noticesItemsMax = 50;



export const Notices = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Notice).check(/*#__PURE__*/ zod.maxLength(noticesItemsMax)),
  "nextCursor": NextCursor,
  "unread": UnreadCount
});

export type Notices = zod.input<typeof Notices>;
export type NoticesOutput = zod.output<typeof Notices>;

export const readNoticesRequestIdsMax = 50;



export const ReadNoticesRequest = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readNoticesRequestIdsMax)))
});

export type ReadNoticesRequest = zod.input<typeof ReadNoticesRequest>;
export type ReadNoticesRequestOutput = zod.output<typeof ReadNoticesRequest>;

export const NoticesRead = /*#__PURE__*/ zod.strictObject({
  "unread": UnreadCount
});

export type NoticesRead = zod.input<typeof NoticesRead>;
export type NoticesReadOutput = zod.output<typeof NoticesRead>;

export const exportDataRequestFormatDefault = `json`;

export const ExportDataRequest = /*#__PURE__*/ zod.strictObject({
  "proof": Proof,
  "format": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['json', 'csv']), exportDataRequestFormatDefault)
});

export type ExportDataRequest = zod.input<typeof ExportDataRequest>;
export type ExportDataRequestOutput = zod.output<typeof ExportDataRequest>;

export const ExportedRow = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown());

export type ExportedRow = zod.input<typeof ExportedRow>;
export type ExportedRowOutput = zod.output<typeof ExportedRow>;

export const exportedTableNameMax = 64;

export const exportedTableRowsMax = 100000;



export const ExportedTable = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportedTableNameMax)),
  "rows": /*#__PURE__*/ zod.array(ExportedRow).check(/*#__PURE__*/ zod.maxLength(exportedTableRowsMax))
});

export type ExportedTable = zod.input<typeof ExportedTable>;
export type ExportedTableOutput = zod.output<typeof ExportedTable>;

export const UploadPurpose = /*#__PURE__*/ zod.enum(['avatar', 'right', 'questionnaire', 'activity', 'registration', 'contact']);

export type UploadPurpose = zod.input<typeof UploadPurpose>;
export type UploadPurposeOutput = zod.output<typeof UploadPurpose>;

export const exportedFileNameMax = 80;


export const exportedFileNameRegExp = new RegExp('^[a-z0-9_-]+\\.(csv|jpg|png|webp|pdf)$');
export const exportedFileContentMax = 100000000;

export const exportedFileUrlMax = 500;

export const exportedFileContentTypeMax = 40;


export const exportedFileContentTypeRegExp = new RegExp('^[a-z]+/[a-z]+$');
export const exportedFileSizeMin = 0;

export const exportedFileSha256Max = 64;


export const exportedFileSha256RegExp = new RegExp('^[0-9a-f]{64}$');


export const ExportedFile = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportedFileNameMax)).check(/*#__PURE__*/ zod.regex(exportedFileNameRegExp)),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportedFileContentMax)),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportedFileUrlMax))),
  "purpose": /*#__PURE__*/ zod.optional(UploadPurpose),
  "contentType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportedFileContentTypeMax)).check(/*#__PURE__*/ zod.regex(exportedFileContentTypeRegExp))),
  "size": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(exportedFileSizeMin))),
  "sha256": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportedFileSha256Max)).check(/*#__PURE__*/ zod.regex(exportedFileSha256RegExp))),
  "sentAt": /*#__PURE__*/ zod.optional(Instant)
});

export type ExportedFile = zod.input<typeof ExportedFile>;
export type ExportedFileOutput = zod.output<typeof ExportedFile>;

export const dataExportTablesMax = 200;

export const dataExportFilesMax = 100000;

export const dataExportArchiveUrlMax = 500;



export const DataExport = /*#__PURE__*/ zod.strictObject({
  "madeAt": Instant,
  "tables": /*#__PURE__*/ zod.array(ExportedTable).check(/*#__PURE__*/ zod.maxLength(dataExportTablesMax)),
  "files": /*#__PURE__*/ zod.array(ExportedFile).check(/*#__PURE__*/ zod.maxLength(dataExportFilesMax)),
  "archiveUrl": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dataExportArchiveUrlMax)))
});

export type DataExport = zod.input<typeof DataExport>;
export type DataExportOutput = zod.output<typeof DataExport>;

export const RecipientNameMax = 120;


export const RecipientNameRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const RecipientName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(RecipientNameMax)).check(/*#__PURE__*/ zod.regex(RecipientNameRegExp));

export type RecipientName = zod.input<typeof RecipientName>;
export type RecipientNameOutput = zod.output<typeof RecipientName>;

export const RecipientPhoneRegExp = new RegExp('^\\+[1-9][0-9]{6,14}$');


export const RecipientPhone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(RecipientPhoneRegExp));

export type RecipientPhone = zod.input<typeof RecipientPhone>;
export type RecipientPhoneOutput = zod.output<typeof RecipientPhone>;

export const ProvinceCodeMax = 60;


export const ProvinceCodeRegExp = new RegExp('^[A-Z0-9]+(?:-[A-Z0-9]+)*$');


export const ProvinceCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ProvinceCodeMax)).check(/*#__PURE__*/ zod.regex(ProvinceCodeRegExp));

export type ProvinceCode = zod.input<typeof ProvinceCode>;
export type ProvinceCodeOutput = zod.output<typeof ProvinceCode>;

export const AddressPartMax = 100;


export const AddressPartRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const AddressPart = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AddressPartMax)).check(/*#__PURE__*/ zod.regex(AddressPartRegExp));

export type AddressPart = zod.input<typeof AddressPart>;
export type AddressPartOutput = zod.output<typeof AddressPart>;

export const StreetLineMax = 200;


export const StreetLineRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const StreetLine = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(StreetLineMax)).check(/*#__PURE__*/ zod.regex(StreetLineRegExp));

export type StreetLine = zod.input<typeof StreetLine>;
export type StreetLineOutput = zod.output<typeof StreetLine>;

export const AddressNoteMax = 200;


export const AddressNoteRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const AddressNote = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AddressNoteMax)).check(/*#__PURE__*/ zod.regex(AddressNoteRegExp));

export type AddressNote = zod.input<typeof AddressNote>;
export type AddressNoteOutput = zod.output<typeof AddressNote>;

export const PostcodeMax = 12;


export const PostcodeRegExp = new RegExp('^[A-Za-z0-9 -]*$');


export const Postcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PostcodeMax)).check(/*#__PURE__*/ zod.regex(PostcodeRegExp));

export type Postcode = zod.input<typeof Postcode>;
export type PostcodeOutput = zod.output<typeof Postcode>;

export const Address = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "isDefault": /*#__PURE__*/ zod.boolean(),
  "recipient": RecipientName,
  "phone": RecipientPhone,
  "countryCode": CountryCode,
  "province": /*#__PURE__*/ zod.optional(ProvinceCode),
  "provinceName": /*#__PURE__*/ zod.optional(AddressPart),
  "city": /*#__PURE__*/ zod.optional(AddressPart),
  "district": /*#__PURE__*/ zod.optional(AddressPart),
  "ward": /*#__PURE__*/ zod.optional(AddressPart),
  "line1": StreetLine,
  "line2": /*#__PURE__*/ zod.optional(AddressNote),
  "postcode": /*#__PURE__*/ zod.optional(Postcode)
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;

export const AddressProvinceMax = 60;


export const AddressProvinceRegExp = new RegExp('^(?:[A-Z0-9]+(?:-[A-Z0-9]+)*)?$');


export const AddressProvince = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AddressProvinceMax)).check(/*#__PURE__*/ zod.regex(AddressProvinceRegExp));

export type AddressProvince = zod.input<typeof AddressProvince>;
export type AddressProvinceOutput = zod.output<typeof AddressProvince>;

export const ModifyAddressRequest = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.optional(Id),
  "isDefault": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "recipient": RecipientName,
  "phone": RecipientPhone,
  "countryCode": CountryCode,
  "province": /*#__PURE__*/ zod.optional(AddressProvince),
  "city": /*#__PURE__*/ zod.optional(AddressPart),
  "district": /*#__PURE__*/ zod.optional(AddressPart),
  "ward": /*#__PURE__*/ zod.optional(AddressPart),
  "line1": StreetLine,
  "line2": /*#__PURE__*/ zod.optional(AddressNote),
  "postcode": /*#__PURE__*/ zod.optional(Postcode)
});

export type ModifyAddressRequest = zod.input<typeof ModifyAddressRequest>;
export type ModifyAddressRequestOutput = zod.output<typeof ModifyAddressRequest>;

export const addressListItemsMax = 20;



export const AddressList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Address).check(/*#__PURE__*/ zod.maxLength(addressListItemsMax))
});

export type AddressList = zod.input<typeof AddressList>;
export type AddressListOutput = zod.output<typeof AddressList>;

export const SetDefaultAddressRequest = /*#__PURE__*/ zod.strictObject({
  "id": Id
});

export type SetDefaultAddressRequest = zod.input<typeof SetDefaultAddressRequest>;
export type SetDefaultAddressRequestOutput = zod.output<typeof SetDefaultAddressRequest>;

export const addressFormPartPatternMax = 100;

export const addressFormPartExampleMax = 20;



export const AddressFormPart = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.enum(['line1', 'line2', 'ward', 'district', 'city', 'province', 'postcode']),
  "label": Name,
  "required": /*#__PURE__*/ zod.boolean(),
  "pattern": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressFormPartPatternMax))),
  "example": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressFormPartExampleMax)))
});

export type AddressFormPart = zod.input<typeof AddressFormPart>;
export type AddressFormPartOutput = zod.output<typeof AddressFormPart>;

export const addressFormPartsMin = 2;
export const addressFormPartsMax = 7;



export const AddressForm = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "parts": /*#__PURE__*/ zod.array(AddressFormPart).check(/*#__PURE__*/ zod.minLength(addressFormPartsMin)).check(/*#__PURE__*/ zod.maxLength(addressFormPartsMax))
});

export type AddressForm = zod.input<typeof AddressForm>;
export type AddressFormOutput = zod.output<typeof AddressForm>;

export const CoinExpiry = /*#__PURE__*/ zod.strictObject({
  "amount": Amount,
  "date": CalendarDate
});

export type CoinExpiry = zod.input<typeof CoinExpiry>;
export type CoinExpiryOutput = zod.output<typeof CoinExpiry>;

export const Membership = /*#__PURE__*/ zod.strictObject({
  "timeZone": TimeZone,
  "nextTimeZone": /*#__PURE__*/ zod.union([NextTimeZone,/*#__PURE__*/ zod.null()]),
  "coins": Amount,
  "nextExpiry": /*#__PURE__*/ zod.union([CoinExpiry,/*#__PURE__*/ zod.null()]),
  "points": Amount,
  "pointsThisYear": Amount,
  "level": MemberLevel,
  "levelUntil": CalendarDate,
  "nextLevel": /*#__PURE__*/ zod.union([MemberLevel,/*#__PURE__*/ zod.null()]),
  "pointsToNextLevel": Amount,
  "memberSince": CalendarDate
});

export type Membership = zod.input<typeof Membership>;
export type MembershipOutput = zod.output<typeof Membership>;

export const TodayKind = /*#__PURE__*/ zod.enum(['newBabyGift', 'babyBirthdayGift', 'momBirthdayGift', 'levelGift', 'wonGift', 'voucher', 'order', 'parcel', 'raffle']);

export type TodayKind = zod.input<typeof TodayKind>;
export type TodayKindOutput = zod.output<typeof TodayKind>;

export const ParcelState = /*#__PURE__*/ zod.enum(['packed', 'handedOver', 'inTransit', 'outForDelivery', 'attempted', 'waitsForPickup', 'delivered', 'failed']);

export type ParcelState = zod.input<typeof ParcelState>;
export type ParcelStateOutput = zod.output<typeof ParcelState>;

export const todayItemIdMax = 100;

export const todayItemNameMax = 200;



export const TodayItem = /*#__PURE__*/ zod.strictObject({
  "kind": TodayKind,
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(todayItemIdMax)),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(todayItemNameMax))),
  "picture": Picture,
  "lastDay": /*#__PURE__*/ zod.union([CalendarDate,/*#__PURE__*/ zod.null()]),
  "coins": Amount,
  "path": /*#__PURE__*/ zod.union([HubPath,/*#__PURE__*/ zod.null()]),
  "parcelState": /*#__PURE__*/ zod.union([ParcelState,/*#__PURE__*/ zod.null()])
});

export type TodayItem = zod.input<typeof TodayItem>;
export type TodayItemOutput = zod.output<typeof TodayItem>;

export const todayCoinShopPicturesMax = 2;

export const todayCoinShopAffordableMin = 0;
export const todayCoinShopAffordableMax = 1000;



export const TodayCoinShop = /*#__PURE__*/ zod.strictObject({
  "pictures": /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(todayCoinShopPicturesMax)),
  "affordable": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(todayCoinShopAffordableMin)).check(/*#__PURE__*/ zod.lte(todayCoinShopAffordableMax)),
  "missing": /*#__PURE__*/ zod.union([Amount,/*#__PURE__*/ zod.null()])
});

export type TodayCoinShop = zod.input<typeof TodayCoinShop>;
export type TodayCoinShopOutput = zod.output<typeof TodayCoinShop>;

export const todayItemsMax = 100;

export const todayBabiesMax = 20;

export const todayTicketsMin = 0;
export const todayTicketsMax = 100000;



export const Today = /*#__PURE__*/ zod.strictObject({
  "date": CalendarDate,
  "items": /*#__PURE__*/ zod.array(TodayItem).check(/*#__PURE__*/ zod.maxLength(todayItemsMax)),
  "babies": /*#__PURE__*/ zod.array(Baby).check(/*#__PURE__*/ zod.maxLength(todayBabiesMax)),
  "tickets": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(todayTicketsMin)).check(/*#__PURE__*/ zod.lte(todayTicketsMax))),
  "coinShop": TodayCoinShop,
  "expiry": /*#__PURE__*/ zod.union([CoinExpiry,/*#__PURE__*/ zod.null()])
});

export type Today = zod.input<typeof Today>;
export type TodayOutput = zod.output<typeof Today>;

export const PrizeSummary = /*#__PURE__*/ zod.strictObject({
  "coins": Amount,
  "points": Amount,
  "voucher": /*#__PURE__*/ zod.union([Name,/*#__PURE__*/ zod.null()])
});

export type PrizeSummary = zod.input<typeof PrizeSummary>;
export type PrizeSummaryOutput = zod.output<typeof PrizeSummary>;

export const introducedGiftDaysAfterMin = 0;
export const introducedGiftDaysAfterMax = 180;



export const IntroducedGift = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "text": Text,
  "picture": Picture,
  "photo": /*#__PURE__*/ zod.optional(Photo),
  "value": Money,
  "valueIsLocal": /*#__PURE__*/ zod.optional(ValueIsLocal),
  "daysAfter": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(introducedGiftDaysAfterMin)).check(/*#__PURE__*/ zod.lte(introducedGiftDaysAfterMax))
});

export type IntroducedGift = zod.input<typeof IntroducedGift>;
export type IntroducedGiftOutput = zod.output<typeof IntroducedGift>;

export const IntroducedReward = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "picture": Picture,
  "photo": /*#__PURE__*/ zod.optional(Photo),
  "price": Amount
});

export type IntroducedReward = zod.input<typeof IntroducedReward>;
export type IntroducedRewardOutput = zod.output<typeof IntroducedReward>;

export const introducedLevelRightsMax = 50;



export const IntroducedLevel = /*#__PURE__*/ zod.strictObject({
  "level": MemberLevel,
  "picture": Picture,
  "rights": /*#__PURE__*/ zod.array(Name).check(/*#__PURE__*/ zod.maxLength(introducedLevelRightsMax))
});

export type IntroducedLevel = zod.input<typeof IntroducedLevel>;
export type IntroducedLevelOutput = zod.output<typeof IntroducedLevel>;

export const faqItemProductsMax = 100;



export const FaqItem = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "question": Name,
  "answer": Text,
  "products": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(faqItemProductsMax))
});

export type FaqItem = zod.input<typeof FaqItem>;
export type FaqItemOutput = zod.output<typeof FaqItem>;

export const ReadingTopic = /*#__PURE__*/ zod.enum(['sleep', 'feeding', 'pumping', 'work', 'helpers', 'mind']);

export type ReadingTopic = zod.input<typeof ReadingTopic>;
export type ReadingTopicOutput = zod.output<typeof ReadingTopic>;

export const magazineArticleMinutesMax = 60;

export const magazineArticleParagraphsMax = 20;



export const MagazineArticle = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "topic": ReadingTopic,
  "name": Name,
  "picture": Picture,
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(magazineArticleMinutesMax)),
  "paragraphs": /*#__PURE__*/ zod.array(Text).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(magazineArticleParagraphsMax))
});

export type MagazineArticle = zod.input<typeof MagazineArticle>;
export type MagazineArticleOutput = zod.output<typeof MagazineArticle>;

export const IntroducedPage = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "text": Text,
  "picture": Picture,
  "link": /*#__PURE__*/ zod.union([HubPath,/*#__PURE__*/ zod.null()])
});

export type IntroducedPage = zod.input<typeof IntroducedPage>;
export type IntroducedPageOutput = zod.output<typeof IntroducedPage>;

export const introductionRewardsMax = 4;

export const introductionLevelsMin = 4;
export const introductionLevelsMax = 4;

export const introductionQuestionsMax = 3;

export const introductionCoursesMax = 3;

export const introductionActivitiesMax = 3;



export const Introduction = /*#__PURE__*/ zod.strictObject({
  "joinCoins": Amount,
  "checkInCoins": Amount,
  "newBabyGift": /*#__PURE__*/ zod.union([IntroducedGift,/*#__PURE__*/ zod.null()]),
  "rewards": /*#__PURE__*/ zod.array(IntroducedReward).check(/*#__PURE__*/ zod.maxLength(introductionRewardsMax)),
  "levels": /*#__PURE__*/ zod.array(IntroducedLevel).check(/*#__PURE__*/ zod.minLength(introductionLevelsMin)).check(/*#__PURE__*/ zod.maxLength(introductionLevelsMax)),
  "questions": /*#__PURE__*/ zod.array(FaqItem).check(/*#__PURE__*/ zod.maxLength(introductionQuestionsMax)),
  "article": /*#__PURE__*/ zod.union([MagazineArticle,/*#__PURE__*/ zod.null()]),
  "courses": /*#__PURE__*/ zod.array(IntroducedPage).check(/*#__PURE__*/ zod.maxLength(introductionCoursesMax)),
  "activities": /*#__PURE__*/ zod.array(IntroducedPage).check(/*#__PURE__*/ zod.maxLength(introductionActivitiesMax))
});

export type Introduction = zod.input<typeof Introduction>;
export type IntroductionOutput = zod.output<typeof Introduction>;

export const RightKind = /*#__PURE__*/ zod.enum(['perk', 'claim', 'proof']);

export type RightKind = zod.input<typeof RightKind>;
export type RightKindOutput = zod.output<typeof RightKind>;

export const LevelRight = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "text": Text,
  "kind": RightKind
});

export type LevelRight = zod.input<typeof LevelRight>;
export type LevelRightOutput = zod.output<typeof LevelRight>;

export const levelWithRightsRightsMax = 50;



export const LevelWithRights = /*#__PURE__*/ zod.strictObject({
  "level": MemberLevel,
  "rights": /*#__PURE__*/ zod.array(LevelRight).check(/*#__PURE__*/ zod.maxLength(levelWithRightsRightsMax))
});

export type LevelWithRights = zod.input<typeof LevelWithRights>;
export type LevelWithRightsOutput = zod.output<typeof LevelWithRights>;

export const levelListItemsMin = 4;
export const levelListItemsMax = 4;



export const LevelList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(LevelWithRights).check(/*#__PURE__*/ zod.minLength(levelListItemsMin)).check(/*#__PURE__*/ zod.maxLength(levelListItemsMax))
});

export type LevelList = zod.input<typeof LevelList>;
export type LevelListOutput = zod.output<typeof LevelList>;

export const LevelEnd = /*#__PURE__*/ zod.enum(['rose', 'yearEnd', 'takenBack']);

export type LevelEnd = zod.input<typeof LevelEnd>;
export type LevelEndOutput = zod.output<typeof LevelEnd>;

export const LevelStay = /*#__PURE__*/ zod.strictObject({
  "level": MemberLevel,
  "since": Instant,
  "until": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "ended": /*#__PURE__*/ zod.union([LevelEnd,/*#__PURE__*/ zod.null()])
});

export type LevelStay = zod.input<typeof LevelStay>;
export type LevelStayOutput = zod.output<typeof LevelStay>;

export const levelHistoryItemsMax = 200;



export const LevelHistory = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(LevelStay).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(levelHistoryItemsMax)),
  "unlock": /*#__PURE__*/ zod.optional(LevelUnlock)
});

export type LevelHistory = zod.input<typeof LevelHistory>;
export type LevelHistoryOutput = zod.output<typeof LevelHistory>;

export const rightSavingsYearMin = 2000;
export const rightSavingsYearMax = 9999;

export const rightSavingsAmountsMax = 20;



export const RightSavings = /*#__PURE__*/ zod.strictObject({
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rightSavingsYearMin)).check(/*#__PURE__*/ zod.lte(rightSavingsYearMax)),
  "amounts": /*#__PURE__*/ zod.array(Money).check(/*#__PURE__*/ zod.maxLength(rightSavingsAmountsMax)),
  "vouchers": Amount
});

export type RightSavings = zod.input<typeof RightSavings>;
export type RightSavingsOutput = zod.output<typeof RightSavings>;

export const RightState = /*#__PURE__*/ zod.enum(['locked', 'open', 'waiting', 'used']);

export type RightState = zod.input<typeof RightState>;
export type RightStateOutput = zod.output<typeof RightState>;

export const rightFromLevelMax = 4;



export const Right = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "text": Text,
  "kind": RightKind,
  "fromLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rightFromLevelMax)),
  "state": RightState,
  "unlock": /*#__PURE__*/ zod.optional(LevelUnlock),
  "eligibility": Eligibility,
  "usedAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "prize": /*#__PURE__*/ zod.union([PrizeSummary,/*#__PURE__*/ zod.null()])
});

export type Right = zod.input<typeof Right>;
export type RightOutput = zod.output<typeof Right>;

export const rightListItemsMax = 50;



export const RightList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Right).check(/*#__PURE__*/ zod.maxLength(rightListItemsMax))
});

export type RightList = zod.input<typeof RightList>;
export type RightListOutput = zod.output<typeof RightList>;

export const ClaimRightRequest = /*#__PURE__*/ zod.strictObject({
  "rightId": Id
});

export type ClaimRightRequest = zod.input<typeof ClaimRightRequest>;
export type ClaimRightRequestOutput = zod.output<typeof ClaimRightRequest>;

export const ClaimedRight = /*#__PURE__*/ zod.strictObject({
  "right": Right,
  "prize": PrizeSummary,
  "coins": Amount
});

export type ClaimedRight = zod.input<typeof ClaimedRight>;
export type ClaimedRightOutput = zod.output<typeof ClaimedRight>;

export const uploadRightProofRequestUploadIdsMax = 5;



export const UploadRightProofRequest = /*#__PURE__*/ zod.strictObject({
  "rightId": Id,
  "uploadIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uploadRightProofRequestUploadIdsMax))
});

export type UploadRightProofRequest = zod.input<typeof UploadRightProofRequest>;
export type UploadRightProofRequestOutput = zod.output<typeof UploadRightProofRequest>;

export const RightProofState = /*#__PURE__*/ zod.enum(['submitted', 'accepted', 'refused']);

export type RightProofState = zod.input<typeof RightProofState>;
export type RightProofStateOutput = zod.output<typeof RightProofState>;

export const NamedRight = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name
});

export type NamedRight = zod.input<typeof NamedRight>;
export type NamedRightOutput = zod.output<typeof NamedRight>;

export const ProofRefusal = /*#__PURE__*/ zod.enum(['unreadable', 'incomplete', 'notAProof', 'otherYear', 'usedBefore']);

export type ProofRefusal = zod.input<typeof ProofRefusal>;
export type ProofRefusalOutput = zod.output<typeof ProofRefusal>;

export const rightProofYearMin = 2000;
export const rightProofYearMax = 9999;



export const RightProof = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "right": NamedRight,
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rightProofYearMin)).check(/*#__PURE__*/ zod.lte(rightProofYearMax)),
  "state": RightProofState,
  "submittedAt": Instant,
  "decidedAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "refusal": /*#__PURE__*/ zod.union([ProofRefusal,/*#__PURE__*/ zod.null()])
});

export type RightProof = zod.input<typeof RightProof>;
export type RightProofOutput = zod.output<typeof RightProof>;

export const rightProofPageItemsMax = 50;



export const RightProofPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(RightProof).check(/*#__PURE__*/ zod.maxLength(rightProofPageItemsMax)),
  "nextCursor": NextCursor
});

export type RightProofPage = zod.input<typeof RightProofPage>;
export type RightProofPageOutput = zod.output<typeof RightProofPage>;

export const SignedAmountMin = -1000000000;
export const SignedAmountMax = 1000000000;



export const SignedAmount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SignedAmountMin)).check(/*#__PURE__*/ zod.lte(SignedAmountMax));

export type SignedAmount = zod.input<typeof SignedAmount>;
export type SignedAmountOutput = zod.output<typeof SignedAmount>;

export const MallCategory = /*#__PURE__*/ zod.enum(['baby', 'mother', 'home', 'keepsake', 'voucher']);

export type MallCategory = zod.input<typeof MallCategory>;
export type MallCategoryOutput = zod.output<typeof MallCategory>;

export const MallDelivery = /*#__PURE__*/ zod.enum(['parcel', 'voucher']);

export type MallDelivery = zod.input<typeof MallDelivery>;
export type MallDeliveryOutput = zod.output<typeof MallDelivery>;




export const MallSaving = /*#__PURE__*/ zod.strictObject({
  "coins": Amount,
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type MallSaving = zod.input<typeof MallSaving>;
export type MallSavingOutput = zod.output<typeof MallSaving>;

export const mallProductRemainingMin = 0;

export const mallProductFromLevelMax = 4;

export const mallProductPerMemberMax = 5;

export const mallProductRedeemedMin = 0;
export const mallProductRedeemedMax = 5;



export const MallProduct = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "category": MallCategory,
  "name": Name,
  "text": Text,
  "picture": Picture,
  "photo": /*#__PURE__*/ zod.optional(Photo),
  "price": Amount,
  "remaining": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mallProductRemainingMin)),
  "delivery": MallDelivery,
  "regions": Regions,
  "fromLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(mallProductFromLevelMax)),
  "opensAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "closesAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "perMember": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(mallProductPerMemberMax)),
  "redeemed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mallProductRedeemedMin)).check(/*#__PURE__*/ zod.lte(mallProductRedeemedMax)),
  "value": /*#__PURE__*/ zod.optional(Money),
  "valueIsLocal": /*#__PURE__*/ zod.optional(ValueIsLocal),
  "facts": /*#__PURE__*/ zod.optional(ItemFacts),
  "deliveryDays": /*#__PURE__*/ zod.optional(DeliveryDays),
  "unlock": /*#__PURE__*/ zod.optional(LevelUnlock),
  "saving": /*#__PURE__*/ zod.union([MallSaving,/*#__PURE__*/ zod.null()]),
  "wished": /*#__PURE__*/ zod.boolean(),
  "eligibility": Eligibility
});

export type MallProduct = zod.input<typeof MallProduct>;
export type MallProductOutput = zod.output<typeof MallProduct>;

export const coinRescueProductsMax = 3;



export const CoinRescue = /*#__PURE__*/ zod.strictObject({
  "amount": Amount,
  "date": CalendarDate,
  "products": /*#__PURE__*/ zod.array(MallProduct).check(/*#__PURE__*/ zod.maxLength(coinRescueProductsMax))
});

export type CoinRescue = zod.input<typeof CoinRescue>;
export type CoinRescueOutput = zod.output<typeof CoinRescue>;

export const CoinMonth = /*#__PURE__*/ zod.strictObject({
  "from": CalendarDate,
  "opening": Amount,
  "earned": Amount,
  "spent": Amount,
  "expired": Amount,
  "returned": Amount,
  "takenBack": Amount,
  "balance": Amount
});

export type CoinMonth = zod.input<typeof CoinMonth>;
export type CoinMonthOutput = zod.output<typeof CoinMonth>;

export const coinsExpiringMax = 24;

export const coinsMonthsMin = 12;
export const coinsMonthsMax = 12;



export const Coins = /*#__PURE__*/ zod.strictObject({
  "balance": Amount,
  "expiring": /*#__PURE__*/ zod.array(CoinExpiry).check(/*#__PURE__*/ zod.maxLength(coinsExpiringMax)),
  "rescue": /*#__PURE__*/ zod.union([CoinRescue,/*#__PURE__*/ zod.null()]),
  "months": /*#__PURE__*/ zod.array(CoinMonth).check(/*#__PURE__*/ zod.minLength(coinsMonthsMin)).check(/*#__PURE__*/ zod.maxLength(coinsMonthsMax))
});

export type Coins = zod.input<typeof Coins>;
export type CoinsOutput = zod.output<typeof Coins>;

export const CoinMovementKind = /*#__PURE__*/ zod.enum(['earned', 'spent', 'expired', 'returned']);

export type CoinMovementKind = zod.input<typeof CoinMovementKind>;
export type CoinMovementKindOutput = zod.output<typeof CoinMovementKind>;

export const coinReasonPurposeRegExp = new RegExp('^[a-z][a-z0-9_-]{0,63}$');


export const CoinReason = /*#__PURE__*/ zod.strictObject({
  "purpose": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(coinReasonPurposeRegExp)),
  "label": Name,
  "subject": /*#__PURE__*/ zod.union([Name,/*#__PURE__*/ zod.null()])
});

export type CoinReason = zod.input<typeof CoinReason>;
export type CoinReasonOutput = zod.output<typeof CoinReason>;

export const CoinMovement = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": CoinMovementKind,
  "amount": SignedAmount,
  "balance": Amount,
  "at": Instant,
  "reason": CoinReason
});

export type CoinMovement = zod.input<typeof CoinMovement>;
export type CoinMovementOutput = zod.output<typeof CoinMovement>;

export const coinMovementPageItemsMax = 50;



export const CoinMovementPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(CoinMovement).check(/*#__PURE__*/ zod.maxLength(coinMovementPageItemsMax)),
  "nextCursor": NextCursor
});

export type CoinMovementPage = zod.input<typeof CoinMovementPage>;
export type CoinMovementPageOutput = zod.output<typeof CoinMovementPage>;

export const CoinLotShare = /*#__PURE__*/ zod.strictObject({
  "amount": SignedAmount,
  "expiresOn": CalendarDate,
  "remaining": Amount
});

export type CoinLotShare = zod.input<typeof CoinLotShare>;
export type CoinLotShareOutput = zod.output<typeof CoinLotShare>;

export const coinMovementDetailLotsMax = 60;



export const CoinMovementDetail = /*#__PURE__*/ zod.strictObject({
  "movement": CoinMovement,
  "lots": /*#__PURE__*/ zod.array(CoinLotShare).check(/*#__PURE__*/ zod.maxLength(coinMovementDetailLotsMax))
});

export type CoinMovementDetail = zod.input<typeof CoinMovementDetail>;
export type CoinMovementDetailOutput = zod.output<typeof CoinMovementDetail>;

export const MallSort = /*#__PURE__*/ zod.enum(['newest', 'priceUp', 'priceDown']);

export type MallSort = zod.input<typeof MallSort>;
export type MallSortOutput = zod.output<typeof MallSort>;

export const MallPriceLimitMin = 0;
export const MallPriceLimitMax = 1000000;



export const MallPriceLimit = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(MallPriceLimitMin)).check(/*#__PURE__*/ zod.lte(MallPriceLimitMax));

export type MallPriceLimit = zod.input<typeof MallPriceLimit>;
export type MallPriceLimitOutput = zod.output<typeof MallPriceLimit>;

export const MallWishRequest = /*#__PURE__*/ zod.strictObject({
  "productId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type MallWishRequest = zod.input<typeof MallWishRequest>;
export type MallWishRequestOutput = zod.output<typeof MallWishRequest>;

export const mallProductListItemsMax = 200;

export const mallProductListTotalMin = 0;
export const mallProductListTotalMax = 10000;

export const mallProductListCategoriesMax = 5;



export const MallProductList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(MallProduct).check(/*#__PURE__*/ zod.maxLength(mallProductListItemsMax)),
  "nextCursor": /*#__PURE__*/ zod.optional(NextCursor),
  "total": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mallProductListTotalMin)).check(/*#__PURE__*/ zod.lte(mallProductListTotalMax))),
  "wish": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MallProduct,/*#__PURE__*/ zod.null()])),
  "categories": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(MallCategory).check(/*#__PURE__*/ zod.maxLength(mallProductListCategoriesMax)))
});

export type MallProductList = zod.input<typeof MallProductList>;
export type MallProductListOutput = zod.output<typeof MallProductList>;

export const RedeemRequest = /*#__PURE__*/ zod.strictObject({
  "productId": Id,
  "addressId": /*#__PURE__*/ zod.optional(Id),
  "price": /*#__PURE__*/ zod.optional(Amount)
});

export type RedeemRequest = zod.input<typeof RedeemRequest>;
export type RedeemRequestOutput = zod.output<typeof RedeemRequest>;

export const RedemptionState = /*#__PURE__*/ zod.enum(['reserved', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned']);

export type RedemptionState = zod.input<typeof RedemptionState>;
export type RedemptionStateOutput = zod.output<typeof RedemptionState>;

export const RedeemedProduct = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "picture": Picture
});

export type RedeemedProduct = zod.input<typeof RedeemedProduct>;
export type RedeemedProductOutput = zod.output<typeof RedeemedProduct>;

export const parcelCarrierMax = 100;

export const parcelTrackingNumberMax = 100;

export const parcelTrackingUrlMax = 2048;

export const parcelStopsMin = 2;
export const parcelStopsMax = 10;

export const parcelReachedMin = 0;
export const parcelReachedMax = 9;



export const Parcel = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "carrier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(parcelCarrierMax))),
  "trackingNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(parcelTrackingNumberMax))),
  "trackingUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(parcelTrackingUrlMax))),
  "state": ParcelState,
  "stops": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(parcelStopsMin)).check(/*#__PURE__*/ zod.lte(parcelStopsMax)),
  "reached": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(parcelReachedMin)).check(/*#__PURE__*/ zod.lte(parcelReachedMax)),
  "halted": /*#__PURE__*/ zod.boolean(),
  "updatedAt": Instant
});

export type Parcel = zod.input<typeof Parcel>;
export type ParcelOutput = zod.output<typeof Parcel>;

export const RedemptionStep = /*#__PURE__*/ zod.strictObject({
  "state": RedemptionState,
  "at": Instant
});

export type RedemptionStep = zod.input<typeof RedemptionStep>;
export type RedemptionStepOutput = zod.output<typeof RedemptionStep>;

export const Arrival = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "from": CalendarDate,
  "to": CalendarDate
}),/*#__PURE__*/ zod.null()]);

export type Arrival = zod.input<typeof Arrival>;
export type ArrivalOutput = zod.output<typeof Arrival>;

export const redemptionStepsMax = 20;



export const Redemption = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "product": RedeemedProduct,
  "price": Amount,
  "state": RedemptionState,
  "redeemedAt": Instant,
  "stateAt": Instant,
  "address": /*#__PURE__*/ zod.union([Address,/*#__PURE__*/ zod.null()]),
  "voucherId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "parcel": /*#__PURE__*/ zod.union([Parcel,/*#__PURE__*/ zod.null()]),
  "steps": /*#__PURE__*/ zod.array(RedemptionStep).check(/*#__PURE__*/ zod.maxLength(redemptionStepsMax)),
  "cancellable": /*#__PURE__*/ zod.boolean(),
  "arrives": Arrival
});

export type Redemption = zod.input<typeof Redemption>;
export type RedemptionOutput = zod.output<typeof Redemption>;

export const Redeemed = /*#__PURE__*/ zod.strictObject({
  "redemption": Redemption,
  "coins": Amount
});

export type Redeemed = zod.input<typeof Redeemed>;
export type RedeemedOutput = zod.output<typeof Redeemed>;

export const redemptionPageItemsMax = 50;



export const RedemptionPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Redemption).check(/*#__PURE__*/ zod.maxLength(redemptionPageItemsMax)),
  "nextCursor": NextCursor
});

export type RedemptionPage = zod.input<typeof RedemptionPage>;
export type RedemptionPageOutput = zod.output<typeof RedemptionPage>;

export const VoucherKind = /*#__PURE__*/ zod.enum(['percent', 'amount', 'shipping']);

export type VoucherKind = zod.input<typeof VoucherKind>;
export type VoucherKindOutput = zod.output<typeof VoucherKind>;

export const VoucherState = /*#__PURE__*/ zod.enum(['active', 'reserved', 'used', 'expired', 'void']);

export type VoucherState = zod.input<typeof VoucherState>;
export type VoucherStateOutput = zod.output<typeof VoucherState>;

export const VoucherFilter = /*#__PURE__*/ zod.enum(['active', 'used', 'expired']);

export type VoucherFilter = zod.input<typeof VoucherFilter>;
export type VoucherFilterOutput = zod.output<typeof VoucherFilter>;

export const voucherPercentMax = 100;

export const voucherCodeRegExp = new RegExp('^[A-Z0-9-]{8,32}$');


export const Voucher = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": VoucherKind,
  "name": Name,
  "text": Text,
  "percent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(voucherPercentMax))),
  "amount": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "minimumOrder": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "scope": /*#__PURE__*/ zod.union([Name,/*#__PURE__*/ zod.null()]),
  "regions": Regions,
  "state": VoucherState,
  "grantedAt": Instant,
  "expiresAt": Instant,
  "code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(voucherCodeRegExp))),
  "reservedUntil": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "usedAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "orderId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type Voucher = zod.input<typeof Voucher>;
export type VoucherOutput = zod.output<typeof Voucher>;

export const voucherPageItemsMax = 50;



export const VoucherPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Voucher).check(/*#__PURE__*/ zod.maxLength(voucherPageItemsMax)),
  "nextCursor": NextCursor
});

export type VoucherPage = zod.input<typeof VoucherPage>;
export type VoucherPageOutput = zod.output<typeof VoucherPage>;

export const openVoucherInShopRequestTypeMax = 64;


export const openVoucherInShopRequestTypeRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const OpenVoucherInShopRequest = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.optional(Id),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(openVoucherInShopRequestTypeMax)).check(/*#__PURE__*/ zod.regex(openVoucherInShopRequestTypeRegExp)))
});

export type OpenVoucherInShopRequest = zod.input<typeof OpenVoucherInShopRequest>;
export type OpenVoucherInShopRequestOutput = zod.output<typeof OpenVoucherInShopRequest>;

export const voucherInShopUrlMax = 8192;



export const VoucherInShop = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(voucherInShopUrlMax)),
  "voucher": Voucher
});

export type VoucherInShop = zod.input<typeof VoucherInShop>;
export type VoucherInShopOutput = zod.output<typeof VoucherInShop>;

export const LinkCodeRegExp = new RegExp('^[0-9A-Z]{8}$');


export const LinkCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(LinkCodeRegExp));

export type LinkCode = zod.input<typeof LinkCode>;
export type LinkCodeOutput = zod.output<typeof LinkCode>;

export const ShowsName = /*#__PURE__*/ zod.boolean();

export type ShowsName = zod.input<typeof ShowsName>;
export type ShowsNameOutput = zod.output<typeof ShowsName>;

export const linkPreviewTitleMax = 300;

export const linkPreviewTextMax = 1000;

export const linkPreviewPictureMax = 300;



export const LinkPreview = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(linkPreviewTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(linkPreviewTextMax)),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(linkPreviewPictureMax))
});

export type LinkPreview = zod.input<typeof LinkPreview>;
export type LinkPreviewOutput = zod.output<typeof LinkPreview>;

export const referralSharePathMax = 200;

export const referralJoinedMin = 0;

export const referralRewardedMin = 0;

export const referralRewardedThisYearMin = 0;


export const referralShortPathMax = 300;


export const referralShortPathRegExp = new RegExp('^/[A-Za-z0-9/?=&_-]*$');


export const Referral = /*#__PURE__*/ zod.strictObject({
  "linkCode": LinkCode,
  "sharePath": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(referralSharePathMax)),
  "advocateGets": PrizeSummary,
  "friendGets": PrizeSummary,
  "joined": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralJoinedMin)),
  "rewarded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralRewardedMin)),
  "rewardedThisYear": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralRewardedThisYearMin)),
  "friendsAYear": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "shortPath": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(referralShortPathMax)).check(/*#__PURE__*/ zod.regex(referralShortPathRegExp)),
  "showsName": ShowsName,
  "preview": LinkPreview
});

export type Referral = zod.input<typeof Referral>;
export type ReferralOutput = zod.output<typeof Referral>;

export const SetReferralNameRequest = /*#__PURE__*/ zod.strictObject({
  "showsName": ShowsName
});

export type SetReferralNameRequest = zod.input<typeof SetReferralNameRequest>;
export type SetReferralNameRequestOutput = zod.output<typeof SetReferralNameRequest>;

export const ReferralName = /*#__PURE__*/ zod.strictObject({
  "showsName": ShowsName,
  "preview": LinkPreview
});

export type ReferralName = zod.input<typeof ReferralName>;
export type ReferralNameOutput = zod.output<typeof ReferralName>;

export const Invitation = /*#__PURE__*/ zod.strictObject({
  "firstName": /*#__PURE__*/ zod.union([FirstName,/*#__PURE__*/ zod.null()]),
  "language": /*#__PURE__*/ zod.enum(['en', 'id', 'th', 'vn']),
  "advocateGets": PrizeSummary,
  "friendGets": PrizeSummary
});

export type Invitation = zod.input<typeof Invitation>;
export type InvitationOutput = zod.output<typeof Invitation>;

export const ReferralState = /*#__PURE__*/ zod.enum(['joined', 'rewarded', 'notCounted']);

export type ReferralState = zod.input<typeof ReferralState>;
export type ReferralStateOutput = zod.output<typeof ReferralState>;

export const ReferralReason = /*#__PURE__*/ zod.enum(['NOT_VERIFIED', 'NOT_ACTIVE', 'CAP_REACHED', 'LEFT', 'PAID_BEFORE']);

export type ReferralReason = zod.input<typeof ReferralReason>;
export type ReferralReasonOutput = zod.output<typeof ReferralReason>;

export const referredFriendInitialMax = 4;



export const ReferredFriend = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "initial": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(referredFriendInitialMax))),
  "state": ReferralState,
  "reason": /*#__PURE__*/ zod.union([ReferralReason,/*#__PURE__*/ zod.null()]),
  "joinedAt": Instant,
  "rewardedAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()])
});

export type ReferredFriend = zod.input<typeof ReferredFriend>;
export type ReferredFriendOutput = zod.output<typeof ReferredFriend>;

export const referredFriendPageItemsMax = 50;



export const ReferredFriendPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ReferredFriend).check(/*#__PURE__*/ zod.maxLength(referredFriendPageItemsMax)),
  "nextCursor": NextCursor
});

export type ReferredFriendPage = zod.input<typeof ReferredFriendPage>;
export type ReferredFriendPageOutput = zod.output<typeof ReferredFriendPage>;

export const GiftTypeMax = 4;



export const GiftType = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(GiftTypeMax));

export type GiftType = zod.input<typeof GiftType>;
export type GiftTypeOutput = zod.output<typeof GiftType>;

export const GiftKind = /*#__PURE__*/ zod.enum(['level', 'newBaby', 'momBirthday', 'babyBirthday', 'won']);

export type GiftKind = zod.input<typeof GiftKind>;
export type GiftKindOutput = zod.output<typeof GiftKind>;

export const GiftState = /*#__PURE__*/ zod.enum(['waiting', 'reserved', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'expired']);

export type GiftState = zod.input<typeof GiftState>;
export type GiftStateOutput = zod.output<typeof GiftState>;

export const GiftClosesAt = /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]);

export type GiftClosesAt = zod.input<typeof GiftClosesAt>;
export type GiftClosesAtOutput = zod.output<typeof GiftClosesAt>;

export const giftFromLevelMax = 4;

export const giftStockLeftMin = 0;
export const giftStockLeftMax = 1000000;



export const Gift = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": GiftKind,
  "name": Name,
  "text": Text,
  "picture": Picture,
  "photo": /*#__PURE__*/ zod.optional(Photo),
  "fromLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(giftFromLevelMax)),
  "regions": Regions,
  "coins": Amount,
  "value": Money,
  "valueIsLocal": /*#__PURE__*/ zod.optional(ValueIsLocal),
  "stockLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(giftStockLeftMin)).check(/*#__PURE__*/ zod.lte(giftStockLeftMax)),
  "facts": /*#__PURE__*/ zod.optional(ItemFacts),
  "deliveryDays": /*#__PURE__*/ zod.optional(DeliveryDays),
  "unlock": /*#__PURE__*/ zod.optional(LevelUnlock),
  "closesAt": GiftClosesAt,
  "eligibility": Eligibility
});

export type Gift = zod.input<typeof Gift>;
export type GiftOutput = zod.output<typeof Gift>;

export const giftPageItemsMax = 50;



export const GiftPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Gift).check(/*#__PURE__*/ zod.maxLength(giftPageItemsMax)),
  "nextCursor": NextCursor
});

export type GiftPage = zod.input<typeof GiftPage>;
export type GiftPageOutput = zod.output<typeof GiftPage>;

export const giftBoardGiftsMin = 0;
export const giftBoardGiftsMax = 1000;

export const giftBoardOpenMin = 0;
export const giftBoardOpenMax = 1000;

export const giftBoardPicturesMax = 3;



export const GiftBoard = /*#__PURE__*/ zod.strictObject({
  "type": GiftType,
  "kind": GiftKind,
  "gifts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(giftBoardGiftsMin)).check(/*#__PURE__*/ zod.lte(giftBoardGiftsMax)),
  "open": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(giftBoardOpenMin)).check(/*#__PURE__*/ zod.lte(giftBoardOpenMax)),
  "closesAt": GiftClosesAt,
  "pictures": /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(giftBoardPicturesMax)),
  "eligibility": Eligibility
});

export type GiftBoard = zod.input<typeof GiftBoard>;
export type GiftBoardOutput = zod.output<typeof GiftBoard>;

export const giftBoardsWaitingMin = 0;

export const giftBoardsBoardsMax = 4;



export const GiftBoards = /*#__PURE__*/ zod.strictObject({
  "waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(giftBoardsWaitingMin)),
  "boards": /*#__PURE__*/ zod.array(GiftBoard).check(/*#__PURE__*/ zod.maxLength(giftBoardsBoardsMax))
});

export type GiftBoards = zod.input<typeof GiftBoards>;
export type GiftBoardsOutput = zod.output<typeof GiftBoards>;

export const giftOccasionBabyNameMax = 200;



export const GiftOccasion = /*#__PURE__*/ zod.strictObject({
  "babyId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "babyName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(giftOccasionBabyNameMax))),
  "date": /*#__PURE__*/ zod.union([CalendarDate,/*#__PURE__*/ zod.null()]),
  "opensOn": /*#__PURE__*/ zod.union([CalendarDate,/*#__PURE__*/ zod.null()]),
  "closesOn": /*#__PURE__*/ zod.union([CalendarDate,/*#__PURE__*/ zod.null()]),
  "closesAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "eligibility": Eligibility,
  "claimId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type GiftOccasion = zod.input<typeof GiftOccasion>;
export type GiftOccasionOutput = zod.output<typeof GiftOccasion>;

export const occasionGiftsOccasionsMax = 50;

export const occasionGiftsItemsMax = 100;



export const OccasionGifts = /*#__PURE__*/ zod.strictObject({
  "eligibility": Eligibility,
  "occasions": /*#__PURE__*/ zod.array(GiftOccasion).check(/*#__PURE__*/ zod.maxLength(occasionGiftsOccasionsMax)),
  "items": /*#__PURE__*/ zod.array(Gift).check(/*#__PURE__*/ zod.maxLength(occasionGiftsItemsMax))
});

export type OccasionGifts = zod.input<typeof OccasionGifts>;
export type OccasionGiftsOutput = zod.output<typeof OccasionGifts>;

export const ClaimGiftRequest = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "addressId": Id,
  "price": /*#__PURE__*/ zod.optional(Amount)
});

export type ClaimGiftRequest = zod.input<typeof ClaimGiftRequest>;
export type ClaimGiftRequestOutput = zod.output<typeof ClaimGiftRequest>;

export const ClaimMomGiftRequest = /*#__PURE__*/ zod.strictObject({
  "giftId": Id,
  "addressId": Id
});

export type ClaimMomGiftRequest = zod.input<typeof ClaimMomGiftRequest>;
export type ClaimMomGiftRequestOutput = zod.output<typeof ClaimMomGiftRequest>;

export const ClaimBabyGiftRequest = /*#__PURE__*/ zod.strictObject({
  "giftId": Id,
  "babyId": Id,
  "addressId": Id
});

export type ClaimBabyGiftRequest = zod.input<typeof ClaimBabyGiftRequest>;
export type ClaimBabyGiftRequestOutput = zod.output<typeof ClaimBabyGiftRequest>;

export const GiftBrief = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "picture": Picture
});

export type GiftBrief = zod.input<typeof GiftBrief>;
export type GiftBriefOutput = zod.output<typeof GiftBrief>;

export const MyGiftGroup = /*#__PURE__*/ zod.enum(['waiting', 'underway', 'over']);

export type MyGiftGroup = zod.input<typeof MyGiftGroup>;
export type MyGiftGroupOutput = zod.output<typeof MyGiftGroup>;

export const GiftStep = /*#__PURE__*/ zod.strictObject({
  "state": GiftState,
  "at": Instant
});

export type GiftStep = zod.input<typeof GiftStep>;
export type GiftStepOutput = zod.output<typeof GiftStep>;

export const myGiftStepsMax = 20;

export const myGiftBabyNameMax = 200;



export const MyGift = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "state": GiftState,
  "kind": GiftKind,
  "gift": GiftBrief,
  "babyId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "regions": Regions,
  "coins": Amount,
  "at": Instant,
  "reservedUntil": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.union([Address,/*#__PURE__*/ zod.null()]),
  "parcel": /*#__PURE__*/ zod.union([Parcel,/*#__PURE__*/ zod.null()]),
  "steps": /*#__PURE__*/ zod.array(GiftStep).check(/*#__PURE__*/ zod.maxLength(myGiftStepsMax)),
  "cancellable": /*#__PURE__*/ zod.boolean(),
  "arrives": Arrival,
  "babyName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myGiftBabyNameMax)))
});

export type MyGift = zod.input<typeof MyGift>;
export type MyGiftOutput = zod.output<typeof MyGift>;

export const myGiftPageItemsMax = 50;



export const MyGiftPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(MyGift).check(/*#__PURE__*/ zod.maxLength(myGiftPageItemsMax)),
  "nextCursor": NextCursor
});

export type MyGiftPage = zod.input<typeof MyGiftPage>;
export type MyGiftPageOutput = zod.output<typeof MyGiftPage>;

export const courseChapterMinutesMax = 120;



export const CourseChapter = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseChapterMinutesMax)),
  "doneAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()])
});

export type CourseChapter = zod.input<typeof CourseChapter>;
export type CourseChapterOutput = zod.output<typeof CourseChapter>;

export const courseChapterTextMinutesMax = 120;



export const CourseChapterText = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseChapterTextMinutesMax)),
  "doneAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "text": Text
});

export type CourseChapterText = zod.input<typeof CourseChapterText>;
export type CourseChapterTextOutput = zod.output<typeof CourseChapterText>;

export const courseFromLevelMax = 4;

export const courseMinutesMax = 600;

export const courseDoneMin = 0;
export const courseDoneMax = 50;

export const courseChaptersMax = 50;



export const Course = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "text": Text,
  "picture": Picture,
  "topic": ReadingTopic,
  "fromLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseFromLevelMax)),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseMinutesMax)),
  "reward": Reward,
  "done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseDoneMin)).check(/*#__PURE__*/ zod.lte(courseDoneMax)),
  "finishedAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "chapters": /*#__PURE__*/ zod.array(CourseChapter).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courseChaptersMax)),
  "unlock": /*#__PURE__*/ zod.optional(LevelUnlock),
  "eligibility": Eligibility
});

export type Course = zod.input<typeof Course>;
export type CourseOutput = zod.output<typeof Course>;

export const courseDetailFromLevelMax = 4;

export const courseDetailMinutesMax = 600;

export const courseDetailDoneMin = 0;
export const courseDetailDoneMax = 50;

export const courseDetailChaptersMax = 50;



export const CourseDetail = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "text": Text,
  "picture": Picture,
  "topic": ReadingTopic,
  "fromLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseDetailFromLevelMax)),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseDetailMinutesMax)),
  "reward": Reward,
  "done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseDetailDoneMin)).check(/*#__PURE__*/ zod.lte(courseDetailDoneMax)),
  "finishedAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "chapters": /*#__PURE__*/ zod.array(CourseChapterText).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courseDetailChaptersMax)),
  "unlock": /*#__PURE__*/ zod.optional(LevelUnlock),
  "eligibility": Eligibility
});

export type CourseDetail = zod.input<typeof CourseDetail>;
export type CourseDetailOutput = zod.output<typeof CourseDetail>;

export const courseListItemsMax = 50;



export const CourseList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Course).check(/*#__PURE__*/ zod.maxLength(courseListItemsMax))
});

export type CourseList = zod.input<typeof CourseList>;
export type CourseListOutput = zod.output<typeof CourseList>;

export const FinishChapterRequest = /*#__PURE__*/ zod.strictObject({
  "chapterId": Id
});

export type FinishChapterRequest = zod.input<typeof FinishChapterRequest>;
export type FinishChapterRequestOutput = zod.output<typeof FinishChapterRequest>;

export const ChapterFinished = /*#__PURE__*/ zod.strictObject({
  "reward": Reward,
  "course": CourseDetail
});

export type ChapterFinished = zod.input<typeof ChapterFinished>;
export type ChapterFinishedOutput = zod.output<typeof ChapterFinished>;

export const benefitLinkPathMax = 2048;



export const BenefitLink = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['shop', 'voucher']),
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(benefitLinkPathMax))
});

export type BenefitLink = zod.input<typeof BenefitLink>;
export type BenefitLinkOutput = zod.output<typeof BenefitLink>;

export const benefitFromLevelMax = 4;



export const Benefit = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "text": Text,
  "picture": Picture,
  "opensAt": Instant,
  "closesAt": Instant,
  "regions": Regions,
  "fromLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(benefitFromLevelMax)),
  "link": BenefitLink,
  "unlock": /*#__PURE__*/ zod.optional(LevelUnlock),
  "eligibility": Eligibility
});

export type Benefit = zod.input<typeof Benefit>;
export type BenefitOutput = zod.output<typeof Benefit>;

export const benefitListItemsMax = 100;



export const BenefitList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Benefit).check(/*#__PURE__*/ zod.maxLength(benefitListItemsMax))
});

export type BenefitList = zod.input<typeof BenefitList>;
export type BenefitListOutput = zod.output<typeof BenefitList>;

export const magazineIssueArticlesMax = 50;



export const MagazineIssue = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "text": Text,
  "picture": Picture,
  "publishedOn": CalendarDate,
  "isBrowse": /*#__PURE__*/ zod.boolean(),
  "articles": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(magazineIssueArticlesMax))
});

export type MagazineIssue = zod.input<typeof MagazineIssue>;
export type MagazineIssueOutput = zod.output<typeof MagazineIssue>;

export const magazinePageItemsMax = 50;



export const MagazinePage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(MagazineIssue).check(/*#__PURE__*/ zod.maxLength(magazinePageItemsMax)),
  "nextCursor": NextCursor
});

export type MagazinePage = zod.input<typeof MagazinePage>;
export type MagazinePageOutput = zod.output<typeof MagazinePage>;

export const MagazineIsBrowse = /*#__PURE__*/ zod.strictObject({
  "isAllBrowse": /*#__PURE__*/ zod.boolean()
});

export type MagazineIsBrowse = zod.input<typeof MagazineIsBrowse>;
export type MagazineIsBrowseOutput = zod.output<typeof MagazineIsBrowse>;

export const magazineDetailArticlesMax = 50;



export const MagazineDetail = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "text": Text,
  "picture": Picture,
  "publishedOn": CalendarDate,
  "isBrowse": /*#__PURE__*/ zod.boolean(),
  "articles": /*#__PURE__*/ zod.array(MagazineArticle).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(magazineDetailArticlesMax))
});

export type MagazineDetail = zod.input<typeof MagazineDetail>;
export type MagazineDetailOutput = zod.output<typeof MagazineDetail>;

export const ReadingMoment = /*#__PURE__*/ zod.enum(['expecting', 'firstDays', 'firstWeeks', 'settling', 'outAndAbout', 'firstTastes', 'explorer', 'backToWork', 'quietMoment']);

export type ReadingMoment = zod.input<typeof ReadingMoment>;
export type ReadingMomentOutput = zod.output<typeof ReadingMoment>;

export const readingSuggestionMinutesMax = 600;



export const ReadingSuggestion = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['article', 'course']),
  "id": Id,
  "issue": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "name": Name,
  "picture": Picture,
  "topic": ReadingTopic,
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(readingSuggestionMinutesMax)),
  "moment": ReadingMoment
});

export type ReadingSuggestion = zod.input<typeof ReadingSuggestion>;
export type ReadingSuggestionOutput = zod.output<typeof ReadingSuggestion>;

export const readingForStageItemsMax = 6;



export const ReadingForStage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ReadingSuggestion).check(/*#__PURE__*/ zod.maxLength(readingForStageItemsMax))
});

export type ReadingForStage = zod.input<typeof ReadingForStage>;
export type ReadingForStageOutput = zod.output<typeof ReadingForStage>;

export const Game = /*#__PURE__*/ zod.enum(['checkIn', 'normalCheckIn', 'eventCheckIn', 'blackFridayCheckIn', 'motherDay']);

export type Game = zod.input<typeof Game>;
export type GameOutput = zod.output<typeof Game>;

export const GamePhase = /*#__PURE__*/ zod.enum(['ahead', 'open', 'over']);

export type GamePhase = zod.input<typeof GamePhase>;
export type GamePhaseOutput = zod.output<typeof GamePhase>;

export const ShareCardKind = /*#__PURE__*/ zod.enum(['level', 'streak', 'prize']);

export type ShareCardKind = zod.input<typeof ShareCardKind>;
export type ShareCardKindOutput = zod.output<typeof ShareCardKind>;

export const shareCardUrlMax = 2000;

export const shareCardTitleMax = 300;

export const shareCardTextMax = 300;





export const ShareCard = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shareCardUrlMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(shareCardTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shareCardTextMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type ShareCard = zod.input<typeof ShareCard>;
export type ShareCardOutput = zod.output<typeof ShareCard>;

export const GameSeason = /*#__PURE__*/ zod.strictObject({
  "from": CalendarDate,
  "to": CalendarDate
});

export type GameSeason = zod.input<typeof GameSeason>;
export type GameSeasonOutput = zod.output<typeof GameSeason>;

export const FromLevelMax = 4;



export const FromLevel = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(FromLevelMax));

export type FromLevel = zod.input<typeof FromLevel>;
export type FromLevelOutput = zod.output<typeof FromLevel>;

export const StreakMin = 0;
export const StreakMax = 1000000;



export const Streak = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(StreakMin)).check(/*#__PURE__*/ zod.lte(StreakMax));

export type Streak = zod.input<typeof Streak>;
export type StreakOutput = zod.output<typeof Streak>;

export const gameSummaryRewardsMin = 7;
export const gameSummaryRewardsMax = 7;



export const GameSummary = /*#__PURE__*/ zod.strictObject({
  "game": Game,
  "name": Name,
  "intro": Text,
  "state": GamePhase,
  "season": /*#__PURE__*/ zod.union([GameSeason,/*#__PURE__*/ zod.null()]),
  "regions": Regions,
  "fromLevel": FromLevel,
  "eligibility": Eligibility,
  "checkedInToday": /*#__PURE__*/ zod.boolean(),
  "streak": Streak,
  "paused": /*#__PURE__*/ zod.boolean(),
  "rewards": /*#__PURE__*/ zod.array(Reward).check(/*#__PURE__*/ zod.minLength(gameSummaryRewardsMin)).check(/*#__PURE__*/ zod.maxLength(gameSummaryRewardsMax))
});

export type GameSummary = zod.input<typeof GameSummary>;
export type GameSummaryOutput = zod.output<typeof GameSummary>;

export const gameListGamesMax = 20;



export const GameList = /*#__PURE__*/ zod.strictObject({
  "games": /*#__PURE__*/ zod.array(GameSummary).check(/*#__PURE__*/ zod.maxLength(gameListGamesMax))
});

export type GameList = zod.input<typeof GameList>;
export type GameListOutput = zod.output<typeof GameList>;

export const checkInDayDayMax = 7;



export const CheckInDay = /*#__PURE__*/ zod.strictObject({
  "day": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkInDayDayMax)),
  "date": CalendarDate,
  "state": /*#__PURE__*/ zod.enum(['done', 'made-up', 'today', 'missed', 'ahead']),
  "reward": Reward
});

export type CheckInDay = zod.input<typeof CheckInDay>;
export type CheckInDayOutput = zod.output<typeof CheckInDay>;

export const CheckInPause = /*#__PURE__*/ zod.strictObject({
  "from": CalendarDate,
  "to": CalendarDate
});

export type CheckInPause = zod.input<typeof CheckInPause>;
export type CheckInPauseOutput = zod.output<typeof CheckInPause>;

export const makeUpsLeftMin = 0;
export const makeUpsLeftMax = 6;

export const makeUpsDatesMax = 6;



export const MakeUps = /*#__PURE__*/ zod.strictObject({
  "left": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(makeUpsLeftMin)).check(/*#__PURE__*/ zod.lte(makeUpsLeftMax)),
  "price": Amount,
  "free": /*#__PURE__*/ zod.boolean(),
  "dates": /*#__PURE__*/ zod.array(CalendarDate).check(/*#__PURE__*/ zod.maxLength(makeUpsDatesMax))
});

export type MakeUps = zod.input<typeof MakeUps>;
export type MakeUpsOutput = zod.output<typeof MakeUps>;

export const CheckInMark = /*#__PURE__*/ zod.strictObject({
  "date": CalendarDate,
  "state": /*#__PURE__*/ zod.enum(['done', 'made-up', 'paused', 'missed'])
});

export type CheckInMark = zod.input<typeof CheckInMark>;
export type CheckInMarkOutput = zod.output<typeof CheckInMark>;

export const checkInStateCycleMin = 7;
export const checkInStateCycleMax = 7;

export const checkInStateHistoryMax = 92;

export const checkInStatePauseDaysLeftMin = 0;
export const checkInStatePauseDaysLeftMax = 21;



export const CheckInState = /*#__PURE__*/ zod.strictObject({
  "game": Game,
  "name": Name,
  "intro": Text,
  "state": GamePhase,
  "season": /*#__PURE__*/ zod.union([GameSeason,/*#__PURE__*/ zod.null()]),
  "eligibility": Eligibility,
  "today": CalendarDate,
  "timeZone": TimeZone,
  "resetsAt": Instant,
  "checkedInToday": /*#__PURE__*/ zod.boolean(),
  "streak": Streak,
  "cycle": /*#__PURE__*/ zod.array(CheckInDay).check(/*#__PURE__*/ zod.minLength(checkInStateCycleMin)).check(/*#__PURE__*/ zod.maxLength(checkInStateCycleMax)),
  "todaysReward": Reward,
  "tomorrowsReward": Reward,
  "history": /*#__PURE__*/ zod.array(CheckInMark).check(/*#__PURE__*/ zod.maxLength(checkInStateHistoryMax)),
  "makeUps": MakeUps,
  "pause": /*#__PURE__*/ zod.union([CheckInPause,/*#__PURE__*/ zod.null()]),
  "pauseDaysLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkInStatePauseDaysLeftMin)).check(/*#__PURE__*/ zod.lte(checkInStatePauseDaysLeftMax)),
  "pauseRenewsOn": CalendarDate
});

export type CheckInState = zod.input<typeof CheckInState>;
export type CheckInStateOutput = zod.output<typeof CheckInState>;

export const CheckedIn = /*#__PURE__*/ zod.strictObject({
  "reward": Reward,
  "coins": Amount,
  "points": Amount,
  "state": CheckInState
});

export type CheckedIn = zod.input<typeof CheckedIn>;
export type CheckedInOutput = zod.output<typeof CheckedIn>;

export const LateCheckInRequest = /*#__PURE__*/ zod.strictObject({
  "pressedAt": Instant
});

export type LateCheckInRequest = zod.input<typeof LateCheckInRequest>;
export type LateCheckInRequestOutput = zod.output<typeof LateCheckInRequest>;

export const LateCheckedIn = /*#__PURE__*/ zod.strictObject({
  "date": CalendarDate,
  "reward": Reward,
  "coins": Amount,
  "points": Amount,
  "state": CheckInState
});

export type LateCheckedIn = zod.input<typeof LateCheckedIn>;
export type LateCheckedInOutput = zod.output<typeof LateCheckedIn>;

export const MakeUpRequest = /*#__PURE__*/ zod.strictObject({
  "date": CalendarDate,
  "price": /*#__PURE__*/ zod.optional(Amount)
});

export type MakeUpRequest = zod.input<typeof MakeUpRequest>;
export type MakeUpRequestOutput = zod.output<typeof MakeUpRequest>;

export const pauseRequestDaysMax = 21;



export const PauseRequest = /*#__PURE__*/ zod.strictObject({
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pauseRequestDaysMax))
});

export type PauseRequest = zod.input<typeof PauseRequest>;
export type PauseRequestOutput = zod.output<typeof PauseRequest>;

export const PrizeIdMax = 64;


export const PrizeIdRegExp = new RegExp('^[\\w-]+$');


export const PrizeId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PrizeIdMax)).check(/*#__PURE__*/ zod.regex(PrizeIdRegExp));

export type PrizeId = zod.input<typeof PrizeId>;
export type PrizeIdOutput = zod.output<typeof PrizeId>;

export const DrawPrize = /*#__PURE__*/ zod.strictObject({
  "id": PrizeId,
  "name": Name,
  "picture": Picture,
  "photo": /*#__PURE__*/ zod.optional(Photo),
  "reward": Reward
});

export type DrawPrize = zod.input<typeof DrawPrize>;
export type DrawPrizeOutput = zod.output<typeof DrawPrize>;

export const WeightMax = 1000000;



export const Weight = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(WeightMax));

export type Weight = zod.input<typeof Weight>;
export type WeightOutput = zod.output<typeof Weight>;

export const PrizeStockMin = 0;
export const PrizeStockMax = 1000000000;



export const PrizeStock = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PrizeStockMin)).check(/*#__PURE__*/ zod.lte(PrizeStockMax)));

export type PrizeStock = zod.input<typeof PrizeStock>;
export type PrizeStockOutput = zod.output<typeof PrizeStock>;

export const luckyGiftOddsMin = 0;
export const luckyGiftOddsMax = 1;



export const LuckyGift = /*#__PURE__*/ zod.strictObject({
  "prize": DrawPrize,
  "weight": Weight,
  "odds": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(luckyGiftOddsMin)).check(/*#__PURE__*/ zod.lte(luckyGiftOddsMax)),
  "stock": PrizeStock,
  "remaining": PrizeStock
});

export type LuckyGift = zod.input<typeof LuckyGift>;
export type LuckyGiftOutput = zod.output<typeof LuckyGift>;

export const TicketCountMin = 0;
export const TicketCountMax = 1000000000;



export const TicketCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(TicketCountMin)).check(/*#__PURE__*/ zod.lte(TicketCountMax));

export type TicketCount = zod.input<typeof TicketCount>;
export type TicketCountOutput = zod.output<typeof TicketCount>;

export const drawSummaryTicketsPerDayMax = 50;



export const DrawSummary = /*#__PURE__*/ zod.strictObject({
  "draw": Id,
  "name": Name,
  "state": GamePhase,
  "opensAt": Instant,
  "closesAt": Instant,
  "regions": Regions,
  "fromLevel": FromLevel,
  "eligibility": Eligibility,
  "price": Amount,
  "ticketsPerDay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(drawSummaryTicketsPerDayMax)),
  "tickets": TicketCount
});

export type DrawSummary = zod.input<typeof DrawSummary>;
export type DrawSummaryOutput = zod.output<typeof DrawSummary>;

export const drawListDrawsMax = 100;



export const DrawList = /*#__PURE__*/ zod.strictObject({
  "draws": /*#__PURE__*/ zod.array(DrawSummary).check(/*#__PURE__*/ zod.maxLength(drawListDrawsMax))
});

export type DrawList = zod.input<typeof DrawList>;
export type DrawListOutput = zod.output<typeof DrawList>;

export const LuckyGiftsMax = 50;



export const LuckyGifts = /*#__PURE__*/ zod.array(LuckyGift).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LuckyGiftsMax));

export type LuckyGifts = zod.input<typeof LuckyGifts>;
export type LuckyGiftsOutput = zod.output<typeof LuckyGifts>;

export const LuckyDraw = /*#__PURE__*/ zod.strictObject({
  "draw": DrawSummary,
  "gifts": LuckyGifts
});

export type LuckyDraw = zod.input<typeof LuckyDraw>;
export type LuckyDrawOutput = zod.output<typeof LuckyDraw>;

export const luckyListDrawsMax = 100;



export const LuckyList = /*#__PURE__*/ zod.strictObject({
  "draws": /*#__PURE__*/ zod.array(LuckyDraw).check(/*#__PURE__*/ zod.maxLength(luckyListDrawsMax))
});

export type LuckyList = zod.input<typeof LuckyList>;
export type LuckyListOutput = zod.output<typeof LuckyList>;

export const SeedHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const SeedHash = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(SeedHashRegExp));

export type SeedHash = zod.input<typeof SeedHash>;
export type SeedHashOutput = zod.output<typeof SeedHash>;

export const drawTicketIdsMax = 50;

export const drawBoughtTodayMin = 0;
export const drawBoughtTodayMax = 50;



export const Draw = /*#__PURE__*/ zod.strictObject({
  "draw": DrawSummary,
  "intro": Text,
  "gifts": LuckyGifts,
  "seedHash": /*#__PURE__*/ zod.union([SeedHash,/*#__PURE__*/ zod.null()]),
  "ticketIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(drawTicketIdsMax)),
  "boughtToday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(drawBoughtTodayMin)).check(/*#__PURE__*/ zod.lte(drawBoughtTodayMax))
});

export type Draw = zod.input<typeof Draw>;
export type DrawOutput = zod.output<typeof Draw>;

export const buyTicketsRequestCountMax = 50;



export const BuyTicketsRequest = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(buyTicketsRequestCountMax)),
  "price": /*#__PURE__*/ zod.optional(Amount)
});

export type BuyTicketsRequest = zod.input<typeof BuyTicketsRequest>;
export type BuyTicketsRequestOutput = zod.output<typeof BuyTicketsRequest>;

export const ticketsBoughtBoughtMax = 50;

export const ticketsBoughtBoughtTodayMax = 50;



export const TicketsBought = /*#__PURE__*/ zod.strictObject({
  "bought": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketsBoughtBoughtMax)),
  "tickets": TicketCount,
  "boughtToday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ticketsBoughtBoughtTodayMax)),
  "coins": Amount
});

export type TicketsBought = zod.input<typeof TicketsBought>;
export type TicketsBoughtOutput = zod.output<typeof TicketsBought>;

export const LotteryRequest = /*#__PURE__*/ zod.strictObject({
  "draw": Id,
  "payWith": /*#__PURE__*/ zod.enum(['ticket', 'coins']),
  "ticket": /*#__PURE__*/ zod.optional(Id),
  "price": /*#__PURE__*/ zod.optional(Amount)
});

export type LotteryRequest = zod.input<typeof LotteryRequest>;
export type LotteryRequestOutput = zod.output<typeof LotteryRequest>;

export const DrawResult = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "draw": Id,
  "drawName": Name,
  "ticket": Id,
  "drawn": PrizeId,
  "prize": DrawPrize,
  "claimAt": /*#__PURE__*/ zod.enum(['/gifts/reward', '/coupon', '/coins']),
  "drawnAt": Instant
});

export type DrawResult = zod.input<typeof DrawResult>;
export type DrawResultOutput = zod.output<typeof DrawResult>;

export const LotteryAnswer = /*#__PURE__*/ zod.strictObject({
  "result": DrawResult,
  "coins": Amount,
  "points": Amount,
  "tickets": TicketCount
});

export type LotteryAnswer = zod.input<typeof LotteryAnswer>;
export type LotteryAnswerOutput = zod.output<typeof LotteryAnswer>;

export const myLuckyGiftsItemsMax = 50;



export const MyLuckyGifts = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(DrawResult).check(/*#__PURE__*/ zod.maxLength(myLuckyGiftsItemsMax)),
  "nextCursor": NextCursor
});

export type MyLuckyGifts = zod.input<typeof MyLuckyGifts>;
export type MyLuckyGiftsOutput = zod.output<typeof MyLuckyGifts>;

export const ProofPrize = /*#__PURE__*/ zod.strictObject({
  "id": PrizeId,
  "weight": Weight,
  "stock": PrizeStock
});

export type ProofPrize = zod.input<typeof ProofPrize>;
export type ProofPrizeOutput = zod.output<typeof ProofPrize>;

export const ProofResult = /*#__PURE__*/ zod.strictObject({
  "ticket": Id,
  "drawn": PrizeId,
  "prize": PrizeId,
  "drawnAt": Instant
});

export type ProofResult = zod.input<typeof ProofResult>;
export type ProofResultOutput = zod.output<typeof ProofResult>;

export const drawProofSeedRegExp = new RegExp('^[0-9a-f]{64}$');
export const drawProofPrizesMax = 50;

export const drawProofItemsMax = 50;



export const DrawProof = /*#__PURE__*/ zod.strictObject({
  "draw": Id,
  "seed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(drawProofSeedRegExp)),
  "seedHash": SeedHash,
  "prizes": /*#__PURE__*/ zod.array(ProofPrize).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(drawProofPrizesMax)),
  "items": /*#__PURE__*/ zod.array(ProofResult).check(/*#__PURE__*/ zod.maxLength(drawProofItemsMax)),
  "nextCursor": NextCursor
});

export type DrawProof = zod.input<typeof DrawProof>;
export type DrawProofOutput = zod.output<typeof DrawProof>;

export const ActivityStatus = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]);

export type ActivityStatus = zod.input<typeof ActivityStatus>;
export type ActivityStatusOutput = zod.output<typeof ActivityStatus>;

export const ActivityState = /*#__PURE__*/ zod.enum(['ahead', 'open', 'past']);

export type ActivityState = zod.input<typeof ActivityState>;
export type ActivityStateOutput = zod.output<typeof ActivityState>;

export const ActivityScene = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2)]);

export type ActivityScene = zod.input<typeof ActivityScene>;
export type ActivitySceneOutput = zod.output<typeof ActivityScene>;

export const ActivityTypeRegExp = new RegExp('^[A-Z]{3}[0-9]{5}$');


export const ActivityType = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ActivityTypeRegExp));

export type ActivityType = zod.input<typeof ActivityType>;
export type ActivityTypeOutput = zod.output<typeof ActivityType>;

export const PermissionCodeRegExp = new RegExp('^[A-Z]{3}[0-9]{5}$');


export const PermissionCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PermissionCodeRegExp));

export type PermissionCode = zod.input<typeof PermissionCode>;
export type PermissionCodeOutput = zod.output<typeof PermissionCode>;

export const CampaignNameMax = 31;


export const CampaignNameRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]*$');


export const CampaignName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CampaignNameMax)).check(/*#__PURE__*/ zod.regex(CampaignNameRegExp));

export type CampaignName = zod.input<typeof CampaignName>;
export type CampaignNameOutput = zod.output<typeof CampaignName>;

export const CampaignYearMin = 2000;
export const CampaignYearMax = 2099;



export const CampaignYear = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CampaignYearMin)).check(/*#__PURE__*/ zod.lte(CampaignYearMax));

export type CampaignYear = zod.input<typeof CampaignYear>;
export type CampaignYearOutput = zod.output<typeof CampaignYear>;

export const ActivityConfigRequest = /*#__PURE__*/ zod.strictObject({
  "scene": ActivityScene
});

export type ActivityConfigRequest = zod.input<typeof ActivityConfigRequest>;
export type ActivityConfigRequestOutput = zod.output<typeof ActivityConfigRequest>;

export const ActivityConfig = /*#__PURE__*/ zod.strictObject({
  "activityStatus": ActivityStatus,
  "activityId": Id,
  "year": CampaignYear,
  "campaign": CampaignName,
  "from": Instant,
  "to": Instant,
  "regions": Regions,
  "permission": /*#__PURE__*/ zod.union([PermissionCode,/*#__PURE__*/ zod.null()])
});

export type ActivityConfig = zod.input<typeof ActivityConfig>;
export type ActivityConfigOutput = zod.output<typeof ActivityConfig>;

export const RaffleStatusRequest = /*#__PURE__*/ zod.strictObject({
  "activityType": ActivityType
});

export type RaffleStatusRequest = zod.input<typeof RaffleStatusRequest>;
export type RaffleStatusRequestOutput = zod.output<typeof RaffleStatusRequest>;

export const RaffleStatus = /*#__PURE__*/ zod.strictObject({
  "activityStatus": ActivityStatus,
  "activityId": Id,
  "from": Instant,
  "to": Instant
});

export type RaffleStatus = zod.input<typeof RaffleStatus>;
export type RaffleStatusOutput = zod.output<typeof RaffleStatus>;

export const Joining = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('open'),/*#__PURE__*/ zod.literal('invitation'),/*#__PURE__*/ zod.literal(null)]));

export type Joining = zod.input<typeof Joining>;
export type JoiningOutput = zod.output<typeof Joining>;

export const EventRegistrationState = /*#__PURE__*/ zod.enum(['registered', 'waiting', 'cancelled']);

export type EventRegistrationState = zod.input<typeof EventRegistrationState>;
export type EventRegistrationStateOutput = zod.output<typeof EventRegistrationState>;

export const eventRegistrationNoteMax = 500;

export const eventRegistrationPositionMax = 100000;



export const EventRegistration = /*#__PURE__*/ zod.strictObject({
  "activityId": Id,
  "state": EventRegistrationState,
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventRegistrationNoteMax))),
  "position": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(eventRegistrationPositionMax))),
  "registeredAt": Instant
});

export type EventRegistration = zod.input<typeof EventRegistration>;
export type EventRegistrationOutput = zod.output<typeof EventRegistration>;

export const RaffleEntryState = /*#__PURE__*/ zod.enum(['entered', 'won', 'notDrawn']);

export type RaffleEntryState = zod.input<typeof RaffleEntryState>;
export type RaffleEntryStateOutput = zod.output<typeof RaffleEntryState>;

export const Activity = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "year": CampaignYear,
  "campaign": CampaignName,
  "title": Name,
  "teaser": Text,
  "picture": Picture,
  "state": ActivityState,
  "activityStatus": ActivityStatus,
  "from": Instant,
  "to": Instant,
  "regions": Regions,
  "permission": /*#__PURE__*/ zod.union([PermissionCode,/*#__PURE__*/ zod.null()]),
  "hasPermission": /*#__PURE__*/ zod.boolean(),
  "joining": Joining,
  "inRegion": /*#__PURE__*/ zod.boolean(),
  "registration": /*#__PURE__*/ zod.union([EventRegistration,/*#__PURE__*/ zod.null()]),
  "raffle": /*#__PURE__*/ zod.union([RaffleEntryState,/*#__PURE__*/ zod.null()])
});

export type Activity = zod.input<typeof Activity>;
export type ActivityOutput = zod.output<typeof Activity>;

export const activityPageItemsMax = 50;



export const ActivityPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Activity).check(/*#__PURE__*/ zod.maxLength(activityPageItemsMax)),
  "nextCursor": NextCursor
});

export type ActivityPage = zod.input<typeof ActivityPage>;
export type ActivityPageOutput = zod.output<typeof ActivityPage>;

export const activityEventCapacityMax = 100000;

export const activityEventPlacesLeftMin = 0;
export const activityEventPlacesLeftMax = 100000;

export const activityEventWaitingPlacesLeftMin = 0;
export const activityEventWaitingPlacesLeftMax = 100000;



export const ActivityEvent = /*#__PURE__*/ zod.strictObject({
  "place": Name,
  "startsAt": Instant,
  "endsAt": Instant,
  "registrationClosesAt": Instant,
  "isClosed": /*#__PURE__*/ zod.boolean(),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(activityEventCapacityMax)),
  "placesLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activityEventPlacesLeftMin)).check(/*#__PURE__*/ zod.lte(activityEventPlacesLeftMax)),
  "waitingPlacesLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activityEventWaitingPlacesLeftMin)).check(/*#__PURE__*/ zod.lte(activityEventWaitingPlacesLeftMax))
});

export type ActivityEvent = zod.input<typeof ActivityEvent>;
export type ActivityEventOutput = zod.output<typeof ActivityEvent>;

export const raffleFriendsTicketsMax = 10;

export const raffleFriendsMostMin = 2;
export const raffleFriendsMostMax = 100;



export const RaffleFriends = /*#__PURE__*/ zod.strictObject({
  "tickets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(raffleFriendsTicketsMax)),
  "most": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(raffleFriendsMostMin)).check(/*#__PURE__*/ zod.lte(raffleFriendsMostMax))
});

export type RaffleFriends = zod.input<typeof RaffleFriends>;
export type RaffleFriendsOutput = zod.output<typeof RaffleFriends>;

export const raffleOfferWinnersMax = 100000;

export const raffleOfferTicketsMin = 0;
export const raffleOfferTicketsMax = 10000000;



export const RaffleOffer = /*#__PURE__*/ zod.strictObject({
  "activityType": ActivityType,
  "state": /*#__PURE__*/ zod.enum(['ahead', 'open', 'closed', 'drawn']),
  "reward": Reward,
  "winners": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(raffleOfferWinnersMax)),
  "winnersReward": Reward,
  "drawnAt": Instant,
  "shownUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "tickets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(raffleOfferTicketsMin)).check(/*#__PURE__*/ zod.lte(raffleOfferTicketsMax)),
  "seedHash": /*#__PURE__*/ zod.union([SeedHash,/*#__PURE__*/ zod.null()]),
  "friends": /*#__PURE__*/ zod.union([RaffleFriends,/*#__PURE__*/ zod.null()])
});

export type RaffleOffer = zod.input<typeof RaffleOffer>;
export type RaffleOfferOutput = zod.output<typeof RaffleOffer>;

export const PagePathMax = 300;


export const PagePathRegExp = new RegExp('^/[A-Za-z0-9/?=&_-]*$');


export const PagePath = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PagePathMax)).check(/*#__PURE__*/ zod.regex(PagePathRegExp));

export type PagePath = zod.input<typeof PagePath>;
export type PagePathOutput = zod.output<typeof PagePath>;

export const CampaignAction = /*#__PURE__*/ zod.strictObject({
  "label": Name,
  "to": PagePath
});

export type CampaignAction = zod.input<typeof CampaignAction>;
export type CampaignActionOutput = zod.output<typeof CampaignAction>;

export const CampaignHero = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['hero']),
  "title": Name,
  "text": Text,
  "picture": Picture,
  "action": /*#__PURE__*/ zod.union([CampaignAction,/*#__PURE__*/ zod.null()])
});

export type CampaignHero = zod.input<typeof CampaignHero>;
export type CampaignHeroOutput = zod.output<typeof CampaignHero>;

export const CampaignText = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['text']),
  "title": Name,
  "text": Text
});

export type CampaignText = zod.input<typeof CampaignText>;
export type CampaignTextOutput = zod.output<typeof CampaignText>;

export const TitledText = /*#__PURE__*/ zod.strictObject({
  "title": Name,
  "text": Text
});

export type TitledText = zod.input<typeof TitledText>;
export type TitledTextOutput = zod.output<typeof TitledText>;

export const campaignStepsStepsMax = 12;



export const CampaignSteps = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['steps']),
  "title": Name,
  "steps": /*#__PURE__*/ zod.array(TitledText).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignStepsStepsMax))
});

export type CampaignSteps = zod.input<typeof CampaignSteps>;
export type CampaignStepsOutput = zod.output<typeof CampaignSteps>;

export const campaignPrizeCountMax = 100000;

export const campaignPrizeOddsMin = 0;
export const campaignPrizeOddsMax = 1;



export const CampaignPrize = /*#__PURE__*/ zod.strictObject({
  "name": Name,
  "text": Text,
  "picture": Picture,
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(campaignPrizeCountMax))),
  "odds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(campaignPrizeOddsMin)).check(/*#__PURE__*/ zod.lte(campaignPrizeOddsMax)))
});

export type CampaignPrize = zod.input<typeof CampaignPrize>;
export type CampaignPrizeOutput = zod.output<typeof CampaignPrize>;

export const campaignPrizesPrizesMax = 20;



export const CampaignPrizes = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['prizes']),
  "title": Name,
  "prizes": /*#__PURE__*/ zod.array(CampaignPrize).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignPrizesPrizesMax))
});

export type CampaignPrizes = zod.input<typeof CampaignPrizes>;
export type CampaignPrizesOutput = zod.output<typeof CampaignPrizes>;

export const QuestionAndAnswer = /*#__PURE__*/ zod.strictObject({
  "question": Name,
  "answer": Text
});

export type QuestionAndAnswer = zod.input<typeof QuestionAndAnswer>;
export type QuestionAndAnswerOutput = zod.output<typeof QuestionAndAnswer>;

export const campaignFaqQuestionsMax = 30;



export const CampaignFaq = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['faq']),
  "title": Name,
  "questions": /*#__PURE__*/ zod.array(QuestionAndAnswer).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignFaqQuestionsMax))
});

export type CampaignFaq = zod.input<typeof CampaignFaq>;
export type CampaignFaqOutput = zod.output<typeof CampaignFaq>;

export const CampaignProduct = /*#__PURE__*/ zod.strictObject({
  "name": Name,
  "text": Text,
  "picture": Picture,
  "to": PagePath
});

export type CampaignProduct = zod.input<typeof CampaignProduct>;
export type CampaignProductOutput = zod.output<typeof CampaignProduct>;

export const campaignProductsProductsMax = 20;



export const CampaignProducts = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['products']),
  "title": Name,
  "products": /*#__PURE__*/ zod.array(CampaignProduct).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignProductsProductsMax))
});

export type CampaignProducts = zod.input<typeof CampaignProducts>;
export type CampaignProductsOutput = zod.output<typeof CampaignProducts>;

export const CampaignStory = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['story']),
  "title": Name,
  "text": Text,
  "picture": Picture
});

export type CampaignStory = zod.input<typeof CampaignStory>;
export type CampaignStoryOutput = zod.output<typeof CampaignStory>;

export const CampaignCountdown = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['countdown']),
  "title": Name,
  "until": Instant
});

export type CampaignCountdown = zod.input<typeof CampaignCountdown>;
export type CampaignCountdownOutput = zod.output<typeof CampaignCountdown>;

export const CampaignForm = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['form'])
});

export type CampaignForm = zod.input<typeof CampaignForm>;
export type CampaignFormOutput = zod.output<typeof CampaignForm>;

export const CampaignRaffle = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['raffle'])
});

export type CampaignRaffle = zod.input<typeof CampaignRaffle>;
export type CampaignRaffleOutput = zod.output<typeof CampaignRaffle>;

export const campaignRulesRulesMax = 30;



export const CampaignRules = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['rules']),
  "title": Name,
  "rules": /*#__PURE__*/ zod.array(Text).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignRulesRulesMax))
});

export type CampaignRules = zod.input<typeof CampaignRules>;
export type CampaignRulesOutput = zod.output<typeof CampaignRules>;

export const CampaignWinners = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['winners']),
  "title": Name,
  "text": Text
});

export type CampaignWinners = zod.input<typeof CampaignWinners>;
export type CampaignWinnersOutput = zod.output<typeof CampaignWinners>;

export const CampaignBlock = /*#__PURE__*/ zod.discriminatedUnion('kind', [CampaignHero,CampaignText,CampaignSteps,CampaignPrizes,CampaignFaq,CampaignProducts,CampaignStory,CampaignCountdown,CampaignForm,CampaignRaffle,CampaignRules,CampaignWinners]);

export type CampaignBlock = zod.input<typeof CampaignBlock>;
export type CampaignBlockOutput = zod.output<typeof CampaignBlock>;

export const raffleEntryTicketsMax = 100;



export const RaffleEntry = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "activityType": ActivityType,
  "state": RaffleEntryState,
  "enteredAt": Instant,
  "reward": Reward,
  "tickets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(raffleEntryTicketsMax)),
  "sharePath": /*#__PURE__*/ zod.union([PagePath,/*#__PURE__*/ zod.null()]),
  "shortPath": /*#__PURE__*/ zod.union([PagePath,/*#__PURE__*/ zod.null()])
});

export type RaffleEntry = zod.input<typeof RaffleEntry>;
export type RaffleEntryOutput = zod.output<typeof RaffleEntry>;

export const MyCampaign = /*#__PURE__*/ zod.strictObject({
  "hasPermission": /*#__PURE__*/ zod.boolean(),
  "registration": /*#__PURE__*/ zod.union([EventRegistration,/*#__PURE__*/ zod.null()]),
  "raffle": /*#__PURE__*/ zod.union([RaffleEntry,/*#__PURE__*/ zod.null()]),
  "signedInToday": /*#__PURE__*/ zod.boolean()
});

export type MyCampaign = zod.input<typeof MyCampaign>;
export type MyCampaignOutput = zod.output<typeof MyCampaign>;

export const campaignBlocksMax = 30;



export const Campaign = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "year": CampaignYear,
  "campaign": CampaignName,
  "title": Name,
  "teaser": Text,
  "picture": Picture,
  "state": ActivityState,
  "from": Instant,
  "to": Instant,
  "regions": Regions,
  "permission": /*#__PURE__*/ zod.union([PermissionCode,/*#__PURE__*/ zod.null()]),
  "joining": Joining,
  "event": /*#__PURE__*/ zod.union([ActivityEvent,/*#__PURE__*/ zod.null()]),
  "raffle": /*#__PURE__*/ zod.union([RaffleOffer,/*#__PURE__*/ zod.null()]),
  "signIn": /*#__PURE__*/ zod.union([Reward,/*#__PURE__*/ zod.null()]),
  "blocks": /*#__PURE__*/ zod.array(CampaignBlock).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignBlocksMax)),
  "mine": /*#__PURE__*/ zod.union([MyCampaign,/*#__PURE__*/ zod.null()])
});

export type Campaign = zod.input<typeof Campaign>;
export type CampaignOutput = zod.output<typeof Campaign>;

export const raffleProofSeedRegExp = new RegExp('^[0-9a-f]{64}$');
export const raffleProofWinnersMax = 100000;

export const raffleProofTicketsMin = 0;
export const raffleProofTicketsMax = 10000000;

export const raffleProofWonMax = 100000;

export const raffleProofItemsMax = 1000;



export const RaffleProof = /*#__PURE__*/ zod.strictObject({
  "activityType": ActivityType,
  "seed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(raffleProofSeedRegExp)),
  "seedHash": SeedHash,
  "winners": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(raffleProofWinnersMax)),
  "tickets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(raffleProofTicketsMin)).check(/*#__PURE__*/ zod.lte(raffleProofTicketsMax)),
  "won": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(raffleProofWonMax)),
  "items": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(raffleProofItemsMax)),
  "nextCursor": NextCursor
});

export type RaffleProof = zod.input<typeof RaffleProof>;
export type RaffleProofOutput = zod.output<typeof RaffleProof>;

export const joinActivityRequestInvitationCodeMin = 4;
export const joinActivityRequestInvitationCodeMax = 40;


export const joinActivityRequestInvitationCodeRegExp = new RegExp('^[A-Za-z0-9-]+$');


export const JoinActivityRequest = /*#__PURE__*/ zod.strictObject({
  "activityId": Id,
  "invitationCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(joinActivityRequestInvitationCodeMin)).check(/*#__PURE__*/ zod.maxLength(joinActivityRequestInvitationCodeMax)).check(/*#__PURE__*/ zod.regex(joinActivityRequestInvitationCodeRegExp)))
});

export type JoinActivityRequest = zod.input<typeof JoinActivityRequest>;
export type JoinActivityRequestOutput = zod.output<typeof JoinActivityRequest>;

export const joinedActivityActivityListMax = 100;



export const JoinedActivity = /*#__PURE__*/ zod.strictObject({
  "activityId": Id,
  "permission": PermissionCode,
  "activityList": /*#__PURE__*/ zod.array(PermissionCode).check(/*#__PURE__*/ zod.maxLength(joinedActivityActivityListMax))
});

export type JoinedActivity = zod.input<typeof JoinedActivity>;
export type JoinedActivityOutput = zod.output<typeof JoinedActivity>;

export const ActivitySignIn = /*#__PURE__*/ zod.strictObject({
  "activityId": Id,
  "date": CalendarDate,
  "firstToday": /*#__PURE__*/ zod.boolean(),
  "reward": Reward,
  "redirect": PagePath
});

export type ActivitySignIn = zod.input<typeof ActivitySignIn>;
export type ActivitySignInOutput = zod.output<typeof ActivitySignIn>;

export const eventRegistrationRequestNoteMax = 500;


export const eventRegistrationRequestNoteRegExp = new RegExp('^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$');


export const EventRegistrationRequest = /*#__PURE__*/ zod.strictObject({
  "activityId": Id,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eventRegistrationRequestNoteMax)).check(/*#__PURE__*/ zod.regex(eventRegistrationRequestNoteRegExp)))
});

export type EventRegistrationRequest = zod.input<typeof EventRegistrationRequest>;
export type EventRegistrationRequestOutput = zod.output<typeof EventRegistrationRequest>;

export const CancelEventRegistrationRequest = /*#__PURE__*/ zod.strictObject({
  "activityId": Id
});

export type CancelEventRegistrationRequest = zod.input<typeof CancelEventRegistrationRequest>;
export type CancelEventRegistrationRequestOutput = zod.output<typeof CancelEventRegistrationRequest>;

export const EnterRaffleRequest = /*#__PURE__*/ zod.strictObject({
  "activityType": ActivityType
});

export type EnterRaffleRequest = zod.input<typeof EnterRaffleRequest>;
export type EnterRaffleRequestOutput = zod.output<typeof EnterRaffleRequest>;

export const GiftProduct = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "picture": Picture,
  "reward": Reward
});

export type GiftProduct = zod.input<typeof GiftProduct>;
export type GiftProductOutput = zod.output<typeof GiftProduct>;

export const giftProductListWithinDaysMax = 3650;

export const giftProductListItemsMax = 100;



export const GiftProductList = /*#__PURE__*/ zod.strictObject({
  "withinDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(giftProductListWithinDaysMax)),
  "items": /*#__PURE__*/ zod.array(GiftProduct).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(giftProductListItemsMax))
});

export type GiftProductList = zod.input<typeof GiftProductList>;
export type GiftProductListOutput = zod.output<typeof GiftProductList>;

export const registerGiftRequestOrderNumberMin = 4;
export const registerGiftRequestOrderNumberMax = 40;


export const registerGiftRequestOrderNumberRegExp = new RegExp('^#?[A-Za-z0-9][A-Za-z0-9-]*$');
export const registerGiftRequestUploadIdsMax = 3;



export const RegisterGiftRequest = /*#__PURE__*/ zod.strictObject({
  "orderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerGiftRequestOrderNumberMin)).check(/*#__PURE__*/ zod.maxLength(registerGiftRequestOrderNumberMax)).check(/*#__PURE__*/ zod.regex(registerGiftRequestOrderNumberRegExp)),
  "productId": Id,
  "purchasedOn": CalendarDate,
  "uploadIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerGiftRequestUploadIdsMax))
});

export type RegisterGiftRequest = zod.input<typeof RegisterGiftRequest>;
export type RegisterGiftRequestOutput = zod.output<typeof RegisterGiftRequest>;

export const GiftRegistrationState = /*#__PURE__*/ zod.enum(['submitted', 'accepted', 'refused']);

export type GiftRegistrationState = zod.input<typeof GiftRegistrationState>;
export type GiftRegistrationStateOutput = zod.output<typeof GiftRegistrationState>;

export const GiftRefusal = /*#__PURE__*/ zod.enum(['unreadable', 'otherOrder', 'otherProduct', 'returned']);

export type GiftRefusal = zod.input<typeof GiftRefusal>;
export type GiftRefusalOutput = zod.output<typeof GiftRefusal>;

export const giftRegistrationOrderNumberMax = 40;



export const GiftRegistration = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "orderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(giftRegistrationOrderNumberMax)),
  "productId": Id,
  "product": Name,
  "purchasedOn": CalendarDate,
  "state": GiftRegistrationState,
  "refusedBecause": /*#__PURE__*/ zod.union([GiftRefusal,/*#__PURE__*/ zod.null()]),
  "reward": Reward,
  "submittedAt": Instant,
  "decidedAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()])
});

export type GiftRegistration = zod.input<typeof GiftRegistration>;
export type GiftRegistrationOutput = zod.output<typeof GiftRegistration>;

export const giftRegistrationPageItemsMax = 50;



export const GiftRegistrationPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(GiftRegistration).check(/*#__PURE__*/ zod.maxLength(giftRegistrationPageItemsMax)),
  "nextCursor": NextCursor
});

export type GiftRegistrationPage = zod.input<typeof GiftRegistrationPage>;
export type GiftRegistrationPageOutput = zod.output<typeof GiftRegistrationPage>;

export const GuidanceStep = /*#__PURE__*/ zod.strictObject({
  "title": Name,
  "text": Text,
  "picture": Picture,
  "to": PagePath
});

export type GuidanceStep = zod.input<typeof GuidanceStep>;
export type GuidanceStepOutput = zod.output<typeof GuidanceStep>;

export const activityGuidanceStepsMax = 12;

export const activityGuidanceNotesMax = 12;



export const ActivityGuidance = /*#__PURE__*/ zod.strictObject({
  "title": Name,
  "text": Text,
  "steps": /*#__PURE__*/ zod.array(GuidanceStep).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activityGuidanceStepsMax)),
  "notes": /*#__PURE__*/ zod.array(TitledText).check(/*#__PURE__*/ zod.maxLength(activityGuidanceNotesMax))
});

export type ActivityGuidance = zod.input<typeof ActivityGuidance>;
export type ActivityGuidanceOutput = zod.output<typeof ActivityGuidance>;

export const QuestionnaireScreenRegExp = new RegExp('^[A-Za-z][A-Za-z0-9-]{0,39}$');


export const QuestionnaireScreen = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(QuestionnaireScreenRegExp));

export type QuestionnaireScreen = zod.input<typeof QuestionnaireScreen>;
export type QuestionnaireScreenOutput = zod.output<typeof QuestionnaireScreen>;

export const PackageCardNameRegExp = new RegExp('^[A-Za-z][A-Za-z0-9-]{0,39}$');


export const PackageCardName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PackageCardNameRegExp));

export type PackageCardName = zod.input<typeof PackageCardName>;
export type PackageCardNameOutput = zod.output<typeof PackageCardName>;

export const QuestionnaireVersionMax = 1000;



export const QuestionnaireVersion = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(QuestionnaireVersionMax));

export type QuestionnaireVersion = zod.input<typeof QuestionnaireVersion>;
export type QuestionnaireVersionOutput = zod.output<typeof QuestionnaireVersion>;

export const DraftIdRegExp = new RegExp('^[\\w-]{43}$');


export const DraftId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(DraftIdRegExp));

export type DraftId = zod.input<typeof DraftId>;
export type DraftIdOutput = zod.output<typeof DraftId>;

export const ClaimCodeRegExp = new RegExp('^[A-Z2-7]{4}(-[A-Z2-7]{4}){4}$');


export const ClaimCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ClaimCodeRegExp));

export type ClaimCode = zod.input<typeof ClaimCode>;
export type ClaimCodeOutput = zod.output<typeof ClaimCode>;

export const QuestionnaireMinutesMax = 60;



export const QuestionnaireMinutes = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(QuestionnaireMinutesMax));

export type QuestionnaireMinutes = zod.input<typeof QuestionnaireMinutes>;
export type QuestionnaireMinutesOutput = zod.output<typeof QuestionnaireMinutes>;

export const QuestionnaireSummary = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "screen": QuestionnaireScreen,
  "version": QuestionnaireVersion,
  "title": Name,
  "teaser": Text,
  "picture": Picture,
  "minutes": QuestionnaireMinutes,
  "reward": Reward,
  "submitted": /*#__PURE__*/ zod.boolean(),
  "hasDraft": /*#__PURE__*/ zod.boolean()
});

export type QuestionnaireSummary = zod.input<typeof QuestionnaireSummary>;
export type QuestionnaireSummaryOutput = zod.output<typeof QuestionnaireSummary>;

export const questionnaireListItemsMax = 100;



export const QuestionnaireList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(QuestionnaireSummary).check(/*#__PURE__*/ zod.maxLength(questionnaireListItemsMax))
});

export type QuestionnaireList = zod.input<typeof QuestionnaireList>;
export type QuestionnaireListOutput = zod.output<typeof QuestionnaireList>;

export const MarketplaceOrderNumberMin = 6;
export const MarketplaceOrderNumberMax = 40;


export const MarketplaceOrderNumberRegExp = new RegExp('^[A-Za-z0-9-]+$');


export const MarketplaceOrderNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(MarketplaceOrderNumberMin)).check(/*#__PURE__*/ zod.maxLength(MarketplaceOrderNumberMax)).check(/*#__PURE__*/ zod.regex(MarketplaceOrderNumberRegExp));

export type MarketplaceOrderNumber = zod.input<typeof MarketplaceOrderNumber>;
export type MarketplaceOrderNumberOutput = zod.output<typeof MarketplaceOrderNumber>;

export const marketplaceNameMax = 60;

export const marketplaceUrlMax = 2048;

export const marketplaceOrderNumberPatternMax = 200;



export const Marketplace = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(marketplaceNameMax)),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(marketplaceUrlMax)),
  "orderNumberPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(marketplaceOrderNumberPatternMax)),
  "orderNumberExample": MarketplaceOrderNumber
});

export type Marketplace = zod.input<typeof Marketplace>;
export type MarketplaceOutput = zod.output<typeof Marketplace>;

export const QuestionLabelMax = 300;



export const QuestionLabel = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(QuestionLabelMax));

export type QuestionLabel = zod.input<typeof QuestionLabel>;
export type QuestionLabelOutput = zod.output<typeof QuestionLabel>;

export const QuestionHelpMax = 500;



export const QuestionHelp = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(QuestionHelpMax)));

export type QuestionHelp = zod.input<typeof QuestionHelp>;
export type QuestionHelpOutput = zod.output<typeof QuestionHelp>;

export const QuestionRequired = /*#__PURE__*/ zod.boolean();

export type QuestionRequired = zod.input<typeof QuestionRequired>;
export type QuestionRequiredOutput = zod.output<typeof QuestionRequired>;

export const questionConditionChoicesMax = 30;



export const QuestionCondition = /*#__PURE__*/ zod.strictObject({
  "questionId": Id,
  "test": /*#__PURE__*/ zod.enum(['answered', 'includes', 'excludes', 'atLeast', 'atMost']),
  "choices": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(questionConditionChoicesMax)),
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number())
});

export type QuestionCondition = zod.input<typeof QuestionCondition>;
export type QuestionConditionOutput = zod.output<typeof QuestionCondition>;

export const questionRuleConditionsMax = 10;



export const QuestionRule = /*#__PURE__*/ zod.strictObject({
  "match": /*#__PURE__*/ zod.enum(['all', 'any']),
  "conditions": /*#__PURE__*/ zod.array(QuestionCondition).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questionRuleConditionsMax))
});

export type QuestionRule = zod.input<typeof QuestionRule>;
export type QuestionRuleOutput = zod.output<typeof QuestionRule>;

export const ShowIf = /*#__PURE__*/ zod.union([QuestionRule,/*#__PURE__*/ zod.null()]);

export type ShowIf = zod.input<typeof ShowIf>;
export type ShowIfOutput = zod.output<typeof ShowIf>;

export const QuestionOption = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "label": Name
});

export type QuestionOption = zod.input<typeof QuestionOption>;
export type QuestionOptionOutput = zod.output<typeof QuestionOption>;

export const choiceQuestionOptionsMax = 30;

export const choiceQuestionMaxChoicesMax = 30;



export const ChoiceQuestion = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['single', 'multiple']),
  "label": QuestionLabel,
  "help": QuestionHelp,
  "required": QuestionRequired,
  "showIf": ShowIf,
  "options": /*#__PURE__*/ zod.array(QuestionOption).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(choiceQuestionOptionsMax)),
  "maxChoices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(choiceQuestionMaxChoicesMax))
});

export type ChoiceQuestion = zod.input<typeof ChoiceQuestion>;
export type ChoiceQuestionOutput = zod.output<typeof ChoiceQuestion>;

export const PictureOption = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "label": Name,
  "picture": Picture,
  "alt": Name
});

export type PictureOption = zod.input<typeof PictureOption>;
export type PictureOptionOutput = zod.output<typeof PictureOption>;

export const pictureQuestionOptionsMax = 12;

export const pictureQuestionMaxChoicesMax = 12;



export const PictureQuestion = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['pictureChoice']),
  "label": QuestionLabel,
  "help": QuestionHelp,
  "required": QuestionRequired,
  "showIf": ShowIf,
  "options": /*#__PURE__*/ zod.array(PictureOption).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pictureQuestionOptionsMax)),
  "maxChoices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pictureQuestionMaxChoicesMax))
});

export type PictureQuestion = zod.input<typeof PictureQuestion>;
export type PictureQuestionOutput = zod.output<typeof PictureQuestion>;

export const textQuestionMaxLengthMax = 2000;



export const TextQuestion = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['text', 'longText', 'email', 'phone']),
  "label": QuestionLabel,
  "help": QuestionHelp,
  "required": QuestionRequired,
  "showIf": ShowIf,
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(textQuestionMaxLengthMax))
});

export type TextQuestion = zod.input<typeof TextQuestion>;
export type TextQuestionOutput = zod.output<typeof TextQuestion>;

export const numberQuestionDecimalsMin = 0;
export const numberQuestionDecimalsMax = 2;

export const numberQuestionUnitMax = 20;



export const NumberQuestion = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['number']),
  "label": QuestionLabel,
  "help": QuestionHelp,
  "required": QuestionRequired,
  "showIf": ShowIf,
  "minimum": /*#__PURE__*/ zod.number(),
  "maximum": /*#__PURE__*/ zod.number(),
  "decimals": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(numberQuestionDecimalsMin)).check(/*#__PURE__*/ zod.lte(numberQuestionDecimalsMax)),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(numberQuestionUnitMax))
});

export type NumberQuestion = zod.input<typeof NumberQuestion>;
export type NumberQuestionOutput = zod.output<typeof NumberQuestion>;

export const scaleQuestionMinimumMin = 0;
export const scaleQuestionMinimumMax = 10;

export const scaleQuestionMaximumMax = 10;



export const ScaleQuestion = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['scale', 'recommendation']),
  "label": QuestionLabel,
  "help": QuestionHelp,
  "required": QuestionRequired,
  "showIf": ShowIf,
  "minimum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(scaleQuestionMinimumMin)).check(/*#__PURE__*/ zod.lte(scaleQuestionMinimumMax)),
  "maximum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(scaleQuestionMaximumMax)),
  "minimumLabel": Name,
  "maximumLabel": Name
});

export type ScaleQuestion = zod.input<typeof ScaleQuestion>;
export type ScaleQuestionOutput = zod.output<typeof ScaleQuestion>;

export const DateQuestion = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['date']),
  "label": QuestionLabel,
  "help": QuestionHelp,
  "required": QuestionRequired,
  "showIf": ShowIf,
  "earliest": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "latest": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
});

export type DateQuestion = zod.input<typeof DateQuestion>;
export type DateQuestionOutput = zod.output<typeof DateQuestion>;

export const AddressQuestion = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['address']),
  "label": QuestionLabel,
  "help": QuestionHelp,
  "required": QuestionRequired,
  "showIf": ShowIf
});

export type AddressQuestion = zod.input<typeof AddressQuestion>;
export type AddressQuestionOutput = zod.output<typeof AddressQuestion>;

export const fileQuestionMaxFilesMax = 3;



export const FileQuestion = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['file']),
  "label": QuestionLabel,
  "help": QuestionHelp,
  "required": QuestionRequired,
  "showIf": ShowIf,
  "maxFiles": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(fileQuestionMaxFilesMax))
});

export type FileQuestion = zod.input<typeof FileQuestion>;
export type FileQuestionOutput = zod.output<typeof FileQuestion>;

export const Question = /*#__PURE__*/ zod.discriminatedUnion('kind', [ChoiceQuestion,PictureQuestion,TextQuestion,NumberQuestion,ScaleQuestion,DateQuestion,AddressQuestion,FileQuestion]);

export type Question = zod.input<typeof Question>;
export type QuestionOutput = zod.output<typeof Question>;

export const questionnairePageQuestionsMax = 20;



export const QuestionnairePage = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "title": Name,
  "questions": /*#__PURE__*/ zod.array(Question).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questionnairePageQuestionsMax))
});

export type QuestionnairePage = zod.input<typeof QuestionnairePage>;
export type QuestionnairePageOutput = zod.output<typeof QuestionnairePage>;

export const questionnaireMarketplacesMax = 250;

export const questionnairePagesMax = 20;



export const Questionnaire = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "screen": QuestionnaireScreen,
  "version": QuestionnaireVersion,
  "title": Name,
  "intro": Text,
  "picture": Picture,
  "minutes": QuestionnaireMinutes,
  "reward": Reward,
  "asksForOrder": /*#__PURE__*/ zod.boolean(),
  "asksForReview": /*#__PURE__*/ zod.boolean(),
  "marketplaces": /*#__PURE__*/ zod.array(Marketplace).check(/*#__PURE__*/ zod.maxLength(questionnaireMarketplacesMax)),
  "pages": /*#__PURE__*/ zod.array(QuestionnairePage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questionnairePagesMax)),
  "submitted": /*#__PURE__*/ zod.boolean()
});

export type Questionnaire = zod.input<typeof Questionnaire>;
export type QuestionnaireOutput = zod.output<typeof Questionnaire>;

export const choicesAnswerChoicesMax = 30;



export const ChoicesAnswer = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['choices']),
  "questionId": Id,
  "choices": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(choicesAnswerChoicesMax))
});

export type ChoicesAnswer = zod.input<typeof ChoicesAnswer>;
export type ChoicesAnswerOutput = zod.output<typeof ChoicesAnswer>;

export const textAnswerTextMax = 2000;


export const textAnswerTextRegExp = new RegExp('^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$');


export const TextAnswer = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['text']),
  "questionId": Id,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(textAnswerTextMax)).check(/*#__PURE__*/ zod.regex(textAnswerTextRegExp))
});

export type TextAnswer = zod.input<typeof TextAnswer>;
export type TextAnswerOutput = zod.output<typeof TextAnswer>;

export const numberAnswerNumberMin = -1000000;
export const numberAnswerNumberMax = 1000000;



export const NumberAnswer = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['number']),
  "questionId": Id,
  "number": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(numberAnswerNumberMin)).check(/*#__PURE__*/ zod.lte(numberAnswerNumberMax))
});

export type NumberAnswer = zod.input<typeof NumberAnswer>;
export type NumberAnswerOutput = zod.output<typeof NumberAnswer>;

export const DateAnswer = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['date']),
  "questionId": Id,
  "date": CalendarDate
});

export type DateAnswer = zod.input<typeof DateAnswer>;
export type DateAnswerOutput = zod.output<typeof DateAnswer>;

export const PostalAddress = /*#__PURE__*/ zod.strictObject({
  "recipient": RecipientName,
  "phone": RecipientPhone,
  "countryCode": CountryCode,
  "province": /*#__PURE__*/ zod.optional(AddressProvince),
  "city": /*#__PURE__*/ zod.optional(AddressPart),
  "district": /*#__PURE__*/ zod.optional(AddressPart),
  "ward": /*#__PURE__*/ zod.optional(AddressPart),
  "line1": StreetLine,
  "line2": /*#__PURE__*/ zod.optional(AddressNote),
  "postcode": /*#__PURE__*/ zod.optional(Postcode)
});

export type PostalAddress = zod.input<typeof PostalAddress>;
export type PostalAddressOutput = zod.output<typeof PostalAddress>;

export const AddressAnswer = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['address']),
  "questionId": Id,
  "address": PostalAddress
});

export type AddressAnswer = zod.input<typeof AddressAnswer>;
export type AddressAnswerOutput = zod.output<typeof AddressAnswer>;

export const filesAnswerUploadIdsMax = 3;



export const FilesAnswer = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['files']),
  "questionId": Id,
  "uploadIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filesAnswerUploadIdsMax))
});

export type FilesAnswer = zod.input<typeof FilesAnswer>;
export type FilesAnswerOutput = zod.output<typeof FilesAnswer>;

export const Answer = /*#__PURE__*/ zod.discriminatedUnion('kind', [ChoicesAnswer,TextAnswer,NumberAnswer,DateAnswer,AddressAnswer,FilesAnswer]);

export type Answer = zod.input<typeof Answer>;
export type AnswerOutput = zod.output<typeof Answer>;

export const AnswersMax = 100;



export const Answers = /*#__PURE__*/ zod.array(Answer).check(/*#__PURE__*/ zod.maxLength(AnswersMax));

export type Answers = zod.input<typeof Answers>;
export type AnswersOutput = zod.output<typeof Answers>;

export const ReadDraftRequest = /*#__PURE__*/ zod.strictObject({
  "draftId": /*#__PURE__*/ zod.optional(DraftId)
});

export type ReadDraftRequest = zod.input<typeof ReadDraftRequest>;
export type ReadDraftRequestOutput = zod.output<typeof ReadDraftRequest>;

export const SaveDraftRequest = /*#__PURE__*/ zod.strictObject({
  "version": QuestionnaireVersion,
  "answers": Answers,
  "draftId": /*#__PURE__*/ zod.optional(DraftId)
});

export type SaveDraftRequest = zod.input<typeof SaveDraftRequest>;
export type SaveDraftRequestOutput = zod.output<typeof SaveDraftRequest>;

export const QuestionnaireDraft = /*#__PURE__*/ zod.strictObject({
  "draftId": /*#__PURE__*/ zod.union([DraftId,/*#__PURE__*/ zod.null()]),
  "version": QuestionnaireVersion,
  "retired": /*#__PURE__*/ zod.boolean(),
  "answers": Answers,
  "savedAt": Instant
});

export type QuestionnaireDraft = zod.input<typeof QuestionnaireDraft>;
export type QuestionnaireDraftOutput = zod.output<typeof QuestionnaireDraft>;

export const SubmitQuestionnaireRequest = /*#__PURE__*/ zod.strictObject({
  "version": QuestionnaireVersion,
  "answers": Answers,
  "draftId": /*#__PURE__*/ zod.optional(DraftId)
});

export type SubmitQuestionnaireRequest = zod.input<typeof SubmitQuestionnaireRequest>;
export type SubmitQuestionnaireRequestOutput = zod.output<typeof SubmitQuestionnaireRequest>;

export const outcomeCardValueMax = 20;

export const outcomeCardUnitMax = 10;



export const OutcomeCard = /*#__PURE__*/ zod.strictObject({
  "label": Name,
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(outcomeCardValueMax)),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(outcomeCardUnitMax)),
  "field": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('cupSize'),/*#__PURE__*/ zod.literal('siliconePlugSize'),/*#__PURE__*/ zod.literal(null)]))
});

export type OutcomeCard = zod.input<typeof OutcomeCard>;
export type OutcomeCardOutput = zod.output<typeof OutcomeCard>;

export const marketplaceOrderMarketplaceMax = 60;

export const marketplaceOrderUrlMax = 2048;



export const MarketplaceOrder = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "marketplace": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(marketplaceOrderMarketplaceMax)),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(marketplaceOrderUrlMax)),
  "orderNumber": MarketplaceOrderNumber,
  "savedAt": Instant
});

export type MarketplaceOrder = zod.input<typeof MarketplaceOrder>;
export type MarketplaceOrderOutput = zod.output<typeof MarketplaceOrder>;

export const ReviewState = /*#__PURE__*/ zod.enum(['submitted', 'accepted', 'refused']);

export type ReviewState = zod.input<typeof ReviewState>;
export type ReviewStateOutput = zod.output<typeof ReviewState>;

export const ReviewRefusal = /*#__PURE__*/ zod.enum(['unreadable', 'notAReview', 'otherProduct']);

export type ReviewRefusal = zod.input<typeof ReviewRefusal>;
export type ReviewRefusalOutput = zod.output<typeof ReviewRefusal>;

export const ReviewUpload = /*#__PURE__*/ zod.strictObject({
  "state": ReviewState,
  "refusal": /*#__PURE__*/ zod.union([ReviewRefusal,/*#__PURE__*/ zod.null()]),
  "sentAt": Instant
});

export type ReviewUpload = zod.input<typeof ReviewUpload>;
export type ReviewUploadOutput = zod.output<typeof ReviewUpload>;

export const ServiceReferenceRegExp = new RegExp('^[0-9A-Z]{4}-[0-9A-Z]{4}$');


export const ServiceReference = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ServiceReferenceRegExp));

export type ServiceReference = zod.input<typeof ServiceReference>;
export type ServiceReferenceOutput = zod.output<typeof ServiceReference>;

export const ReplacementPart = /*#__PURE__*/ zod.strictObject({
  "part": Name,
  "arrivesBy": /*#__PURE__*/ zod.union([CalendarDate,/*#__PURE__*/ zod.null()]),
  "reference": ServiceReference
});

export type ReplacementPart = zod.input<typeof ReplacementPart>;
export type ReplacementPartOutput = zod.output<typeof ReplacementPart>;

export const questionnaireResultTipsMax = 20;



export const QuestionnaireResult = /*#__PURE__*/ zod.strictObject({
  "questionnaireId": Id,
  "version": QuestionnaireVersion,
  "submittedAt": Instant,
  "title": Name,
  "text": Text,
  "card": /*#__PURE__*/ zod.union([OutcomeCard,/*#__PURE__*/ zod.null()]),
  "tips": /*#__PURE__*/ zod.array(TitledText).check(/*#__PURE__*/ zod.maxLength(questionnaireResultTipsMax)),
  "note": Text,
  "email": /*#__PURE__*/ zod.union([Email,/*#__PURE__*/ zod.null()]),
  "reward": Reward,
  "rewarded": /*#__PURE__*/ zod.boolean(),
  "order": /*#__PURE__*/ zod.union([MarketplaceOrder,/*#__PURE__*/ zod.null()]),
  "review": /*#__PURE__*/ zod.union([ReviewUpload,/*#__PURE__*/ zod.null()]),
  "replacement": /*#__PURE__*/ zod.union([ReplacementPart,/*#__PURE__*/ zod.null()])
});

export type QuestionnaireResult = zod.input<typeof QuestionnaireResult>;
export type QuestionnaireResultOutput = zod.output<typeof QuestionnaireResult>;

export const submittedQuestionnaireDroppedMax = 100;



export const SubmittedQuestionnaire = /*#__PURE__*/ zod.strictObject({
  "result": QuestionnaireResult,
  "dropped": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(submittedQuestionnaireDroppedMax)),
  "claimCode": /*#__PURE__*/ zod.union([ClaimCode,/*#__PURE__*/ zod.null()])
});

export type SubmittedQuestionnaire = zod.input<typeof SubmittedQuestionnaire>;
export type SubmittedQuestionnaireOutput = zod.output<typeof SubmittedQuestionnaire>;

export const RedeemClaimRequest = /*#__PURE__*/ zod.strictObject({
  "claimCode": ClaimCode
});

export type RedeemClaimRequest = zod.input<typeof RedeemClaimRequest>;
export type RedeemClaimRequestOutput = zod.output<typeof RedeemClaimRequest>;

export const SaveOrderRequest = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "orderNumber": MarketplaceOrderNumber,
  "claimCode": /*#__PURE__*/ zod.optional(ClaimCode)
});

export type SaveOrderRequest = zod.input<typeof SaveOrderRequest>;
export type SaveOrderRequestOutput = zod.output<typeof SaveOrderRequest>;

export const attachUploadRequestUploadIdsMax = 3;



export const AttachUploadRequest = /*#__PURE__*/ zod.strictObject({
  "uploadIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attachUploadRequestUploadIdsMax)),
  "claimCode": /*#__PURE__*/ zod.optional(ClaimCode)
});

export type AttachUploadRequest = zod.input<typeof AttachUploadRequest>;
export type AttachUploadRequestOutput = zod.output<typeof AttachUploadRequest>;

export const packageCardSummaryFaqMax = 30;



export const PackageCardSummary = /*#__PURE__*/ zod.strictObject({
  "card": PackageCardName,
  "title": Name,
  "teaser": Text,
  "picture": Picture,
  "faq": /*#__PURE__*/ zod.array(QuestionAndAnswer).check(/*#__PURE__*/ zod.maxLength(packageCardSummaryFaqMax))
});

export type PackageCardSummary = zod.input<typeof PackageCardSummary>;
export type PackageCardSummaryOutput = zod.output<typeof PackageCardSummary>;

export const packageCardListItemsMax = 20;



export const PackageCardList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(PackageCardSummary).check(/*#__PURE__*/ zod.maxLength(packageCardListItemsMax))
});

export type PackageCardList = zod.input<typeof PackageCardList>;
export type PackageCardListOutput = zod.output<typeof PackageCardList>;

export const captionFromMin = 0;
export const captionFromMax = 3600;

export const captionToMin = 0;
export const captionToMax = 3600;



export const Caption = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(captionFromMin)).check(/*#__PURE__*/ zod.lte(captionFromMax)),
  "to": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(captionToMin)).check(/*#__PURE__*/ zod.lte(captionToMax)),
  "text": Text
});

export type Caption = zod.input<typeof Caption>;
export type CaptionOutput = zod.output<typeof Caption>;

export const packageVideoUrlMax = 2048;

export const packageVideoSecondsMax = 3600;

export const packageVideoCaptionsMax = 400;



export const PackageVideo = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "title": Name,
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(packageVideoUrlMax))),
  "picture": Picture,
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(packageVideoSecondsMax)),
  "transcript": Text,
  "captions": /*#__PURE__*/ zod.array(Caption).check(/*#__PURE__*/ zod.maxLength(packageVideoCaptionsMax))
});

export type PackageVideo = zod.input<typeof PackageVideo>;
export type PackageVideoOutput = zod.output<typeof PackageVideo>;

export const packageCardStepsMax = 12;

export const packageCardVideosMax = 12;

export const packageCardFaqMax = 30;

export const packageCardMarketplacesMax = 250;



export const PackageCard = /*#__PURE__*/ zod.strictObject({
  "card": PackageCardName,
  "title": Name,
  "teaser": Text,
  "picture": Picture,
  "steps": /*#__PURE__*/ zod.array(TitledText).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(packageCardStepsMax)),
  "videos": /*#__PURE__*/ zod.array(PackageVideo).check(/*#__PURE__*/ zod.maxLength(packageCardVideosMax)),
  "faq": /*#__PURE__*/ zod.array(QuestionAndAnswer).check(/*#__PURE__*/ zod.maxLength(packageCardFaqMax)),
  "questionnaireId": Id,
  "product": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "marketplaces": /*#__PURE__*/ zod.array(Marketplace).check(/*#__PURE__*/ zod.maxLength(packageCardMarketplacesMax))
});

export type PackageCard = zod.input<typeof PackageCard>;
export type PackageCardOutput = zod.output<typeof PackageCard>;

export const OrderState = /*#__PURE__*/ zod.enum(['placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded']);

export type OrderState = zod.input<typeof OrderState>;
export type OrderStateOutput = zod.output<typeof OrderState>;

export const orderSummaryNumberMax = 40;

export const orderSummaryItemCountMin = 0;
export const orderSummaryItemCountMax = 100000;

export const orderSummaryPicturesMax = 3;



export const OrderSummary = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderSummaryNumberMax)),
  "placedAt": Instant,
  "state": OrderState,
  "isTest": /*#__PURE__*/ zod.boolean(),
  "total": Money,
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderSummaryItemCountMin)).check(/*#__PURE__*/ zod.lte(orderSummaryItemCountMax)),
  "pictures": /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(orderSummaryPicturesMax))
});

export type OrderSummary = zod.input<typeof OrderSummary>;
export type OrderSummaryOutput = zod.output<typeof OrderSummary>;

export const orderPageItemsMax = 50;



export const OrderPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(OrderSummary).check(/*#__PURE__*/ zod.maxLength(orderPageItemsMax)),
  "nextCursor": NextCursor
});

export type OrderPage = zod.input<typeof OrderPage>;
export type OrderPageOutput = zod.output<typeof OrderPage>;

export const ShopLanguage = /*#__PURE__*/ zod.enum(['en-US', 'id-ID', 'th-TH', 'vi-VN']);

export type ShopLanguage = zod.input<typeof ShopLanguage>;
export type ShopLanguageOutput = zod.output<typeof ShopLanguage>;

export const orderItemNameMax = 300;

export const orderItemVariantMax = 300;

export const orderItemQuantityMax = 100000;



export const OrderItem = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemNameMax)),
  "nameLang": /*#__PURE__*/ zod.optional(ShopLanguage),
  "variant": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderItemVariantMax))),
  "variantLang": /*#__PURE__*/ zod.optional(ShopLanguage),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderItemQuantityMax)),
  "price": Money,
  "picture": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()])
});

export type OrderItem = zod.input<typeof OrderItem>;
export type OrderItemOutput = zod.output<typeof OrderItem>;

export const orderNumberMax = 40;

export const orderItemsMax = 500;

export const orderVoucherCodesItemMax = 255;

export const orderVoucherCodesMax = 20;

export const orderShopPathMax = 2048;

export const orderParcelsMax = 100;



export const Order = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderNumberMax)),
  "placedAt": Instant,
  "state": OrderState,
  "isTest": /*#__PURE__*/ zod.boolean(),
  "isPaid": /*#__PURE__*/ zod.boolean(),
  "items": /*#__PURE__*/ zod.array(OrderItem).check(/*#__PURE__*/ zod.maxLength(orderItemsMax)),
  "subtotal": Money,
  "discount": Money,
  "shipping": Money,
  "total": Money,
  "refunded": Money,
  "earned": Reward,
  "owed": Amount,
  "voucherCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderVoucherCodesItemMax))).check(/*#__PURE__*/ zod.maxLength(orderVoucherCodesMax)),
  "shopPath": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderShopPathMax))),
  "parcels": /*#__PURE__*/ zod.array(Parcel).check(/*#__PURE__*/ zod.maxLength(orderParcelsMax))
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

export const parcelSourceNameMax = 200;



export const ParcelSource = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['order', 'redemption', 'gift']),
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(parcelSourceNameMax))
});

export type ParcelSource = zod.input<typeof ParcelSource>;
export type ParcelSourceOutput = zod.output<typeof ParcelSource>;

export const parcelStepPlaceMax = 200;

export const parcelStepNoteMax = 500;



export const ParcelStep = /*#__PURE__*/ zod.strictObject({
  "state": ParcelState,
  "at": Instant,
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(parcelStepPlaceMax))),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(parcelStepNoteMax)))
});

export type ParcelStep = zod.input<typeof ParcelStep>;
export type ParcelStepOutput = zod.output<typeof ParcelStep>;

export const logisticsStepsMax = 200;



export const Logistics = /*#__PURE__*/ zod.strictObject({
  "parcel": Parcel,
  "source": ParcelSource,
  "steps": /*#__PURE__*/ zod.array(ParcelStep).check(/*#__PURE__*/ zod.maxLength(logisticsStepsMax))
});

export type Logistics = zod.input<typeof Logistics>;
export type LogisticsOutput = zod.output<typeof Logistics>;

export const SerialNumberMin = 4;
export const SerialNumberMax = 40;


export const SerialNumberRegExp = new RegExp('^[A-Za-z0-9 -]+$');


export const SerialNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SerialNumberMin)).check(/*#__PURE__*/ zod.maxLength(SerialNumberMax)).check(/*#__PURE__*/ zod.regex(SerialNumberRegExp));

export type SerialNumber = zod.input<typeof SerialNumber>;
export type SerialNumberOutput = zod.output<typeof SerialNumber>;

export const registrableProductSerialNumberPatternMax = 100;

export const registrableProductWarrantyMonthsMin = 0;
export const registrableProductWarrantyMonthsMax = 120;

export const registrableProductExtraMonthsMax = 120;

export const registrableProductWithinDaysMax = 3650;



export const RegistrableProduct = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "picture": Picture,
  "serialNumberHint": Text,
  "serialNumberExample": SerialNumber,
  "serialNumberPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registrableProductSerialNumberPatternMax)),
  "warrantyMonths": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(registrableProductWarrantyMonthsMin)).check(/*#__PURE__*/ zod.lte(registrableProductWarrantyMonthsMax)),
  "extraMonths": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(registrableProductExtraMonthsMax)),
  "withinDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(registrableProductWithinDaysMax))
});

export type RegistrableProduct = zod.input<typeof RegistrableProduct>;
export type RegistrableProductOutput = zod.output<typeof RegistrableProduct>;

export const registrableProductListItemsMax = 100;



export const RegistrableProductList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(RegistrableProduct).check(/*#__PURE__*/ zod.maxLength(registrableProductListItemsMax))
});

export type RegistrableProductList = zod.input<typeof RegistrableProductList>;
export type RegistrableProductListOutput = zod.output<typeof RegistrableProductList>;

export const PurchasePlace = /*#__PURE__*/ zod.enum(['hub-shop', 'marketplace', 'store', 'gift', 'previousOwner', 'other']);

export type PurchasePlace = zod.input<typeof PurchasePlace>;
export type PurchasePlaceOutput = zod.output<typeof PurchasePlace>;

export const SaveProductRegistrationRequest = /*#__PURE__*/ zod.strictObject({
  "product": Id,
  "serialNumber": SerialNumber,
  "purchasedFrom": PurchasePlace,
  "purchasedOn": CalendarDate,
  "proof": /*#__PURE__*/ zod.optional(Id)
});

export type SaveProductRegistrationRequest = zod.input<typeof SaveProductRegistrationRequest>;
export type SaveProductRegistrationRequestOutput = zod.output<typeof SaveProductRegistrationRequest>;

export const WarrantyState = /*#__PURE__*/ zod.enum(['running', 'endsSoon', 'over']);

export type WarrantyState = zod.input<typeof WarrantyState>;
export type WarrantyStateOutput = zod.output<typeof WarrantyState>;

export const ProductRegistration = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "product": Id,
  "name": Name,
  "picture": Picture,
  "serialNumber": SerialNumber,
  "purchasedFrom": PurchasePlace,
  "purchasedOn": CalendarDate,
  "hasProof": /*#__PURE__*/ zod.boolean(),
  "warrantyUntil": CalendarDate,
  "warranty": WarrantyState,
  "transferUntil": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "card": /*#__PURE__*/ zod.union([PackageCardName,/*#__PURE__*/ zod.null()]),
  "registeredAt": Instant
});

export type ProductRegistration = zod.input<typeof ProductRegistration>;
export type ProductRegistrationOutput = zod.output<typeof ProductRegistration>;

export const TransferCodeRegExp = new RegExp('^[A-Z2-7]{4}(-[A-Z2-7]{4}){2}$');


export const TransferCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TransferCodeRegExp));

export type TransferCode = zod.input<typeof TransferCode>;
export type TransferCodeOutput = zod.output<typeof TransferCode>;

export const ProductTransfer = /*#__PURE__*/ zod.strictObject({
  "transferCode": TransferCode,
  "expiresAt": Instant
});

export type ProductTransfer = zod.input<typeof ProductTransfer>;
export type ProductTransferOutput = zod.output<typeof ProductTransfer>;

export const TakeOverProductRequest = /*#__PURE__*/ zod.strictObject({
  "serialNumber": SerialNumber,
  "transferCode": TransferCode
});

export type TakeOverProductRequest = zod.input<typeof TakeOverProductRequest>;
export type TakeOverProductRequestOutput = zod.output<typeof TakeOverProductRequest>;

export const productRegistrationPageItemsMax = 50;



export const ProductRegistrationPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ProductRegistration).check(/*#__PURE__*/ zod.maxLength(productRegistrationPageItemsMax)),
  "nextCursor": NextCursor
});

export type ProductRegistrationPage = zod.input<typeof ProductRegistrationPage>;
export type ProductRegistrationPageOutput = zod.output<typeof ProductRegistrationPage>;

export const contactRequestNameMax = 60;


export const contactRequestNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const contactRequestTextMax = 4000;


export const contactRequestTextRegExp = new RegExp('^[\\t\\n \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\s\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f][^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$');
export const contactRequestAttachmentsMax = 5;



export const ContactRequest = /*#__PURE__*/ zod.strictObject({
  "topic": Id,
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactRequestNameMax)).check(/*#__PURE__*/ zod.regex(contactRequestNameRegExp))),
  "replyTo": Email,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactRequestTextMax)).check(/*#__PURE__*/ zod.regex(contactRequestTextRegExp)),
  "attachments": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(contactRequestAttachmentsMax))
});

export type ContactRequest = zod.input<typeof ContactRequest>;
export type ContactRequestOutput = zod.output<typeof ContactRequest>;

export const ContactReceipt = /*#__PURE__*/ zod.strictObject({
  "reference": ServiceReference,
  "receivedAt": Instant
});

export type ContactReceipt = zod.input<typeof ContactReceipt>;
export type ContactReceiptOutput = zod.output<typeof ContactReceipt>;

export const contactTopicAnswerInDaysMax = 30;



export const ContactTopic = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "answerInDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contactTopicAnswerInDaysMax))
});

export type ContactTopic = zod.input<typeof ContactTopic>;
export type ContactTopicOutput = zod.output<typeof ContactTopic>;

export const contactTopicListItemsMax = 30;



export const ContactTopicList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ContactTopic).check(/*#__PURE__*/ zod.maxLength(contactTopicListItemsMax))
});

export type ContactTopicList = zod.input<typeof ContactTopicList>;
export type ContactTopicListOutput = zod.output<typeof ContactTopicList>;

export const faqSectionItemsMax = 100;



export const FaqSection = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "title": Name,
  "items": /*#__PURE__*/ zod.array(FaqItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(faqSectionItemsMax))
});

export type FaqSection = zod.input<typeof FaqSection>;
export type FaqSectionOutput = zod.output<typeof FaqSection>;

export const faqSectionsMax = 30;



export const Faq = /*#__PURE__*/ zod.strictObject({
  "sections": /*#__PURE__*/ zod.array(FaqSection).check(/*#__PURE__*/ zod.maxLength(faqSectionsMax))
});

export type Faq = zod.input<typeof Faq>;
export type FaqOutput = zod.output<typeof Faq>;

export const LegalKind = /*#__PURE__*/ zod.enum(['privacy', 'terms']);

export type LegalKind = zod.input<typeof LegalKind>;
export type LegalKindOutput = zod.output<typeof LegalKind>;

export const LegalVersionNameMax = 40;


export const LegalVersionNameRegExp = new RegExp('^[\\w-]+$');


export const LegalVersionName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LegalVersionNameMax)).check(/*#__PURE__*/ zod.regex(LegalVersionNameRegExp));

export type LegalVersionName = zod.input<typeof LegalVersionName>;
export type LegalVersionNameOutput = zod.output<typeof LegalVersionName>;

export const LegalVersion = /*#__PURE__*/ zod.strictObject({
  "version": LegalVersionName,
  "effectiveFrom": CalendarDate
});

export type LegalVersion = zod.input<typeof LegalVersion>;
export type LegalVersionOutput = zod.output<typeof LegalVersion>;

export const LegalSection = /*#__PURE__*/ zod.strictObject({
  "heading": Name,
  "text": Text
});

export type LegalSection = zod.input<typeof LegalSection>;
export type LegalSectionOutput = zod.output<typeof LegalSection>;

export const legalTextCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const legalTextSectionsMax = 50;

export const legalTextEarlierMax = 50;



export const LegalText = /*#__PURE__*/ zod.strictObject({
  "kind": LegalKind,
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(legalTextCountryCodeRegExp))),
  "version": LegalVersionName,
  "effectiveFrom": CalendarDate,
  "title": Name,
  "sections": /*#__PURE__*/ zod.array(LegalSection).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(legalTextSectionsMax)),
  "earlier": /*#__PURE__*/ zod.array(LegalVersion).check(/*#__PURE__*/ zod.maxLength(legalTextEarlierMax))
});

export type LegalText = zod.input<typeof LegalText>;
export type LegalTextOutput = zod.output<typeof LegalText>;

export const SearchQueryMax = 100;


export const SearchQueryRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const SearchQuery = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(SearchQueryMax)).check(/*#__PURE__*/ zod.regex(SearchQueryRegExp));

export type SearchQuery = zod.input<typeof SearchQuery>;
export type SearchQueryOutput = zod.output<typeof SearchQuery>;

export const SearchKind = /*#__PURE__*/ zod.enum(['product', 'gift', 'article', 'course', 'question']);

export type SearchKind = zod.input<typeof SearchKind>;
export type SearchKindOutput = zod.output<typeof SearchKind>;

export const searchItemMinutesMax = 1000;



export const SearchItem = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": Name,
  "text": Name,
  "picture": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "coins": /*#__PURE__*/ zod.union([Amount,/*#__PURE__*/ zod.null()]),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchItemMinutesMax))),
  "link": HubPath
});

export type SearchItem = zod.input<typeof SearchItem>;
export type SearchItemOutput = zod.output<typeof SearchItem>;

export const searchGroupTotalMax = 100000;

export const searchGroupItemsMax = 50;



export const SearchGroup = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['page', 'product', 'gift', 'article', 'course', 'question']),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchGroupTotalMax)),
  "items": /*#__PURE__*/ zod.array(SearchItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGroupItemsMax))
});

export type SearchGroup = zod.input<typeof SearchGroup>;
export type SearchGroupOutput = zod.output<typeof SearchGroup>;

export const searchResultsGroupsMax = 6;



export const SearchResults = /*#__PURE__*/ zod.strictObject({
  "groups": /*#__PURE__*/ zod.array(SearchGroup).check(/*#__PURE__*/ zod.maxLength(searchResultsGroupsMax))
});

export type SearchResults = zod.input<typeof SearchResults>;
export type SearchResultsOutput = zod.output<typeof SearchResults>;

export const searchSuggestionsTopicsMax = 6;

export const searchSuggestionsItemsMax = 3;



export const SearchSuggestions = /*#__PURE__*/ zod.strictObject({
  "topics": /*#__PURE__*/ zod.array(ReadingTopic).check(/*#__PURE__*/ zod.maxLength(searchSuggestionsTopicsMax)),
  "items": /*#__PURE__*/ zod.array(SearchItem).check(/*#__PURE__*/ zod.maxLength(searchSuggestionsItemsMax))
});

export type SearchSuggestions = zod.input<typeof SearchSuggestions>;
export type SearchSuggestionsOutput = zod.output<typeof SearchSuggestions>;

export const callerCountryIsoCodeRegExp = new RegExp('^[A-Z]{2}$');


export const CallerCountry = /*#__PURE__*/ zod.strictObject({
  "isoCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(callerCountryIsoCodeRegExp))),
  "countsVisitors": /*#__PURE__*/ zod.boolean()
});

export type CallerCountry = zod.input<typeof CallerCountry>;
export type CallerCountryOutput = zod.output<typeof CallerCountry>;

export const FaultCountMax = 100;



export const FaultCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(FaultCountMax));

export type FaultCount = zod.input<typeof FaultCount>;
export type FaultCountOutput = zod.output<typeof FaultCount>;

export const VitalMillisecondsMin = 0;
export const VitalMillisecondsMax = 86400000;



export const VitalMilliseconds = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(VitalMillisecondsMin)).check(/*#__PURE__*/ zod.lte(VitalMillisecondsMax));

export type VitalMilliseconds = zod.input<typeof VitalMilliseconds>;
export type VitalMillisecondsOutput = zod.output<typeof VitalMilliseconds>;

export const pageReportPageMax = 100;


export const pageReportPageRegExp = new RegExp('^/[\\w/$-]*$');
export const pageReportVitalsClsMin = 0;
export const pageReportVitalsClsMax = 1000;



export const PageReport = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageReportPageMax)).check(/*#__PURE__*/ zod.regex(pageReportPageRegExp)),
  "faults": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.strictObject({
  "uncaught": /*#__PURE__*/ zod.optional(FaultCount),
  "rejected": /*#__PURE__*/ zod.optional(FaultCount),
  "caught": /*#__PURE__*/ zod.optional(FaultCount),
  "hydration": /*#__PURE__*/ zod.optional(FaultCount),
  "missing": /*#__PURE__*/ zod.optional(FaultCount)
})),
  "vitals": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.strictObject({
  "ttfb": /*#__PURE__*/ zod.optional(VitalMilliseconds),
  "fcp": /*#__PURE__*/ zod.optional(VitalMilliseconds),
  "lcp": /*#__PURE__*/ zod.optional(VitalMilliseconds),
  "inp": /*#__PURE__*/ zod.optional(VitalMilliseconds),
  "cls": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(pageReportVitalsClsMin)).check(/*#__PURE__*/ zod.lte(pageReportVitalsClsMax)))
}))
});

export type PageReport = zod.input<typeof PageReport>;
export type PageReportOutput = zod.output<typeof PageReport>;

export const HubLanguage = /*#__PURE__*/ zod.enum(['EN', 'ID', 'TH', 'VN']);

export type HubLanguage = zod.input<typeof HubLanguage>;
export type HubLanguageOutput = zod.output<typeof HubLanguage>;

export const trackingContentModuleNameMax = 100;


export const trackingContentModuleNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentElementIdMax = 100;


export const trackingContentElementIdRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentProjectIdMax = 60;


export const trackingContentProjectIdRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentTitleMax = 120;


export const trackingContentTitleRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentUrlMax = 512;


export const trackingContentUrlRegExp = new RegExp('^[!-~]*$');
export const trackingContentUrlPathMax = 256;


export const trackingContentUrlPathRegExp = new RegExp('^[!-~]*$');
export const trackingContentOsVersionMax = 60;


export const trackingContentOsVersionRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentManufacturerMax = 100;


export const trackingContentManufacturerRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentAppVersionMax = 60;


export const trackingContentAppVersionRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentScreenWidthMin = 0;
export const trackingContentScreenWidthMax = 100000;

export const trackingContentScreenHeightMin = 0;
export const trackingContentScreenHeightMax = 100000;

export const trackingContentTimezoneOffsetMin = -1440;
export const trackingContentTimezoneOffsetMax = 1440;

export const trackingContentNetworkTypeMax = 40;


export const trackingContentNetworkTypeRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentUtmSourceMax = 100;


export const trackingContentUtmSourceRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentRefererMax = 512;


export const trackingContentRefererRegExp = new RegExp('^[!-~]*$');
export const trackingContentUuidMin = 8;
export const trackingContentUuidMax = 64;


export const trackingContentUuidRegExp = new RegExp('^[\\w-]+$');
export const trackingContentTimezoneMax = 64;


export const trackingContentTimezoneRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentOsMax = 60;


export const trackingContentOsRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingContentLinkCodeMax = 64;


export const trackingContentLinkCodeRegExp = new RegExp('^[\\w-]*$');


export const TrackingContent = /*#__PURE__*/ zod.strictObject({
  "time": Instant,
  "moduleName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentModuleNameMax)).check(/*#__PURE__*/ zod.regex(trackingContentModuleNameRegExp)),
  "elementId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentElementIdMax)).check(/*#__PURE__*/ zod.regex(trackingContentElementIdRegExp)),
  "projectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentProjectIdMax)).check(/*#__PURE__*/ zod.regex(trackingContentProjectIdRegExp)),
  "type": /*#__PURE__*/ zod.literal("manually"),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentTitleMax)).check(/*#__PURE__*/ zod.regex(trackingContentTitleRegExp)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentUrlMax)).check(/*#__PURE__*/ zod.regex(trackingContentUrlRegExp)),
  "urlPath": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentUrlPathMax)).check(/*#__PURE__*/ zod.regex(trackingContentUrlPathRegExp)),
  "osVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentOsVersionMax)).check(/*#__PURE__*/ zod.regex(trackingContentOsVersionRegExp)),
  "languageCode": HubLanguage,
  "manufacturer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentManufacturerMax)).check(/*#__PURE__*/ zod.regex(trackingContentManufacturerRegExp)),
  "appVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentAppVersionMax)).check(/*#__PURE__*/ zod.regex(trackingContentAppVersionRegExp)),
  "screenWidth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trackingContentScreenWidthMin)).check(/*#__PURE__*/ zod.lte(trackingContentScreenWidthMax)),
  "screenHeight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trackingContentScreenHeightMin)).check(/*#__PURE__*/ zod.lte(trackingContentScreenHeightMax)),
  "timezoneOffset": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trackingContentTimezoneOffsetMin)).check(/*#__PURE__*/ zod.lte(trackingContentTimezoneOffsetMax)),
  "networkType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentNetworkTypeMax)).check(/*#__PURE__*/ zod.regex(trackingContentNetworkTypeRegExp)),
  "uid_type": /*#__PURE__*/ zod.literal("momcozy"),
  "platform": /*#__PURE__*/ zod.enum(['app', 'H5', 'Web']),
  "utm_source": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentUtmSourceMax)).check(/*#__PURE__*/ zod.regex(trackingContentUtmSourceRegExp)),
  "referer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentRefererMax)).check(/*#__PURE__*/ zod.regex(trackingContentRefererRegExp)),
  "isLoginId": /*#__PURE__*/ zod.boolean(),
  "uuid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(trackingContentUuidMin)).check(/*#__PURE__*/ zod.maxLength(trackingContentUuidMax)).check(/*#__PURE__*/ zod.regex(trackingContentUuidRegExp)),
  "timezone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentTimezoneMax)).check(/*#__PURE__*/ zod.regex(trackingContentTimezoneRegExp)),
  "os": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentOsMax)).check(/*#__PURE__*/ zod.regex(trackingContentOsRegExp)),
  "linkCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingContentLinkCodeMax)).check(/*#__PURE__*/ zod.regex(trackingContentLinkCodeRegExp))
});

export type TrackingContent = zod.input<typeof TrackingContent>;
export type TrackingContentOutput = zod.output<typeof TrackingContent>;

export const trackingEventTraceIdMin = 8;
export const trackingEventTraceIdMax = 64;


export const trackingEventTraceIdRegExp = new RegExp('^[\\w-]+$');
export const trackingEventUidMax = 64;


export const trackingEventUidRegExp = new RegExp('^[\\w-]*$');
export const trackingEventEventNameMax = 60;


export const trackingEventEventNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const trackingEventEventTypeMax = 40;


export const trackingEventEventTypeRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const TrackingEvent = /*#__PURE__*/ zod.strictObject({
  "traceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(trackingEventTraceIdMin)).check(/*#__PURE__*/ zod.maxLength(trackingEventTraceIdMax)).check(/*#__PURE__*/ zod.regex(trackingEventTraceIdRegExp)),
  "uid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingEventUidMax)).check(/*#__PURE__*/ zod.regex(trackingEventUidRegExp)),
  "eventName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trackingEventEventNameMax)).check(/*#__PURE__*/ zod.regex(trackingEventEventNameRegExp)),
  "eventType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trackingEventEventTypeMax)).check(/*#__PURE__*/ zod.regex(trackingEventEventTypeRegExp)),
  "content": TrackingContent
});

export type TrackingEvent = zod.input<typeof TrackingEvent>;
export type TrackingEventOutput = zod.output<typeof TrackingEvent>;

export const CallingCodeRegExp = new RegExp('^\\+[1-9][0-9]{0,3}$');


export const CallingCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CallingCodeRegExp));

export type CallingCode = zod.input<typeof CallingCode>;
export type CallingCodeOutput = zod.output<typeof CallingCode>;

export const DefaultRegion = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "countryName": Name,
  "callingCode": CallingCode,
  "language": HubLanguage
});

export type DefaultRegion = zod.input<typeof DefaultRegion>;
export type DefaultRegionOutput = zod.output<typeof DefaultRegion>;

export const LangCodeMax = 10;


export const LangCodeRegExp = new RegExp('^[A-Za-z]{2}(?:[_-][A-Za-z]{2})?$');


export const LangCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(LangCodeMax)).check(/*#__PURE__*/ zod.regex(LangCodeRegExp));

export type LangCode = zod.input<typeof LangCode>;
export type LangCodeOutput = zod.output<typeof LangCode>;

export const RegionListRequest = /*#__PURE__*/ zod.strictObject({
  "langCode": /*#__PURE__*/ zod.optional(LangCode)
});

export type RegionListRequest = zod.input<typeof RegionListRequest>;
export type RegionListRequestOutput = zod.output<typeof RegionListRequest>;

export const ProvinceListRequest = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "langCode": /*#__PURE__*/ zod.optional(LangCode)
});

export type ProvinceListRequest = zod.input<typeof ProvinceListRequest>;
export type ProvinceListRequestOutput = zod.output<typeof ProvinceListRequest>;

export const Country = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "name": Name
});

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;

export const countryListItemsMax = 300;



export const CountryList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Country).check(/*#__PURE__*/ zod.maxLength(countryListItemsMax))
});

export type CountryList = zod.input<typeof CountryList>;
export type CountryListOutput = zod.output<typeof CountryList>;

export const countryCallingCodeExampleMax = 30;



export const CountryCallingCode = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "name": Name,
  "callingCode": CallingCode,
  "example": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(countryCallingCodeExampleMax)))
});

export type CountryCallingCode = zod.input<typeof CountryCallingCode>;
export type CountryCallingCodeOutput = zod.output<typeof CountryCallingCode>;

export const callingCodeListItemsMax = 300;



export const CallingCodeList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(CountryCallingCode).check(/*#__PURE__*/ zod.maxLength(callingCodeListItemsMax))
});

export type CallingCodeList = zod.input<typeof CallingCodeList>;
export type CallingCodeListOutput = zod.output<typeof CallingCodeList>;

export const Province = /*#__PURE__*/ zod.strictObject({
  "code": ProvinceCode,
  "name": Name
});

export type Province = zod.input<typeof Province>;
export type ProvinceOutput = zod.output<typeof Province>;

export const provinceListItemsMax = 400;



export const ProvinceList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Province).check(/*#__PURE__*/ zod.maxLength(provinceListItemsMax))
});

export type ProvinceList = zod.input<typeof ProvinceList>;
export type ProvinceListOutput = zod.output<typeof ProvinceList>;

export const Scene = /*#__PURE__*/ zod.enum(['hub-home', 'gifts', 'games', 'points-mall', 'villages', 'activities']);

export type Scene = zod.input<typeof Scene>;
export type SceneOutput = zod.output<typeof Scene>;

export const sceneMaterialLinkMax = 2048;



export const SceneMaterial = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['banner', 'picture']),
  "title": Name,
  "text": Text,
  "picture": Picture,
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sceneMaterialLinkMax))),
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type SceneMaterial = zod.input<typeof SceneMaterial>;
export type SceneMaterialOutput = zod.output<typeof SceneMaterial>;

export const sceneMaterialListItemsMax = 50;



export const SceneMaterialList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(SceneMaterial).check(/*#__PURE__*/ zod.maxLength(sceneMaterialListItemsMax))
});

export type SceneMaterialList = zod.input<typeof SceneMaterialList>;
export type SceneMaterialListOutput = zod.output<typeof SceneMaterialList>;

export const qrTargetAddressMax = 2048;



export const QrTarget = /*#__PURE__*/ zod.strictObject({
  "address": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(qrTargetAddressMax))
});

export type QrTarget = zod.input<typeof QrTarget>;
export type QrTargetOutput = zod.output<typeof QrTarget>;

export const uploadPolicyUrlMax = 2048;

export const uploadPolicyHeadersMaxOne = 500;



export const UploadPolicy = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadPolicyUrlMax)),
  "method": /*#__PURE__*/ zod.enum(['PUT', 'POST']),
  "headers": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadPolicyHeadersMaxOne))),
  "expiresAt": Instant
});

export type UploadPolicy = zod.input<typeof UploadPolicy>;
export type UploadPolicyOutput = zod.output<typeof UploadPolicy>;
