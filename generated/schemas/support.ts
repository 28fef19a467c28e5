// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ContactRequest,
  SaveProductRegistrationRequest,
  TakeOverProductRequest
} from './membersHub.schemas.ts';



/**
 * Registers a product that the member bought and extends its warranty. What the member has registered already is
 * refused with the reason `OWN_ALREADY`. Whether anybody else registered the number changes no answer: nobody learns of
 * it, and nobody is shut out by who was first. Who of several owns the product is decided by the receipt, at the desk.
 * A few products go by the member's word alone; beyond that `RECEIPT_NEEDED` unless a paid order of theirs in our shop has
 * the product, or a person adds it who has seen the receipt. Who bought a product from its owner takes it over, see
 * `takeOverProduct`.
 * A product whose owner's account was deleted can be registered again and keeps the warranty it was promised.
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
 * Makes the code with which somebody else takes a product of the member's over: once, until `expiresAt`. It is told
 * here alone; another code takes the place of the one before. Until it is used, the product stays the member's.
 * @summary Hand a product over
 */
export const offerProductTransferPathIdMax = 64;


export const offerProductTransferPathIdRegExp = new RegExp('^[\\w-]+$');


export const OfferProductTransferParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerProductTransferPathIdMax)).check(/*#__PURE__*/ zod.regex(offerProductTransferPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Ends the code that hands a product over: nobody can use it from then on. Where there is none, nothing changes.
 * @summary Keep a product after all
 */
export const cancelProductTransferPathIdMax = 64;


export const cancelProductTransferPathIdRegExp = new RegExp('^[\\w-]+$');


export const CancelProductTransferParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelProductTransferPathIdMax)).check(/*#__PURE__*/ zod.regex(cancelProductTransferPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Makes the member the owner of a product that its owner hands over: by its serial number and the code that they were
 * given. The warranty goes on as it was promised; the receipt of the owner before, and who they are, is not shown.
 * That a code is wrong, used, too old, or of another product is answered alike; with the reason `OWN_ALREADY` where
 * the product is the member's own.
 * @summary Take a product over
 */
export const TakeOverProductBody = TakeOverProductRequest

/**
 * Hands a message to the people who answer, from a member or a visitor, with up to five files that were
 * uploaded for the purpose `contact`. The answer carries a reference number; a confirmation with it goes
 * to the reply address, without what was written. We answer to that address, never by phone.
 * More than five messages an hour for one reply address are refused, with when to write again. A message is
 * forgotten after two years, with its files.
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


export const listFaqQueryQueryRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const ListFaqQueryParams = /*#__PURE__*/ zod.object({
  "product": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFaqQueryProductMax)).check(/*#__PURE__*/ zod.regex(listFaqQueryProductRegExp))).check(/*#__PURE__*/ zod.describe('A product of `listRegistrableProducts`.')),
  "query": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFaqQueryQueryMax)).check(/*#__PURE__*/ zod.regex(listFaqQueryQueryRegExp))).check(/*#__PURE__*/ zod.describe('What to look for.'))
})

/**
 * A legal text of the brand in the request's language: the version in force, or the one that is named,
 * of whatever country it is, with the earlier ones. Without `countryCode` it is the text of the member's country, a visitor's that of the country
 * the call comes from, whatever the language; a country without a text of its own has the general one, and `countryCode`
 * is then `null`.
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

