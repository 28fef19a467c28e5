// Writes spans to a file, one line per batch (OpenTelemetry's file format), and rotates it to limit its size.
import { appendFile, rename, stat } from 'node:fs/promises'
import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer'
import type { SpanExporter } from '@opentelemetry/sdk-trace'

/**
 * Maximum size of a trace file in bytes. One earlier file is retained, so that traces use at most twice as much disk
 * space.
 */
const largest = 100_000_000

/** Returns the path to which the trace file is renamed when it is full. */
export const fileBefore = (file: string) => `${file}.1`

/** @param file path of the trace file, which only one process may use and which is created with mode 600 */
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
  /** Writes batches one after another, because several batches are exported concurrently when a server stops. */
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
