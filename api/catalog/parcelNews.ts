// Reads notification texts for parcel steps that need the member's attention, such as a parcel that waits for pickup.
import * as z from 'zod/mini'
import { ParcelState } from '#generated/schemas/membersHub.schemas.ts'
import data from './parcel-news.json' with { type: 'json' }
import { localized } from './schema.ts'
import { defineTopic } from './topic.ts'

/** Texts by state; `returned` is the text for a parcel that comes back to the brand. */
const schema = z.intersection(
  z.object({ returned: localized }),
  z.partialRecord(z.enum([...ParcelState.options, 'returned']), localized),
)

export const parcelNewsTopic = defineTopic({ name: 'parcel-news', file: data, schema })

export const parcelNews = parcelNewsTopic.content
