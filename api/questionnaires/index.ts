// What the other tags may know of package cards.
export { cardOf } from './pages.ts'
