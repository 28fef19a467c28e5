// `/gifts/eMagazineItemDetail`: an issue, or one of its articles.
import { getRouteApi } from '@tanstack/react-router'
import { ArticlePage } from './ArticlePage.tsx'
import { IssuePage } from './IssuePage.tsx'

const route = getRouteApi('/_default/gifts/eMagazineItemDetail')

export function MagazineDetailPage() {
  // Its loader leads to the list where no issue is named.
  const { id = '', article } = route.useSearch()
  return article === undefined ? <IssuePage id={id} /> : <ArticlePage id={id} articleId={article} />
}
