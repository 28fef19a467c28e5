// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  PageReport,
  ProvinceListRequest,
  RegionListRequest,
  TrackingEvent
} from './membersHub.schemas.ts';



/**
 * Stores one tracking event. Members' events are sent only with their consent, those of visitors only if their
 * country requires no consent (`countsVisitors` of `getIpIsoCode`). An event never carries a name, an e-mail address, a phone, baby data or a token: a text that looks like an address, a phone or
 * a secret makes the event malformed (`PERSONAL`). Of `url` and `referer` only origin, path and `utm_` parameters
 * are kept, and of the whole event nothing after 400 days. `uid` is the signed-in member's own or empty, anything
 * else is malformed too (`NOT_OWN`).
 * @summary Report a tracking event
 */
export const ReportEventBody = TrackingEvent

/**
 * What failed on a page since it was last told, and for some pages how fast they were, as numbers alone: it names
 * nobody, carries no text of an error and no address, and needs no consent, because it is about the product. It
 * is counted and not kept. A screen that the server does not know counts as `other`.
 * @summary Report how a page did in a browser
 */
export const ReportPageBody = PageReport

/**
 * Every country and territory that has a calling code, named in the language of `langCode`, or of the
 * `Language` header without it, and sorted as that language sorts.
 * @summary All countries
 */
export const ListCountriesBody = RegionListRequest

/**
 * The countries of `listCountries` with the code that their phone numbers begin with, and how a mobile
 * number is written there.
 * @summary All calling codes
 */
export const ListCallingCodesBody = RegionListRequest

/**
 * Provinces, states or what the country calls them, by name, the six cities of Viet Nam first. Those of
 * Viet Nam are the 34 since July 2025, those of Indonesia the 38 since December 2022; Thai provinces are
 * named in Thai where the language is Thai. Empty for a country that has none.
 * @summary The provinces of a country
 */
export const ListProvincesBody = ProvinceListRequest

/**
 * What a page shows beside its own content, in the order to show it. Only what is on at this moment and
 * meant for the member's country, or for a visitor the country they call from.
 * @summary Banners and pictures of a scene
 */
export const QuerySceneMaterialsQueryParams = /*#__PURE__*/ zod.object({
  "scene": /*#__PURE__*/ zod.enum(['hub-home', 'gifts', 'games', 'points-mall', 'villages', 'activities']).check(/*#__PURE__*/ zod.describe('Where they are shown.'))
})

/**
 * Resolves the key that is printed in a QR code of ours, for instance on a package card, to the address it
 * stands for today. The address is absolute and always one of the hub's own, the app's or the shop's.
 * @summary Where a QR code leads
 */
export const jumpByQrQueryKeyMax = 64;


export const jumpByQrQueryKeyRegExp = new RegExp('^[\\w-]+$');


export const JumpByQrQueryParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(jumpByQrQueryKeyMax)).check(/*#__PURE__*/ zod.regex(jumpByQrQueryKeyRegExp)).check(/*#__PURE__*/ zod.describe('What the code carries.'))
})

/**
 * Announces one file and answers with a signed address to send it to: the bytes alone, with `method` and
 * `headers` as given, until `expiresAt`. The address takes one file of exactly this type and size, whose
 * content is what it says it is. A picture is drawn anew, upright and at most 2,560 pixels long, so that nothing
 * is left of what it told of its maker and place. Afterwards the
 * call that the file is for names it by `id`, once; a file that no call names is removed after a day.
 * What is taken for which purpose, and how large, says `x-uploads`.
 * A visitor may send files
 * for `contact` and `questionnaire` only. Refused with the reasons `TYPE` or `TOO_LARGE`; too many files that wait for their
 * call are answered with 429.
 * @summary Permission to send a file
 */
export const getUploadPolicyQueryContentTypeMin = 3;
export const getUploadPolicyQueryContentTypeMax = 100;


export const getUploadPolicyQueryContentTypeRegExp = new RegExp('^[a-z0-9]+/[a-z0-9.+-]+$');
export const getUploadPolicyQuerySizeMax = 2147483647;



export const GetUploadPolicyQueryParams = /*#__PURE__*/ zod.object({
  "purpose": /*#__PURE__*/ zod.enum(['avatar', 'right', 'questionnaire', 'activity', 'registration', 'contact']).check(/*#__PURE__*/ zod.describe('What the file is for.')),
  "contentType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getUploadPolicyQueryContentTypeMin)).check(/*#__PURE__*/ zod.maxLength(getUploadPolicyQueryContentTypeMax)).check(/*#__PURE__*/ zod.regex(getUploadPolicyQueryContentTypeRegExp)).check(/*#__PURE__*/ zod.describe('The media type, as the browser tells it.')),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUploadPolicyQuerySizeMax)).check(/*#__PURE__*/ zod.describe('In bytes.'))
})

