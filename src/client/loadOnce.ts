// Loads a module once, and gives it at once from then on: a browser takes some tasks even for an import of what is there, and holds
// tasks back while a finger rests on the screen. What a touch begins would not leave before the finger does.

export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Module | undefined
  return async () => (module ??= await load())
}
