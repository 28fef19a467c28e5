// Reads docs/tables.md, which documents the owner, size and retention of every table.
import { readFileSync } from 'node:fs'

export type DocumentedTable = {
  name: string
  /** Owner of the table: `member`, `shared` or `queue`. */
  owner: string
  /** Column that refers to the member, if it is not `member_id`. */
  by: string | undefined
  key: string[]
  rows: number
  /**
   * Period of the documented number of rows per member: `a year`, `in all` or `at a time`; empty if the documented size
   * is the total number of rows.
   */
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
