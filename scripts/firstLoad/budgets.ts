// Sets the limits for the code that a page fetches before it is interactive, in bytes as gzip -9. `check.ts` compares
// the build with them.

/**
 * Pages by path: file under src/routes, budget, and the sizes of the page's files when the budget was set, to find
 * files that grew.
 */
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

/** Limits for the mean of all pages and for the heaviest page. */
export const mean = 176_630
export const heaviest = 220_430
