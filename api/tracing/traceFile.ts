// Writes spans to a file, a line for each batch (OpenTelemetry's own format for files), and begins anew before it grows without end.
import { appendFile, rename, stat } from 'node:fs/promises'
import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer'
import type { SpanExporter } from '@opentelemetry/sdk-trace'

/** Bytes; the file before it is kept, so that twice as much lies on the disk. */
const largest = 100_000_000

/** Where the lines before those of `file` are. */
export const fileBefore = (file: string) => `${file}.1`

/** @param file of this process alone; made for its user alone as well */
export function openTraceFile(file: string): SpanExporter {
  let size: number | undefined
  let writing = Promise.resolve()
  async function write(line: Uint8Array) {
    size ??= await stat(file).then(
      (stats) => stats.size,
      () => 0,
    )
    if (size > largest) {
      await rename(file, fileBefore(file))
      size = 0
    }
    await appendFile(file, Buffer.concat([line, Buffer.from('\n')]), { mode: 0o600 })
    size += line.length + 1
  }
  /** One after the other: several batches are handed over at once where a server ends. */
  async function hand(line: Uint8Array, done: (result: ExportResult) => void, before: Promise<void>) {
    await before
    try {
      await write(line)
      done({ code: ExportResultCode.SUCCESS })
    } catch (error) {
      done({ code: ExportResultCode.FAILED, error: error instanceof Error ? error : undefined })
    }
  }
  return {
    export: (spans, done) => {
      const line = JsonTraceSerializer.serializeRequest(spans)
      if (line) writing = hand(line, done, writing)
      else done({ code: ExportResultCode.FAILED })
    },
    forceFlush: () => writing,
    shutdown: () => writing,
  }
}
