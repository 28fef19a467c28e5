// Runs the hub locally with sample members: builds it if its sources have changed, serves it and prints how to sign
// in.
import './standIns.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildWhereChanged } from './built.ts'

await buildWhereChanged().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

console.log('Starting the hub; the first start also creates the database and the sample members …')
const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'api/main.ts'], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
server.once('exit', (code) => process.exit(code ?? 0))
const listening = once(server, 'message')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

// Load these modules concurrently with the start of the server.
const { readConfig } = await import('#api/process/config.ts')
const { backOfficeOrigin } = await import('#api/process/variables.ts')
const { sampleAccounts, samplePassword } = await import('#api/samples/accounts.ts')
await listening
const config = readConfig(process.env)
const { HOST, PORT, DATA_FOLDER } = config
const origin = `http://${HOST}:${PORT}`
console.log(`
  The hub is at      ${origin}

  Sign in as         ${sampleAccounts.join('\n                     ')}
  by code            it arrives at ${origin}/inbox
  or with password   ${samplePassword}

  or become a member yourself at ${origin}/registration

  Back office        ${backOfficeOrigin(config)}, sign in as sample staff of any role

  Stop with Ctrl+C. The data stays in ${DATA_FOLDER}/: delete the folder to start over.
`)
