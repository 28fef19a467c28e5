// Provides malicious redirect targets for tests of all code that follows a URL.
import * as fc from 'fast-check'

// The 14 foreign hosts are combined with 30 ways to disguise a host. Strings of other kinds are added.
const evilHosts = [
  'evil.example',
  'evil.example:443',
  'hub.example.com.evil.example',
  'evil.example/hub.example.com',
  'hub.example.com:8443',
  'hub.example.com@evil.example',
  'user:secret@hub.example.com',
  'xn--hub-9la.example.com',
  'HUB.EXAMPLE.COM.',
  '127.0.0.1',
  '[::1]',
  '0x7f000001',
  'hub。example。com',
  'hub.example.com%2eevil.example',
]
const disguises = [
  (host: string) => `https://${host}/`,
  (host: string) => `http://${host}/`,
  (host: string) => `//${host}/`,
  (host: string) => `///${host}/`,
  (host: string) => `////${host}`,
  (host: string) => `\\\\${host}`,
  (host: string) => `/\\${host}`,
  (host: string) => `\\/${host}`,
  (host: string) => `https:${host}`,
  (host: string) => `https:/${host}`,
  (host: string) => `https:\\\\${host}`,
  (host: string) => `https:///${host}`,
  (host: string) => `HTTPS://${host}`,
  (host: string) => ` https://${host}`,
  (host: string) => `\thttps://${host}`,
  (host: string) => `ht\ntps://${host}`,
  (host: string) => `http\r\ns://${host}`,
  (host: string) => `https://\t${host}`,
  (host: string) => `\0https://${host}`,
  (host: string) => `@${host}`,
  (host: string) => `:${host}`,
  (host: string) => `:pass@${host}`,
  (host: string) => `.${host}`,
  (host: string) => `-${host}`,
  (host: string) => `%2F%2F${host}`,
  (host: string) => `https://hub.example.com@${host}`,
  (host: string) => `https://hub.example.com\\@${host}`,
  (host: string) => `https://hub.example.com#@${host}`,
  (host: string) => `https://hub.example.com.${host}`,
  (host: string) => `httpx://${host}`,
]
const alone = [
  'http',
  'https',
  'https:',
  'https://',
  'https://[',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://hub.example.com/1',
  'ftp://hub.example.com/',
  'http://hub.example.com/',
  'https://hub.example.com:444/',
  'https://example.com/',
  'https://sub.hub.example.com/',
  'https://hubxexample.com/',
  '\u202ehttps://evil.example',
  '\ud800',
  'x'.repeat(100_000),
]
/** Strings that look malicious but always lead to the host of the hub. */
export const hostile = [...disguises.flatMap((dress) => evilHosts.map(dress)), ...alone]

/** Generates strings from the parts of malicious URLs. */
export const generated = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.webUrl(),
      fc.constantFrom(
        ...'http https :// / // \\ @ : . # ? % %2f \t \n \r hub.example.com evil.example'.split(' '),
      ),
      fc.constantFrom(...evilHosts, '\t', '\n', '\0', ' ', '\u3002', '\uff0f'),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''))

export const runs = { numRuns: 100_000, seed: 20_261_121 }
