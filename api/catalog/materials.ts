// Reads banners and pictures that pages show, grouped by page (scene) and in display order.
import * as z from 'zod/mini'
import data from './materials.json' with { type: 'json' }
import { aboutBaby, field, instant, localized, localizedName, picture, regions, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

/**
 * Schema of the path of a page of the hub. Rejects a path that starts with two slashes, because it would lead to
 * another host.
 */
const page = z.string().check(z.regex(/^\/(?!\/)[\w/.?=&-]*$/))

const material = z.strictObject({
  id: slug,
  scene: field('Page', z.enum(['hub-home', 'gifts', 'games', 'points-mall', 'villages', 'activities'])),
  kind: field('Kind', z.enum(['banner', 'picture'])),
  picture,
  link: z._default(z.nullable(page), null),
  regions: z._default(regions, []),
  aboutBaby,
  from: field('Starts at', z._default(z.nullable(instant), null)),
  until: field('Ends at', z._default(z.nullable(instant), null)),
  title: localizedName,
  text: localized,
})

const schema = z.array(material).check(
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, '`id` of materials must be unique'),
  z.refine(
    (all) => all.every(({ from, until }) => !from || !until || from < until),
    '`from` must be before `until`',
  ),
  z.refine(
    (all) => all.every(({ kind, link }) => kind === 'picture' || link),
    '`link` must be set for the kind banner',
  ),
)

export const materialsTopic = defineTopic({ name: 'materials', file: data, schema })
export const materials = materialsTopic.content
