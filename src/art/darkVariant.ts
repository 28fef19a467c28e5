// Returns the URL of the drawing for the dark theme.

/**
 * Maps `/art/gifts/night-light.svg` to `/art/night/gifts/night-light.svg`; returns other URLs unchanged, because they
 * have no dark variant.
 */
export const darkVariant = (address: string) => address.replace(/^\/art\/(?!night\/)/, '/art/night/')
