// Query parameters of the coin history: the id of one movement, or filters of the list of movements.
import { coinMovementKindField, idField, monthField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

export const movementKinds = coinMovementKindField.choices

export const detailSearch = searchOf({ id: idField, kind: coinMovementKindField, month: monthField })
