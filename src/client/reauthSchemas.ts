// Loads the validators of re-authentication, which several bodies contain.
const schemas = () => import('#generated/schemas/membersHub.schemas.ts')

export const passwordProof = () => schemas().then((all) => all.PasswordProof)
export const codeProof = () => schemas().then((all) => all.CodeProof)
