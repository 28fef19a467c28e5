// Tells whether a host is this machine and nobody else's.

/** @param host a name or address, as it stands in an address or is listened on */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
