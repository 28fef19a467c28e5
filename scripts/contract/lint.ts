// Two rules of the contract's lint that Redocly has not: refusals speak the catalogue's words, and what is written shows.
type Place = { child: (names: string[]) => Place }
type Context = {
  key: string | number
  location: Place
  report: (problem: { message: string; location?: Place }) => void
}
type Refusals = Record<string, { code: number; message: { en: string } }>
type Root = { 'x-refusals': Refusals }
type Example = { value?: { code?: unknown; message?: unknown }; 'x-after'?: string | string[] }
type Operation = {
  operationId: string
  'x-read'?: boolean
  'x-refusals'?: string[]
  'x-no-reaction'?: string
}

/** Whoever reads an example reads what a member would, and finds it by the refusal's name. */
function refusalWords() {
  let refusals: Refusals = {}
  function check(value: Example['value'], name: string | undefined, { location, report }: Context) {
    const { code, message } = Object(value)
    if (typeof code !== 'number' || code === 200) return
    const found = Object.entries(refusals).find(([, refusal]) => refusal.code === code)
    if (!found) return report({ message: `No refusal of the catalogue has the code ${code}.`, location })
    const [said, { message: words }] = found
    if (message !== words.en)
      report({
        message: `${said} says “${words.en}” in the catalogue.`,
        location: location.child(['message']),
      })
    if (name !== undefined && name !== said) report({ message: `This is ${said}, not ${name}.`, location })
  }
  return {
    Root: { enter: (root: Root) => void (refusals = root['x-refusals']) },
    Operation(operation: Operation, { location, report }: Context) {
      for (const name of operation['x-refusals'] ?? [])
        if (!Object.hasOwn(refusals, name))
          report({
            message: `The catalogue has no refusal ${name}.`,
            location: location.child(['x-refusals']),
          })
    },
    MediaType(media: { example?: Example['value'] }, context: Context) {
      check(media.example, undefined, { ...context, location: context.location.child(['example']) })
    },
    Example({ value }: Example, context: Context) {
      check(value, String(context.key), { ...context, location: context.location.child(['value']) })
    },
  }
}

/** A write that no read's example comes after changes nothing that a page on the mocks shows: it says why. */
function writesReact() {
  const writes = new Map<string, { excuse: string | undefined; location: Place }>()
  const causes = new Map<string, Place>()
  let isReading = false
  return {
    Operation: {
      enter(operation: Operation, { key, location }: Context) {
        isReading = key === 'get' || operation['x-read'] === true
        if (!isReading) writes.set(operation.operationId, { excuse: operation['x-no-reaction'], location })
      },
      Example(example: Example, { location }: Context) {
        if (!isReading) return
        for (const name of [example['x-after'] ?? []].flat()) causes.set(name, location.child(['x-after']))
      },
    },
    Root: {
      leave(_: Root, { report }: Context) {
        for (const [name, { excuse, location }] of writes) {
          if (!causes.has(name) && !excuse)
            report({
              message: `No example is said to come after ${name} (\`x-after\`): say why none does by \`x-no-reaction\`.`,
              location,
            })
          if (causes.has(name) && excuse)
            report({
              message: `An example comes after ${name}: its \`x-no-reaction\` holds no longer.`,
              location,
            })
        }
        for (const [name, location] of causes)
          if (!writes.has(name)) report({ message: `${name} is no operation that writes.`, location })
      },
    },
  }
}

export default () => ({
  id: 'hub',
  rules: { oas3: { 'refusal-words': refusalWords, 'writes-react': writesReact } },
})
