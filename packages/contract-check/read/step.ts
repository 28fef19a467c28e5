// Steps into a message, in two versions of a contract.

export type Side = 'before' | 'after'

/** A property, any entry of an array, or a branch by its index in both versions: -1 if a version does not have it. */
export type Step = { property: string } | { entry: '*' } | { branch: Record<Side, number> }
