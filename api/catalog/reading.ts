// Defines the shared schemas of magazine articles and course chapters.
import * as z from 'zod/mini'
import { ReadingMoment, ReadingTopic } from '#generated/schemas/membersHub.schemas.ts'
import { localized } from './schema.ts'

export const topic = ReadingTopic

/** Phases in the life of a mother (reading moments) for which the article or chapter is recommended. */
export const moments = z.array(ReadingMoment).check(z.minLength(1))

/** Reading time in minutes. */
export const minutes = z.int().check(z.gte(1), z.lte(60))

/** Localized paragraphs; an array, so that all languages have the same number of paragraphs. */
export const paragraphs = z.array(localized).check(z.minLength(1), z.maxLength(20))
