import { scoreArticle, type ArticleInput } from '@web2/writing'

self.addEventListener('message', ({ data }: MessageEvent<ArticleInput>) => {
  self.postMessage(scoreArticle(data))
})
