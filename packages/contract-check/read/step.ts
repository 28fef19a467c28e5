// Defines a step on the path from a whole message to a value inside it. A path is valid for both versions of a
// contract.

export type Side = 'before' | 'after'

/**
 * A step to a property, to any entry of an array, or to a branch. A branch has an index for each version: -1 if the
 * version lacks the branch.
 */
export type Step = { property: string } | { entry: '*' } | { branch: Record<Side, number> }
