// Exports what the other tags may use of package cards.
export { cardOf } from './pages.ts'
