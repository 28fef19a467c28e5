// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

export const SuccessCode = /*#__PURE__*/ zod.literal(200);

export type SuccessCode = zod.input<typeof SuccessCode>;
export type SuccessCodeOutput = zod.output<typeof SuccessCode>;

export const MessageMax = 500;



export const Message = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MessageMax));

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

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

export const Instant = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;

export const moneyAmountMin = 0;
export const moneyAmountMax = 9007199254740991;

export const moneyCurrencyRegExp = new RegExp('^[A-Z]{3}$');


export const Money = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(moneyAmountMin)).check(/*#__PURE__*/ zod.lte(moneyAmountMax)),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(moneyCurrencyRegExp))
});

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[\\w-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const NextCursorMax = 64;



export const NextCursor = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(NextCursorMax)));

export type NextCursor = zod.input<typeof NextCursor>;
export type NextCursorOutput = zod.output<typeof NextCursor>;

export const OrderState = /*#__PURE__*/ zod.enum(['placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded']);

export type OrderState = zod.input<typeof OrderState>;
export type OrderStateOutput = zod.output<typeof OrderState>;

export const ServiceReferenceRegExp = new RegExp('^[0-9A-Z]{4}-[0-9A-Z]{4}$');


export const ServiceReference = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ServiceReferenceRegExp));

export type ServiceReference = zod.input<typeof ServiceReference>;
export type ServiceReferenceOutput = zod.output<typeof ServiceReference>;

export const StaffRole = /*#__PURE__*/ zod.enum(['support', 'fulfillment', 'content', 'finance', 'admin']);

export type StaffRole = zod.input<typeof StaffRole>;
export type StaffRoleOutput = zod.output<typeof StaffRole>;

export const staffSessionEmailMax = 254;

export const staffSessionRolesMax = 5;

export const staffSessionPermissionsItemMax = 40;

export const staffSessionPermissionsMax = 50;



export const StaffSession = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffSessionEmailMax))),
  "roles": /*#__PURE__*/ zod.array(StaffRole).check(/*#__PURE__*/ zod.maxLength(staffSessionRolesMax)),
  "permissions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffSessionPermissionsItemMax))).check(/*#__PURE__*/ zod.maxLength(staffSessionPermissionsMax)),
  "expiresAt": Instant
});

export type StaffSession = zod.input<typeof StaffSession>;
export type StaffSessionOutput = zod.output<typeof StaffSession>;

export const StaffReasonMin = 5;
export const StaffReasonMax = 500;


export const StaffReasonRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const StaffReason = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(StaffReasonMin)).check(/*#__PURE__*/ zod.maxLength(StaffReasonMax)).check(/*#__PURE__*/ zod.regex(StaffReasonRegExp));

export type StaffReason = zod.input<typeof StaffReason>;
export type StaffReasonOutput = zod.output<typeof StaffReason>;

export const findMembersRequestQueryMax = 254;


export const findMembersRequestQueryRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const FindMembersRequest = /*#__PURE__*/ zod.strictObject({
  "query": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findMembersRequestQueryMax)).check(/*#__PURE__*/ zod.regex(findMembersRequestQueryRegExp))
});

export type FindMembersRequest = zod.input<typeof FindMembersRequest>;
export type FindMembersRequestOutput = zod.output<typeof FindMembersRequest>;

export const foundMemberNameMax = 200;

export const foundMemberEmailMin = 3;
export const foundMemberEmailMax = 254;

export const foundMemberPhoneMin = 5;
export const foundMemberPhoneMax = 20;



export const FoundMember = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(foundMemberNameMax)),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(foundMemberEmailMin)).check(/*#__PURE__*/ zod.maxLength(foundMemberEmailMax))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(foundMemberPhoneMin)).check(/*#__PURE__*/ zod.maxLength(foundMemberPhoneMax))),
  "countryCode": CountryCode,
  "joinedAt": Instant
});

export type FoundMember = zod.input<typeof FoundMember>;
export type FoundMemberOutput = zod.output<typeof FoundMember>;

export const foundMembersItemsMax = 5;



export const FoundMembers = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(FoundMember).check(/*#__PURE__*/ zod.maxLength(foundMembersItemsMax))
});

export type FoundMembers = zod.input<typeof FoundMembers>;
export type FoundMembersOutput = zod.output<typeof FoundMembers>;

export const memberVoucherNameMax = 200;

export const memberVoucherCodeMax = 64;



export const MemberVoucher = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberVoucherNameMax)),
  "state": /*#__PURE__*/ zod.enum(['active', 'reserved', 'used', 'void', 'expired']),
  "code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberVoucherCodeMax))),
  "grantedAt": Instant,
  "expiresAt": Instant
});

export type MemberVoucher = zod.input<typeof MemberVoucher>;
export type MemberVoucherOutput = zod.output<typeof MemberVoucher>;

export const memberAccountTimeZoneMax = 64;

export const memberAccountLevelMax = 4;

export const memberAccountCoinsMin = 0;

export const memberAccountPointsMin = 0;

export const memberAccountSessionsMin = 0;

export const memberAccountConsentsItemPurposeMax = 40;

export const memberAccountConsentsMax = 10;

export const memberAccountVouchersMax = 20;

export const memberAccountGiftsItemNameMax = 200;

export const memberAccountGiftsItemReasonsItemMax = 40;

export const memberAccountGiftsItemReasonsMax = 20;

export const memberAccountGiftsMax = 100;



export const MemberAccount = /*#__PURE__*/ zod.strictObject({
  "member": FoundMember,
  "timeZone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberAccountTimeZoneMax)),
  "lastSeenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "erasesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(memberAccountLevelMax)),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(memberAccountCoinsMin)),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(memberAccountPointsMin)),
  "sessions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(memberAccountSessionsMin)),
  "secondFactor": /*#__PURE__*/ zod.boolean(),
  "consents": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "purpose": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberAccountConsentsItemPurposeMax)),
  "granted": /*#__PURE__*/ zod.boolean(),
  "at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})).check(/*#__PURE__*/ zod.maxLength(memberAccountConsentsMax)),
  "vouchers": /*#__PURE__*/ zod.array(MemberVoucher).check(/*#__PURE__*/ zod.maxLength(memberAccountVouchersMax)),
  "gifts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberAccountGiftsItemNameMax)),
  "reasons": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberAccountGiftsItemReasonsItemMax))).check(/*#__PURE__*/ zod.maxLength(memberAccountGiftsItemReasonsMax))
})).check(/*#__PURE__*/ zod.maxLength(memberAccountGiftsMax))
});

export type MemberAccount = zod.input<typeof MemberAccount>;
export type MemberAccountOutput = zod.output<typeof MemberAccount>;

export const memberEventNameMax = 200;

export const memberEventDetailMax = 300;



export const MemberEvent = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['act', 'coins', 'order', 'gift', 'redemption', 'notification']),
  "at": Instant,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberEventNameMax)),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberEventDetailMax)))
});

export type MemberEvent = zod.input<typeof MemberEvent>;
export type MemberEventOutput = zod.output<typeof MemberEvent>;

export const memberEventsItemsMax = 100;



export const MemberEvents = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(MemberEvent).check(/*#__PURE__*/ zod.maxLength(memberEventsItemsMax)),
  "nextCursor": NextCursor
});

export type MemberEvents = zod.input<typeof MemberEvents>;
export type MemberEventsOutput = zod.output<typeof MemberEvents>;

export const MemberActRequest = /*#__PURE__*/ zod.strictObject({
  "memberId": Id,
  "reason": StaffReason
});

export type MemberActRequest = zod.input<typeof MemberActRequest>;
export type MemberActRequestOutput = zod.output<typeof MemberActRequest>;

export const memberBabiesItemsItemNameMax = 100;

export const memberBabiesItemsMax = 50;



export const MemberBabies = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberBabiesItemsItemNameMax))),
  "expectedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "bornOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
})).check(/*#__PURE__*/ zod.maxLength(memberBabiesItemsMax))
});

export type MemberBabies = zod.input<typeof MemberBabies>;
export type MemberBabiesOutput = zod.output<typeof MemberBabies>;

export const grantCoinsRequestCoinsMin = -100000;
export const grantCoinsRequestCoinsMax = 100000;



export const GrantCoinsRequest = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "memberId": Id,
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(grantCoinsRequestCoinsMin)).check(/*#__PURE__*/ zod.lte(grantCoinsRequestCoinsMax)),
  "reason": StaffReason
});

export type GrantCoinsRequest = zod.input<typeof GrantCoinsRequest>;
export type GrantCoinsRequestOutput = zod.output<typeof GrantCoinsRequest>;

export const CoinGrant = /*#__PURE__*/ zod.strictObject({
  "state": /*#__PURE__*/ zod.enum(['done', 'waiting', 'missing'])
});

export type CoinGrant = zod.input<typeof CoinGrant>;
export type CoinGrantOutput = zod.output<typeof CoinGrant>;

export const ClosedAccount = /*#__PURE__*/ zod.strictObject({
  "erasesAt": Instant
});

export type ClosedAccount = zod.input<typeof ClosedAccount>;
export type ClosedAccountOutput = zod.output<typeof ClosedAccount>;

export const endedSessionsEndedMin = 0;



export const EndedSessions = /*#__PURE__*/ zod.strictObject({
  "ended": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(endedSessionsEndedMin))
});

export type EndedSessions = zod.input<typeof EndedSessions>;
export type EndedSessionsOutput = zod.output<typeof EndedSessions>;

export const ChangedAccount = /*#__PURE__*/ zod.strictObject({
  "changed": /*#__PURE__*/ zod.boolean()
});

export type ChangedAccount = zod.input<typeof ChangedAccount>;
export type ChangedAccountOutput = zod.output<typeof ChangedAccount>;

export const allowGiftsRequestGiftsMax = 12;



export const AllowGiftsRequest = /*#__PURE__*/ zod.strictObject({
  "memberId": Id,
  "gifts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(allowGiftsRequestGiftsMax)),
  "reason": StaffReason
});

export type AllowGiftsRequest = zod.input<typeof AllowGiftsRequest>;
export type AllowGiftsRequestOutput = zod.output<typeof AllowGiftsRequest>;

export const allowedGiftsAllowedMin = 0;



export const AllowedGifts = /*#__PURE__*/ zod.strictObject({
  "allowed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(allowedGiftsAllowedMin))
});

export type AllowedGifts = zod.input<typeof AllowedGifts>;
export type AllowedGiftsOutput = zod.output<typeof AllowedGifts>;

export const StaffOrderNumberMax = 64;


export const StaffOrderNumberRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const StaffOrderNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(StaffOrderNumberMax)).check(/*#__PURE__*/ zod.regex(StaffOrderNumberRegExp));

export type StaffOrderNumber = zod.input<typeof StaffOrderNumber>;
export type StaffOrderNumberOutput = zod.output<typeof StaffOrderNumber>;

export const FindOrdersRequest = /*#__PURE__*/ zod.strictObject({
  "memberId": Id,
  "number": StaffOrderNumber
});

