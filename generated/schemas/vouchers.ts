// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  OpenVoucherInShopRequest,
  SetReferralNameRequest
} from './membersHub.schemas.ts';



/**
 * Returns the vouchers of one state, with discounts for the member's country. Usable vouchers are sorted by
 * expiry, soonest first; used ones by the time of use, latest first; expired ones by expiry, latest first. A
 * voucher after `expiresAt` is `expired`; a voucher whose reservation has expired is `active` again.
 * @summary List the member's vouchers
 */
export const listVouchersQueryCursorMax = 64;


export const listVouchersQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listVouchersQueryLimitDefault = 20;
export const listVouchersQueryLimitMax = 50;



export const ListVouchersQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVouchersQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listVouchersQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVouchersQueryLimitMax)), listVouchersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'used', 'expired']).check(/*#__PURE__*/ zod.describe('State of the vouchers to return.'))
})

/**
 * Returns one voucher of the member in the format of the list of vouchers.
 * @summary Get a voucher
 */
export const getVoucherPathIdMax = 64;


export const getVoucherPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetVoucherParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getVoucherPathIdMax)).check(/*#__PURE__*/ zod.regex(getVoucherPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Reserves the voucher for 30 minutes, but not beyond its expiry, and returns the code for the shop. The code does
 * not change; each further call restarts the 30 minutes.
 * @summary Reserve a voucher for an order
 */
export const reserveVoucherPathIdMax = 64;


export const reserveVoucherPathIdRegExp = new RegExp('^[\\w-]+$');


export const ReserveVoucherParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reserveVoucherPathIdMax)).check(/*#__PURE__*/ zod.regex(reserveVoucherPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Ends the reservation of a voucher before its 30 minutes have passed; the voucher is then active again. An active
 * voucher stays unchanged.
 * @summary Release a reserved voucher
 */
export const releaseVoucherPathIdMax = 64;


export const releaseVoucherPathIdRegExp = new RegExp('^[\\w-]+$');


export const ReleaseVoucherParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(releaseVoucherPathIdMax)).check(/*#__PURE__*/ zod.regex(releaseVoucherPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Reserves a voucher like `reserveVoucher`, and returns a URL into the shop that applies its code and opens the
 * products of the voucher, or the front page if it applies to all products. Like `getShopifyPass`, the URL signs
 * in a member with a verified email address; for other members it only applies the code. Request it when the
 * member follows the link. The button of a voucher and the page /redirect/shopfiyCoupons use this operation. If
 * the member has no usable voucher of a type, the error names the state of the latest voucher of this type.
 * @summary Get a shop URL that applies a voucher
 */
export const OpenVoucherInShopBody = OpenVoucherInShopRequest

/**
 * Changes whether people who open the referral link see the member's first name. They see no name by default.
 * @summary Show or hide the first name on the member's referral link
 */
export const SetReferralNameBody = SetReferralNameRequest

/**
 * Returns the rewards of the inviting member and of the friend, for the page that the referral link opens. The
 * first name is `null` unless the member shows it on the link.
 * @summary Get the invitation behind a referral code
 */
export const getInvitationQueryLinkCodeMax = 64;


export const getInvitationQueryLinkCodeRegExp = new RegExp('^[\\w-]+$');


export const GetInvitationQueryParams = /*#__PURE__*/ zod.object({
  "linkCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInvitationQueryLinkCodeMax)).check(/*#__PURE__*/ zod.regex(getInvitationQueryLinkCodeRegExp)).check(/*#__PURE__*/ zod.describe('Referral code of the inviting member.'))
})

/**
 * Returns friends, newest first, with only the first letter of their first name.
 * @summary List the friends who registered with the code
 */
export const listReferredFriendsQueryCursorMax = 64;


export const listReferredFriendsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listReferredFriendsQueryLimitDefault = 20;
export const listReferredFriendsQueryLimitMax = 50;



export const ListReferredFriendsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReferredFriendsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listReferredFriendsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReferredFriendsQueryLimitMax)), listReferredFriendsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

