// Steps of a parcel that members are told of by a notice, each in a sentence: those that somebody would go to the door for.
import * as z from 'zod/mini'
import { ParcelState } from '../../generated/schemas/membersHub.schemas.ts'
import data from './parcel-news.json' with { type: 'json' }
import { localized } from './schema.ts'

export const parcelNews = z.partialRecord(ParcelState, localized).parse(data)
