// Selects content for visitors that members find behind the sign-in: an article to read, courses, and open activities.
import type { components } from '#generated/schema.d.ts'
import { hasPage, isFor, stateOf } from '../activities/index.ts'
import { campaigns } from '../catalog/campaigns.ts'
import { coursePicture, courses } from '../catalog/courses.ts'
import { issues, type Issue } from '../catalog/magazine.ts'
import { readingMoments } from '../catalog/readingMoments.ts'
import type { Language } from '../locale/language.ts'
import { shownArticle } from '../reading/index.ts'

type Introduction = components['schemas']['Introduction']
type Previews = Pick<Introduction, 'article' | 'courses' | 'activities'>

const previewCount = 3

type Context = { language: Language; country: string | null; now: Date }

export function previewsFor({ language, country, now }: Context): Previews {
  const { [language]: all } = campaigns()
  return {
    article: sampleArticle(language, now),
    courses: courses()
      .filter(({ fromLevel }) => fromLevel === 1)
      .slice(0, previewCount)
      .map(({ id, name, text }) => ({
        id,
        name: name[language],
        text: text[language],
        picture: coursePicture({ id }),
        link: null,
      })),
    activities: all
      .filter(
        (campaign) => !campaign.offline && stateOf(campaign, now) === 'open' && isFor(campaign, country),
      )
      .slice(0, previewCount)
      .map((campaign) => {
        const { id, title, teaser, picture, year, campaign: slug, permission, raffle } = campaign
        // Pages of raffles and of activities with a permission lead visitors to the sign-in.
        const isReadable = hasPage(campaign, now) && permission === null && raffle === null
        return {
          id,
          name: title,
          text: teaser,
          picture,
          link: isReadable ? `/activity/${year}/${slug}` : null,
        }
      }),
  }
}

/**
 * Returns an article of the newest published issue; preferably one that fits members without a baby profile, because
 * the hub knows no phase of visitors.
 */
function sampleArticle(language: Language, now: Date): Previews['article'] {
  const today = now.toISOString().slice(0, 10)
  const articles = issues()
    .filter(({ publishedOn }) => publishedOn <= today)
    .flatMap((issue) => issue.articles)
  const { unknownStage } = readingMoments()
  const fits = ({ moments }: Issue['articles'][number]) =>
    moments.some((moment) => unknownStage.includes(moment))
  const article = articles.find(fits) ?? articles[0]
  return article ? shownArticle(article, language) : null
}
