// Defines texts of the magazine and the courses.
import * as z from 'zod/mini'
import { ReadingMoment, ReadingTopic } from '#generated/schemas/membersHub.schemas.ts'
import { localized } from './schema.ts'

export const topic = ReadingTopic

/** Moments for which it is recommended. */
export const moments = z.array(ReadingMoment).check(z.minLength(1))

/** Reading time. */
export const minutes = z.int().check(z.gte(1), z.lte(60))

/** An array of localized paragraphs, so that all languages have the same number. */
export const paragraphs = z.array(localized).check(z.minLength(1), z.maxLength(20))
