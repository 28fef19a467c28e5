// Composes a letter: new articles of the magazine that fit the member, and one reward within reach.
import { productPicture } from '../catalog/mall.ts'
import { rewardWithinReach } from '../coins/index.ts'
import type { LetterItem, Message } from '../integrations/integrations.ts'
import { letterText, writeLinkedMail } from '../locale/intl.ts'
import { languageIn, type Language } from '../locale/language.ts'
import { inForce, type MemberRow } from '../members/member.ts'
import { newArticles, shownArticle } from '../reading/index.ts'
import type { Database } from '../store/store.ts'

type About = { issueId: string; now: Date }

/**
 * Runs concurrent queries, so it must not run within a transaction.
 * @returns `undefined` if the issue contains no article that is new to the member
 */
export async function composeLetter(
  db: Database,
  row: MemberRow & { email: string },
  { issueId, now }: About,
): Promise<Message | undefined> {
  const member = inForce(row, now)
  const news = await newArticles(db, member, { issueId, now })
  if (!news) return undefined
  const language = languageIn(member.countryCode)
  const { issue, articles } = news
  const page = `/gifts/eMagazineItemDetail?id=${issue.id}`
  const items = articles.map((article): LetterItem => {
    const { id, name, minutes, picture } = shownArticle(article, language)
    return {
      title: name,
      text: letterText.minutes(language, minutes),
      link: `${page}&article=${id}`,
      picture,
    }
  })
  const mail = writeLinkedMail(row.email, 'mails.letter', {
    language,
    params: { issue: issue.name[language], text: issue.text[language] },
    link: page,
  })
  return { ...mail, letter: [...items, ...(await rewardItem(db, member, { language, now }))] }
}

async function rewardItem(
  db: Database,
  member: MemberRow,
  { language, now }: { language: Language; now: Date },
): Promise<LetterItem[]> {
  const reward = await rewardWithinReach({ db, member, language, now })
  if (!reward) return []
  const { product, missing } = reward
  const { id, name, price } = product
  const text = letterText.reward(language, { price, missing })
  return [{ title: name[language], text, link: `/pointsMall?product=${id}`, picture: productPicture(id) }]
}
