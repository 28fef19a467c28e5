// The generic check of an e-mail address (section 5): the contract's own pattern of an account.
import { sessionSchemas } from '../client/session.ts'

/** Whether the text, blanks around it aside, is written like an e-mail address. Whether it exists, only a code shows. */
export async function isEmail(text: string): Promise<boolean> {
  const { SendVerifyCodeBody } = await sessionSchemas()
  const { account } = SendVerifyCodeBody.shape
  return text.includes('@') && account.safeParse(text.trim()).success
}
