// Defines the command that transfers a registered product to the member who showed its receipt.
import { recordActs } from '../audit/recordActs.ts'
import { assignToBuyer } from '../support/transfers.ts'
import { normalSerial } from '../support/rules.ts'
import { account, day, id, text } from './arguments.ts'
import { command, logAct, printed, actorOf, Stopped } from './commandLine.ts'
import { memberNamed } from './findMember.ts'

export const productCommands = [
  command(
    'product',
    { product: id, serialNumber: text('serial number', 64), account, purchasedOn: day },
    async (backOffice, { product, serialNumber: written, account: typedAccount, purchasedOn }) => {
      const { by, now } = actorOf(backOffice)
      const serialNumber = normalSerial(written)
      const { id: memberId } = await memberNamed(backOffice.store.db, typedAccount)
      const outcome = await backOffice.store.db.transaction(async (tx) => {
        const done = await assignToBuyer(
          tx,
          { product, serialNumber },
          { buyer: { memberId, purchasedOn }, now },
        )
        if (done === 'done')
          await recordActs(tx, now, { what: 'product-moved', memberId, by, subject: `product:${product}` })
        return done
      })
      logAct(backOffice, 'product', { id: product, serialNumber, purchasedOn, outcome })
      const unit = `Product ${product} with serial number ${serialNumber}`
      if (outcome === 'unknown')
        throw new Stopped(
          `Not found: product "${product}" with serial number "${serialNumber}". Check both against the label of the product.`,
        )
      return printed([
        outcome === 'done'
          ? `Done. ${unit} belongs to member ${memberId} now.`
          : `${unit} belonged to member ${memberId} already. No further action is needed.`,
      ])
    },
  ),
]
