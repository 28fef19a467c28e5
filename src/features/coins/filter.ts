// Query parameters that filter the list of coin movements.
import { coinMovementKindField, monthField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

export const movementKinds = coinMovementKindField.choices

export const movementFilter = searchOf({ kind: coinMovementKindField, month: monthField })
