// Shows the spans of one request from the server's trace file (TRACES_FILE): pages, calls and SQL statements as a
// tree.
//
//     TRACES_FILE=traces.jsonl npm run trace -- <X-Request-Id, or the 12 digits of an error page> [another file …]
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { fileBefore } from '#api/tracing/traceFile.ts'

const attributeValue = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.number(), z.string()])),
  doubleValue: z.optional(z.number()),
})
const spanRecord = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  /** Nanoseconds since 1970. */
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.optional(z.array(z.object({ key: z.string(), value: attributeValue }))),
})
const scopeSpan = z.object({ spans: z.array(spanRecord) })
/** A line of the file: an OTLP request. */
const line = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(scopeSpan) })) })
type Span = z.infer<typeof spanRecord>

/** Minimum number of digits, as shown on an error page: enough to identify a request. */
const fewest = 12

process.exitCode = await main(process.argv.slice(2))

async function main([id = '', ...more]: string[]): Promise<number> {
  const { TRACES_FILE } = process.env
  const files = [...more, ...(TRACES_FILE ? [TRACES_FILE] : [])].flatMap((file) => [fileBefore(file), file])
  const prefix = id.toLowerCase()
  if (!/^[\da-f]+$/.test(prefix) || prefix.length < fewest)
    return fail(`Say which request: the digits of its X-Request-Id, at least the first ${fewest}.`)
  const traceFiles = files.filter((file) => existsSync(file))
  if (traceFiles.length === 0)
    return fail('There is no file of traces: start the server with TRACES_FILE, and name the same file here.')
  const spans = (await Promise.all(traceFiles.map((file) => spansIn(file, prefix)))).flat()
  if (spans.length === 0)
    return fail(
      `Nothing of ${id} is in ${traceFiles.join(', ')}: it is written within 5 s, by the server that answered, for as many requests as TRACES_SHARE says.`,
    )
  for (const trace of Map.groupBy(spans, ({ traceId }) => traceId).values()) show(trace)
  return 0
}

function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`)
  return 1
}

async function spansIn(file: string, prefix: string): Promise<Span[]> {
  const matches: Span[] = []
  for await (const text of createInterface({ input: createReadStream(file) })) {
    if (!text.includes(prefix)) continue
    const { resourceSpans } = line.parse(JSON.parse(text))
    for (const { scopeSpans } of resourceSpans)
      for (const { spans } of scopeSpans)
        matches.push(...spans.filter(({ traceId }) => traceId.startsWith(prefix)))
  }
  return matches
}

function show(spans: readonly Span[]) {
  const inOrder = spans.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
  const [first] = inOrder
  if (!first) return
  const spanIds = new Set(spans.map(({ spanId }) => spanId))
  const inside = Map.groupBy(inOrder, ({ parentSpanId }) =>
    parentSpanId && spanIds.has(parentSpanId) ? parentSpanId : undefined,
  )
  const began = startOf(first)
  const write = (of: string | undefined, depth: number) => {
    for (const span of inside.get(of) ?? []) {
      const at = milliseconds(startOf(span) - began)
      const takes = milliseconds(BigInt(span.endTimeUnixNano) - startOf(span))
      console.log(`${at.padStart(9)} ${takes.padStart(9)}  ${'  '.repeat(depth)}${sentenceOf(span)}`)
      write(span.spanId, depth + 1)
    }
  }
  console.log(
    `Request ${first.traceId}, ${new Date(Number(began / 1_000_000n)).toISOString()}: begins after and takes, in milliseconds`,
  )
  write(undefined, 0)
}

function sentenceOf({ name, attributes = [] }: Span): string {
  const valueByKey = new Map(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  )
  const text = valueByKey.get('db.query.text')
  const title = text === undefined ? name : String(text).replaceAll(/\s+/g, ' ')
  const rest = ['http.response.status_code', 'hub.refused', 'error.type'].flatMap(
    (key) => valueByKey.get(key) ?? [],
  )
  return [title, ...rest].join(' ')
}

function startOf({ startTimeUnixNano }: Span): bigint {
  return BigInt(startTimeUnixNano)
}

function milliseconds(nanoseconds: bigint): string {
  return (Number(nanoseconds) / 1_000_000).toFixed(1)
}
