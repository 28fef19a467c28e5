// Limit of a small stock of gifts and products.

/** Number of pieces below which the stock is shown: a large number is no reason to hurry. */
export const scarce = 20
