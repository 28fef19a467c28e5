// Creates OpenTelemetry spans; without a configured exporter they are no-ops.
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'
import { valueAt } from '#shared/unknown.ts'

export type { Span } from '@opentelemetry/api'

const tracer = trace.getTracer('members-hub')

/**
 * Runs `work` as a child of the current span.
 * @param attributes must contain neither personal data nor client input, because operators read traces
 */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Result | Promise<Result>,
): Promise<Result> {
  return await tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      // Records only the kind, because an error message may quote values.
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', kindOf(error))
      throw error
    } finally {
      span.end()
    }
  })
}

/** Returns a code, such as that of PostgreSQL or Node.js, or a name. */
function kindOf(error: unknown): string {
  return String(valueAt(error, 'code') ?? valueAt(error, 'name'))
}

/** Returns true if a recorded span is active. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false

/** Continues the trace of a proxy's headers (W3C Trace Context). */
export const inTraceOf = <Result>(headers: Headers, work: () => Result): Result =>
  context.with(
    propagation.extract(ROOT_CONTEXT, headers, {
      get: (from, name) => from.get(name) ?? undefined,
      keys: (from) => [...from.keys()],
    }),
    work,
  )
