// Tests that static parts of pages contain no handlers, state or effects: the browser keeps the HTML of the server and
// never runs their code (src/runtime/layout/staticPart.tsx).
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'

const staticFiles = listFiles('src/**/*.static.tsx', 4)

/** Interaction that HTML alone does not have: handlers, hooks with state or effects, forms, and hydrated parts. */
const interaction =
  /\bon[A-Z]\w*=[{"]|\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Transition|Optimistic|ActionState|SyncExternalStore|BrowserValue|Store|Mutation)\b|<(?:form|Form|Dialog|Button|Picture)\b|\b(?:island|decoration|lazy)\(/

/** Returns the components that a static part imports, directly or indirectly. */
function importedBy(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files
  files.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '((?:\.|#src\/)[^']+\.tsx)'/g))
    importedBy(path.startsWith('#') ? resolve(path.slice(1)) : join(dirname(file), path), files)
  return files
}

/** Components with an exported element that has a handler, of which static parts use only other exports. */
const otherExports = new Map([
  ['Button.tsx', 'buttonClass'],
  ['AppProvider.tsx', 'useAppContext'],
])

function findings(file: string): string[] {
  return [...importedBy(resolve(file))].flatMap((path) => {
    const name = path.split('/').at(-1) ?? ''
    if (otherExports.has(name)) return []
    const [problem] = interaction.exec(readFileSync(path, 'utf8')) ?? []
    return problem === undefined ? [] : [`${name}: ${problem}`]
  })
}

test.each(staticFiles)('%s and its components contain no handlers, state or effects', (file) => {
  expect(findings(file)).toEqual([])
})

test('static parts import only exports without interaction from modules that also have interactive components', () => {
  const imports = staticFiles.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from '[^']*\/([^/']+)'/g),
  ])
  const names = imports.flatMap(([, imported = '', file = '']) =>
    otherExports.has(file) ? [`${file}: ${imported.trim()}`] : [],
  )
  expect([...new Set(names)].toSorted()).toEqual(
    [...otherExports].map(([file, name]) => `${file}: ${name}`).toSorted(),
  )
})

test.each([
  '<a onClick={open}>',
  'const [isOpen, setOpen] = useState(false)',
  'useEffect(() => {})',
  '<Form form={form}>',
  "const Part = island(() => import('./Part.tsx'))",
])('the test finds the interaction in %s', (code) => {
  expect(interaction.test(code)).toBe(true)
})
