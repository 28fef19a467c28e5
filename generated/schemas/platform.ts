// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  PageReport,
  ProvinceListRequest,
  RegionListRequest,
  TrackingEvent
} from './membersHub.schemas.ts';



/**
 * Stores a tracking event. Send events of members only with their consent, and events of visitors only if their
 * country requires no consent (`countsVisitors` of `getIpIsoCode`).
 *
 * An event must not contain names, email addresses, phone numbers, baby data or tokens. A text that looks like
 * an email address, a phone number or a secret is rejected as malformed (`PERSONAL`). `uid` must be empty or the
 * id of the signed-in member (`NOT_OWN`). Only origin, path and `utm_` parameters of `url` and `referer` are
 * stored. Events are deleted after 400 days.
 * @summary Report a tracking event
 */
export const ReportEventBody = TrackingEvent

/**
 * Reports the number of errors on a page since the last report and, for some pages, performance measurements. A
 * report consists of numbers only: it has no error messages, URLs or personal data and requires no consent.
 * Reports are added to counters and not stored individually. Unknown screens are counted as `other`.
 * @summary Report errors and performance of a page
 */
export const ReportPageBody = PageReport

/**
 * Lists the countries and territories that have a calling code. Names and sort order follow `langCode`, or the
 * `Language` header if `langCode` is omitted.
 * @summary List countries
 */
export const ListCountriesBody = RegionListRequest

/**
 * Lists the countries of `listCountries` with their calling codes and the format of a mobile number.
 * @summary List calling codes
 */
export const ListCallingCodesBody = RegionListRequest

/**
 * Lists the provinces, states or equivalent divisions of a country, sorted by name; in Viet Nam the six cities
 * come first. The list contains the 34 provinces that Viet Nam has had since July 2025, and the 38 that Indonesia
 * has had since December 2022. Thai provinces have Thai names if the language is Thai. The list is empty for a
 * country without provinces.
 * @summary List the provinces of a country
 */
export const ListProvincesBody = ProvinceListRequest

/**
 * Lists the banners and pictures of a page area in display order. Only those that are shown now in the member's
 * country are included; for a visitor, those of the country of the request.
 * @summary List banners and pictures of a page area
 */
export const QuerySceneMaterialsQueryParams = /*#__PURE__*/ zod.object({
  "scene": /*#__PURE__*/ zod.enum(['hub-home', 'gifts', 'games', 'points-mall', 'villages', 'activities']).check(/*#__PURE__*/ zod.describe('Page area whose banners and pictures are listed.'))
})

/**
 * Resolves the key of one of our printed QR codes, for instance on a package card, to its current URL. The URL
 * is absolute and always on the hub's, the app's or the shop's origin.
 * @summary Resolve a QR code
 */
export const jumpByQrQueryKeyMax = 64;


export const jumpByQrQueryKeyRegExp = new RegExp('^[\\w-]+$');


export const JumpByQrQueryParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(jumpByQrQueryKeyMax)).check(/*#__PURE__*/ zod.regex(jumpByQrQueryKeyRegExp)).check(/*#__PURE__*/ zod.describe('Key that the QR code contains.'))
})

/**
 * Announces a file and returns a signed URL for its upload. Send only the bytes, with the returned `method` and
 * `headers`, before `expiresAt`. The URL accepts one file of exactly this type and size, and the content must
 * match the type. `x-uploads` lists the accepted types and sizes for each purpose. Pictures are re-encoded,
 * rotated upright and limited to 2,560 pixels on the longer side. Metadata such as camera and location is removed.
 *
 * A later call then uses the file once by its `id`. Unused files are deleted after a day. Visitors can upload
 * files only for `contact` and `questionnaire`. Errors have the reasons `TYPE` or `TOO_LARGE`; too many unused
 * files return 429.
 * @summary Get permission to upload a file
 */
export const getUploadPolicyQueryContentTypeMin = 3;
export const getUploadPolicyQueryContentTypeMax = 100;


export const getUploadPolicyQueryContentTypeRegExp = new RegExp('^[a-z0-9]+/[a-z0-9.+-]+$');
export const getUploadPolicyQuerySizeMax = 2147483647;



export const GetUploadPolicyQueryParams = /*#__PURE__*/ zod.object({
  "purpose": /*#__PURE__*/ zod.enum(['avatar', 'right', 'questionnaire', 'activity', 'registration', 'contact']).check(/*#__PURE__*/ zod.describe('Purpose of the file.')),
  "contentType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getUploadPolicyQueryContentTypeMin)).check(/*#__PURE__*/ zod.maxLength(getUploadPolicyQueryContentTypeMax)).check(/*#__PURE__*/ zod.regex(getUploadPolicyQueryContentTypeRegExp)).check(/*#__PURE__*/ zod.describe('Media type that the browser reports.')),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUploadPolicyQuerySizeMax)).check(/*#__PURE__*/ zod.describe('Size of the file in bytes.'))
})

