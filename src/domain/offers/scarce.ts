// Decides which stock of gifts, products and prizes pages show.

/**
 * Checks whether a stock is shown: fewer than 20 pieces, including 0. A large number is no reason to hurry.
 * @param stock `null` if the stock is unlimited
 */
export const isScarce = (stock: number | null): stock is number => stock !== null && stock < 20
