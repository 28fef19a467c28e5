// What the route files say of their screens and the first load does not carry (src/runtime/routing/screen.ts).
export { readable, tracking } from '../../generated/screens.ts'
