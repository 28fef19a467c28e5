// Variables for development and monitoring. Line comments become section headings of docs/configuration.md.
import * as z from 'zod/mini'
import { share, filled, port } from './forms.ts'

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const

export const operationVariables = {
  // Development

  /**
   * Development fakes, for development and demos on one host: an inbox without a password, sign-in by the local
   * provider, sample members and a sample shop. `npm start`, `npm run dev` and tests set `on`. `off` is production.
   */
  STAND_INS: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /**
   * Sample members, for demos with `STAND_INS=on`. With `on` a sample brand reviews uploads and sends parcels
   * automatically, with `still` it does not. Seasons of games are relative to the day of the start.
   */
  SAMPLES: z._default(z.enum(['on', 'still', 'off'], 'on, still or off'), 'off'),
  /** JSON file of questionnaires that replaces `api/catalog/questionnaires.json`. */
  QUESTIONNAIRES: z.optional(z.string()),
  // Monitoring

  /** Lowest level of lines that are logged. */
  LOG_LEVEL: z._default(z.enum(levels, `one of ${levels.join(', ')}`), 'info'),
  /**
   * Port of `/metrics` for Prometheus on `HOST`, separate from the port that load balancers use. By default, metrics
   * are disabled.
   */
  METRICS_PORT: z.optional(port),
  /**
   * URL of the collector that receives traces by OTLP over HTTP.
   * @example https://collector.example.com/v1/traces
   */
  TRACES_URL: z.optional(z.url({ protocol: /^https?$/, error: 'a URL that starts with https://' })),
  /**
   * File for traces of this process, read by `npm run trace -- <X-Request-Id>`; rotated at 100 MB, and one earlier file
   * is retained.
   * @example /var/log/hub/traces.jsonl
   */
  TRACES_FILE: z.optional(filled),
  /** Share of requests and jobs that are traced. */
  TRACES_SHARE: z._default(share, 1),
  /** Share of page loads that report their speed; errors are reported for all page loads. */
  VITALS_SHARE: z._default(share, 0.1),
}
