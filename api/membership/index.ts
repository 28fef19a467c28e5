// What the other tags may know of levels.
export { levelOf } from './level.ts'
export { levelHeld, levelList } from './rules.ts'
