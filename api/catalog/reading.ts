// Defines what texts of the magazine and the courses are made of.
import * as z from 'zod/mini'
import { ReadingMoment, ReadingTopic } from '#generated/schemas/membersHub.schemas.ts'
import { localized } from './schema.ts'

export const topic = ReadingTopic

/** When it is good to read. */
export const moments = z.array(ReadingMoment).check(z.minLength(1))

/** How long it takes to read. */
export const minutes = z.int().check(z.gte(1), z.lte(60))

/** Paragraph by paragraph, so that no language has one less. */
export const paragraphs = z.array(localized).check(z.minLength(1), z.maxLength(20))
