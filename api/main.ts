// The Node host: configuration, then listening, and a clean end.
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import { warnOfOwnFiles } from './integrations/openIntegrations.ts'
import { readClients } from './server/pages/manifest.ts'
import { readServerConfig, type Config } from './process/config.ts'
import { openHost } from './server/host.ts'
import { openServer } from './server/server.ts'
import { makePrivate } from './store/privateFiles.ts'
import { shutDown } from './server/shutdown.ts'
import { faultOf, openLog, redirectConsole } from './process/log.ts'
import { requestId } from './process/requestId.ts'
import { loadBuild, servePages } from './server/pages/pages.ts'

/** Milliseconds that answers under way have when the server is told to stop: no call may take longer to arrive and be answered. */
const answers = 25_000

/** Where the built pages are: the project's own build, or the one that this file is a part of (scripts/buildServer.ts). */
const buildFolder = import.meta.filename.endsWith('.ts') ? 'dist' : dirname(import.meta.dirname)

async function start() {
  const config = readServerConfig(process.env)
  const log = openLog(config.LOG_LEVEL)
  redirectConsole(log)
  // What one visitor left behind must not end the hub for everybody else.
  process.on('unhandledRejection', (error) => log.error({ unhandled: true, fault: faultOf(error) }))
  // Read while the database opens, by whoever answers people; what fails meanwhile is told where the pages are wanted.
  const load = () => loadBuild(buildFolder, config.ASSETS_FOLDER)
  const build = config.ROLE === 'worker' ? undefined : load()
  build?.catch(() => {})
  const metrics = config.METRICS_PORT === undefined ? undefined : await startMetrics(config, log)
  const endTraces = await startTraces(config, log)
  const host = await openHost(config, log, {
    openPages: async (api) =>
      servePages(await (build ?? load()), api, { config, log, measures: metrics?.measures }),
    metrics,
  })
  const server = openServer(host)
  server.on('error', stop)
  server.listen(config.PORT, config.HOST, () => {
    log.info({ listening: `http://${config.HOST}:${config.PORT}` })
    warnOfOwnFiles(config, log)
    // To the process that started this one, where it listens for that.
    process.send?.('listening')
  })
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // A terminal tells the whole group, and who started this process hands the same signal on.
      if (!isEnding) void end()
      isEnding = true
    })

  async function end() {
    log.info({ stopping: `in ${config.DRAIN_SECONDS} s` })
    host.leave()
    await shutDown(server, { drain: config.DRAIN_SECONDS * 1_000, answers })
    await host.close()
    await endTraces?.()
    process.exit(0)
  }
}

/** Loaded only where somebody asks for them. */
async function startMetrics(config: Config, log: Logger) {
  const { listenForMetrics } = await import('./server/metrics/listen.ts')
  const { openMetrics } = await import('./server/metrics/metrics.ts')
  const metrics = openMetrics(await readClients(buildFolder))
  await listenForMetrics(metrics, config, log)
  return metrics
}

/** Loaded only where somebody asks for them. @returns what hands over the rest */
async function startTraces({ TRACES_URL: url, TRACES_FILE: file, TRACES_SHARE: share }: Config, log: Logger) {
  if (!url && !file) return undefined
  const { openTracing } = await import('./tracing/openTracing.ts')
  const { fileBefore } = await import('./tracing/traceFile.ts')
  if (file) for (const path of [fileBefore(file), file]) makePrivate(path)
  return openTracing({ url, file, share, requestId, warn: (traces) => log.warn({ traces }) })
}

// Whoever starts the server gets one sentence; a stack would not help to mend a folder, an address or a port.
function stop(error: unknown) {
  process.stderr.write(`${sentence(error)}\n`)
  process.exit(1)
}

const variableOf = (port: unknown) => (String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT')

function sentence(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is in use by another program: stop that one or set ${variableOf(error.port)}.`
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message
}

await start().catch(stop)
