// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ModifyAddressRequest,
  SetDefaultAddressRequest
} from './membersHub.schemas.ts';



/**
 * One address of the member.
 * @summary One address
 */
export const getAddressPathIdMax = 64;


export const getAddressPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetAddressParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAddressPathIdMax)).check(/*#__PURE__*/ zod.regex(getAddressPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Removes an address. Parcels that are on their way keep the address they were sent to. Where it was the
 * default, the newest of the others becomes it.
 * @summary Remove an address
 */
export const deleteAddressPathIdMax = 64;


export const deleteAddressPathIdRegExp = new RegExp('^[\\w-]+$');


export const DeleteAddressParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteAddressPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteAddressPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

/**
 * Without `id` a new address is added, with it that one is replaced as a whole: a part that is left out is
 * emptied. The first address becomes the default by itself.
 * What is required follows the country, see `getAddressForm`; parts that the country does not know are not
 * kept. The refusal names every line that does not fit: `REQUIRED`, `FORMAT`, `PROVINCE_UNKNOWN`, or `PHONE_INVALID`
 * for a phone that no country has.
 * @summary Add or change an address
 */
export const ModifyAddressBody = ModifyAddressRequest

/**
 * Parcels go to this address from now on unless told otherwise. There is exactly one default as long as
 * there are addresses.
 * @summary Choose the default address
 */
export const SetDefaultAddressBody = SetDefaultAddressRequest

/**
 * Which parts an address of the country has, in the order in which they are asked for, what they are
 * called there, which are required, and how its postcode is written. A country without a form of its own
 * gets the general one, with a `province` only where `listProvinces` has some. `modifyAddress` holds addresses
 * to the same form.
 * @summary The form of a country's addresses
 */
export const getAddressFormQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const GetAddressFormQueryParams = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getAddressFormQueryCountryCodeRegExp)).check(/*#__PURE__*/ zod.describe('Which country.'))
})

