// Where a redirect may lead, by the server's own function.
export * from '../../generated/redirects.ts'