export type FindOrdersRequest = zod.input<typeof FindOrdersRequest>;
export type FindOrdersRequestOutput = zod.output<typeof FindOrdersRequest>;

export const orderOwnerAccountMax = 254;



export const OrderOwner = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "countryCode": CountryCode,
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderOwnerAccountMax))
});

export type OrderOwner = zod.input<typeof OrderOwner>;
export type OrderOwnerOutput = zod.output<typeof OrderOwner>;

export const orderEffectCoinsTakenMin = 0;

export const orderEffectCoinsSpentMin = 0;

export const orderEffectCoinsGivenMin = 0;

export const orderEffectPointsTakenMin = 0;

export const orderEffectPointsGivenMin = 0;



export const OrderEffect = /*#__PURE__*/ zod.strictObject({
  "coinsTaken": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderEffectCoinsTakenMin)),
  "coinsSpent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderEffectCoinsSpentMin)),
  "coinsGiven": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderEffectCoinsGivenMin)),
  "pointsTaken": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderEffectPointsTakenMin)),
  "pointsGiven": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderEffectPointsGivenMin))
});

export type OrderEffect = zod.input<typeof OrderEffect>;
export type OrderEffectOutput = zod.output<typeof OrderEffect>;

export const OrderObstacle = /*#__PURE__*/ zod.enum(['sameMember', 'accountClosing', 'productRegistered', 'reviewSubmitted']);

export type OrderObstacle = zod.input<typeof OrderObstacle>;
export type OrderObstacleOutput = zod.output<typeof OrderObstacle>;

export const OrderObstaclesMax = 10;



export const OrderObstacles = /*#__PURE__*/ zod.array(OrderObstacle).check(/*#__PURE__*/ zod.maxLength(OrderObstaclesMax));

export type OrderObstacles = zod.input<typeof OrderObstacles>;
export type OrderObstaclesOutput = zod.output<typeof OrderObstacles>;

export const foundOrderNumberMax = 64;



export const FoundOrder = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(foundOrderNumberMax))),
  "placedAt": Instant,
  "state": OrderState,
  "total": Money,
  "owner": /*#__PURE__*/ zod.union([OrderOwner,/*#__PURE__*/ zod.null()]),
  "effect": OrderEffect,
  "obstacles": OrderObstacles
});

export type FoundOrder = zod.input<typeof FoundOrder>;
export type FoundOrderOutput = zod.output<typeof FoundOrder>;

export const foundOrdersItemsMax = 5;



export const FoundOrders = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(FoundOrder).check(/*#__PURE__*/ zod.maxLength(foundOrdersItemsMax))
});

export type FoundOrders = zod.input<typeof FoundOrders>;
export type FoundOrdersOutput = zod.output<typeof FoundOrders>;

export const MoveOrderRequest = /*#__PURE__*/ zod.strictObject({
  "orderId": Id,
  "memberId": Id,
  "from": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "number": /*#__PURE__*/ zod.optional(StaffOrderNumber),
  "reason": StaffReason
});

export type MoveOrderRequest = zod.input<typeof MoveOrderRequest>;
export type MoveOrderRequestOutput = zod.output<typeof MoveOrderRequest>;

export const MovedOrder = /*#__PURE__*/ zod.strictObject({
  "state": /*#__PURE__*/ zod.enum(['moved', 'unchanged', 'changed', 'blocked']),
  "effect": OrderEffect,
  "obstacles": OrderObstacles
});

export type MovedOrder = zod.input<typeof MovedOrder>;
export type MovedOrderOutput = zod.output<typeof MovedOrder>;

export const VoidVoucherRequest = /*#__PURE__*/ zod.strictObject({
  "memberId": Id,
  "voucherId": Id,
  "reason": StaffReason
});

export type VoidVoucherRequest = zod.input<typeof VoidVoucherRequest>;
export type VoidVoucherRequestOutput = zod.output<typeof VoidVoucherRequest>;

export const RequesterEmailMax = 254;



export const RequesterEmail = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(RequesterEmailMax)));

export type RequesterEmail = zod.input<typeof RequesterEmail>;
export type RequesterEmailOutput = zod.output<typeof RequesterEmail>;

export const IsRequester = /*#__PURE__*/ zod.boolean();

export type IsRequester = zod.input<typeof IsRequester>;
export type IsRequesterOutput = zod.output<typeof IsRequester>;

export const CoinsApproval = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['coins']),
  "memberId": Id,
  "amount": /*#__PURE__*/ zod.int(),
  "reason": StaffReason,
  "requestedBy": RequesterEmail,
  "requestedAt": Instant,
  "mine": IsRequester
});

export type CoinsApproval = zod.input<typeof CoinsApproval>;
export type CoinsApprovalOutput = zod.output<typeof CoinsApproval>;

export const BulkRowCountMin = 0;
export const BulkRowCountMax = 50000;



export const BulkRowCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(BulkRowCountMin)).check(/*#__PURE__*/ zod.lte(BulkRowCountMax));

export type BulkRowCount = zod.input<typeof BulkRowCount>;
export type BulkRowCountOutput = zod.output<typeof BulkRowCount>;

export const ImportFileNameMax = 200;



export const ImportFileName = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ImportFileNameMax)));

export type ImportFileName = zod.input<typeof ImportFileName>;
export type ImportFileNameOutput = zod.output<typeof ImportFileName>;

export const ImportApproval = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['parcelImport']),
  "rows": BulkRowCount,
  "importId": Id,
  "fileName": ImportFileName,
  "reason": StaffReason,
  "requestedBy": RequesterEmail,
  "requestedAt": Instant,
  "mine": IsRequester
});

export type ImportApproval = zod.input<typeof ImportApproval>;
export type ImportApprovalOutput = zod.output<typeof ImportApproval>;

export const StaffParcelFilterState = /*#__PURE__*/ zod.enum(['unsent', 'all', 'reserved', 'confirmed', 'packed', 'shipped', 'delivered', 'returned', 'cancelled', 'expired']);

export type StaffParcelFilterState = zod.input<typeof StaffParcelFilterState>;
export type StaffParcelFilterStateOutput = zod.output<typeof StaffParcelFilterState>;

export const StaffParcelAgeMax = 365;



export const StaffParcelAge = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(StaffParcelAgeMax));

export type StaffParcelAge = zod.input<typeof StaffParcelAge>;
export type StaffParcelAgeOutput = zod.output<typeof StaffParcelAge>;

export const ParcelFilter = /*#__PURE__*/ zod.strictObject({
  "state": /*#__PURE__*/ zod.optional(StaffParcelFilterState),
  "product": /*#__PURE__*/ zod.optional(Id),
  "countryCode": /*#__PURE__*/ zod.optional(CountryCode),
  "olderThan": /*#__PURE__*/ zod.optional(StaffParcelAge)
});

export type ParcelFilter = zod.input<typeof ParcelFilter>;
export type ParcelFilterOutput = zod.output<typeof ParcelFilter>;

export const ExportApproval = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['parcelExport']),
  "rows": BulkRowCount,
  "filter": ParcelFilter,
  "reason": StaffReason,
  "requestedBy": RequesterEmail,
  "requestedAt": Instant,
  "mine": IsRequester
});

export type ExportApproval = zod.input<typeof ExportApproval>;
export type ExportApprovalOutput = zod.output<typeof ExportApproval>;

export const ParcelTarget = /*#__PURE__*/ zod.enum(['confirmed', 'packed', 'shipped', 'delivered', 'returned', 'cancelled']);

export type ParcelTarget = zod.input<typeof ParcelTarget>;
export type ParcelTargetOutput = zod.output<typeof ParcelTarget>;

export const MoveApproval = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['parcelMove']),
  "rows": BulkRowCount,
  "filter": ParcelFilter,
  "state": ParcelTarget,
  "reason": StaffReason,
  "requestedBy": RequesterEmail,
  "requestedAt": Instant,
  "mine": IsRequester
});

export type MoveApproval = zod.input<typeof MoveApproval>;
export type MoveApprovalOutput = zod.output<typeof MoveApproval>;

export const Approval = /*#__PURE__*/ zod.discriminatedUnion('kind', [CoinsApproval,ImportApproval,ExportApproval,MoveApproval]);

export type Approval = zod.input<typeof Approval>;
export type ApprovalOutput = zod.output<typeof Approval>;

export const approvalsItemsMax = 100;



export const Approvals = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Approval).check(/*#__PURE__*/ zod.maxLength(approvalsItemsMax)),
  "nextCursor": NextCursor
});

export type Approvals = zod.input<typeof Approvals>;
export type ApprovalsOutput = zod.output<typeof Approvals>;

export const DecideApprovalRequest = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "verdict": /*#__PURE__*/ zod.enum(['approved', 'rejected'])
});

export type DecideApprovalRequest = zod.input<typeof DecideApprovalRequest>;
export type DecideApprovalRequestOutput = zod.output<typeof DecideApprovalRequest>;

export const ApprovalDecision = /*#__PURE__*/ zod.strictObject({
  "decided": /*#__PURE__*/ zod.boolean(),
  "problem": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('late'),/*#__PURE__*/ zod.literal('personal'),/*#__PURE__*/ zod.literal('notPermitted'),/*#__PURE__*/ zod.literal(null)]))
});

export type ApprovalDecision = zod.input<typeof ApprovalDecision>;
export type ApprovalDecisionOutput = zod.output<typeof ApprovalDecision>;

export const ReviewKind = /*#__PURE__*/ zod.enum(['proof', 'registration', 'review']);

export type ReviewKind = zod.input<typeof ReviewKind>;
export type ReviewKindOutput = zod.output<typeof ReviewKind>;

export const ReviewAboutMax = 200;



export const ReviewAbout = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReviewAboutMax));

export type ReviewAbout = zod.input<typeof ReviewAbout>;
export type ReviewAboutOutput = zod.output<typeof ReviewAbout>;

export const ReviewCountryRegExp = new RegExp('^[A-Z]{2}$');


export const ReviewCountry = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ReviewCountryRegExp)));

export type ReviewCountry = zod.input<typeof ReviewCountry>;
export type ReviewCountryOutput = zod.output<typeof ReviewCountry>;

export const ReviewItem = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": ReviewKind,
  "about": ReviewAbout,
  "countryCode": ReviewCountry,
  "submittedAt": Instant,
  "claimed": /*#__PURE__*/ zod.boolean()
});

export type ReviewItem = zod.input<typeof ReviewItem>;
export type ReviewItemOutput = zod.output<typeof ReviewItem>;

export const reviewListItemsMax = 50;



export const ReviewList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ReviewItem).check(/*#__PURE__*/ zod.maxLength(reviewListItemsMax)),
  "nextCursor": NextCursor
});

export type ReviewList = zod.input<typeof ReviewList>;
export type ReviewListOutput = zod.output<typeof ReviewList>;

export const ClaimReviewRequest = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.optional(Id),
  "kind": /*#__PURE__*/ zod.optional(ReviewKind),
  "countryCode": /*#__PURE__*/ zod.optional(CountryCode),
  "after": /*#__PURE__*/ zod.optional(Id)
});

