import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import type { Article } from '@web2/contract/articles'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { articles } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { RichTextDialog } from '../rich-text/rich-text-dialog.tsx'
import { shownTitle } from './shown-title.ts'

interface EditingProps {
  readonly article: Article
  readonly onClose: () => void
}

const Editing = ({ article, onClose }: EditingProps) => {
  const saving = useMutation({
    mutationFn: (text: string) => articles.patch(article._id, { text, basedOn: article.revision }),
    onSuccess: () => {
      showSuccess('Article saved')
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [articles.path] }),
  })
  return (
    <RichTextDialog
      title={`Edit “${shownTitle(article)}”`}
      html={article.text}
      keyword={article.keyword}
      doneLabel="Save"
      pending={saving.isPending}
      failure={saving.isError ? sentenceFor(saving.error) : null}
      onDone={saving.mutate}
      onClose={onClose}
    />
  )
}

/** Dialog with the article editor, over the present screen. */
export const ArticleEditorDialog = ({ articleId }: { readonly articleId: string }) => {
  const [article, setArticle] = useState<Article | null>(null)
  const opening = useMutation({
    mutationFn: () => articles.get(articleId),
    onSuccess: setArticle,
    onError: (error) => showError(sentenceFor(error)),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        loading={opening.isPending}
        onClick={() => opening.mutate()}
      >
        Edit here
      </Button>
      {article !== null && <Editing article={article} onClose={() => setArticle(null)} />}
    </>
  )
}
