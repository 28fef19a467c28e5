// Says what a page may fetch of code before it answers, in bytes as gzip -9. `check.ts` holds the build to it.

/** By path: the page's file under src/routes, its budget, and of what it was made when that was set, so that what grew can be told. */
export const pages = {
  '/': {
    route: '_default/index',
    budget: 183_600,
    files: {
      libraries: 110_663,
      shell: 14_219,
      layouts: 11_318,
      page: 10_646,
      'entry-client': 9_500,
      art: 9_466,
      calls: 6_737,
      home: 4_072,
      _default: 3_304,
      GreetingScene: 837,
      amounts: 587,
      'rolldown-runtime': 429,
    },
  },
  '/login': {
    route: '_blank/login',
    budget: 148_400,
    files: {
      libraries: 110_663,
      shell: 14_219,
      layouts: 11_318,
      'entry-client': 9_500,
      login: 677,
      'rolldown-runtime': 429,
    },
  },
}

/** Of all pages. */
export const mean = 190_600
export const heaviest = 226_300
