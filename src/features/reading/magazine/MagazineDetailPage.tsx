// `/gifts/eMagazineItemDetail`: an issue, or one of its articles.
import { getRouteApi } from '@tanstack/react-router'
import { ArticlePage } from './ArticlePage.tsx'
import { IssuePage } from './IssuePage.tsx'

const route = getRouteApi('/_default/gifts/eMagazineItemDetail')

export function MagazineDetailPage() {
  // Without an id the loader redirects to the list.
  const { id = '', article } = route.useSearch()
  return article === undefined ? <IssuePage id={id} /> : <ArticlePage id={id} articleId={article} />
}
