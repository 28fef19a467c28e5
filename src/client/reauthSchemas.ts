// The validators of fresh proof, which is a part of several bodies.
const schemas = () => import('#generated/schemas/membersHub.schemas.ts')

export const passwordProof = () => schemas().then((all) => all.PasswordProof)
export const codeProof = () => schemas().then((all) => all.CodeProof)