export type ClaimReviewRequest = zod.input<typeof ClaimReviewRequest>;
export type ClaimReviewRequestOutput = zod.output<typeof ClaimReviewRequest>;

export const reviewFileContentTypeMax = 60;

export const reviewFileSizeMin = 0;

export const reviewFileUrlMax = 200;



export const ReviewFile = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "contentType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reviewFileContentTypeMax)),
  "size": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reviewFileSizeMin))),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reviewFileUrlMax))
});

export type ReviewFile = zod.input<typeof ReviewFile>;
export type ReviewFileOutput = zod.output<typeof ReviewFile>;

export const reviewMemberLevelMax = 20;

export const reviewMemberAcceptedMin = 0;

export const reviewMemberRefusedMin = 0;



export const ReviewMember = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "joinedAt": Instant,
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(reviewMemberLevelMax)),
  "accepted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reviewMemberAcceptedMin)),
  "refused": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reviewMemberRefusedMin))
});

export type ReviewMember = zod.input<typeof ReviewMember>;
export type ReviewMemberOutput = zod.output<typeof ReviewMember>;

export const earlierReviewMemberIdMax = 64;


export const earlierReviewMemberIdRegExp = new RegExp('^[\\w-]+$');
export const earlierReviewMatchesMax = 2;



export const EarlierReview = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": ReviewKind,
  "state": /*#__PURE__*/ zod.enum(['submitted', 'accepted', 'refused']),
  "submittedAt": Instant,
  "memberId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(earlierReviewMemberIdMax)).check(/*#__PURE__*/ zod.regex(earlierReviewMemberIdRegExp))),
  "matches": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['picture', 'order'])).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(earlierReviewMatchesMax))
});

export type EarlierReview = zod.input<typeof EarlierReview>;
export type EarlierReviewOutput = zod.output<typeof EarlierReview>;

export const ReviewVerdict = /*#__PURE__*/ zod.enum(['accepted', 'refused']);

export type ReviewVerdict = zod.input<typeof ReviewVerdict>;
export type ReviewVerdictOutput = zod.output<typeof ReviewVerdict>;

export const reviewPreviewReasonMax = 40;

export const reviewPreviewTitleMax = 200;

export const reviewPreviewTextMax = 1000;



export const ReviewPreview = /*#__PURE__*/ zod.strictObject({
  "verdict": ReviewVerdict,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reviewPreviewReasonMax))),
  "title": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reviewPreviewTitleMax))),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reviewPreviewTextMax)))
});

export type ReviewPreview = zod.input<typeof ReviewPreview>;
export type ReviewPreviewOutput = zod.output<typeof ReviewPreview>;

export const reviewDetailSecondsLeftMin = 0;
export const reviewDetailSecondsLeftMax = 300;

export const reviewDetailOrderNumberMax = 64;

export const reviewDetailYearMin = 2020;
export const reviewDetailYearMax = 2200;

export const reviewDetailFilesMax = 10;

export const reviewDetailEarlierMax = 20;

export const reviewDetailPreviewsMax = 20;



export const ReviewDetail = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": ReviewKind,
  "about": ReviewAbout,
  "countryCode": ReviewCountry,
  "submittedAt": Instant,
  "secondsLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reviewDetailSecondsLeftMin)).check(/*#__PURE__*/ zod.lte(reviewDetailSecondsLeftMax)),
  "language": /*#__PURE__*/ zod.enum(['en', 'id', 'th', 'vn']),
  "orderNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reviewDetailOrderNumberMax))),
  "purchasedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "year": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reviewDetailYearMin)).check(/*#__PURE__*/ zod.lte(reviewDetailYearMax))),
  "files": /*#__PURE__*/ zod.array(ReviewFile).check(/*#__PURE__*/ zod.maxLength(reviewDetailFilesMax)),
  "member": /*#__PURE__*/ zod.union([ReviewMember,/*#__PURE__*/ zod.null()]),
  "earlier": /*#__PURE__*/ zod.array(EarlierReview).check(/*#__PURE__*/ zod.maxLength(reviewDetailEarlierMax)),
  "previews": /*#__PURE__*/ zod.array(ReviewPreview).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reviewDetailPreviewsMax))
});

export type ReviewDetail = zod.input<typeof ReviewDetail>;
export type ReviewDetailOutput = zod.output<typeof ReviewDetail>;

export const ClaimedReview = /*#__PURE__*/ zod.strictObject({
  "item": /*#__PURE__*/ zod.union([ReviewDetail,/*#__PURE__*/ zod.null()])
});

export type ClaimedReview = zod.input<typeof ClaimedReview>;
export type ClaimedReviewOutput = zod.output<typeof ClaimedReview>;

export const decideReviewRequestReasonMax = 40;


export const decideReviewRequestReasonRegExp = new RegExp('^\\w+$');


export const DecideReviewRequest = /*#__PURE__*/ zod.strictObject({
  "kind": ReviewKind,
  "id": Id,
  "verdict": ReviewVerdict,
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideReviewRequestReasonMax)).check(/*#__PURE__*/ zod.regex(decideReviewRequestReasonRegExp)))
});

export type DecideReviewRequest = zod.input<typeof DecideReviewRequest>;
export type DecideReviewRequestOutput = zod.output<typeof DecideReviewRequest>;

export const ReviewDecision = /*#__PURE__*/ zod.strictObject({
  "decided": /*#__PURE__*/ zod.boolean(),
  "appliesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type ReviewDecision = zod.input<typeof ReviewDecision>;
export type ReviewDecisionOutput = zod.output<typeof ReviewDecision>;

export const UndoReviewRequest = /*#__PURE__*/ zod.strictObject({
  "kind": ReviewKind,
  "id": Id
});

export type UndoReviewRequest = zod.input<typeof UndoReviewRequest>;
export type UndoReviewRequestOutput = zod.output<typeof UndoReviewRequest>;

export const ReleaseReviewRequest = /*#__PURE__*/ zod.strictObject({
  "kind": ReviewKind,
  "id": Id
});

export type ReleaseReviewRequest = zod.input<typeof ReleaseReviewRequest>;
export type ReleaseReviewRequestOutput = zod.output<typeof ReleaseReviewRequest>;

export const UndoneReview = /*#__PURE__*/ zod.strictObject({
  "undone": /*#__PURE__*/ zod.boolean()
});

export type UndoneReview = zod.input<typeof UndoneReview>;
export type UndoneReviewOutput = zod.output<typeof UndoneReview>;

export const ContactMessageState = /*#__PURE__*/ zod.enum(['open', 'answered', 'closed']);

export type ContactMessageState = zod.input<typeof ContactMessageState>;
export type ContactMessageStateOutput = zod.output<typeof ContactMessageState>;

export const MessageLanguage = /*#__PURE__*/ zod.enum(['en', 'id', 'th', 'vn']);

export type MessageLanguage = zod.input<typeof MessageLanguage>;
export type MessageLanguageOutput = zod.output<typeof MessageLanguage>;

export const ContactTopicNameMax = 100;



export const ContactTopicName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ContactTopicNameMax));

export type ContactTopicName = zod.input<typeof ContactTopicName>;
export type ContactTopicNameOutput = zod.output<typeof ContactTopicName>;

export const StaffEmailMax = 254;



export const StaffEmail = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(StaffEmailMax)));

export type StaffEmail = zod.input<typeof StaffEmail>;
export type StaffEmailOutput = zod.output<typeof StaffEmail>;

export const contactMessageItemFilesMin = 0;
export const contactMessageItemFilesMax = 5;



export const ContactMessageItem = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "reference": ServiceReference,
  "topic": Id,
  "topicName": ContactTopicName,
  "language": MessageLanguage,
  "state": ContactMessageState,
  "receivedAt": Instant,
  "dueAt": Instant,
  "isMember": /*#__PURE__*/ zod.boolean(),
  "files": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(contactMessageItemFilesMin)).check(/*#__PURE__*/ zod.lte(contactMessageItemFilesMax))
});

export type ContactMessageItem = zod.input<typeof ContactMessageItem>;
export type ContactMessageItemOutput = zod.output<typeof ContactMessageItem>;

export const MessageTopic = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": ContactTopicName
});

export type MessageTopic = zod.input<typeof MessageTopic>;
export type MessageTopicOutput = zod.output<typeof MessageTopic>;

export const contactMessageListTopicsMax = 30;

export const contactMessageListItemsMax = 50;



export const ContactMessageList = /*#__PURE__*/ zod.strictObject({
  "topics": /*#__PURE__*/ zod.array(MessageTopic).check(/*#__PURE__*/ zod.maxLength(contactMessageListTopicsMax)),
  "items": /*#__PURE__*/ zod.array(ContactMessageItem).check(/*#__PURE__*/ zod.maxLength(contactMessageListItemsMax)),
  "nextCursor": NextCursor
});

export type ContactMessageList = zod.input<typeof ContactMessageList>;
export type ContactMessageListOutput = zod.output<typeof ContactMessageList>;

export const ContactMessageChangedAt = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}));

export type ContactMessageChangedAt = zod.input<typeof ContactMessageChangedAt>;
export type ContactMessageChangedAtOutput = zod.output<typeof ContactMessageChangedAt>;

export const contactMessageMemberLevelMax = 20;



export const ContactMessageMember = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "joinedAt": Instant,
  "countryCode": CountryCode,
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contactMessageMemberLevelMax))
});

export type ContactMessageMember = zod.input<typeof ContactMessageMember>;
export type ContactMessageMemberOutput = zod.output<typeof ContactMessageMember>;

export const AnswerTextMax = 4000;


export const AnswerTextRegExp = new RegExp('^[\\t\\n \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\s\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f][^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$');


export const AnswerText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(AnswerTextMax)).check(/*#__PURE__*/ zod.regex(AnswerTextRegExp));

export type AnswerText = zod.input<typeof AnswerText>;
export type AnswerTextOutput = zod.output<typeof AnswerText>;

export const ContactMessageAnswer = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "text": AnswerText,
  "answeredAt": Instant,
  "answeredBy": StaffEmail
});

export type ContactMessageAnswer = zod.input<typeof ContactMessageAnswer>;
export type ContactMessageAnswerOutput = zod.output<typeof ContactMessageAnswer>;

export const EarlierContactMessage = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "reference": ServiceReference,
  "topicName": ContactTopicName,
  "state": ContactMessageState,
  "receivedAt": Instant
});

export type EarlierContactMessage = zod.input<typeof EarlierContactMessage>;
export type EarlierContactMessageOutput = zod.output<typeof EarlierContactMessage>;

export const answerTemplateNameMax = 60;



export const AnswerTemplate = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(answerTemplateNameMax)),
  "text": AnswerText
});

export type AnswerTemplate = zod.input<typeof AnswerTemplate>;
export type AnswerTemplateOutput = zod.output<typeof AnswerTemplate>;

export const contactMessageDetailNameMax = 60;

export const contactMessageDetailTextMax = 4000;

