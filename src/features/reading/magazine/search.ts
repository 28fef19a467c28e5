// Query parameters of the magazine reader: issue and open article.
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

export const issueSearch = searchOf({ id: idField, article: idField })
