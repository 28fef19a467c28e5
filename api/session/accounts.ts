// What a member signs in with: an e-mail address or a phone, in one spelling.

/** E-mail addresses compare without case; phones come as E.164 already. */
export const normalAccount = (account: string) => account.normalize('NFC').toLowerCase()

export const accountColumn = (account: string) => (account.startsWith('+') ? 'phone' : 'email')
