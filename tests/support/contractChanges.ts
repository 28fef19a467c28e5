// Changes of the contract for tests that compare it with itself: a witness is judged here by a validator of the tests' own.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Witness } from '../../scripts/contract/finding.ts'
import type { Model } from '../../scripts/contract/model.ts'

/** Whether what the witness says of bodies is so: the one version's schema takes it, the other's does not. */
export function isSound(witness: Witness | undefined, before: Model, after: Model): boolean {
  if (!witness) return false
  const [mine, other] = witness.validUnder === 'before' ? [before, after] : [after, before]
  return isAllowed(mine, witness) && !isAllowed(other, witness)
}

function isAllowed(model: Model, { operation, of: part, message }: Witness): boolean {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false })
  addFormats.default(ajv)
  const messages = model.operations.get(operation)
  const schema = messages?.[part] ?? { not: {} }
  return ajv.validate({ ...schema, components: Object(model.document).components }, message)
}
