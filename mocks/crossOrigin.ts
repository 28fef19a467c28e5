// Sets CORS headers, so that pages of any origin can call the mocks.

/** CORS headers that every response has. */
export const shared = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' }

/** Responds to a CORS preflight request. */
export const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...shared,
      'Access-Control-Allow-Methods': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
    },
  })
