// Validates references between the files of a contract.
import { objectOf, textOf } from './json.ts'
import { relativeTo, type Files } from './normal.ts'
import { nodeAt, placeOf, type Place } from './place.ts'
import { walkNodes } from './references.ts'
import { UsageError } from './usageError.ts'

type Contract = { document: object; name: string; lineOf: (place: Place) => number | undefined; files: Files }

/**
 * Checks that each reference to another file of the contract has a target.
 * @throws UsageError for the first reference that has no target or leads back to itself
 */
export function checkFileReferences({ document, name, lineOf, files }: Contract) {
  if (files.size === 0) return
  checkFile('', document)
  for (const [file, root] of files) checkFile(file, root.value)

  function checkFile(file: string, root: unknown) {
    const called = file || name
    walkNodes(
      root,
      ({ $ref }, at) => {
        if ($ref === undefined || (file === '' && textOf($ref).startsWith('#'))) return
        const place = { file: called, line: file === '' ? lineOf([...at, '$ref']) : undefined }
        if (typeof $ref !== 'string') throw new UsageError('`$ref` must be a string.', place)
        const problem = problemOf($ref, file)
        if (problem) throw new UsageError(`the reference “${$ref}” ${problem}.`, place)
      },
      called,
    )
  }

  function problemOf(start: string, from: string): string | undefined {
    const visited = new Set<string>()
    for (let [ref, file]: [unknown, string] = [start, from]; typeof ref === 'string';) {
      const [path = '', pointer = ''] = ref.split('#')
      if (path) file = relativeTo(file, path)
      const target = `${file}#${pointer}`
      if (visited.has(target)) return 'leads to itself'
      visited.add(target)
      if (pointer && !pointer.startsWith('/'))
        return 'is not supported: write the place in the other file as `#/…`'
      const node = nodeAt(file ? files.get(file)?.value : document, placeOf(ref))
      if (node === undefined) return file === from ? 'is not found' : `is not found in ${file || name}`
      ref = objectOf(node).$ref
    }
    return undefined
  }
}
