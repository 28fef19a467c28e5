// Limits for the code that a page fetches before it is interactive, in bytes after `gzip -9`. `check.ts` compares the
// build with these limits.

/**
 * Pages by path, each with its file under src/routes, its size limit (budget), and the sizes of its files when the
 * budget was set. Reports use these sizes to name the files that grew.
 */
export const pages = {
  '/': {
    route: '_default/index',
    budget: 168_400,
    files: {
      libraries: 110_808,
      shell: 16_175,
      'entry-client': 9_691,
      queries: 4_343,
      Switches: 4_129,
      _default: 3_436,
      RewardLinks: 3_226,
      dates: 2_483,
      Levels: 2_106,
      List: 2_058,
      profile: 1_979,
      useCheckInToday: 1_948,
      ReadingForStage: 1_824,
      GreetingScene: 1_350,
      Art: 1_173,
      Notice: 1_119,
      'rolldown-runtime': 429,
    },
  },
  '/login': {
    route: '_blank/login',
    budget: 143_550,
    files: {
      libraries: 110_808,
      shell: 16_175,
      'entry-client': 9_691,
      Switches: 4_129,
      LoginFrame: 629,
      login: 620,
      NeedsCookies: 456,
      'rolldown-runtime': 429,
      EntryFrame: 379,
    },
  },
}

/** Limits for the mean of all pages and for the heaviest page. */
export const mean = 170_500
export const heaviest = 211_000
