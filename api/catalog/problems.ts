// Defines problems of the catalog, which editors must correct before a version can be published.
import { isObject, valueAt } from '#shared/unknown.ts'
import { problemText, type ProblemCode, type ProblemParameters } from './problemTexts.ts'
import type { Topic } from './topic.ts'

export type CatalogProblem = {
  topic: string
  /** Id of the entry, such as `gifts/milk-bags`; null if the problem concerns the whole topic. */
  entry: string | null
  /** Path in the entry, such as `name.th`; empty for the whole entry. */
  path: string
  code: ProblemCode
  parameters: ProblemParameters
  /** Sentence in English. */
  text: string
}

/** Thrown if the catalog is invalid, or a change would break a promise. Editors can correct all problems. */
export class InvalidCatalog extends Error {
  readonly problems: readonly CatalogProblem[]
  constructor(problems: readonly CatalogProblem[]) {
    super(`Catalog is invalid. ${problems.map(describe).join(' ')}`)
    this.problems = problems
  }
}

/** Returns the sentence with its place, for logs and notes. */
export function describe({ topic, entry, path, text }: CatalogProblem): string {
  const place = [topic, entry, path].filter((part) => part !== null && part !== '').join(' ')
  return `${place}: ${text}`
}

/** Returns a problem with its sentence. A text replaces the sentence of the code. */
export function problemWith({
  text,
  parameters = {},
  ...problem
}: Omit<CatalogProblem, 'parameters' | 'text'> & Partial<CatalogProblem>): CatalogProblem {
  return { ...problem, parameters, text: text ?? problemText(problem.code, parameters) }
}

type Path = readonly PropertyKey[]

/** Returns the entry that contains a value of the topic, and the path of the value in the entry. */
export function placeOf(topic: Topic, data: unknown, path: Path): Pick<CatalogProblem, 'entry' | 'path'> {
  const list = Array.isArray(data) ? '' : topic.list
  const inList = list === '' ? path : list !== undefined && path[0] === list ? path.slice(1) : undefined
  const [index, ...rest] = inList ?? []
  if (typeof index === 'number') {
    const key = topic.keyOf(valueAt(data, ...(list ? [list] : []), index))
    return { entry: `${list ?? ''}/${key}`, path: textOf(rest) }
  }
  const [property, ...within] = path
  const isEntry = property !== undefined && isObject(data) && property !== list
  return isEntry ? { entry: String(property), path: textOf(within) } : { entry: null, path: textOf(path) }
}

const textOf = (path: Path) => path.map(String).join('.')
