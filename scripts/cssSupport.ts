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
    'the spacing of rows does not depend on their content; tests/e2e/ui/missing-features.test.ts tests it',
  ],
  ['css-subgrid', 'the rows of adjacent cards are not aligned'],
  ['css-content-visibility', 'long lists are laid out completely'],
  ['css-media-scripting', 'buttons that need scripts stay visible if scripts are disabled'],
  ['css-resize', 'text fields have no handle to enlarge them'],
  ['css-scrollbar', 'no space is reserved for scroll bars'],
  ['css-selection', 'selected text has the default color'],
  ['css-touch-action', 'a double tap zooms the page'],
  ['css3-cursors', 'the pointer has the default shape'],
  ['extended-system-fonts', 'text does not use the rounded system font'],
  [
    'text-size-adjust',
    'no effect: Safari uses the prefixed property, and Firefox does not adjust text sizes',
  ],
])

/** @returns a sentence for each feature that a browser of `browserslist` does not support and that is not optional */
export async function unsupportedIn(css: string): Promise<string[]> {
  const problems = new Set<string>()
  const judge = doiuse({
    onFeatureUsage: ({ feature, featureData }) => {
      if (featureData?.missing && !goesWithout.has(feature))
        problems.add(`${featureData.title} (${feature}) is not supported by ${featureData.missing}.`)
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
