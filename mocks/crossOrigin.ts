// Lets pages of any origin ask the mocks.

/** Of each answer. */
export const shared = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' }

/** What a browser asks before a call to another origin. */
export const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...shared,
      'Access-Control-Allow-Methods': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
    },
  })
