// Tests that the captions of films are valid WebVTT without markup.
import { expect, test } from 'vitest'
import { captionsAddress, webVtt } from './captions.ts'

test('webVtt writes one cue with start and end time for each caption', () => {
  const captions = [
    { from: 0, to: 4.5, text: 'Sit down comfortably.' },
    { from: 3_599.25, to: 3_600, text: 'นั่งให้สบาย' },
  ]
  expect(webVtt(captions)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.500\nSit down comfortably.\n\n00:59:59.250 --> 01:00:00.000\nนั่งให้สบาย',
  )
})

test('webVtt escapes markup and joins the lines of a caption', () => {
  const text = '<b>& --> \n\n00:00'
  expect(webVtt([{ from: 0, to: 1, text }])).toContain('\n&lt;b&gt;&amp; --&gt; 00:00')
  expect(captionsAddress([{ from: 0, to: 1, text }])).not.toMatch(/[<>"\n]/)
})
