// Checks whether a host is a loopback host, or is on a private network.

/** @param host host name or IP address, as in a URL or a listening address */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/**
 * @returns true for a host on a private network: private addresses (RFC 1918, 4193, link-local), and names without a
 * public domain
 */
export const isPrivate = (host: string): boolean =>
  isLoopback(host) ||
  /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host) ||
  /^\[(?:f[cd]|fe[89ab])[\da-f]*:/i.test(host) ||
  /^[a-z\d-]+$|\.(?:local|internal|lan|test|home\.arpa)$/i.test(host)
