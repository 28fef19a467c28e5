// Says what a page may fetch of code before it answers, in bytes as gzip -9. `check.ts` holds the build to it.

/** By path: the page's file under src/routes, its budget, and of what it was made when that was set, so that what grew can be told. */
export const pages = {
  '/': {
    route: '_default/index',
    budget: 185_930,
    files: {
      libraries: 110_808,
      shell: 15_636,
      layouts: 11_611,
      page: 11_068,
      'entry-client': 9_501,
      art: 9_466,
      calls: 7_446,
      home: 4_195,
      _default: 3_304,
      GreetingScene: 837,
      amounts: 587,
      'rolldown-runtime': 429,
    },
  },
  '/login': {
    route: '_blank/login',
    budget: 149_200,
    files: {
      libraries: 110_808,
      shell: 15_636,
      layouts: 11_611,
      'entry-client': 9_501,
      login: 677,
      'rolldown-runtime': 429,
    },
  },
}

/** Of all pages. */
export const mean = 193_340
export const heaviest = 230_670
