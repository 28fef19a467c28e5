// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ContactRequest,
  SaveProductRegistrationRequest
} from './membersHub.schemas.ts';



/**
 * Registers a product that the member bought and extends its warranty. A serial number can be registered
 * once, by one member; a repeat by the same member is refused kindly and changes nothing.
 * Refused where the serial number does not fit the product, and where the purchase lies ahead
 * (`IN_FUTURE`) or longer ago than a registration is possible (`TOO_LONG_AGO`). A picture or PDF of
 * the receipt, uploaded for the purpose `registration`, is optional.
 * @summary Register a product
 */
export const SaveProductRegistrationBody = SaveProductRegistrationRequest

/**
 * The products the member registered, the newest first, each with the last day of its warranty.
 * @summary The member's registered products
 */
export const listProductRegistrationsQueryCursorMax = 64;


export const listProductRegistrationsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listProductRegistrationsQueryLimitDefault = 20;
export const listProductRegistrationsQueryLimitMax = 50;



export const ListProductRegistrationsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProductRegistrationsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listProductRegistrationsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProductRegistrationsQueryLimitMax)), listProductRegistrationsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

/**
 * Hands a message to the people who answer, from a member or a visitor, with up to five files that were
 * uploaded for the purpose `contact`. The answer carries a reference number; a confirmation with it goes
 * to the reply address, without what was written. We answer to that address, never by phone.
 * More than five messages an hour for one reply address are refused, with when to write again.
 * @summary Write to us
 */
export const SendContactMessageBody = ContactRequest

/**
 * Questions and answers in sections, in the request's language. `product` leaves those about this product
 * and those about every product; `query` leaves those in which each of its words occurs, accents and case
 * aside. Sections without a question are left out.
 * @summary Frequent questions
 */
export const listFaqQueryProductMax = 64;


export const listFaqQueryProductRegExp = new RegExp('^[\\w-]+$');
export const listFaqQueryQueryMax = 100;



export const ListFaqQueryParams = /*#__PURE__*/ zod.object({
  "product": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFaqQueryProductMax)).check(/*#__PURE__*/ zod.regex(listFaqQueryProductRegExp))).check(/*#__PURE__*/ zod.describe('A product of `listRegistrableProducts`.')),
  "query": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFaqQueryQueryMax))).check(/*#__PURE__*/ zod.describe('What to look for.'))
})

/**
 * A legal text of the brand in the request's language: the version in force, or the one that is named,
 * with the earlier ones. Without `countryCode` it is the text of the country the call comes from; a
 * country without a text of its own has the general one, and `countryCode` is then `null`.
 * @summary Privacy policy, terms and conditions
 */
export const getLegalTextQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const getLegalTextQueryVersionMax = 40;


export const getLegalTextQueryVersionRegExp = new RegExp('^[\\w-]+$');


export const GetLegalTextQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['privacy', 'terms']).check(/*#__PURE__*/ zod.describe('Which text.')),
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getLegalTextQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Which country; the caller\'s without it.')),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLegalTextQueryVersionMax)).check(/*#__PURE__*/ zod.regex(getLegalTextQueryVersionRegExp))).check(/*#__PURE__*/ zod.describe('An earlier version; the one in force without it.'))
})

