// Says what a page may fetch of code before it answers, in bytes as gzip -9. `check.ts` holds the build to it.

/** By path: the page's file under src/routes, its budget, and of what it was made when that was set, so that what grew can be told. */
export const pages = {
  '/': {
    route: '_default/index',
    budget: 181_200,
    files: {
      'entry-client': 133_534,
      layouts: 11_296,
      page: 10_641,
      art: 9_466,
      calls: 6_737,
      home: 4_066,
      _default: 3_304,
      GreetingScene: 837,
      amounts: 584,
    },
  },
  '/login': {
    route: '_blank/login',
    budget: 145_617,
    files: { 'entry-client': 133_534, layouts: 11_296, login: 617 },
  },
}

/** Of all pages. */
export const mean = 186_500
export const heaviest = 221_300
