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

export const Instant = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[\\w-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const NextCursorMax = 64;



export const NextCursor = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(NextCursorMax)));

export type NextCursor = zod.input<typeof NextCursor>;
export type NextCursorOutput = zod.output<typeof NextCursor>;

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
