// What the other tags may know of levels.
export { levelOf } from './level.ts'
export { levelList } from './rules.ts'
