// Serves metrics to Prometheus on a separate port, which no load balancer exposes.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Config } from '#api/process/config.ts'
import { faultOf, type Log } from '#api/process/log.ts'
import type { Metrics } from './metrics.ts'

const path = '/metrics'

/** Starts the metrics server, which does not keep the process alive. @throws an Error if the port is not available */
export async function listenForMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { METRICS_PORT, HOST }: Pick<Config, 'METRICS_PORT' | 'HOST'>,
  log: Log,
) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== path) return response.writeHead(404).end()
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
    } catch (error) {
      log.error({
        event: 'metrics_failed',
        fault: faultOf(error),
        msg: `Metrics cannot be read; ${path} answered 500.`,
      })
      response.writeHead(500).end()
    }
  })
  server.unref()
  server.listen(METRICS_PORT, HOST)
  await once(server, 'listening')
  return server
}
