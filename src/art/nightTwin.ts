// Where the twin of a drawn picture lies that is made for the night.

/** `/art/gifts/night-light.svg` has its twin at `/art/night/gifts/night-light.svg`; what is not drawn here has none. */
export const nightTwin = (address: string) => address.replace(/^\/art\/(?!night\/)/, '/art/night/')
