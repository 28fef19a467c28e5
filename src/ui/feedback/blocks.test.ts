// Checks that a component takes several paragraphs: a browser that reads one within another closes it.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Banner } from './Banner.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Notice } from './Notice.tsx'

const several = [createElement('p', { key: 1 }, 'One.'), createElement('p', { key: 2 }, 'Two.')]

test.each([
  // Its type asks for children among the props.
  // oxlint-disable-next-line react/no-children-prop
  ['Banner', createElement(Banner, { children: several })],
  ['EmptyState', createElement(EmptyState, { title: 'Nothing yet', text: several })],
  ['Notice', createElement(Notice, { tone: 'info', text: several })],
])('%s takes paragraphs, because it is none itself', (_name, block) => {
  expect(renderToStaticMarkup(block)).not.toMatch(/<p[^>]*><p/)
})
