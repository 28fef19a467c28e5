// Checks that translated pages stay usable: no component changes bare text next to an element (tests/support/bareText.ts).
import { expect, test } from 'vitest'
import { bareTextIn, componentSources } from './support/bareText.ts'

test('no component changes, inserts or removes bare text next to an element', () => {
  const sources = componentSources()
  expect(Object.keys(sources).length).toBeGreaterThan(400)
  expect(bareTextIn(sources)).toEqual([])
})

const component = (children: string) =>
  `function Part({ children, icon, name }) { return <p>${children}</p> }`
const rulesIn = (children: string, extraCode = '') =>
  bareTextIn({ 'part.tsx': `${component(children)}\n${extraCode}` }).map(({ rule }) => rule.split(' ')[1])

test.each([
  ['a message that gives way to an element', '{a ? <FormattedMessage id="a" /> : <b />}'],
  ['a message that disappears', '<b />{a && <FormattedMessage id="a" />}'],
  [
    'a message instead of a string',
    '{name ?? <FormattedMessage id="a" />}<b />{a ? <FormattedMessage id="a" /> : "b"}',
  ],
  ['a string that disappears next to an element', '<b />{a ? "words" : null}'],
  ['a fragment of words that disappears', '{a && <>{" · "}<FormattedMessage id="a" /></>}'],
  ['a formatted string next to an element', '<b />{formatMessage({ id: "a" })}'],
  ['a message with values next to an element', '<b /><FormattedMessage id="a" values={{ count }} />'],
  ['a message after an element that may appear', '{a && <b />}<FormattedMessage id="a" />'],
  ['a message after a list', '{list.map((each) => <b key={each} />)}<FormattedMessage id="a" />'],
])('bareTextIn reports %s', (_kind, children) => {
  expect(rulesIn(children)).not.toEqual([])
})

test('bareTextIn reports the children of a component next to an element that may appear', () => {
  const use = 'const Page = () => <Part icon={a && <b />}>Some <i>words</i></Part>'
  expect(rulesIn('{a && <b />}{children}', use)).toEqual(['after'])
})

test('bareTextIn reports uses of a component that returns a message or null', () => {
  const whenSource = 'function When() { if (a) return null; return <FormattedMessage id="a" /> }'
  expect(rulesIn('<b /><When />', whenSource)).not.toEqual([])
})

test.each([
  ['a message in its own element', '<b />{a && <span><FormattedMessage id="a" /></span>}'],
  ['a message alone', '<FormattedMessage id="a" values={{ count }} />'],
  ['a string alone in an HTML element', '{a ? formatMessage({ id: "a" }) : "b"}'],
  ['fixed words next to an element', '<b /> Words'],
  ['a message before an element that may appear', '<FormattedMessage id="a" />{a && <b />}'],
  ['an element that may disappear next to an element', '<b />{a && <b />}'],
])('bareTextIn does not report %s', (_kind, children) => {
  expect(rulesIn(children)).toEqual([])
})
