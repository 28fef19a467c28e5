// Validates references between the files of a contract.
import { objectOf, textOf } from './json.ts'
import { besideFile, type Files } from './normal.ts'
import { nodeAt, placeOf, type Place } from './place.ts'
import { walkNodes } from './references.ts'
import { UsageError } from './usageError.ts'

type Contract = { document: object; name: string; lineOf: (place: Place) => number | undefined; files: Files }

/**
 * Checks that references between files have a target.
 * @throws UsageError for the first reference without a target or with a cycle
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
        if (typeof $ref !== 'string') throw new UsageError('a reference has to be a text.', place)
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
      if (path) file = besideFile(file, path)
      const target = `${file}#${pointer}`
      if (visited.has(target)) return 'leads round to itself'
      visited.add(target)
      if (pointer && !pointer.startsWith('/'))
        return 'is not supported: write the place in the other file as `#/…`'
      const node = nodeAt(file ? files.get(file)?.value : document, placeOf(ref))
      if (node === undefined) return file === from ? 'leads nowhere' : `leads nowhere in ${file || name}`
      ref = objectOf(node).$ref
    }
    return undefined
  }
}
