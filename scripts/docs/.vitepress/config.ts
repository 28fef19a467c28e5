export { default } from '../site.ts'
