// Loads a module once and then returns it from memory. Repeating `import()` would be slow, because it takes several
// browser tasks even if the module is loaded. Browsers delay tasks during a touch, so a call that the touch starts
// would wait until the finger is lifted.

export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Module | undefined
  return async () => (module ??= await load())
}
