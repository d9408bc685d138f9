import { articleGenerating, type ArticleGenerating } from '@web2/contract/articles'
import type { LiveRules } from '../../lib/live/live-rules.ts'
import { usagePath } from '../billing/resources.ts'
import { textChunks } from './generated-text/streamed-pieces.ts'
import { articleBulkRows, articleBulks, generations } from './resources.ts'

export const liveRules: LiveRules = {
  frequent: [articleBulks.path, articleBulkRows.path],
  dependent: [
    // when many rows change at once, only their bulk is reported
    { key: articleBulkRows.path, of: [articleBulks.path] },
    { key: usagePath, of: [articleBulks.path, generations.path], every: 'few-seconds' },
  ],
  events: { [articleGenerating]: (piece) => textChunks.tell(piece as ArticleGenerating) },
}
