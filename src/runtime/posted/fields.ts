// Names of hidden fields in forms that may be posted without scripts.

/** Name of the form. */
export const formField = 'form'
/** Id of the browser; a one-time code is only valid with the id of the browser that requested the code. */
export const browserField = 'browser'
/**
 * CSRF token of the form. The browser also sends the token as a cookie, because other sites can neither read nor set
 * this cookie.
 */
export const tokenField = 'csrf'

/** Name of the form for choosing the language, and of its field. */
export const languageForm = 'language'
