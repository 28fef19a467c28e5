// Says what a page may fetch of code before it answers, in bytes as gzip -9. `check.ts` holds the build to it.

/** By path: the page's file under src/routes, its budget, and of what it was made when that was set, so that what grew can be told. */
export const pages = {
  '/': {
    route: '_default/index',
    budget: 172_800,
    files: {
      libraries: 110_808,
      shell: 15_898,
      'entry-client': 9_696,
      'runtime-format-dates': 5_255,
      'runtime-layout-Switches': 4_877,
      'react-intl-index': 4_552,
      'art-Levels': 4_547,
      queries: 4_343,
      'features-platform-layouts-DefaultLayout': 4_113,
      _default: 3_209,
      'art-GreetingScene': 2_654,
      'features-membership-RewardLinks': 2_396,
      'rolldown-runtime': 429,
    },
  },
  '/login': {
    route: '_blank/login',
    budget: 142_330,
    files: {
      libraries: 110_808,
      shell: 15_898,
      'entry-client': 9_696,
      'runtime-layout-Switches': 4_877,
      login: 602,
      'rolldown-runtime': 429,
    },
  },
}

/** Of all pages. */
export const mean = 176_680
export const heaviest = 220_780
