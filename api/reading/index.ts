// Exports the functions of reading that other folders of `api/` use.
export { newArticles, newestIssue } from './newArticles.ts'
export { issuesFor, shownArticle, shownSuggestion } from './rules.ts'
export { topicsFor } from './topics.ts'
