// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  ModifyAddressRequest,
  SetDefaultAddressRequest
} from './membersHub.schemas.ts';



/**
 * Returns one address of the member.
 * @summary Get an address
 */
export const getAddressPathIdMax = 64;


export const getAddressPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetAddressParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAddressPathIdMax)).check(/*#__PURE__*/ zod.regex(getAddressPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Removes an address. Parcels in transit keep their address. If the removed address was the default, the newest
 * other address becomes the default.
 * @summary Remove an address
 */
export const deleteAddressPathIdMax = 64;


export const deleteAddressPathIdRegExp = new RegExp('^[\\w-]+$');


export const DeleteAddressParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteAddressPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteAddressPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Adds an address, or replaces the address with `id` as a whole: an absent part is cleared. The first address
 * becomes the default automatically. The country determines the required parts, see `getAddressForm`; parts that
 * the country does not use are not stored. The error lists each invalid part: `REQUIRED`, `FORMAT`,
 * `PROVINCE_UNKNOWN`, or `PHONE_INVALID` for an invalid phone number.
 * @summary Add or update an address
 */
export const ModifyAddressBody = ModifyAddressRequest

/**
 * Sets the address that parcels use unless the member chooses another one. A member with addresses has exactly one
 * default.
 * @summary Set the default address
 */
export const SetDefaultAddressBody = SetDefaultAddressRequest

/**
 * Returns the parts of an address in the country, in the order of the form, with their labels, required parts and
 * the format of the postcode. A country without a separate form has the general one; it has a `province` only if
 * `listProvinces` lists provinces of the country. `modifyAddress` validates addresses against the same form.
 * @summary Get the address form of a country
 */
export const getAddressFormQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const GetAddressFormQueryParams = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getAddressFormQueryCountryCodeRegExp)).check(/*#__PURE__*/ zod.describe('Country code.'))
})

