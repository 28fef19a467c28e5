// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ContactRequest,
  SaveProductRegistrationRequest,
  TakeOverProductRequest
} from './membersHub.schemas.ts';



/**
 * Registers a product that the member bought and extends its warranty. A product that the member has already
 * registered fails with the reason `OWN_ALREADY`. A serial number that does not match the product is rejected.
 * So is a purchase date in the future (`IN_FUTURE`) or before the registration period (`TOO_LONG_AGO`).
 *
 * Registrations of the same serial number by other members do not affect the response, so that the response does
 * not reveal these registrations. If several members register a product, staff determine its owner by the receipt.
 *
 * A member can register a few products without evidence. Further registrations fail with `RECEIPT_NEEDED`,
 * unless the product is in a paid order of the member in our shop. Staff can add a product after seeing the
 * receipt. A picture or PDF of the receipt, uploaded with the purpose `registration`, is optional.
 *
 * A buyer of a used product takes it over with `takeOverProduct`. After the deletion of the owner's account, the
 * product can be registered again and keeps its extended warranty.
 * @summary Register a product
 */
export const SaveProductRegistrationBody = SaveProductRegistrationRequest

/**
 * Lists the products that the member registered, newest first, each with the last day of its warranty.
 * @summary List the member's registered products
 */
export const listProductRegistrationsQueryCursorMax = 64;


export const listProductRegistrationsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listProductRegistrationsQueryLimitDefault = 20;
export const listProductRegistrationsQueryLimitMax = 50;



export const ListProductRegistrationsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProductRegistrationsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listProductRegistrationsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProductRegistrationsQueryLimitMax)), listProductRegistrationsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Creates a code with which another member can take over the product, once, until `expiresAt`. The code is
 * returned only in this response and replaces an earlier one. The product belongs to the member until the code
 * is used.
 * @summary Create a transfer code for a product
 */
export const offerProductTransferPathIdMax = 64;


export const offerProductTransferPathIdRegExp = new RegExp('^[\\w-]+$');


export const OfferProductTransferParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerProductTransferPathIdMax)).check(/*#__PURE__*/ zod.regex(offerProductTransferPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Revokes the product's transfer code; the code can then no longer be used. Without a code the call has no effect.
 * @summary Revoke the transfer code of a product
 */
export const cancelProductTransferPathIdMax = 64;


export const cancelProductTransferPathIdRegExp = new RegExp('^[\\w-]+$');


export const CancelProductTransferParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelProductTransferPathIdMax)).check(/*#__PURE__*/ zod.regex(cancelProductTransferPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Makes the member the owner of a product, by its serial number and the transfer code from its owner. The
 * warranty continues unchanged. The previous owner's receipt and identity are not disclosed. A wrong, used or
 * expired code and the code of another product return the same error; a product that the member already owns
 * fails with the reason `OWN_ALREADY`.
 * @summary Take over a product from another member
 */
export const TakeOverProductBody = TakeOverProductRequest

/**
 * Sends a message from a member or visitor to the service team, with up to five files uploaded with the purpose
 * `contact`. The response has a reference number. A confirmation with the number, but without the text of the
 * message, is sent to the reply address. The team replies to this address and not by phone.
 *
 * More than five messages an hour for one reply address are rejected with the time at which the next message is
 * accepted. A message and its files are deleted after two years.
 * @summary Send a contact message
 */
export const SendContactMessageBody = ContactRequest

/**
 * Lists questions and answers by section, in the request's language. `product` selects the questions about a
 * product and about all products. `query` selects the questions that contain all of its words, ignoring accents
 * and case. Sections without questions are omitted.
 * @summary List frequently asked questions
 */
export const listFaqQueryProductMax = 64;


export const listFaqQueryProductRegExp = new RegExp('^[\\w-]+$');
export const listFaqQueryQueryMax = 100;


export const listFaqQueryQueryRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const ListFaqQueryParams = /*#__PURE__*/ zod.object({
  "product": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFaqQueryProductMax)).check(/*#__PURE__*/ zod.regex(listFaqQueryProductRegExp))).check(/*#__PURE__*/ zod.describe('Id of a product in `listRegistrableProducts`.')),
  "query": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFaqQueryQueryMax)).check(/*#__PURE__*/ zod.regex(listFaqQueryQueryRegExp))).check(/*#__PURE__*/ zod.describe('Search terms, separated by spaces.'))
})

/**
 * Returns the privacy policy or the terms and conditions in the request's language: the version in force, or the
 * version that `version` selects (of any country). `earlier` lists earlier versions.
 *
 * Without `countryCode`, the text is the one for the member's country, or for a visitor the country of the
 * request. The language does not affect this choice. A country without its own text uses the general one, and
 * `countryCode` of the response is then `null`.
 * @summary Get a legal text
 */
export const getLegalTextQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const getLegalTextQueryVersionMax = 40;


export const getLegalTextQueryVersionRegExp = new RegExp('^[\\w-]+$');


export const GetLegalTextQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['privacy', 'terms']).check(/*#__PURE__*/ zod.describe('Kind of the legal text.')),
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getLegalTextQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Country code; if omitted, the caller\'s country is used.')),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLegalTextQueryVersionMax)).check(/*#__PURE__*/ zod.regex(getLegalTextQueryVersionRegExp))).check(/*#__PURE__*/ zod.describe('Version to return; the version in force if omitted.'))
})

