// Fonts without their hints, which shape small letters on screens of low resolution: Be Vietnam Pro is two fifths smaller so.
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Takes the hints out of the fonts of a build; every letter and every rule of how letters meet stays. */
export function unhintedFonts(): Plugin {
  return {
    name: 'hub-unhinted-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.woff2'))
          file.source = await subsetFont(Buffer.from(file.source), null, {
            keepAllGlyphs: true,
            noHinting: true,
            targetFormat: 'woff2',
          })
    },
  }
}
