// Limits for the code that a page fetches before it is interactive, in bytes after `gzip -9`. `check.ts` compares the
// build with these limits.

/**
 * Pages by path, each with its file under src/routes, its size limit (budget), and the sizes of its files when the
 * budget was set. Reports use these sizes to name the files that grew.
 */
export const pages = {
  '/': {
    route: '_default/index',
    budget: 167_550,
    files: {
      libraries: 110_808,
      shell: 16_079,
      'entry-client': 9_677,
      queries: 4_343,
      Switches: 4_066,
      RewardLinks: 3_847,
      dates: 3_740,
      Levels: 3_246,
      _default: 3_205,
      profile: 1_937,
      outside: 1_733,
      ReadingForStage: 1_452,
      GreetingScene: 1_353,
      Area: 1_312,
      'rolldown-runtime': 429,
    },
  },
  '/login': {
    route: '_blank/login',
    budget: 143_550,
    files: {
      libraries: 110_808,
      shell: 16_079,
      'entry-client': 9_677,
      Switches: 4_066,
      LoginFrame: 629,
      login: 621,
      NeedsCookies: 456,
      'rolldown-runtime': 429,
      EntryFrame: 377,
    },
  },
}

/** Limits for the mean of all pages and for the heaviest page. */
export const mean = 171_700
export const heaviest = 213_100
