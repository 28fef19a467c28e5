// Returns the URL of the drawing or photograph for the dark theme.

/**
 * Maps `/art/gifts/night-light.svg` to `/art/night/gifts/night-light.svg`, and a photograph to the path in its fragment;
 * returns other URLs unchanged, because they have no dark variant.
 */
export const darkVariant = (address: string) =>
  address.split('#')[1] ?? address.replace(/^\/art\//, '/art/night/')
