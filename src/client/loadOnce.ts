// Loads a module once and then returns it from memory. Browsers need several tasks even for an import of a loaded
// module, and delay tasks during a touch, so that a call started by the touch would wait until the finger is lifted.

export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Module | undefined
  return async () => (module ??= await load())
}
