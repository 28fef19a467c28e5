// Limits for the code that a page fetches before it is interactive, in bytes after `gzip -9`. `check.ts` compares the
// build with these limits.

/**
 * Pages by path, each with its file under src/routes, its limits of bytes (budget) and of files (modules that the
 * browser compiles), and the sizes of its files when the budget was set. Reports use these sizes to name the files that
 * grew.
 */
export const pages = {
  '/': {
    route: '_default/index',
    budget: 168_500,
    maxFiles: 15,
    files: {
      libraries: 110_801,
      shell: 16_308,
      'entry-client': 9_737,
      RewardLinks: 4_993,
      queries: 4_364,
      Switches: 4_087,
      dates: 3_957,
      _default: 3_419,
      Levels: 3_393,
      GreetingScene: 1_993,
      profile: 1_926,
      'hooks-profile': 1_795,
      Art: 1_037,
      'rolldown-runtime': 429,
    },
  },
  '/login': {
    route: '_blank/login',
    budget: 143_700,
    maxFiles: 8,
    files: {
      libraries: 110_801,
      shell: 16_308,
      'entry-client': 9_737,
      Switches: 4_087,
      LoginFrame: 1_570,
      login: 673,
      'rolldown-runtime': 429,
    },
  },
}

/** Limits for the mean of all pages and for the heaviest page. */
export const mean = 172_100
export const heaviest = 210_500
