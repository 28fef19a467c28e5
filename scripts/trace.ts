// Prints the spans of one request as a tree: pages, calls and SQL statements. The spans are in the trace file of the
// server (TRACES_FILE).
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { fileBefore } from '#api/tracing/traceFile.ts'
import { readArguments, rejectArguments } from './commandLine.ts'

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
/** A line of the trace file contains an OTLP request. */
const line = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(scopeSpan) })) })
type Span = z.infer<typeof spanRecord>

/**
 * Minimum number of digits of the request id. Error pages show this number of digits, which is enough to identify a
 * request.
 */
const minDigits = 12

const usage = `Usage: npm run trace -- <X-Request-Id> [<file> …]

Prints the spans of a request from TRACES_FILE and from the files. The first ${minDigits} digits of the id are enough; an error
page shows them.`
process.exitCode = await main(readArguments(usage, {}).positionals)

async function main([id = '', ...more]: string[]): Promise<number> {
  const { TRACES_FILE } = process.env
  const files = [...more, ...(TRACES_FILE ? [TRACES_FILE] : [])].flatMap((file) => [fileBefore(file), file])
  const prefix = id.toLowerCase()
  if (!/^[\da-f]+$/.test(prefix) || prefix.length < minDigits)
    return rejectArguments(
      `Invalid X-Request-Id "${id}". Use its hexadecimal digits, at least the first ${minDigits}.`,
      usage,
    )
  const traceFiles = files.filter((file) => existsSync(file))
  if (traceFiles.length === 0)
    return fail(
      `No trace file found${files.length > 0 ? ` at ${files.join(', ')}` : ''}. Start the server with TRACES_FILE, and set the same file here.`,
    )
  const spans = (await Promise.all(traceFiles.map((file) => spansIn(file, prefix)))).flat()
  if (spans.length === 0)
    return fail(
      `Request ${id} not found in ${traceFiles.join(', ')}. Use the file of the server that responded, and wait 5 s: the server traces the share TRACES_SHARE of all requests.`,
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
  const startedAt = startOf(first)
  const write = (of: string | undefined, depth: number) => {
    for (const span of inside.get(of) ?? []) {
      const at = milliseconds(startOf(span) - startedAt)
      const takes = milliseconds(BigInt(span.endTimeUnixNano) - startOf(span))
      console.log(`${at.padStart(9)} ${takes.padStart(9)}  ${'  '.repeat(depth)}${sentenceOf(span)}`)
      write(span.spanId, depth + 1)
    }
  }
  console.log(
    `Request ${first.traceId}, ${new Date(Number(startedAt / 1_000_000n)).toISOString()}: start and duration of each span in ms`,
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
