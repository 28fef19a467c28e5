// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  AllowGiftsRequest,
  FindMembersRequest,
  FindOrdersRequest,
  GrantCoinsRequest,
  MemberActRequest,
  MoveOrderRequest,
  VoidVoucherRequest
} from './membersHub.schemas.ts';



/**
 * Finds members by email address, phone number, member id, order number, or voucher id or code. Only exact
 * matches are found.
 * @summary Find members
 */
export const FindMembersBody = FindMembersRequest

/**
 * Returns the account of a member. Each call is recorded.
 * @summary Get the account of a member
 */
export const readMemberPathMemberIdMax = 64;


export const readMemberPathMemberIdRegExp = new RegExp('^[\\w-]+$');


export const ReadMemberParams = /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readMemberPathMemberIdMax)).check(/*#__PURE__*/ zod.regex(readMemberPathMemberIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the member.'))
})

/**
 * Returns the timeline of a member: actions, coins, orders, gifts and notifications, newest first.
 * @summary List events of a member
 */
export const listMemberEventsPathMemberIdMax = 64;


export const listMemberEventsPathMemberIdRegExp = new RegExp('^[\\w-]+$');


export const ListMemberEventsParams = /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberEventsPathMemberIdMax)).check(/*#__PURE__*/ zod.regex(listMemberEventsPathMemberIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the member.'))
})

export const listMemberEventsQueryCursorMax = 64;


export const listMemberEventsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listMemberEventsQueryLimitDefault = 20;
export const listMemberEventsQueryLimitMax = 50;



export const ListMemberEventsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberEventsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listMemberEventsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMemberEventsQueryLimitMax)), listMemberEventsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Returns the babies of a member. The call is recorded together with its reason.
 * @summary Get the babies of a member
 */
export const OpenBabiesBody = MemberActRequest

/**
 * Gives coins to a member, or takes coins if `coins` is negative. A gift above the limit of the roles waits
 * until another staff member approves it. If the member has fewer coins than would be taken, no coins are taken.
 * @summary Give or take coins
 */
export const GrantCoinsBody = GrantCoinsRequest

/**
 * Ends all sessions of a member, so that every device must sign in again.
 * @summary End all sessions of a member
 */
export const EndMemberSessionsBody = MemberActRequest

/**
 * Closes the account on behalf of a member who has asked for it, and notifies the member. The member can restore
 * the
 * account until it is erased.
 * @summary Delete the account of a member
 */
export const CloseMemberAccountBody = MemberActRequest

/**
 * Removes the authenticator app, passkeys and recovery codes of a member who has lost them, and notifies the
 * member.
 * @summary Remove the second factor of a member
 */
export const RemoveSecondFactorBody = MemberActRequest

/**
 * Allows a member to claim more gifts than the limits permit.
 * @summary Allow gifts beyond the limits
 */
export const AllowGiftsBody = AllowGiftsRequest

/**
 * Returns the orders with a number, the members who own them, and the effect of moving each order to a member. An
 * order without a member is stored without its number, and is found by the id of the order in the shop.
 * @summary Find orders by their number
 */
export const FindOrdersBody = FindOrdersRequest

/**
 * Moves an order to a member. Takes back the unspent coins and the points that the order earned from the former
 * owner, and gives the new owner the coins and points that the order earns. Messages of the shop do not change the
 * owner any more. A repeated call has no further effect.
 * @summary Move an order to another member
 */
export const MoveOrderBody = MoveOrderRequest

/**
 * Sends the member a notification and an email with a link to the page on which members download a copy of their
 * data. The page asks the member to sign in. Staff never get the copy. `changed` is false if a copy was offered on
 * the same day, or if the account is closing.
 * @summary Offer members a copy of their data
 */
export const OfferExportBody = MemberActRequest

/**
 * Voids an unused voucher of a member. `changed` is false if the voucher is used or void already.
 * @summary Void a voucher
 */
export const VoidVoucherBody = VoidVoucherRequest

