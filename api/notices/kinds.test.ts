// A notice that the catalogue has words for is sent by something: words for nothing would be translated and checked for ever.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notices } from '../catalog/notices.ts'

test('every kind of the catalogue is sent by some code', () => {
  const code = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join('api', name), 'utf8'))
    .filter((text) => text.includes('notify'))
    .join('\n')
  expect([...notices.keys()].filter((kind) => !code.includes(`'${kind}'`))).toEqual([])
})
