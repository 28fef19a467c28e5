// Creates OpenTelemetry spans. If no exporter is configured, spans have no effect.
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
 * Runs `work` in a new span, which is a child of the current span.
 * @param attributes attributes of the span, which must contain neither personal data nor client input, because
 * operators read traces
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
      // Records only the code or name of the error, because its message may quote values such as email addresses.
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', kindOf(error))
      throw error
    } finally {
      span.end()
    }
  })
}

/** Returns the code of an error, such as a SQLSTATE or a Node.js error code, or else its name. */
function kindOf(error: unknown): string {
  return String(valueAt(error, 'code') ?? valueAt(error, 'name'))
}

/** Returns true if the current span is recorded. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false

/** Runs `work` as part of the trace whose id a proxy has sent in the request headers (W3C Trace Context). */
export const inTraceOf = <Result>(headers: Headers, work: () => Result): Result =>
  context.with(
    propagation.extract(ROOT_CONTEXT, headers, {
      get: (from, name) => from.get(name) ?? undefined,
      keys: (from) => [...from.keys()],
    }),
    work,
  )
