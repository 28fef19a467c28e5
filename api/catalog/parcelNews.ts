// Reads notification texts for parcel steps that need the member's attention, such as a parcel that waits for pickup.
import * as z from 'zod/mini'
import { ParcelState } from '#generated/schemas/membersHub.schemas.ts'
import data from './parcel-news.json' with { type: 'json' }
import { localized } from './schema.ts'

const { returned, ...ofSteps } = data

export const parcelNews = z.partialRecord(ParcelState, localized).parse(ofSteps)

/**
 * Notification text for an undelivered parcel of a redemption or gift claim. The member can then cancel the redemption
 * or claim.
 */
export const returnedNews = localized.parse(returned)
