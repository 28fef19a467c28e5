// Checks that pages still work after a browser has translated them. A component must put changing text into a separate
// element if the text has sibling elements. Text without such an element is called bare text
// (tests/support/bareText.ts).
import { expect, test } from 'vitest'
import { bareTextIn, componentSources } from './support/bareText.ts'

test('no component changes, inserts or removes text that has sibling elements but no separate element', () => {
  const sources = componentSources()
  expect(Object.keys(sources).length).toBeGreaterThan(400)
  expect(bareTextIn(sources)).toEqual([])
})

const component = (children: string) =>
  `function Part({ children, icon, name }) { return <p>${children}</p> }`
const rulesIn = (children: string, extraCode = '') =>
  bareTextIn({ 'part.tsx': `${component(children)}\n${extraCode}` }).map(({ rule }) => rule.split(' ')[1])

test.each([
  ['a message that an element replaces', '{a ? <FormattedMessage id="a" /> : <b />}'],
  ['a message that disappears', '<b />{a && <FormattedMessage id="a" />}'],
  [
    'a message instead of a string',
    '{name ?? <FormattedMessage id="a" />}<b />{a ? <FormattedMessage id="a" /> : "b"}',
  ],
  ['a string that disappears next to an element', '<b />{a ? "words" : null}'],
  ['a fragment of text that disappears', '{a && <>{" · "}<FormattedMessage id="a" /></>}'],
  ['a formatted string next to an element', '<b />{formatMessage({ id: "a" })}'],
  ['a message with values next to an element', '<b /><FormattedMessage id="a" values={{ count }} />'],
  ['a message after an element that may appear', '{a && <b />}<FormattedMessage id="a" />'],
  ['a message after a list', '{list.map((each) => <b key={each} />)}<FormattedMessage id="a" />'],
])('bareTextIn reports %s', (_kind, children) => {
  expect(rulesIn(children)).not.toEqual([])
})

test('bareTextIn reports a component that renders its children next to an element that may appear later', () => {
  const use = 'const Page = () => <Part icon={a && <b />}>Some <i>words</i></Part>'
  expect(rulesIn('{a && <b />}{children}', use)).toEqual(['after'])
})

test('bareTextIn reports a component that returns either a message or null and is used next to an element', () => {
  const whenSource = 'function When() { if (a) return null; return <FormattedMessage id="a" /> }'
  expect(rulesIn('<b /><When />', whenSource)).not.toEqual([])
})

test.each([
  ['a message in its own element', '<b />{a && <span><FormattedMessage id="a" /></span>}'],
  ['a message without siblings', '<FormattedMessage id="a" values={{ count }} />'],
  ['a string as the only child of an HTML element', '{a ? formatMessage({ id: "a" }) : "b"}'],
  ['literal text next to an element', '<b /> Words'],
  ['a message before an element that may appear', '<FormattedMessage id="a" />{a && <b />}'],
  ['an element that may disappear next to an element', '<b />{a && <b />}'],
])('bareTextIn does not report %s', (_kind, children) => {
  expect(rulesIn(children)).toEqual([])
})
