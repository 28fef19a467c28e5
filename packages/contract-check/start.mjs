#!/usr/bin/env node
// Starts contract-check, or prints one sentence if Node.js is too old. Uses only syntax that old versions can parse.
const [major = 0] = process.versions.node.split('.').map(Number)
if (major >= 20) await import('./main.js')
else {
  console.error(`contract-check requires Node.js 20 or later, and this is ${process.versions.node}.`)
  process.exitCode = 2
}
