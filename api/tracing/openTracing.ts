// Exports spans, which `inSpan` creates, to a collector or to a file. This module is loaded only if tracing is
// configured.
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { openTraceFile } from './traceFile.ts'

type Options = {
  /** URL of the collector with its path: `https://collector.example.com/v1/traces`. */
  url?: string | undefined
  file?: string | undefined
  /**
   * Share of requests and tasks that are traced, from 0 to 1. If a proxy has already started a trace for a request, the
   * proxy decides whether the request is traced.
   */
  share: number
  /** Returns the id of the current request, which is used as trace id. */
  requestId: () => string | undefined
  /** Receives export errors. */
  warn: (sentence: string) => void
}

/** @returns a function to call at shutdown, which exports the spans that are still queued */
export function openTracing({ url, file, share, requestId, warn }: Options): () => Promise<void> {
  const exporters = [...(url ? [new OTLPTraceExporter({ url })] : []), ...(file ? [openTraceFile(file)] : [])]
  const random = new RandomIdGenerator()
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: {
      generateTraceId: () => requestId() ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    // Drops spans if the queue is full, so that requests are not blocked while the collector is down.
    spanProcessors: exporters.map((exporter) => new BatchSpanProcessor({ exporter })),
  })
  const quiet = () => {}
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN },
  )
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return () => provider.shutdown()
}
