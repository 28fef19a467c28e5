// Loads the validators of the re-authentication object that several request bodies contain.
const schemas = () => import('#generated/schemas/membersHub.schemas.ts')

export const passwordProof = () => schemas().then((all) => all.PasswordProof)
export const codeProof = () => schemas().then((all) => all.CodeProof)
