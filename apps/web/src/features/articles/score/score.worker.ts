import { createTextAnalyzer, scoreArticle } from '@web2/writing'
import type { ScoredArticle } from './scorer.ts'

const analyze = createTextAnalyzer()

self.addEventListener('message', ({ data: { parts, ...fields } }: MessageEvent<ScoredArticle>) => {
  self.postMessage(scoreArticle({ ...fields, html: parts.join('') }, analyze(parts, fields.language)))
})
