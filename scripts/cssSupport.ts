// Checks that the browsers in package.json support all CSS features that the built style sheets use. `node
// scripts/cssSupport.ts` fails on a feature that a browser does not support, unless the list below contains the feature
// and the effect of its absence.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import doiuse from 'doiuse'
import postcss from 'postcss'

/**
 * Optional features by their name on caniuse.com, each with the effect on pages if the feature is missing. Partial
 * support is ignored, because doiuse does not detect which part of a feature is used.
 */
const goesWithout = new Map<string, string>([
  [
    'css-has',
    'spacing of rows that depends on what stands in them; tests/e2e/ui/missing-features.test.ts tries it',
  ],
  ['css-subgrid', 'lines that run across the cards of a shelf: each card has rows of its own'],
  ['css-content-visibility', 'long lists that are laid out by stretches: they are laid out whole'],
  [
    'css-media-scripting',
    'buttons that lead nowhere without scripts and are hidden where there are none: they stay',
  ],
  ['css-resize', 'a corner by which a text field is made larger'],
  ['css-scrollbar', 'room that is kept for a scroll bar'],
  ['css-selection', 'the colour of selected text'],
  ['css-touch-action', 'the ban on a double tap that zooms'],
  ['css3-cursors', 'the shape of the pointer'],
  ['extended-system-fonts', 'the rounded font of the system'],
  ['text-size-adjust', 'nothing: Safari knows it by its prefix, and Firefox changes no sizes of text'],
])

/** @returns a sentence for each feature that a browser of `browserslist` does not support and that is not optional */
export async function unsupportedIn(css: string): Promise<string[]> {
  const problems = new Set<string>()
  const judge = doiuse({
    onFeatureUsage: ({ feature, featureData }) => {
      if (featureData?.missing && !goesWithout.has(feature))
        problems.add(`${featureData.title} (${feature}) is not known by ${featureData.missing}.`)
    },
  })
  await postcss([judge]).process(css, { from: undefined })
  return [...problems]
}

if (import.meta.main) {
  const folder = 'dist/client/assets'
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  if (sheets.length === 0) throw new Error(`No style sheet was built in ${folder}.`)
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))
  const problems = (await Promise.all(texts.map(unsupportedIn))).flat()
  for (const each of problems) console.error(each)
  process.exitCode = problems.length ? 1 : 0
}
