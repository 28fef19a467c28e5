// Reads online courses with their chapters, in display order.
import * as z from 'zod/mini'
import data from './courses.json' with { type: 'json' }
import { minutes, moments, paragraphs, topic } from './reading.ts'
import { aboutBaby, amount, audience, field, localized, localizedName, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const chapter = z.strictObject({ id: slug, minutes, name: localizedName, paragraphs })

const course = z.strictObject({
  id: slug,
  topic,
  moments,
  aboutBaby,
  fromLevel: audience.shape.fromLevel,
  reward: field(
    'Reward for finishing',
    z.strictObject({ coins: amount, points: amount }),
    'Reward for finishing the course, granted once per member.',
  ),
  name: localizedName,
  text: localized,
  chapters: z.array(chapter).check(
    z.minLength(1),
    z.refine(
      (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
      '`id` of chapters must be unique in a course',
    ),
  ),
})

export type Course = z.infer<typeof course>
export type Chapter = Course['chapters'][number]

const schema = z.array(course)

export const coursesTopic = defineTopic({ name: 'courses', file: data, schema })
export const courses = coursesTopic.content

/** Returns the path of the drawing of a course. */
export const coursePicture = ({ id }: Pick<Course, 'id'>) => `/art/courses/${id}.svg`