export const contactMessageDetailFilesMax = 5;

export const contactMessageDetailAnswersMax = 50;

export const contactMessageDetailEarlierMax = 20;

export const contactMessageDetailTemplatesMax = 50;

export const contactMessageDetailSubjectMax = 200;

export const contactMessageDetailFooterMax = 1000;



export const ContactMessageDetail = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "reference": ServiceReference,
  "topic": Id,
  "topicName": ContactTopicName,
  "language": MessageLanguage,
  "state": ContactMessageState,
  "changedBy": StaffEmail,
  "changedAt": ContactMessageChangedAt,
  "receivedAt": Instant,
  "dueAt": Instant,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactMessageDetailNameMax))),
  "replyTo": Email,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactMessageDetailTextMax)),
  "files": /*#__PURE__*/ zod.array(ReviewFile).check(/*#__PURE__*/ zod.maxLength(contactMessageDetailFilesMax)),
  "member": /*#__PURE__*/ zod.union([ContactMessageMember,/*#__PURE__*/ zod.null()]),
  "answers": /*#__PURE__*/ zod.array(ContactMessageAnswer).check(/*#__PURE__*/ zod.maxLength(contactMessageDetailAnswersMax)),
  "earlier": /*#__PURE__*/ zod.array(EarlierContactMessage).check(/*#__PURE__*/ zod.maxLength(contactMessageDetailEarlierMax)),
  "templates": /*#__PURE__*/ zod.array(AnswerTemplate).check(/*#__PURE__*/ zod.maxLength(contactMessageDetailTemplatesMax)),
  "subject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactMessageDetailSubjectMax)),
  "footer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactMessageDetailFooterMax))
});

export type ContactMessageDetail = zod.input<typeof ContactMessageDetail>;
export type ContactMessageDetailOutput = zod.output<typeof ContactMessageDetail>;

export const AnswerContactMessageRequest = /*#__PURE__*/ zod.strictObject({
  "text": AnswerText
});

export type AnswerContactMessageRequest = zod.input<typeof AnswerContactMessageRequest>;
export type AnswerContactMessageRequestOutput = zod.output<typeof AnswerContactMessageRequest>;

export const ChangeContactMessageRequest = /*#__PURE__*/ zod.strictObject({
  "state": /*#__PURE__*/ zod.enum(['open', 'closed'])
});

export type ChangeContactMessageRequest = zod.input<typeof ChangeContactMessageRequest>;
export type ChangeContactMessageRequestOutput = zod.output<typeof ChangeContactMessageRequest>;

export const ContactMessageChange = /*#__PURE__*/ zod.strictObject({
  "changed": /*#__PURE__*/ zod.boolean(),
  "state": ContactMessageState,
  "changedBy": StaffEmail,
  "changedAt": ContactMessageChangedAt
});

export type ContactMessageChange = zod.input<typeof ContactMessageChange>;
export type ContactMessageChangeOutput = zod.output<typeof ContactMessageChange>;

export const FailureReasonMax = 500;



export const FailureReason = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(FailureReasonMax));

export type FailureReason = zod.input<typeof FailureReason>;
export type FailureReasonOutput = zod.output<typeof FailureReason>;

export const failedJobJobMax = 100;

export const failedJobRowMax = 200;



export const FailedJob = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "job": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failedJobJobMax)),
  "row": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failedJobRowMax))),
  "failedAt": Instant,
  "reason": FailureReason
});

export type FailedJob = zod.input<typeof FailedJob>;
export type FailedJobOutput = zod.output<typeof FailedJob>;

export const failedJobListItemsMax = 50;



export const FailedJobList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(FailedJob).check(/*#__PURE__*/ zod.maxLength(failedJobListItemsMax)),
  "nextCursor": NextCursor
});

export type FailedJobList = zod.input<typeof FailedJobList>;
export type FailedJobListOutput = zod.output<typeof FailedJobList>;

export const deadLetterSubjectMax = 200;




export const DeadLetter = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "subject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deadLetterSubjectMax)),
  "reason": FailureReason,
  "attempts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "receivedAt": Instant
});

export type DeadLetter = zod.input<typeof DeadLetter>;
export type DeadLetterOutput = zod.output<typeof DeadLetter>;

export const deadLetterListItemsMax = 50;



export const DeadLetterList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(DeadLetter).check(/*#__PURE__*/ zod.maxLength(deadLetterListItemsMax)),
  "nextCursor": NextCursor
});

export type DeadLetterList = zod.input<typeof DeadLetterList>;
export type DeadLetterListOutput = zod.output<typeof DeadLetterList>;

export const retryRequestIdsMax = 100;



export const RetryRequest = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(retryRequestIdsMax)))
});

export type RetryRequest = zod.input<typeof RetryRequest>;
export type RetryRequestOutput = zod.output<typeof RetryRequest>;

export const retryReportItemSubjectMax = 200;

export const retryReportItemReasonMax = 500;



export const RetryReportItem = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "subject": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(retryReportItemSubjectMax))),
  "outcome": /*#__PURE__*/ zod.enum(['queued', 'done', 'failed', 'gone']),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(retryReportItemReasonMax)))
});

export type RetryReportItem = zod.input<typeof RetryReportItem>;
export type RetryReportItemOutput = zod.output<typeof RetryReportItem>;

export const retryReportItemsMax = 100;



export const RetryReport = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(RetryReportItem).check(/*#__PURE__*/ zod.maxLength(retryReportItemsMax)),
  "hasMore": /*#__PURE__*/ zod.boolean()
});

export type RetryReport = zod.input<typeof RetryReport>;
export type RetryReportOutput = zod.output<typeof RetryReport>;

export const StaffParcelKind = /*#__PURE__*/ zod.enum(['gift', 'redemption', 'prize']);

export type StaffParcelKind = zod.input<typeof StaffParcelKind>;
export type StaffParcelKindOutput = zod.output<typeof StaffParcelKind>;

export const StaffParcelSource = /*#__PURE__*/ zod.enum(['gift', 'redemption']);

export type StaffParcelSource = zod.input<typeof StaffParcelSource>;
export type StaffParcelSourceOutput = zod.output<typeof StaffParcelSource>;

export const StaffParcelState = /*#__PURE__*/ zod.enum(['reserved', 'confirmed', 'packed', 'shipped', 'delivered', 'returned', 'cancelled', 'expired']);

export type StaffParcelState = zod.input<typeof StaffParcelState>;
export type StaffParcelStateOutput = zod.output<typeof StaffParcelState>;

export const StaffParcelProductMax = 200;



export const StaffParcelProduct = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(StaffParcelProductMax));

export type StaffParcelProduct = zod.input<typeof StaffParcelProduct>;
export type StaffParcelProductOutput = zod.output<typeof StaffParcelProduct>;

export const StaffParcelCarrierMax = 100;



export const StaffParcelCarrier = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(StaffParcelCarrierMax)));

export type StaffParcelCarrier = zod.input<typeof StaffParcelCarrier>;
export type StaffParcelCarrierOutput = zod.output<typeof StaffParcelCarrier>;

export const StaffParcelTrackingMax = 64;



export const StaffParcelTracking = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(StaffParcelTrackingMax)));

export type StaffParcelTracking = zod.input<typeof StaffParcelTracking>;
export type StaffParcelTrackingOutput = zod.output<typeof StaffParcelTracking>;

export const StaffParcelItem = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": StaffParcelKind,
  "source": StaffParcelSource,
  "product": StaffParcelProduct,
  "countryCode": ReviewCountry,
  "state": StaffParcelState,
  "orderedAt": Instant,
  "stateAt": Instant,
  "carrier": StaffParcelCarrier,
  "trackingNumber": StaffParcelTracking
});

export type StaffParcelItem = zod.input<typeof StaffParcelItem>;
export type StaffParcelItemOutput = zod.output<typeof StaffParcelItem>;

export const staffParcelListItemsMax = 50;



export const StaffParcelList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(StaffParcelItem).check(/*#__PURE__*/ zod.maxLength(staffParcelListItemsMax)),
  "nextCursor": NextCursor
});

export type StaffParcelList = zod.input<typeof StaffParcelList>;
export type StaffParcelListOutput = zod.output<typeof StaffParcelList>;

export const StoppedParcel = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "source": StaffParcelSource,
  "product": StaffParcelProduct,
  "countryCode": ReviewCountry,
  "reason": /*#__PURE__*/ zod.enum(['erased', 'cancelled']),
  "stoppedAt": Instant
});

export type StoppedParcel = zod.input<typeof StoppedParcel>;
export type StoppedParcelOutput = zod.output<typeof StoppedParcel>;

export const stoppedParcelListItemsMax = 100;



export const StoppedParcelList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(StoppedParcel).check(/*#__PURE__*/ zod.maxLength(stoppedParcelListItemsMax)),
  "nextCursor": NextCursor
});

export type StoppedParcelList = zod.input<typeof StoppedParcelList>;
export type StoppedParcelListOutput = zod.output<typeof StoppedParcelList>;

export const confirmedStopsConfirmedMin = 0;



export const ConfirmedStops = /*#__PURE__*/ zod.strictObject({
  "confirmed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(confirmedStopsConfirmedMin))
});

export type ConfirmedStops = zod.input<typeof ConfirmedStops>;
export type ConfirmedStopsOutput = zod.output<typeof ConfirmedStops>;

export const parcelProductNameMax = 200;



export const ParcelProduct = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(parcelProductNameMax))
});

export type ParcelProduct = zod.input<typeof ParcelProduct>;
export type ParcelProductOutput = zod.output<typeof ParcelProduct>;

export const parcelProductListItemsMax = 500;



export const ParcelProductList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ParcelProduct).check(/*#__PURE__*/ zod.maxLength(parcelProductListItemsMax))
});

export type ParcelProductList = zod.input<typeof ParcelProductList>;
export type ParcelProductListOutput = zod.output<typeof ParcelProductList>;

export const ParcelReference = /*#__PURE__*/ zod.strictObject({
  "kind": StaffParcelSource,
  "id": Id
});

export type ParcelReference = zod.input<typeof ParcelReference>;
export type ParcelReferenceOutput = zod.output<typeof ParcelReference>;

export const ParcelReferencesMax = 100;



export const ParcelReferences = /*#__PURE__*/ zod.array(ParcelReference).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ParcelReferencesMax));

export type ParcelReferences = zod.input<typeof ParcelReferences>;
export type ParcelReferencesOutput = zod.output<typeof ParcelReferences>;

export const ParcelSelection = /*#__PURE__*/ zod.strictObject({
  "items": ParcelReferences
});

export type ParcelSelection = zod.input<typeof ParcelSelection>;
export type ParcelSelectionOutput = zod.output<typeof ParcelSelection>;

export const parcelAddressRecipientMax = 200;

export const parcelAddressPhoneMax = 40;

export const parcelAddressLinesItemMax = 400;

export const parcelAddressLinesMax = 10;

export const parcelAddressCountryMax = 100;



