// Collects what `inSpan` says, and hands it to a collector or a file. Loaded only where somebody asks for traces.
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
  /** A collector's, with its path: `https://collector.example.com/v1/traces`. */
  url?: string | undefined
  file?: string | undefined
  /** Of requests and tasks, from 0 to 1; a trace that a proxy has begun is kept where the proxy keeps it. */
  share: number
  /** The id of the request that is being answered: its trace has the same. */
  requestId: () => string | undefined
  /** Hears why something could not be handed over. */
  warn: (sentence: string) => void
}

/** @returns what hands over the rest */
export function openTracing({ url, file, share, requestId, warn }: Options): () => Promise<void> {
  const exporters = [...(url ? [new OTLPTraceExporter({ url })] : []), ...(file ? [openTraceFile(file)] : [])]
  const random = new RandomIdGenerator()
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: {
      generateTraceId: () => requestId() ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    // What does not fit into their queues is dropped: nobody waits for a collector that is away.
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
