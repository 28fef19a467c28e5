// Says what is done on behalf of what, and how long it takes, to whoever collects traces (OpenTelemetry); without one it does nothing.
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
 * Does the work as a part of what it was called by.
 * @param attributes nothing that is a member's or that somebody typed: traces are read by whoever runs the hub
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
      // Its kind alone: what a fault says may quote values.
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', kindOf(error))
      throw error
    } finally {
      span.end()
    }
  })
}

/** A code, such as PostgreSQL's or Node.js', or a name. */
function kindOf(error: unknown): string {
  return String(valueAt(error, 'code') ?? valueAt(error, 'name'))
}

/** Whether what is done now is a part of something that is told. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false

/** Does the work as a part of the trace that a proxy has begun, as its headers say (W3C Trace Context). */
export const inTraceOf = <Result>(headers: Headers, work: () => Result): Result =>
  context.with(
    propagation.extract(ROOT_CONTEXT, headers, {
      get: (from, name) => from.get(name) ?? undefined,
      keys: (from) => [...from.keys()],
    }),
    work,
  )
