// Exports spans of `inSpan` to a collector or a file. Loaded only if tracing is configured.
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
  /** Share of traced requests and tasks, from 0 to 1; for a trace that a proxy started, the proxy decides. */
  share: number
  /** Id of the current request, used as its trace id. */
  requestId: () => string | undefined
  /** Receives export errors. */
  warn: (sentence: string) => void
}

/** @returns a function that exports the remaining spans */
export function openTracing({ url, file, share, requestId, warn }: Options): () => Promise<void> {
  const exporters = [...(url ? [new OTLPTraceExporter({ url })] : []), ...(file ? [openTraceFile(file)] : [])]
  const random = new RandomIdGenerator()
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: {
      generateTraceId: () => requestId() ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    // Spans beyond the queue size are dropped, so that a collector that is down does not block requests.
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
