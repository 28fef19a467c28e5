// Reads texts of notifications for steps of a parcel that need the member's attention.
import * as z from 'zod/mini'
import { ParcelState } from '#generated/schemas/membersHub.schemas.ts'
import data from './parcel-news.json' with { type: 'json' }
import { localized } from './schema.ts'

const { returned, ...ofSteps } = data

export const parcelNews = z.partialRecord(ParcelState, localized).parse(ofSteps)

/** Text for an undelivered parcel of the hub; the member decides how to continue. */
export const returnedNews = localized.parse(returned)
