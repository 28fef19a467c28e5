// Reads issues of the magazine, newest first.
import * as z from 'zod/mini'
import june from './magazine/2026-06.json' with { type: 'json' }
import july from './magazine/2026-07.json' with { type: 'json' }
import august from './magazine/2026-08.json' with { type: 'json' }
import september from './magazine/2026-09.json' with { type: 'json' }
import october from './magazine/2026-10.json' with { type: 'json' }
import november from './magazine/2026-11.json' with { type: 'json' }
import { minutes, moments, paragraphs, topic } from './reading.ts'
import { aboutBaby, date, field, localized, localizedName, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const article = z.strictObject({
  id: field('Month', slug),
  topic,
  moments,
  aboutBaby,
  minutes,
  name: localizedName,
  paragraphs,
})

const issue = z.strictObject({
  id: field(
    'Month',
    slug,
    'Id of the issue. Issues are sorted by id, so a new issue needs a greater id than all earlier issues.',
  ),
  publishedOn: field('Published on', date),
  aboutBaby: field(
    'About baby',
    aboutBaby,
    'True if the name and text of the issue are about babies. Each article has a separate flag for its own content.',
  ),
  name: localizedName,
  text: localized,
  articles: z.array(article).check(z.minLength(1)),
})

export type Issue = z.infer<typeof issue>

const schema = z.array(issue).check(
  z.refine(
    (rows) => rows.every(({ id, publishedOn }) => publishedOn.startsWith(id)),
    '`id` must be the month of `publishedOn`',
  ),
  z.refine(
    (rows) => rows.every(({ id }, index) => index === 0 || id < String(rows[index - 1]?.id)),
    'issues must be sorted by `id`, newest first',
  ),
)

export const magazineTopic = defineTopic({
  name: 'magazine',
  file: [november, october, september, august, july, june],
  schema,
})

/** Returns issues, newest first. */
export const issues = magazineTopic.content

/** Returns the path of the drawing of an issue or of the topic of an article. */
export const magazinePicture = (name: string) => `/art/magazine/${name}.svg`
