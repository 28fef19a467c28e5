// URL of the dark variant of a drawing.

/**
 * Maps `/art/gifts/night-light.svg` to `/art/night/gifts/night-light.svg`; other URLs have no dark variant and are
 * unchanged.
 */
export const nightTwin = (address: string) => address.replace(/^\/art\/(?!night\/)/, '/art/night/')
