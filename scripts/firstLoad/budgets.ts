// Says what a page may fetch of code before it answers, in bytes as gzip -9. `check.ts` holds the build to it.

/** By path: the page's file under src/routes, its budget, and of what it was made when that was set, so that what grew can be told. */
export const pages = {
  '/': {
    route: '_default/index',
    budget: 172_810,
    files: {
      libraries: 110_808,
      shell: 16_082,
      'entry-client': 9_678,
      dates: 5_242,
      Switches: 4_878,
      'react-intl': 4_552,
      Levels: 4_520,
      queries: 4_343,
      DefaultLayout: 4_096,
      _default: 3_179,
      GreetingScene: 2_637,
      RewardLinks: 2_366,
      'rolldown-runtime': 429,
    },
  },
  '/login': {
    route: '_blank/login',
    budget: 142_470,
    files: {
      libraries: 110_808,
      shell: 16_082,
      'entry-client': 9_678,
      Switches: 4_878,
      login: 602,
      'rolldown-runtime': 429,
    },
  },
}

/** Of all pages. */
export const mean = 176_630
export const heaviest = 220_430
