// Tests that a proxy without TRUST_PROXY is detected and logged once.
import { objectOf } from '#shared/unknown.ts'
import pino from 'pino'
import { expect, test } from 'vitest'
import { openProxyWatch } from './proxy.ts'
import { textWith } from '#tests/support/matchers.ts'

/** Passes requests to the proxy detection, and returns the log lines that they cause. */
function logLines(...requests: [headers: Record<string, string>, peer: string | undefined][]) {
  const lines: object[] = []
  const log = pino({}, { write: (line) => void lines.push(objectOf(JSON.parse(line))) })
  const see = openProxyWatch(log)
  for (const [headers, peer] of requests) see(new Request('http://hub.test', { headers }), peer)
  return lines
}

const forwarded = { 'X-Forwarded-For': '198.51.100.7' }
const loud = {
  level: pino.levels.values.error,
  event: 'proxy_not_trusted',
  msg: textWith('TRUST_PROXY is off'),
}

test.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.31.0.9', '192.168.1.1', '100.64.0.1', 'fd00::7'])(
  'forwarded headers from the local address %s are logged as an error once',
  (peer) => {
    expect(logLines([{}, peer], [forwarded, peer], [forwarded, peer])).toEqual([
      expect.objectContaining(loud),
    ])
  },
)

test('a proxy is detected by the standard header Forwarded as well as by X-Forwarded-For', () => {
  expect(logLines([{ Forwarded: 'for=198.51.100.7' }, '10.0.0.1'])).toEqual([expect.objectContaining(loud)])
})

test.each(['203.0.113.9', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.9', 'unknown', undefined])(
  'forwarded headers from the public address %s are ignored, because clients can forge them',
  (peer) => {
    expect(logLines([forwarded, peer])).toEqual([])
  },
)
