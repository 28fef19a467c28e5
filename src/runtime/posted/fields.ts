// Names the hidden fields of forms that the browser sends by itself.

/** The form's name. */
export const formField = 'form'
/** The browser's name, which a code is bound to. */
export const browserField = 'browser'
/** The token that the browser has as a cookie as well: other sites can neither read nor set it. */
export const tokenField = 'csrf'

/** The form of a language, and its field. */
export const languageForm = 'language'
