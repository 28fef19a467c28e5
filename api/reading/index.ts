// Exports the functions of the magazine that modules of other API tags may use.
export { newArticles, newestIssue } from './newArticles.ts'
export { shownArticle } from './rules.ts'