export const ParcelAddress = /*#__PURE__*/ zod.strictObject({
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(parcelAddressRecipientMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(parcelAddressPhoneMax)),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(parcelAddressLinesItemMax))).check(/*#__PURE__*/ zod.maxLength(parcelAddressLinesMax)),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(parcelAddressCountryMax))
});

export type ParcelAddress = zod.input<typeof ParcelAddress>;
export type ParcelAddressOutput = zod.output<typeof ParcelAddress>;

export const StaffParcelStep = /*#__PURE__*/ zod.strictObject({
  "state": StaffParcelState,
  "at": Instant
});

export type StaffParcelStep = zod.input<typeof StaffParcelStep>;
export type StaffParcelStepOutput = zod.output<typeof StaffParcelStep>;

export const ParcelAdvice = /*#__PURE__*/ zod.enum(['coinsReturned', 'memberCanReorder', 'memberSentBack', 'checkPiece']);

export type ParcelAdvice = zod.input<typeof ParcelAdvice>;
export type ParcelAdviceOutput = zod.output<typeof ParcelAdvice>;

export const openedParcelTrackingUrlMax = 2048;

export const openedParcelStepsMax = 20;

export const openedParcelNextStatesMax = 8;

export const openedParcelAdviceMax = 4;



export const OpenedParcel = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": StaffParcelKind,
  "source": StaffParcelSource,
  "product": StaffParcelProduct,
  "countryCode": ReviewCountry,
  "state": StaffParcelState,
  "orderedAt": Instant,
  "stateAt": Instant,
  "carrier": StaffParcelCarrier,
  "trackingNumber": StaffParcelTracking,
  "trackingUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openedParcelTrackingUrlMax))),
  "memberId": Id,
  "address": /*#__PURE__*/ zod.union([ParcelAddress,/*#__PURE__*/ zod.null()]),
  "steps": /*#__PURE__*/ zod.array(StaffParcelStep).check(/*#__PURE__*/ zod.maxLength(openedParcelStepsMax)),
  "nextStates": /*#__PURE__*/ zod.array(ParcelTarget).check(/*#__PURE__*/ zod.maxLength(openedParcelNextStatesMax)),
  "advice": /*#__PURE__*/ zod.array(ParcelAdvice).check(/*#__PURE__*/ zod.maxLength(openedParcelAdviceMax))
});

export type OpenedParcel = zod.input<typeof OpenedParcel>;
export type OpenedParcelOutput = zod.output<typeof OpenedParcel>;

export const openedParcelsItemsMax = 100;



export const OpenedParcels = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(OpenedParcel).check(/*#__PURE__*/ zod.maxLength(openedParcelsItemsMax))
});

export type OpenedParcels = zod.input<typeof OpenedParcels>;
export type OpenedParcelsOutput = zod.output<typeof OpenedParcels>;

export const moveParcelsRequestCarrierMax = 100;


export const moveParcelsRequestCarrierRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const moveParcelsRequestTrackingNumberMax = 64;


export const moveParcelsRequestTrackingNumberRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const MoveParcelsRequest = /*#__PURE__*/ zod.strictObject({
  "items": ParcelReferences,
  "state": ParcelTarget,
  "carrier": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveParcelsRequestCarrierMax)).check(/*#__PURE__*/ zod.regex(moveParcelsRequestCarrierRegExp))),
  "trackingNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveParcelsRequestTrackingNumberMax)).check(/*#__PURE__*/ zod.regex(moveParcelsRequestTrackingNumberRegExp)))
});

export type MoveParcelsRequest = zod.input<typeof MoveParcelsRequest>;
export type MoveParcelsRequestOutput = zod.output<typeof MoveParcelsRequest>;

export const MoveOutcome = /*#__PURE__*/ zod.enum(['moved', 'unchanged', 'refused', 'unknown', 'failed']);

export type MoveOutcome = zod.input<typeof MoveOutcome>;
export type MoveOutcomeOutput = zod.output<typeof MoveOutcome>;

export const movedParcelTextMax = 400;



export const MovedParcel = /*#__PURE__*/ zod.strictObject({
  "kind": StaffParcelSource,
  "id": Id,
  "outcome": MoveOutcome,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(movedParcelTextMax))
});

export type MovedParcel = zod.input<typeof MovedParcel>;
export type MovedParcelOutput = zod.output<typeof MovedParcel>;

export const movedParcelsItemsMax = 100;



export const MovedParcels = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(MovedParcel).check(/*#__PURE__*/ zod.maxLength(movedParcelsItemsMax))
});

export type MovedParcels = zod.input<typeof MovedParcels>;
export type MovedParcelsOutput = zod.output<typeof MovedParcels>;

export const parcelCountCountMin = 0;
export const parcelCountCountMax = 50001;



export const ParcelCount = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(parcelCountCountMin)).check(/*#__PURE__*/ zod.lte(parcelCountCountMax))
});

export type ParcelCount = zod.input<typeof ParcelCount>;
export type ParcelCountOutput = zod.output<typeof ParcelCount>;

export const BulkActKind = /*#__PURE__*/ zod.enum(['parcelExport', 'parcelMove']);

export type BulkActKind = zod.input<typeof BulkActKind>;
export type BulkActKindOutput = zod.output<typeof BulkActKind>;

export const ParcelActRequest = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": BulkActKind,
  "filter": ParcelFilter,
  "state": /*#__PURE__*/ zod.optional(ParcelTarget),
  "reason": StaffReason
});

export type ParcelActRequest = zod.input<typeof ParcelActRequest>;
export type ParcelActRequestOutput = zod.output<typeof ParcelActRequest>;

export const ApprovalState = /*#__PURE__*/ zod.enum(['waiting', 'approved', 'rejected', 'expired']);

export type ApprovalState = zod.input<typeof ApprovalState>;
export type ApprovalStateOutput = zod.output<typeof ApprovalState>;

export const MoveCounts = /*#__PURE__*/ zod.strictObject({
  "moved": BulkRowCount,
  "unchanged": BulkRowCount,
  "refused": BulkRowCount,
  "unknown": BulkRowCount,
  "failed": BulkRowCount
});

export type MoveCounts = zod.input<typeof MoveCounts>;
export type MoveCountsOutput = zod.output<typeof MoveCounts>;

export const exportDownloadPathMax = 100;

export const exportDownloadLeftMin = 0;
export const exportDownloadLeftMax = 3;



export const ExportDownload = /*#__PURE__*/ zod.strictObject({
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportDownloadPathMax)),
  "left": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(exportDownloadLeftMin)).check(/*#__PURE__*/ zod.lte(exportDownloadLeftMax)),
  "expiresAt": Instant
});

export type ExportDownload = zod.input<typeof ExportDownload>;
export type ExportDownloadOutput = zod.output<typeof ExportDownload>;

export const ParcelRequest = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": BulkActKind,
  "rows": BulkRowCount,
  "filter": ParcelFilter,
  "state": /*#__PURE__*/ zod.union([ParcelTarget,/*#__PURE__*/ zod.null()]),
  "reason": StaffReason,
  "requestedAt": Instant,
  "decision": ApprovalState,
  "decidedBy": RequesterEmail,
  "done": MoveCounts,
  "download": /*#__PURE__*/ zod.union([ExportDownload,/*#__PURE__*/ zod.null()])
});

export type ParcelRequest = zod.input<typeof ParcelRequest>;
export type ParcelRequestOutput = zod.output<typeof ParcelRequest>;

export const RequestedParcelAct = /*#__PURE__*/ zod.strictObject({
  "problem": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('few'),/*#__PURE__*/ zod.literal('many'),/*#__PURE__*/ zod.literal(null)])),
  "request": /*#__PURE__*/ zod.union([ParcelRequest,/*#__PURE__*/ zod.null()])
});

export type RequestedParcelAct = zod.input<typeof RequestedParcelAct>;
export type RequestedParcelActOutput = zod.output<typeof RequestedParcelAct>;

export const parcelRequestListItemsMax = 50;



export const ParcelRequestList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ParcelRequest).check(/*#__PURE__*/ zod.maxLength(parcelRequestListItemsMax)),
  "nextCursor": NextCursor
});

export type ParcelRequestList = zod.input<typeof ParcelRequestList>;
export type ParcelRequestListOutput = zod.output<typeof ParcelRequestList>;


export const parcelRequestRowTextMax = 400;



export const ParcelRequestRow = /*#__PURE__*/ zod.strictObject({
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "kind": StaffParcelSource,
  "id": Id,
  "product": /*#__PURE__*/ zod.union([StaffParcelProduct,/*#__PURE__*/ zod.null()]),
  "countryCode": ReviewCountry,
  "outcome": /*#__PURE__*/ zod.union([MoveOutcome,/*#__PURE__*/ zod.null()]),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(parcelRequestRowTextMax)))
});

export type ParcelRequestRow = zod.input<typeof ParcelRequestRow>;
export type ParcelRequestRowOutput = zod.output<typeof ParcelRequestRow>;

export const parcelRequestRowListItemsMax = 50;



export const ParcelRequestRowList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ParcelRequestRow).check(/*#__PURE__*/ zod.maxLength(parcelRequestRowListItemsMax)),
  "nextCursor": NextCursor
});

export type ParcelRequestRowList = zod.input<typeof ParcelRequestRowList>;
export type ParcelRequestRowListOutput = zod.output<typeof ParcelRequestRowList>;

export const parcelExportFileNameMax = 100;

export const parcelExportCsvMax = 1000000;



export const ParcelExport = /*#__PURE__*/ zod.strictObject({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(parcelExportFileNameMax)),
  "csv": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(parcelExportCsvMax))
});

export type ParcelExport = zod.input<typeof ParcelExport>;
export type ParcelExportOutput = zod.output<typeof ParcelExport>;

export const startTrackingImportRequestFileNameMax = 200;


export const startTrackingImportRequestFileNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const startTrackingImportRequestCsvMax = 2097152;


export const startTrackingImportRequestCsvRegExp = new RegExp('^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$');


export const StartTrackingImportRequest = /*#__PURE__*/ zod.strictObject({
  "fileName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startTrackingImportRequestFileNameMax)).check(/*#__PURE__*/ zod.regex(startTrackingImportRequestFileNameRegExp))),
  "csv": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startTrackingImportRequestCsvMax)).check(/*#__PURE__*/ zod.regex(startTrackingImportRequestCsvRegExp))
});

export type StartTrackingImportRequest = zod.input<typeof StartTrackingImportRequest>;
export type StartTrackingImportRequestOutput = zod.output<typeof StartTrackingImportRequest>;

export const TrackingRowCountMin = 0;



export const TrackingRowCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(TrackingRowCountMin));

export type TrackingRowCount = zod.input<typeof TrackingRowCount>;
export type TrackingRowCountOutput = zod.output<typeof TrackingRowCount>;

export const TrackingRowCounts = /*#__PURE__*/ zod.strictObject({
  "ship": TrackingRowCount,
  "change": TrackingRowCount,
  "unchanged": TrackingRowCount,
  "rejected": TrackingRowCount
});

