// Checks that `npm start` and `npm run dev` ask for stand-ins before the catalogue is read: it moves its offers as it is loaded.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test.each(['hub', 'dev'])(
  'scripts/%s.ts asks for stand-ins before anything else is loaded',
  async (script) => {
    const [first] = (await readFile(`scripts/${script}.ts`, 'utf8')).match(/^import .*$/m) ?? []
    expect(first).toBe("import './standIns.ts'")
  },
)
