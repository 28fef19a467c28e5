// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  OpenVoucherInShopRequest
} from './membersHub.schemas.ts';



/**
 * Vouchers of one shelf, worth what holds in the member's country: of those that can be used the soonest to expire
 * first, of used ones the latest order's first, of expired ones the last to expire first. A voucher past `expiresAt`
 * is `expired`, one whose reservation ran out `active` again.
 * @summary The member's vouchers
 */
export const listVouchersQueryCursorMax = 64;


export const listVouchersQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listVouchersQueryLimitDefault = 20;
export const listVouchersQueryLimitMax = 50;



export const ListVouchersQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVouchersQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listVouchersQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVouchersQueryLimitMax)), listVouchersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'used', 'expired']).check(/*#__PURE__*/ zod.describe('The shelf.'))
})

/**
 * One voucher as the list shows it.
 * @summary A voucher
 */
export const getVoucherPathIdMax = 64;


export const getVoucherPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetVoucherParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getVoucherPathIdMax)).check(/*#__PURE__*/ zod.regex(getVoucherPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Holds the voucher for 30 minutes, at most until it expires, and reveals the code that the shop takes. The code stays
 * the same however often it is asked for; a further call begins the 30 minutes anew.
 * @summary Reserve a voucher for an order
 */
export const reserveVoucherPathIdMax = 64;


export const reserveVoucherPathIdRegExp = new RegExp('^[\\w-]+$');


export const ReserveVoucherParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reserveVoucherPathIdMax)).check(/*#__PURE__*/ zod.regex(reserveVoucherPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Puts a reserved voucher back, as the end of its 30 minutes would. An active one stays as it is.
 * @summary Give a reservation up
 */
export const releaseVoucherPathIdMax = 64;


export const releaseVoucherPathIdRegExp = new RegExp('^[\\w-]+$');


export const ReleaseVoucherParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(releaseVoucherPathIdMax)).check(/*#__PURE__*/ zod.regex(releaseVoucherPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Reserves a voucher as `reserveVoucher` does and gives an address that leads into the shop and applies its code there,
 * at what the voucher is good for, or at the shop's front page where that is everything. As `getShopifyPass`, it signs
 * the member in by their verified e-mail address, without which the code alone is taken along; fetch it when it is
 * followed. The button of a voucher and the page /redirect/shopfiyCoupons go there. A kind of which they have none that can be
 * used is refused by what became of the latest they had.
 * @summary Open the shop with a voucher applied
 */
export const OpenVoucherInShopBody = OpenVoucherInShopRequest

/**
 * Friends, newest first: the first letter of the first name is all that is told of each.
 * @summary Friends who came by the code
 */
export const listReferredFriendsQueryCursorMax = 64;


export const listReferredFriendsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listReferredFriendsQueryLimitDefault = 20;
export const listReferredFriendsQueryLimitMax = 50;



export const ListReferredFriendsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReferredFriendsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listReferredFriendsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReferredFriendsQueryLimitMax)), listReferredFriendsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

