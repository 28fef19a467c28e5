// Checks that the style sheets use the colors and breakpoints of the specification.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const colours = readFileSync('src/ui/style/colours.css', 'utf8')
const tokens = readFileSync('src/ui/style/tokens.css', 'utf8')

test('brand colors are #6f3b49 (primary), #71BF89 (positive) and #1F1F20 (dark) (section 9 of the specification)', () => {
  expect(valueOf(colours, '--plum-700')).toBe('#6f3b49')
  expect(valueOf(colours, '--leaf-400')).toBe('#71bf89')
  expect(valueOf(colours, '--coal-900')).toBe('#1f1f20')
  expect(valueOf(colours, '--accent')).toContain('var(--plum-700)')
  expect(valueOf(colours, '--positive')).toContain('var(--leaf-400)')
  expect(valueOf(colours, '--ink')).toContain('var(--coal-900)')
})

test('screen breakpoints are sm 600, md 1024, lg 1440, xl 1920 (section 9 of the specification)', () => {
  const breakpoints = ['sm', 'tablet', 'md', 'lg', 'xl'].map((name) =>
    valueOf(tokens, `--breakpoint-${name}`),
  )
  // The breakpoint `tablet` is the device threshold in section 9 of the specification.
  expect(breakpoints).toEqual(['600px', '768px', '1024px', '1440px', '1920px'])
})

test('every color role has a light and a dark value', () => {
  const roles = [...tokens.matchAll(/--color-[\w-]+: var\((--[\w-]+)\)/g)].map(([, role]) => role ?? '')
  expect(roles.length).toBeGreaterThan(30)
  const twoSided = /var\(--day, .+\) var\(--night, .+\)/
  expect(roles.filter((role) => !twoSided.test(valueOf(colours, role) ?? ''))).toEqual([])
})

const valueOf = (css: string, name: string) => new RegExp(`${name}: ([^;]+);`).exec(css)?.[1]