export type TrackingRowCounts = zod.input<typeof TrackingRowCounts>;
export type TrackingRowCountsOutput = zod.output<typeof TrackingRowCounts>;

export const TrackingImportApproval = /*#__PURE__*/ zod.strictObject({
  "decision": /*#__PURE__*/ zod.enum(['needed', 'waiting', 'approved', 'rejected', 'expired']),
  "requestedBy": RequesterEmail,
  "decidedBy": RequesterEmail
});

export type TrackingImportApproval = zod.input<typeof TrackingImportApproval>;
export type TrackingImportApprovalOutput = zod.output<typeof TrackingImportApproval>;

export const TrackingImport = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "fileName": ImportFileName,
  "rows": TrackingRowCount,
  "planned": TrackingRowCounts,
  "done": TrackingRowCounts,
  "waiting": TrackingRowCount,
  "startedAt": Instant,
  "approval": /*#__PURE__*/ zod.union([TrackingImportApproval,/*#__PURE__*/ zod.null()])
});

export type TrackingImport = zod.input<typeof TrackingImport>;
export type TrackingImportOutput = zod.output<typeof TrackingImport>;

export const startedTrackingImportProblemMax = 1000;



export const StartedTrackingImport = /*#__PURE__*/ zod.strictObject({
  "problem": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startedTrackingImportProblemMax))),
  "import": /*#__PURE__*/ zod.union([TrackingImport,/*#__PURE__*/ zod.null()])
});

export type StartedTrackingImport = zod.input<typeof StartedTrackingImport>;
export type StartedTrackingImportOutput = zod.output<typeof StartedTrackingImport>;

export const RequestTrackingImportRequest = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "reason": StaffReason
});

export type RequestTrackingImportRequest = zod.input<typeof RequestTrackingImportRequest>;
export type RequestTrackingImportRequestOutput = zod.output<typeof RequestTrackingImportRequest>;

export const TrackingRowAction = /*#__PURE__*/ zod.enum(['ship', 'change', 'unchanged', 'rejected']);

export type TrackingRowAction = zod.input<typeof TrackingRowAction>;
export type TrackingRowActionOutput = zod.output<typeof TrackingRowAction>;


export const trackingRowTextMax = 1000;



export const TrackingRow = /*#__PURE__*/ zod.strictObject({
  "line": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "action": TrackingRowAction,
  "done": /*#__PURE__*/ zod.boolean(),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trackingRowTextMax))
});

export type TrackingRow = zod.input<typeof TrackingRow>;
export type TrackingRowOutput = zod.output<typeof TrackingRow>;

export const trackingRowListItemsMax = 50;



export const TrackingRowList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(TrackingRow).check(/*#__PURE__*/ zod.maxLength(trackingRowListItemsMax)),
  "nextCursor": NextCursor
});

export type TrackingRowList = zod.input<typeof TrackingRowList>;
export type TrackingRowListOutput = zod.output<typeof TrackingRowList>;

export const RunTrackingImportRequest = /*#__PURE__*/ zod.strictObject({
  "id": Id
});

export type RunTrackingImportRequest = zod.input<typeof RunTrackingImportRequest>;
export type RunTrackingImportRequestOutput = zod.output<typeof RunTrackingImportRequest>;

export const ParcelViewNameMax = 60;


export const ParcelViewNameRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const ParcelViewName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ParcelViewNameMax)).check(/*#__PURE__*/ zod.regex(ParcelViewNameRegExp));

export type ParcelViewName = zod.input<typeof ParcelViewName>;
export type ParcelViewNameOutput = zod.output<typeof ParcelViewName>;

export const ParcelView = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": ParcelViewName,
  "filter": ParcelFilter
});

export type ParcelView = zod.input<typeof ParcelView>;
export type ParcelViewOutput = zod.output<typeof ParcelView>;

export const parcelViewListItemsMax = 50;



export const ParcelViewList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ParcelView).check(/*#__PURE__*/ zod.maxLength(parcelViewListItemsMax))
});

export type ParcelViewList = zod.input<typeof ParcelViewList>;
export type ParcelViewListOutput = zod.output<typeof ParcelViewList>;

export const SaveParcelViewRequest = /*#__PURE__*/ zod.strictObject({
  "name": ParcelViewName,
  "filter": ParcelFilter
});

export type SaveParcelViewRequest = zod.input<typeof SaveParcelViewRequest>;
export type SaveParcelViewRequestOutput = zod.output<typeof SaveParcelViewRequest>;

export const SavedParcelView = /*#__PURE__*/ zod.strictObject({
  "saved": /*#__PURE__*/ zod.boolean()
});

export type SavedParcelView = zod.input<typeof SavedParcelView>;
export type SavedParcelViewOutput = zod.output<typeof SavedParcelView>;

export const FigureTopic = /*#__PURE__*/ zod.enum(['members', 'coins', 'vouchers', 'gifts', 'raffles']);

export type FigureTopic = zod.input<typeof FigureTopic>;
export type FigureTopicOutput = zod.output<typeof FigureTopic>;

export const FigurePeriod = /*#__PURE__*/ zod.enum(['day', 'week', 'month']);

export type FigurePeriod = zod.input<typeof FigurePeriod>;
export type FigurePeriodOutput = zod.output<typeof FigurePeriod>;

export const FigureMetric = /*#__PURE__*/ zod.enum(['joined', 'active', 'rewarded', 'streak3', 'streak7', 'coinsIssued', 'coinsSpent', 'coinsExpired', 'coinsOutstanding', 'vouchersIssued', 'vouchersUsed', 'redemptions', 'giftsWon', 'giftsClaimed', 'giftsSent', 'giftsDelivered', 'raffleEntered', 'raffleDrawn', 'raffleWon', 'drawsPlayed']);

export type FigureMetric = zod.input<typeof FigureMetric>;
export type FigureMetricOutput = zod.output<typeof FigureMetric>;

export const FigureValueMin = -9007199254740991;
export const FigureValueMax = 9007199254740991;



export const FigureValue = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(FigureValueMin)).check(/*#__PURE__*/ zod.lte(FigureValueMax)));

export type FigureValue = zod.input<typeof FigureValue>;
export type FigureValueOutput = zod.output<typeof FigureValue>;

export const FigurePoint = /*#__PURE__*/ zod.strictObject({
  "start": /*#__PURE__*/ zod.iso.date(),
  "value": FigureValue,
  "before": FigureValue
});

export type FigurePoint = zod.input<typeof FigurePoint>;
export type FigurePointOutput = zod.output<typeof FigurePoint>;

export const figurePointsMax = 92;



export const Figure = /*#__PURE__*/ zod.strictObject({
  "metric": FigureMetric,
  "summary": /*#__PURE__*/ zod.enum(['sum', 'mean', 'last']),
  "value": FigureValue,
  "before": FigureValue,
  "points": /*#__PURE__*/ zod.array(FigurePoint).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(figurePointsMax))
});

export type Figure = zod.input<typeof Figure>;
export type FigureOutput = zod.output<typeof Figure>;

export const coinLiabilityCoinsMin = 0;



export const CoinLiability = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(coinLiabilityCoinsMin)),
  "value": Money
});

export type CoinLiability = zod.input<typeof CoinLiability>;
export type CoinLiabilityOutput = zod.output<typeof CoinLiability>;

export const figuresCountriesMax = 300;

export const figuresFiguresMax = 10;

export const figuresLiabilitiesMax = 300;



export const Figures = /*#__PURE__*/ zod.strictObject({
  "computedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "countries": /*#__PURE__*/ zod.array(CountryCode).check(/*#__PURE__*/ zod.maxLength(figuresCountriesMax)),
  "figures": /*#__PURE__*/ zod.array(Figure).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(figuresFiguresMax)),
  "liabilities": /*#__PURE__*/ zod.array(CoinLiability).check(/*#__PURE__*/ zod.maxLength(figuresLiabilitiesMax))
});

export type Figures = zod.input<typeof Figures>;
export type FiguresOutput = zod.output<typeof Figures>;

export const StockKind = /*#__PURE__*/ zod.enum(['gift', 'product', 'prize']);

export type StockKind = zod.input<typeof StockKind>;
export type StockKindOutput = zod.output<typeof StockKind>;

export const StockIdMax = 129;


export const StockIdRegExp = new RegExp('^[a-z0-9-]+(:[a-z0-9-]+)?$');


export const StockId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(StockIdMax)).check(/*#__PURE__*/ zod.regex(StockIdRegExp));

export type StockId = zod.input<typeof StockId>;
export type StockIdOutput = zod.output<typeof StockId>;

export const stockItemNameMax = 200;

export const stockItemTotalMin = 0;

export const stockItemReservedMin = 0;

export const stockItemFreeMin = 0;

export const stockItemDaysLeftMin = 0;



export const StockItem = /*#__PURE__*/ zod.strictObject({
  "kind": StockKind,
  "id": StockId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stockItemNameMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stockItemTotalMin)),
  "reserved": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stockItemReservedMin)),
  "free": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stockItemFreeMin)),
  "used": /*#__PURE__*/ zod.int(),
  "daysLeft": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stockItemDaysLeftMin)))
});

export type StockItem = zod.input<typeof StockItem>;
export type StockItemOutput = zod.output<typeof StockItem>;

export const stockListItemsMax = 5000;



export const StockList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(StockItem).check(/*#__PURE__*/ zod.maxLength(stockListItemsMax))
});

export type StockList = zod.input<typeof StockList>;
export type StockListOutput = zod.output<typeof StockList>;

export const ContentTopicNameMax = 40;


export const ContentTopicNameRegExp = new RegExp('^[a-z]+(-[a-z]+)*$');


export const ContentTopicName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ContentTopicNameMax)).check(/*#__PURE__*/ zod.regex(ContentTopicNameRegExp));

export type ContentTopicName = zod.input<typeof ContentTopicName>;
export type ContentTopicNameOutput = zod.output<typeof ContentTopicName>;

export const ContentEntryIdMax = 120;


export const ContentEntryIdRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const ContentEntryId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ContentEntryIdMax)).check(/*#__PURE__*/ zod.regex(ContentEntryIdRegExp));

export type ContentEntryId = zod.input<typeof ContentEntryId>;
export type ContentEntryIdOutput = zod.output<typeof ContentEntryId>;

export const ContentDigestMin = 64;
export const ContentDigestMax = 64;


export const ContentDigestRegExp = new RegExp('^[0-9a-f]{64}$');


export const ContentDigest = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ContentDigestMin)).check(/*#__PURE__*/ zod.maxLength(ContentDigestMax)).check(/*#__PURE__*/ zod.regex(ContentDigestRegExp));

export type ContentDigest = zod.input<typeof ContentDigest>;
export type ContentDigestOutput = zod.output<typeof ContentDigest>;

export const contentTopicSummaryEntriesMin = 0;

export const contentTopicSummaryOpenChangesMin = 0;



export const ContentTopicSummary = /*#__PURE__*/ zod.strictObject({
  "name": ContentTopicName,
  "entries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(contentTopicSummaryEntriesMin)),
  "publishedAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "openChanges": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(contentTopicSummaryOpenChangesMin))
});

