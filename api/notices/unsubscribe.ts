// Signs links that turn off emails about one topic without a sign-in (RFC 8058).
import { EmailTopic } from '#generated/schemas/membersHub.schemas.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { isSignedByHub } from '../integrations/signatures.ts'
import type { EmailTopic as Topic } from './tables.ts'

type Signer = Pick<FileStore, 'sign'>
/** Topic of a notification, or `news` for letters with news and offers. */
export type Subscription = { memberId: string; topic: Topic | 'news' }

/** Path of the hub that turns off emails; the token follows. */
export const unsubscribePath = '/emails/off/'

/** Returns the token of a member and a topic. It has no end, because members may open old emails. */
export async function unsubscribeToken(files: Signer, { memberId, topic }: Subscription): Promise<string> {
  return `${memberId}.${topic}.${await files.sign(signedText(memberId, topic))}`
}

/** Returns the member and the topic of a token; `undefined` if the hub did not sign it. */
export async function readUnsubscribeToken(files: Signer, token: string): Promise<Subscription | undefined> {
  const [memberId = '', topicName = '', signature = ''] = token.split('.')
  const topic = topicName === 'news' ? topicName : EmailTopic.safeParse(topicName).data
  if (topic === undefined) return undefined
  const isSigned = await isSignedByHub(files, signedText(memberId, topicName), signature)
  return isSigned ? { memberId, topic } : undefined
}

/** Begins with a purpose, so that the signature of an upload or a preview turns off no emails. */
const signedText = (memberId: string, topic: string) => ['emails off', memberId, topic].join('\n')
