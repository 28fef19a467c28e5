// Reads docs/tables.md, which says of every table whose it is, how large it becomes and how long its rows stay.
import { readFileSync } from 'node:fs'

export type DocumentedTable = {
  name: string
  /** `member`, `shared` or `queue`. */
  owner: string
  /** The column that leads to a member, where it is not `member_id`. */
  by: string | undefined
  key: string[]
  rows: number
  /** `a year`, `in all` or `at once` of one member; nothing where it is how many there are. */
  lasts: string
  retention: string
}

export const documentedTables: readonly DocumentedTable[] = readFileSync('docs/tables.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', ownerCell = '', key = '', size = '', retention = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    const rows = Number.parseFloat(size)
    if (Number.isNaN(rows)) return []
    const [owner = '', by] = ownerCell.split(' by ')
    return [
      {
        name,
        owner,
        by,
        key: key.split(', '),
        rows,
        lasts: size.replace(/^[\d.]+ ?/, ''),
        retention,
      },
    ]
  })