export type ContentTopicSummary = zod.input<typeof ContentTopicSummary>;
export type ContentTopicSummaryOutput = zod.output<typeof ContentTopicSummary>;

export const contentTopicListItemsMax = 100;



export const ContentTopicList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ContentTopicSummary).check(/*#__PURE__*/ zod.maxLength(contentTopicListItemsMax))
});

export type ContentTopicList = zod.input<typeof ContentTopicList>;
export type ContentTopicListOutput = zod.output<typeof ContentTopicList>;

export const ContentEntryState = /*#__PURE__*/ zod.enum(['published', 'added', 'changed', 'removed']);

export type ContentEntryState = zod.input<typeof ContentEntryState>;
export type ContentEntryStateOutput = zod.output<typeof ContentEntryState>;

export const contentEntrySummaryTitleMax = 200;


export const contentEntrySummaryTitleRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const ContentEntrySummary = /*#__PURE__*/ zod.strictObject({
  "id": ContentEntryId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentEntrySummaryTitleMax)).check(/*#__PURE__*/ zod.regex(contentEntrySummaryTitleRegExp)),
  "state": ContentEntryState
});

export type ContentEntrySummary = zod.input<typeof ContentEntrySummary>;
export type ContentEntrySummaryOutput = zod.output<typeof ContentEntrySummary>;

export const contentTopicListMax = 40;


export const contentTopicListRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const contentTopicKeysItemMax = 40;


export const contentTopicKeysItemRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const contentTopicKeysMax = 5;

export const contentTopicEntriesMax = 5000;



export const ContentTopic = /*#__PURE__*/ zod.strictObject({
  "name": ContentTopicName,
  "list": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentTopicListMax)).check(/*#__PURE__*/ zod.regex(contentTopicListRegExp))),
  "keys": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentTopicKeysItemMax)).check(/*#__PURE__*/ zod.regex(contentTopicKeysItemRegExp))).check(/*#__PURE__*/ zod.maxLength(contentTopicKeysMax)),
  "schema": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  "entries": /*#__PURE__*/ zod.array(ContentEntrySummary).check(/*#__PURE__*/ zod.maxLength(contentTopicEntriesMax))
});

export type ContentTopic = zod.input<typeof ContentTopic>;
export type ContentTopicOutput = zod.output<typeof ContentTopic>;

export const ContentEntry = /*#__PURE__*/ zod.strictObject({
  "id": ContentEntryId,
  "digest": /*#__PURE__*/ zod.union([ContentDigest,/*#__PURE__*/ zod.null()]),
  "data": /*#__PURE__*/ zod.unknown(),
  "published": /*#__PURE__*/ zod.unknown()
});

export type ContentEntry = zod.input<typeof ContentEntry>;
export type ContentEntryOutput = zod.output<typeof ContentEntry>;

export const ContentTitleMax = 100;


export const ContentTitleRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const ContentTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ContentTitleMax)).check(/*#__PURE__*/ zod.regex(ContentTitleRegExp));

export type ContentTitle = zod.input<typeof ContentTitle>;
export type ContentTitleOutput = zod.output<typeof ContentTitle>;

export const ContentVersion = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "change": Id,
  "title": ContentTitle,
  "publishedAt": Instant,
  "approvedBy": StaffEmail,
  "isCurrent": /*#__PURE__*/ zod.boolean()
});

export type ContentVersion = zod.input<typeof ContentVersion>;
export type ContentVersionOutput = zod.output<typeof ContentVersion>;

export const contentVersionListItemsMax = 50;



export const ContentVersionList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ContentVersion).check(/*#__PURE__*/ zod.maxLength(contentVersionListItemsMax)),
  "nextCursor": NextCursor
});

export type ContentVersionList = zod.input<typeof ContentVersionList>;
export type ContentVersionListOutput = zod.output<typeof ContentVersionList>;

export const ContentChangeState = /*#__PURE__*/ zod.enum(['draft', 'inReview', 'scheduled', 'published', 'withdrawn']);

export type ContentChangeState = zod.input<typeof ContentChangeState>;
export type ContentChangeStateOutput = zod.output<typeof ContentChangeState>;

export const contentChangeProblemMax = 2000;


export const contentChangeProblemRegExp = new RegExp('^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$');
export const contentChangeTopicsMax = 100;



export const ContentChange = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "title": ContentTitle,
  "state": ContentChangeState,
  "createdBy": StaffEmail,
  "createdAt": Instant,
  "publishAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "publishedAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "problem": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentChangeProblemMax)).check(/*#__PURE__*/ zod.regex(contentChangeProblemRegExp))),
  "topics": /*#__PURE__*/ zod.array(ContentTopicName).check(/*#__PURE__*/ zod.maxLength(contentChangeTopicsMax))
});

export type ContentChange = zod.input<typeof ContentChange>;
export type ContentChangeOutput = zod.output<typeof ContentChange>;

export const contentChangeListItemsMax = 50;



export const ContentChangeList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(ContentChange).check(/*#__PURE__*/ zod.maxLength(contentChangeListItemsMax)),
  "nextCursor": NextCursor
});

export type ContentChangeList = zod.input<typeof ContentChangeList>;
export type ContentChangeListOutput = zod.output<typeof ContentChangeList>;

export const contentDifferencePathMax = 400;


export const contentDifferencePathRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const contentDifferenceBeforeMax = 4000;


export const contentDifferenceBeforeRegExp = new RegExp('^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$');
export const contentDifferenceAfterMax = 4000;


export const contentDifferenceAfterRegExp = new RegExp('^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$');


export const ContentDifference = /*#__PURE__*/ zod.strictObject({
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentDifferencePathMax)).check(/*#__PURE__*/ zod.regex(contentDifferencePathRegExp)),
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentDifferenceBeforeMax)).check(/*#__PURE__*/ zod.regex(contentDifferenceBeforeRegExp))),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentDifferenceAfterMax)).check(/*#__PURE__*/ zod.regex(contentDifferenceAfterRegExp)))
});

export type ContentDifference = zod.input<typeof ContentDifference>;
export type ContentDifferenceOutput = zod.output<typeof ContentDifference>;

export const contentEditTitleMax = 200;


export const contentEditTitleRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const contentEditLinesMax = 200;



export const ContentEdit = /*#__PURE__*/ zod.strictObject({
  "topic": ContentTopicName,
  "entry": ContentEntryId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentEditTitleMax)).check(/*#__PURE__*/ zod.regex(contentEditTitleRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['added', 'changed', 'moved', 'removed']),
  "changedBy": StaffEmail,
  "changedAt": Instant,
  "lines": /*#__PURE__*/ zod.array(ContentDifference).check(/*#__PURE__*/ zod.maxLength(contentEditLinesMax))
});

export type ContentEdit = zod.input<typeof ContentEdit>;
export type ContentEditOutput = zod.output<typeof ContentEdit>;

export const contentNoteTextMax = 2000;


export const contentNoteTextRegExp = new RegExp('^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$');


export const ContentNote = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "kind": /*#__PURE__*/ zod.enum(['comment', 'submitted', 'returned', 'approved', 'published', 'withdrawn', 'failed']),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentNoteTextMax)).check(/*#__PURE__*/ zod.regex(contentNoteTextRegExp)),
  "author": StaffEmail,
  "at": Instant
});

export type ContentNote = zod.input<typeof ContentNote>;
export type ContentNoteOutput = zod.output<typeof ContentNote>;

export const contentEffectTextMax = 2000;


export const contentEffectTextRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const ContentEffect = /*#__PURE__*/ zod.strictObject({
  "topic": ContentTopicName,
  "entry": ContentEntryId,
  "kind": /*#__PURE__*/ zod.enum(['info', 'warning', 'problem']),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentEffectTextMax)).check(/*#__PURE__*/ zod.regex(contentEffectTextRegExp))
});

export type ContentEffect = zod.input<typeof ContentEffect>;
export type ContentEffectOutput = zod.output<typeof ContentEffect>;

export const contentProblemPathMax = 400;


export const contentProblemPathRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const contentProblemParametersExpectedMax = 2000;


export const contentProblemParametersExpectedRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const contentProblemParametersNameMax = 400;


export const contentProblemParametersNameRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const contentProblemParametersListMax = 120;


export const contentProblemParametersListRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const contentProblemTextMax = 400;


export const contentProblemTextRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const ContentProblem = /*#__PURE__*/ zod.strictObject({
  "topic": ContentTopicName,
  "entry": /*#__PURE__*/ zod.union([ContentEntryId,/*#__PURE__*/ zod.null()]),
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentProblemPathMax)).check(/*#__PURE__*/ zod.regex(contentProblemPathRegExp)),
  "code": /*#__PURE__*/ zod.enum(['required', 'wrongType', 'tooLong', 'tooShort', 'tooManyItems', 'tooFewItems', 'tooLarge', 'tooSmall', 'wrongFormat', 'notAllowed', 'unknownField', 'missingReference', 'missingPicture', 'repeated', 'rule', 'promise', 'noStock', 'stale']),
  "parameters": /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "actual": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "expected": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentProblemParametersExpectedMax)).check(/*#__PURE__*/ zod.regex(contentProblemParametersExpectedRegExp))),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentProblemParametersNameMax)).check(/*#__PURE__*/ zod.regex(contentProblemParametersNameRegExp))),
  "list": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentProblemParametersListMax)).check(/*#__PURE__*/ zod.regex(contentProblemParametersListRegExp)))
}),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contentProblemTextMax)).check(/*#__PURE__*/ zod.regex(contentProblemTextRegExp))
});

export type ContentProblem = zod.input<typeof ContentProblem>;
export type ContentProblemOutput = zod.output<typeof ContentProblem>;

export const contentChangeDetailEditsMax = 1000;

export const contentChangeDetailEffectsMax = 200;

export const contentChangeDetailNotesMax = 500;

export const contentChangeDetailProblemsMax = 200;



export const ContentChangeDetail = /*#__PURE__*/ zod.strictObject({
  "change": ContentChange,
  "edits": /*#__PURE__*/ zod.array(ContentEdit).check(/*#__PURE__*/ zod.maxLength(contentChangeDetailEditsMax)),
  "effects": /*#__PURE__*/ zod.array(ContentEffect).check(/*#__PURE__*/ zod.maxLength(contentChangeDetailEffectsMax)),
  "notes": /*#__PURE__*/ zod.array(ContentNote).check(/*#__PURE__*/ zod.maxLength(contentChangeDetailNotesMax)),
  "problems": /*#__PURE__*/ zod.array(ContentProblem).check(/*#__PURE__*/ zod.maxLength(contentChangeDetailProblemsMax)),
  "canApprove": /*#__PURE__*/ zod.boolean()
});

export type ContentChangeDetail = zod.input<typeof ContentChangeDetail>;
export type ContentChangeDetailOutput = zod.output<typeof ContentChangeDetail>;

export const ContentOutcome = /*#__PURE__*/ zod.enum(['done', 'state', 'edited', 'key', 'ownChange', 'empty', 'invalid', 'stale']);

