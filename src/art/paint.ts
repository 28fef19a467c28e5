// Names of the colors in pictures. Their values depend on the theme, so that all pictures change when the theme
// changes.

export const paint = {
  line: 'var(--art-line)',
  plum: 'var(--art-plum)',
  rose: 'var(--art-rose)',
  blush: 'var(--art-blush)',
  cream: 'var(--art-cream)',
  moon: 'var(--art-moon)',
  honey: 'var(--art-honey)',
  straw: 'var(--art-straw)',
  leaf: 'var(--art-leaf)',
  fern: 'var(--art-fern)',
  sky: 'var(--art-sky)',
  skin: 'var(--art-skin)',
  hair: 'var(--art-hair)',
  mist: 'var(--art-mist)',
  dusk: 'var(--art-dusk)',
  deep: 'var(--art-deep)',
} as const
