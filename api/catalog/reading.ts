// What texts of the magazine and the courses are made of.
import * as z from 'zod/mini'
import type { components } from '../../generated/schema.d.ts'
import { localized } from './schema.ts'

type Topic = components['schemas']['ReadingTopic']

export const topic = z.enum(['sleep', 'feeding', 'pumping', 'work', 'helpers', 'mind'] satisfies Topic[])

/** How long it takes to read. */
export const minutes = z.int().check(z.gte(1), z.lte(60))

/** Paragraph by paragraph, so that no language has one less. */
export const paragraphs = z.array(localized).check(z.minLength(1), z.maxLength(20))
