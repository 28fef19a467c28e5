// Says what a page may fetch of code before it answers, in bytes as gzip -9. `check.ts` holds the build to it.

/** By path: the page's file under src/routes, its budget, and of what it was made when that was set, so that what grew can be told. */
export const pages = {
  '/': {
    route: '_default/index',
    budget: 183_544,
    files: {
      'entry-client': 133_412,
      layouts: 11_221,
      page: 12_012,
      art: 9_460,
      home: 8_027,
      calls: 6_470,
      GreetingScene: 835,
      _default: 425,
    },
  },
  '/login': {
    route: '_blank/login',
    budget: 145_617,
    files: { 'entry-client': 133_412, layouts: 11_221, login: 617 },
  },
}

/** Of all pages. */
export const mean = 189_250
export const heaviest = 237_300
