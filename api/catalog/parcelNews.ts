// Steps of a parcel that members are told of by a notice, each in a sentence: those that somebody would go to the door for.
import * as z from 'zod/mini'
import { ParcelState } from '#generated/schemas/membersHub.schemas.ts'
import data from './parcel-news.json' with { type: 'json' }
import { localized } from './schema.ts'

const { returned, ...ofSteps } = data

export const parcelNews = z.partialRecord(ParcelState, localized).parse(ofSteps)

/** A parcel of the hub's own that came back undelivered: the member chooses what happens next. */
export const returnedNews = localized.parse(returned)
