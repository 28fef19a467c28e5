// Names of hidden fields in forms that may be posted without scripts.

/** Name of the form. */
export const formField = 'form'
/** Id of the browser, which a one-time code is bound to. */
export const browserField = 'browser'
/** CSRF token, which the browser has as a cookie as well: other sites can neither read nor set it. */
export const tokenField = 'csrf'

/** Name of the language form and of its field. */
export const languageForm = 'language'
