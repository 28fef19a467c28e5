// Checks that components accept several paragraphs as content: browsers close a paragraph before a nested paragraph.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Banner } from './Banner.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Notice } from './Notice.tsx'

const several = [createElement('p', { key: 1 }, 'One.'), createElement('p', { key: 2 }, 'Two.')]

test.each([
  // Pass children in the props, because the component's type requires them.
  // oxlint-disable-next-line react/no-children-prop
  ['Banner', createElement(Banner, { children: several })],
  ['EmptyState', createElement(EmptyState, { title: 'Nothing yet', text: several })],
  ['Notice', createElement(Notice, { tone: 'info', text: several })],
])(
  'the component %s accepts several paragraphs, because it renders no paragraph around them',
  (_name, block) => {
    expect(renderToStaticMarkup(block)).not.toMatch(/<p[^>]*><p/)
  },
)
