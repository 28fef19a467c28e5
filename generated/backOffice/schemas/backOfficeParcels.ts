// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  MoveParcelsRequest,
  ParcelActRequest,
  ParcelSelection,
  RequestTrackingImportRequest,
  RunTrackingImportRequest,
  SaveParcelViewRequest,
  StartTrackingImportRequest
} from './membersHub.schemas.ts';



/**
 * Returns gift claims, redemptions and raffle prizes that are sent as parcels, oldest first. The list contains no name and
 * no address; `openParcels` returns them.
 * @summary List parcels
 */
export const listStaffParcelsQueryProductMax = 64;


export const listStaffParcelsQueryProductRegExp = new RegExp('^[\\w-]+$');
export const listStaffParcelsQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const listStaffParcelsQueryOlderThanMax = 365;

export const listStaffParcelsQueryCursorMax = 64;


export const listStaffParcelsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listStaffParcelsQueryLimitDefault = 20;
export const listStaffParcelsQueryLimitMax = 50;



export const ListStaffParcelsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['unsent', 'all', 'reserved', 'confirmed', 'packed', 'shipped', 'delivered', 'returned', 'cancelled', 'expired'])).check(/*#__PURE__*/ zod.describe('State of the parcels; if omitted, parcels that are not sent yet.')),
  "product": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStaffParcelsQueryProductMax)).check(/*#__PURE__*/ zod.regex(listStaffParcelsQueryProductRegExp))).check(/*#__PURE__*/ zod.describe('Id of the gift or product; if omitted, all.')),
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listStaffParcelsQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Country of the address; if omitted, all countries.')),
  "olderThan": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffParcelsQueryOlderThanMax))).check(/*#__PURE__*/ zod.describe('Minimum age in days; if omitted, any age.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStaffParcelsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listStaffParcelsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffParcelsQueryLimitMax)), listStaffParcelsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Returns parcels that the warehouse must not ship, oldest first, until a staff member confirms that the warehouse
 * knows about them. The list contains no name and no address.
 * @summary List parcels that must not be shipped
 */
export const listStoppedParcelsQueryCursorMax = 64;


export const listStoppedParcelsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listStoppedParcelsQueryLimitDefault = 20;
export const listStoppedParcelsQueryLimitMax = 50;



export const ListStoppedParcelsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStoppedParcelsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listStoppedParcelsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStoppedParcelsQueryLimitMax)), listStoppedParcelsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Records that the warehouse knows that it must not ship the parcels, and removes them from the list. A repeated
 * confirmation has no further effect.
 * @summary Confirm that the warehouse stops parcels
 */
export const ConfirmStoppedParcelsBody = ParcelSelection

/**
 * Returns parcels with recipient, address and next steps. Each parcel is recorded in the audit, because the response
 * contains personal data. Parcels that do not exist are omitted.
 * @summary Get parcels with their addresses
 */
export const OpenParcelsBody = ParcelSelection

/**
 * Moves each parcel to the state with the same rules as the webhooks of the warehouse. Each parcel has a separate
 * transaction, so a parcel that cannot be moved does not stop the others. States in between are added, and the member is
 * notified.
 * @summary Move parcels to another state
 */
export const MoveParcelsBody = MoveParcelsRequest

/**
 * Returns a CSV file with recipients and addresses. Each parcel is recorded in the audit. Cells that a spreadsheet would
 * run as a formula start with an apostrophe.
 * @summary Export parcels as CSV
 */
export const ExportParcelsBody = ParcelSelection

/**
 * Returns the number of parcels that the filter selects, counted up to 50,001.
 * @summary Count the parcels of a filter
 */
export const countStaffParcelsQueryProductMax = 64;


export const countStaffParcelsQueryProductRegExp = new RegExp('^[\\w-]+$');
export const countStaffParcelsQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const countStaffParcelsQueryOlderThanMax = 365;



export const CountStaffParcelsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['unsent', 'all', 'reserved', 'confirmed', 'packed', 'shipped', 'delivered', 'returned', 'cancelled', 'expired'])).check(/*#__PURE__*/ zod.describe('State of the parcels; if omitted, parcels that are not sent yet.')),
  "product": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(countStaffParcelsQueryProductMax)).check(/*#__PURE__*/ zod.regex(countStaffParcelsQueryProductRegExp))).check(/*#__PURE__*/ zod.describe('Id of the gift or product; if omitted, all.')),
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(countStaffParcelsQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Country of the address; if omitted, all countries.')),
  "olderThan": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(countStaffParcelsQueryOlderThanMax))).check(/*#__PURE__*/ zod.describe('Minimum age in days; if omitted, any age.'))
})

/**
 * Returns exports and moves of many parcels that the caller requested in the last 30 days, newest first.
 * @summary List requests of the caller for bulk acts
 */
export const listParcelRequestsQueryCursorMax = 64;


