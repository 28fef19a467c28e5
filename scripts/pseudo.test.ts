import { parse } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { expect, test } from 'vitest'
import { pseudoMessage } from './pseudo.ts'

test.each([
  ['Sign in', '[Šîĝñ îñ~~~]'],
  ['Hello, {name}', '[Héļļö, {name}~~~]'],
  ['<a>Sign in</a> now', '[<a>Šîĝñ îñ</a> ñöw~~~~]'],
  ['{coins, plural, one {# coin} other {# coins}}', '[{coins,plural,one{# çöîñ} other{# çöîñš}}~~]'],
])('pseudoMessage writes %s as %s, with accents and a third longer', (text, spoken) => {
  expect(printAST(pseudoMessage(parse(text)))).toBe(spoken)
})
