// Reads the address of the reader: the issue, and the article of it that is open.
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

export const issueSearch = searchOf({ id: idField, article: idField })
