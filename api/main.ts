// Starts the server on Node.js: reads the configuration, listens, and shuts down on SIGINT and SIGTERM.
import { dirname, join } from 'node:path'
import { warnOfOwnFiles } from './integrations/openIntegrations.ts'
import { readClients } from './server/pages/manifest.ts'
import { readServerConfig, type Config } from './process/config.ts'
import { openBackOfficePages } from './server/backOfficePages.ts'
import { openHost } from './server/host.ts'
import { openServer } from './server/server.ts'
import { makePrivate } from './store/privateFiles.ts'
import { shutDown } from './server/shutdown.ts'
import { faultOf, openLog, redirectConsole, type Log } from './process/log.ts'
import { requestId } from './process/requestId.ts'
import { loadBuild, servePages } from './server/pages/pages.ts'

/**
 * Milliseconds for which a server waits for pending responses when it shuts down. No request needs more time to be
 * received and answered.
 */
const answers = 25_000

/**
 * Folder with the built pages. This file runs either from source and uses `dist`, or as part of a server build and uses
 * the folder of that build (scripts/buildServer.ts).
 */
const buildFolder = import.meta.filename.endsWith('.ts') ? 'dist' : dirname(import.meta.dirname)

async function start() {
  const config = readServerConfig(process.env)
  const log = openLog(config.LOG_LEVEL)
  redirectConsole(log)
  // Logs unhandled errors instead of exiting, because a bug in one request must not stop the server for all users.
  process.on('unhandledRejection', (error) =>
    log.error({
      event: 'unhandled_rejection',
      fault: faultOf(error),
      msg: 'Error was not handled; the server continues. Report it as a bug.',
    }),
  )
  // Starts to load the build of the pages before the database is open, to save time. Workers need no build, because
  // they serve no pages. If loading fails, the error is thrown when `openPages` awaits the build.
  const load = () => loadBuild(buildFolder, config.ASSETS_FOLDER)
  const build = config.ROLE === 'worker' ? undefined : load()
  build?.catch(() => {})
  const metrics = config.METRICS_PORT === undefined ? undefined : await startMetrics(config, log)
  const endTraces = await startTraces(config, log)
  const host = await openHost(config, log, {
    openPages: async (api) =>
      servePages(await (build ?? load()), api, { config, log, measures: metrics?.measures }),
    metrics,
    backOfficePages: await openBackOfficePages(join(buildFolder, 'backOffice')),
  })
  const server = openServer(host)
  server.on('error', stop)
  const backOfficeServer = host.backOffice && openServer({ ...host, fetch: host.backOffice.fetch })
  backOfficeServer?.on('error', stop)
  backOfficeServer?.listen(config.BACK_OFFICE_PORT, config.HOST)
  server.listen(config.PORT, config.HOST, () => {
    const url = `http://${config.HOST}:${config.PORT}`
    log.info({ event: 'server_listening', url, msg: `Server accepts requests at ${url}.` })
    warnOfOwnFiles(config, log)
    // Notifies the parent process that the server accepts requests, if an IPC channel to the parent process exists.
    process.send?.('listening')
  })
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Ignores a second signal, because the terminal sends the signal to the whole process group and the parent
      // process may send it again.
      if (!isEnding) void end()
      isEnding = true
    })

  async function end() {
    const seconds = config.DRAIN_SECONDS
    log.info({ event: 'server_stopping', seconds, msg: `Server accepts requests for ${seconds} s more.` })
    host.leave()
    const limits = { drain: seconds * 1_000, answers }
    await Promise.all(
      [server, ...(backOfficeServer ? [backOfficeServer] : [])].map((each) => shutDown(each, limits)),
    )
    await host.close()
    await endTraces?.()
    process.exit(0)
  }
}

/** Loads the metrics modules only if METRICS_PORT is set. */
async function startMetrics(config: Config, log: Log) {
  const { listenForMetrics } = await import('./server/metrics/listen.ts')
  const { openMetrics } = await import('./server/metrics/metrics.ts')
  const metrics = openMetrics(await readClients(buildFolder))
  await listenForMetrics(metrics, config, log)
  return metrics
}

/**
 * Loads the tracing modules only if traces are configured.
 * @returns a function to call at shutdown, which exports the spans that are still queued
 */
async function startTraces({ TRACES_URL: url, TRACES_FILE: file, TRACES_SHARE: share }: Config, log: Log) {
  if (!url && !file) return undefined
  const { openTracing } = await import('./tracing/openTracing.ts')
  const { fileBefore } = await import('./tracing/traceFile.ts')
  if (file) for (const path of [fileBefore(file), file]) makePrivate(path)
  const warn = (reason: string) =>
    log.warn({ event: 'traces_not_exported', reason, msg: `Exporter of traces reported: ${reason}` })
  return openTracing({ url, file, share, requestId, warn })
}

// Prints one sentence for the operator instead of a stack trace, because the usual cause is a wrong folder, URL or port
// in the configuration.
function stop(error: unknown) {
  process.stderr.write(`${sentence(error)}\n`)
  process.exit(1)
}

const variableOf = (port: unknown) =>
  ['METRICS_PORT', 'BACK_OFFICE_PORT'].find((name) => process.env[name] === String(port)) ?? 'PORT'

function sentence(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is in use by another program: stop that program or set ${variableOf(error.port)}.`
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message
}

await start().catch(stop)
