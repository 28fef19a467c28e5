// What the tag `reading` keeps of members.
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { courseProgress, magazineHistory } from './tables.ts'

export const reading: Belongings[] = [rowsOf(magazineHistory), rowsOf(courseProgress)]
