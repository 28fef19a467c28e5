// `/gifts/eMagazineItemDetail`: shows an issue, or one of its articles.
import { getRouteApi } from '@tanstack/react-router'
import { ArticlePage } from './ArticlePage.tsx'
import { IssuePage } from './IssuePage.tsx'

const route = getRouteApi('/_default/gifts/eMagazineItemDetail')

export function MagazineDetailPage() {
  // Never undefined here: the loader redirects to the list if the query has no id.
  const { id = '', article } = route.useSearch()
  return article === undefined ? <IssuePage id={id} /> : <ArticlePage id={id} articleId={article} />
}
