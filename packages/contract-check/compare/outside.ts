// Reads the parts of an operation that are not in the schemas of its messages: encodings of multipart messages and
// links of responses.
import { follow, isObject, objectOf, type Messages, type Model, type Schema } from '@members-hub/openapi'
import { pairOf, type Context, type Pair } from '../changes/change.ts'

const encodings = ['encoding', 'prefixEncoding', 'itemEncoding']

/** A media type of a request or response, with its location in the operation. */
type Media = { place: string; media: Schema }

/**
 * @returns the links and encodings of both versions. An encoding is omitted if it is equal in both versions, or if its
 * property or media type was added or removed.
 */
export function outsideSchemas(operations: Pair<Messages>, { models, isSame }: Context): Pair<Schema> {
  const bodies = pairOf((side) => bodiesOf(models[side], operations[side]))
  const media = pairOf(
    (side) => new Map(mediaIn(bodies[side]).map(({ place, ...entry }) => [place, entry.media])),
  )
  return pairOf((side) => {
    const other = side === 'before' ? 'after' : 'before'
    const maps = encodings.map((key) => {
      const values = [...media[side]].flatMap(([place, entry]) => {
        const otherEntry = media[other].get(place)
        const encoding = otherEntry && differing(entry, otherEntry, key)
        return encoding === undefined ? [] : [[place, encoding] as const]
      })
      return [key, values] as const
    })
    const links = bodies[side].flatMap(({ name, body }) =>
      Object.entries(objectOf(body.links)).map(
        ([link, value]) => [`${name} ${link}`, follow(models[side].document, value, []).schema] as const,
      ),
    )
    return Object.fromEntries(
      [...maps, ['links', links] as const]
        .filter(([, values]) => values.length > 0)
        .map(([key, values]) => [key, Object.fromEntries(values)]),
    )

    /** Returns the encodings that differ, except encodings of an added or removed property. */
    function differing(entry: Schema, otherEntry: Schema, key: string): unknown {
      const encoding = entry[key]
      if (key !== 'encoding' || !isObject(encoding)) return encoding
      const otherEncoding = objectOf(otherEntry[key])
      const [properties, otherProperties] = [
        propertiesOf(models[side], entry.schema),
        propertiesOf(models[other], otherEntry.schema),
      ]
      const values = Object.entries(encoding).filter(
        ([name, value]) =>
          !isSame(value, otherEncoding[name]) && name in properties === name in otherProperties,
      )
      return values.length > 0 ? Object.fromEntries(values) : undefined
    }
  })
}

type Body = { name: string; body: Schema }

const bodiesOf = ({ document }: Model, { raw }: Messages): Body[] =>
  Object.entries({ request: raw.requestBody, ...objectOf(raw.responses) }).map(([name, body]) => ({
    name,
    body: follow(document, body, []).schema,
  }))

const mediaIn = (bodies: readonly Body[]): Media[] =>
  bodies.flatMap(({ name, body }) =>
    Object.entries(objectOf(body.content)).map(([type, media]) => ({
      place: name === 'request' ? type : `${name} ${type}`,
      media: objectOf(media),
    })),
  )

const propertiesOf = ({ document }: Model, schema: unknown) =>
  objectOf(follow(document, schema, []).schema.properties)