export const listParcelRequestsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listParcelRequestsQueryLimitDefault = 20;
export const listParcelRequestsQueryLimitMax = 50;



export const ListParcelRequestsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listParcelRequestsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listParcelRequestsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listParcelRequestsQueryLimitMax)), listParcelRequestsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Requests the export or the move of all parcels that the filter selects now, more than 100 and at most 50,000. Another
 * staff member must approve it within 7 days. The list of parcels is stored with the request: parcels that match later
 * are not included. A move validates the state of each parcel when it runs. A second call with the same `id` returns the
 * same request.
 * @summary Request an act on all parcels of a filter
 */
export const RequestParcelActBody = ParcelActRequest

/**
 * Returns the decision and the progress of a bulk act that the caller requested.
 * @summary Get a request for a bulk act
 */
export const getParcelRequestPathIdMax = 64;


export const getParcelRequestPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetParcelRequestParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getParcelRequestPathIdMax)).check(/*#__PURE__*/ zod.regex(getParcelRequestPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Returns the parcels of a move that the caller requested, with their results, in the order of the list of parcels.
 * @summary List the results of a bulk move
 */
export const listParcelRequestRowsPathIdMax = 64;


export const listParcelRequestRowsPathIdRegExp = new RegExp('^[\\w-]+$');


export const ListParcelRequestRowsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listParcelRequestRowsPathIdMax)).check(/*#__PURE__*/ zod.regex(listParcelRequestRowsPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const listParcelRequestRowsQueryCursorMax = 64;


export const listParcelRequestRowsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listParcelRequestRowsQueryLimitDefault = 20;
export const listParcelRequestRowsQueryLimitMax = 50;



export const ListParcelRequestRowsQueryParams = /*#__PURE__*/ zod.object({
  "outcome": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['moved', 'unchanged', 'refused', 'unknown', 'failed'])).check(/*#__PURE__*/ zod.describe('Result of the parcels; if omitted, all parcels.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listParcelRequestRowsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listParcelRequestRowsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listParcelRequestRowsQueryLimitMax)), listParcelRequestRowsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Stores the rows of a CSV file with the columns `kind`, `id`, `carrier`, `tracking_number` and optionally `tracking_url`,
 * and returns the plan for each row. No parcel is changed until `runTrackingImport`. If the same file has an import that
 * has not ended, that import is returned, so that it can be continued.
 * @summary Upload tracking numbers
 */
export const StartTrackingImportBody = StartTrackingImportRequest

/**
 * Returns the plan and the results of an import.
 * @summary Get the progress of an import
 */
export const getTrackingImportPathIdMax = 64;


export const getTrackingImportPathIdRegExp = new RegExp('^[\\w-]+$');


export const GetTrackingImportParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTrackingImportPathIdMax)).check(/*#__PURE__*/ zod.regex(getTrackingImportPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

/**
 * Returns the rows of the file with their plan and result, in the order of the file.
 * @summary List rows of an import
 */
export const listTrackingRowsPathIdMax = 64;


export const listTrackingRowsPathIdRegExp = new RegExp('^[\\w-]+$');


export const ListTrackingRowsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTrackingRowsPathIdMax)).check(/*#__PURE__*/ zod.regex(listTrackingRowsPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const listTrackingRowsQueryCursorMax = 64;


export const listTrackingRowsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listTrackingRowsQueryLimitDefault = 20;
export const listTrackingRowsQueryLimitMax = 50;



export const ListTrackingRowsQueryParams = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ship', 'change', 'unchanged', 'rejected'])).check(/*#__PURE__*/ zod.describe('Result of the rows, or plan of rows without a result; if omitted, all rows.')),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTrackingRowsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listTrackingRowsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTrackingRowsQueryLimitMax)), listTrackingRowsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Imports the next rows of the file, at most 500, and returns the progress. Call it until `waiting` is 0. Concurrent calls
 * import different rows. A file with more than 100 rows needs an approved `requestTrackingImport`; otherwise, the call is
 * forbidden.
 * @summary Run the next rows of an import
 */
export const RunTrackingImportBody = RunTrackingImportRequest

/**
 * Requests the approval of an import with more than 100 rows. After another staff member has approved it, the rows are
 * imported in the background. A second call returns the waiting or approved request.
 * @summary Request the approval of an import
 */
export const RequestTrackingImportBody = RequestTrackingImportRequest

/**
 * Saves a filter under a name. A view of the same name is replaced. A staff member can have at most 50 views; beyond this
 * limit, `saved` is false.
 * @summary Save a view
 */
export const SaveParcelViewBody = SaveParcelViewRequest

/**
 * Removes a view of the staff member. A second call has no effect.
 * @summary Remove a saved view
 */
export const removeParcelViewPathIdMax = 64;


export const removeParcelViewPathIdRegExp = new RegExp('^[\\w-]+$');


export const RemoveParcelViewParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeParcelViewPathIdMax)).check(/*#__PURE__*/ zod.regex(removeParcelViewPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

