// Exports functions for package cards to modules of other API tags.
export { cardOf } from './pages.ts'
