// Tests that `npm start` and `npm run dev` enable development fakes before the catalog is loaded. The order matters,
// because the catalog reads the setting for fakes when it is loaded, and then moves the dates of its offers.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test.each(['hub', 'dev'])(
  'scripts/%s.ts imports standIns.ts before any other module is loaded',
  async (script) => {
    const [first] = (await readFile(`scripts/${script}.ts`, 'utf8')).match(/^import .*$/m) ?? []
    expect(first).toBe("import './standIns.ts'")
  },
)
