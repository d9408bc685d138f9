import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { showError } from '../../../lib/snackbar.ts'
import type { ExportedArticle } from '../export/article-file.ts'
import { saveAs, type ExportFormat } from '../export/save-as.ts'

/** Downloads an article as a file; `article` is called when a format is selected. */
export const useArticleExport = (article: () => ExportedArticle) =>
  useMutation({
    mutationFn: (format: ExportFormat) => saveAs(article(), format),
    onError: (error) => showError(sentenceFor(error)),
  })