export type ContentOutcome = zod.input<typeof ContentOutcome>;
export type ContentOutcomeOutput = zod.output<typeof ContentOutcome>;

export const ContentChangeResult = /*#__PURE__*/ zod.strictObject({
  "outcome": ContentOutcome,
  "change": ContentChange
});

export type ContentChangeResult = zod.input<typeof ContentChangeResult>;
export type ContentChangeResultOutput = zod.output<typeof ContentChangeResult>;

export const ContentEditResult = /*#__PURE__*/ zod.strictObject({
  "outcome": ContentOutcome,
  "digest": /*#__PURE__*/ zod.union([ContentDigest,/*#__PURE__*/ zod.null()])
});

export type ContentEditResult = zod.input<typeof ContentEditResult>;
export type ContentEditResultOutput = zod.output<typeof ContentEditResult>;

export const CreateContentChangeRequest = /*#__PURE__*/ zod.strictObject({
  "title": ContentTitle
});

export type CreateContentChangeRequest = zod.input<typeof CreateContentChangeRequest>;
export type CreateContentChangeRequestOutput = zod.output<typeof CreateContentChangeRequest>;

export const editContentEntryRequestAfterMax = 120;


export const editContentEntryRequestAfterRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const EditContentEntryRequest = /*#__PURE__*/ zod.strictObject({
  "topic": ContentTopicName,
  "entry": ContentEntryId,
  "data": /*#__PURE__*/ zod.unknown(),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(editContentEntryRequestAfterMax)).check(/*#__PURE__*/ zod.regex(editContentEntryRequestAfterRegExp))),
  "baseDigest": /*#__PURE__*/ zod.union([ContentDigest,/*#__PURE__*/ zod.null()])
});

export type EditContentEntryRequest = zod.input<typeof EditContentEntryRequest>;
export type EditContentEntryRequestOutput = zod.output<typeof EditContentEntryRequest>;

export const ResetContentEntryRequest = /*#__PURE__*/ zod.strictObject({
  "topic": ContentTopicName,
  "entry": ContentEntryId
});

export type ResetContentEntryRequest = zod.input<typeof ResetContentEntryRequest>;
export type ResetContentEntryRequestOutput = zod.output<typeof ResetContentEntryRequest>;

export const ContentPreviewReaderMax = 40;


export const ContentPreviewReaderRegExp = new RegExp('^[a-z][a-zA-Z0-9-]*$');


export const ContentPreviewReader = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ContentPreviewReaderMax)).check(/*#__PURE__*/ zod.regex(ContentPreviewReaderRegExp));

export type ContentPreviewReader = zod.input<typeof ContentPreviewReader>;
export type ContentPreviewReaderOutput = zod.output<typeof ContentPreviewReader>;

export const previewContentChangeRequestPathMax = 300;


export const previewContentChangeRequestPathRegExp = new RegExp('^/([\\w.~%?&=+-][\\w./~%?&=+:,@-]*)?$');


export const PreviewContentChangeRequest = /*#__PURE__*/ zod.strictObject({
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewContentChangeRequestPathMax)).check(/*#__PURE__*/ zod.regex(previewContentChangeRequestPathRegExp)),
  "reader": ContentPreviewReader,
  "at": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()]),
  "language": /*#__PURE__*/ zod.enum(['en', 'id', 'th', 'vn']),
  "theme": /*#__PURE__*/ zod.enum(['day', 'night'])
});

export type PreviewContentChangeRequest = zod.input<typeof PreviewContentChangeRequest>;
export type PreviewContentChangeRequestOutput = zod.output<typeof PreviewContentChangeRequest>;

export const contentPreviewUrlMax = 2000;



export const ContentPreview = /*#__PURE__*/ zod.strictObject({
  "outcome": /*#__PURE__*/ zod.enum(['done', 'invalid', 'state']),
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contentPreviewUrlMax))),
  "until": Instant
});

export type ContentPreview = zod.input<typeof ContentPreview>;
export type ContentPreviewOutput = zod.output<typeof ContentPreview>;

export const contentPreviewReaderListItemsItemNameMax = 60;

export const contentPreviewReaderListItemsItemCountryCodeMin = 2;
export const contentPreviewReaderListItemsItemCountryCodeMax = 2;


export const contentPreviewReaderListItemsItemCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const contentPreviewReaderListItemsMax = 50;



export const ContentPreviewReaderList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": ContentPreviewReader,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contentPreviewReaderListItemsItemNameMax))),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contentPreviewReaderListItemsItemCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(contentPreviewReaderListItemsItemCountryCodeMax)).check(/*#__PURE__*/ zod.regex(contentPreviewReaderListItemsItemCountryCodeRegExp)))
})).check(/*#__PURE__*/ zod.maxLength(contentPreviewReaderListItemsMax))
});

export type ContentPreviewReaderList = zod.input<typeof ContentPreviewReaderList>;
export type ContentPreviewReaderListOutput = zod.output<typeof ContentPreviewReaderList>;

export const uploadContentPictureRequestDataMin = 4;
export const uploadContentPictureRequestDataMax = 8000000;


export const uploadContentPictureRequestDataRegExp = new RegExp('^[A-Za-z0-9+/]+={0,2}$');
export const uploadContentPictureRequestCropLeftMin = 0;
export const uploadContentPictureRequestCropLeftMax = 1;

export const uploadContentPictureRequestCropTopMin = 0;
export const uploadContentPictureRequestCropTopMax = 1;

export const uploadContentPictureRequestCropWidthExclusiveMin = 0;
export const uploadContentPictureRequestCropWidthMax = 1;

export const uploadContentPictureRequestCropHeightExclusiveMin = 0;
export const uploadContentPictureRequestCropHeightMax = 1;



export const UploadContentPictureRequest = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['image/jpeg', 'image/png', 'image/webp', 'image/heic']),
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(uploadContentPictureRequestDataMin)).check(/*#__PURE__*/ zod.maxLength(uploadContentPictureRequestDataMax)).check(/*#__PURE__*/ zod.regex(uploadContentPictureRequestDataRegExp)),
  "crop": /*#__PURE__*/ zod.strictObject({
  "left": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(uploadContentPictureRequestCropLeftMin)).check(/*#__PURE__*/ zod.lte(uploadContentPictureRequestCropLeftMax)),
  "top": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(uploadContentPictureRequestCropTopMin)).check(/*#__PURE__*/ zod.lte(uploadContentPictureRequestCropTopMax)),
  "width": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(uploadContentPictureRequestCropWidthExclusiveMin)).check(/*#__PURE__*/ zod.lte(uploadContentPictureRequestCropWidthMax)),
  "height": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(uploadContentPictureRequestCropHeightExclusiveMin)).check(/*#__PURE__*/ zod.lte(uploadContentPictureRequestCropHeightMax))
})
});

export type UploadContentPictureRequest = zod.input<typeof UploadContentPictureRequest>;
export type UploadContentPictureRequestOutput = zod.output<typeof UploadContentPictureRequest>;

export const contentPicturePathMin = 54;
export const contentPicturePathMax = 54;


export const contentPicturePathRegExp = new RegExp('^/content/[0-9a-f]{40}\\.webp$');
export const contentPictureWidthMax = 1600;

export const contentPictureHeightMax = 1600;



export const ContentPicture = /*#__PURE__*/ zod.strictObject({
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contentPicturePathMin)).check(/*#__PURE__*/ zod.maxLength(contentPicturePathMax)).check(/*#__PURE__*/ zod.regex(contentPicturePathRegExp)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contentPictureWidthMax)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contentPictureHeightMax))
});

export type ContentPicture = zod.input<typeof ContentPicture>;
export type ContentPictureOutput = zod.output<typeof ContentPicture>;

export const SubmitContentChangeRequest = /*#__PURE__*/ zod.strictObject({
  "publishAt": /*#__PURE__*/ zod.union([Instant,/*#__PURE__*/ zod.null()])
});

export type SubmitContentChangeRequest = zod.input<typeof SubmitContentChangeRequest>;
export type SubmitContentChangeRequestOutput = zod.output<typeof SubmitContentChangeRequest>;

export const contentCommentRequestTextMax = 2000;


export const contentCommentRequestTextRegExp = new RegExp('^[\\t\\n \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\s\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f][^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$');


export const ContentCommentRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contentCommentRequestTextMax)).check(/*#__PURE__*/ zod.regex(contentCommentRequestTextRegExp))
});

export type ContentCommentRequest = zod.input<typeof ContentCommentRequest>;
export type ContentCommentRequestOutput = zod.output<typeof ContentCommentRequest>;

export const stockMovementNoteMax = 200;

export const stockMovementByMax = 254;



export const StockMovement = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "delta": /*#__PURE__*/ zod.int(),
  "cause": /*#__PURE__*/ zod.enum(['opening', 'catalog', 'reservation', 'cancellation', 'lapse', 'erasure', 'adjustment']),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stockMovementNoteMax))),
  "by": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stockMovementByMax))),
  "at": Instant
});

export type StockMovement = zod.input<typeof StockMovement>;
export type StockMovementOutput = zod.output<typeof StockMovement>;

export const stockMovementListItemsMax = 50;



export const StockMovementList = /*#__PURE__*/ zod.strictObject({
  "item": StockItem,
  "items": /*#__PURE__*/ zod.array(StockMovement).check(/*#__PURE__*/ zod.maxLength(stockMovementListItemsMax)),
  "nextCursor": NextCursor
});

export type StockMovementList = zod.input<typeof StockMovementList>;
export type StockMovementListOutput = zod.output<typeof StockMovementList>;

export const adjustStockRequestCountMin = -100000;
export const adjustStockRequestCountMax = 100000;

export const adjustStockRequestTotalMin = 0;
export const adjustStockRequestTotalMax = 100000000;

export const adjustStockRequestNoteMin = 3;
export const adjustStockRequestNoteMax = 200;


export const adjustStockRequestNoteRegExp = new RegExp('^[ \\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\s\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const AdjustStockRequest = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['gift', 'product']),
  "id": StockId,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adjustStockRequestCountMin)).check(/*#__PURE__*/ zod.lte(adjustStockRequestCountMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adjustStockRequestTotalMin)).check(/*#__PURE__*/ zod.lte(adjustStockRequestTotalMax)),
  "note": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(adjustStockRequestNoteMin)).check(/*#__PURE__*/ zod.maxLength(adjustStockRequestNoteMax)).check(/*#__PURE__*/ zod.regex(adjustStockRequestNoteRegExp))
});

export type AdjustStockRequest = zod.input<typeof AdjustStockRequest>;
export type AdjustStockRequestOutput = zod.output<typeof AdjustStockRequest>;

export const AdjustedStock = /*#__PURE__*/ zod.strictObject({
  "adjusted": /*#__PURE__*/ zod.boolean(),
  "item": StockItem
});

export type AdjustedStock = zod.input<typeof AdjustedStock>;
export type AdjustedStockOutput = zod.output<typeof AdjustedStock>;
