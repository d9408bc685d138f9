import { useQuery } from '@tanstack/react-query'
import type { SiteTemplate } from '@web2/contract/sites'
import { lazy, Suspense, useState } from 'react'
import { sentenceFor } from '../../../../../lib/api/errors.ts'
import { loadChunk } from '../../../../../lib/chunks/load-chunk.ts'
import { Failure } from '../../../../../ui/failure.tsx'
import { cloudTemplates } from '../../../../sites/resources.ts'
import { TemplateBrowser } from '../../../../sites/templates/template-browser.tsx'
import { useBuilder } from '../../session/use-editor.ts'

const ChangeSiteDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./change-site-dialog.tsx'))).ChangeSiteDialog,
}))

/** Gives all pages of a site, or the open one, the sections of another template, and the site its theme. */
export const ChangeTemplateDialog = ({ close }: { readonly close: () => void }) => {
  const { editor, canvas, opened, linkTargets = [] } = useBuilder()
  const [chosen, choose] = useState<SiteTemplate | null>(null)
  const { siteKey } = opened
  const hasOthers = siteKey !== undefined && linkTargets.length > 1
  const templates = useQuery({
    queryKey: [cloudTemplates.path, 'library'],
    queryFn: () => cloudTemplates.findAll(),
    // only these are made of sections
    select: (all) => all.filter(({ trade }) => trade !== undefined),
  })
  const changePage = async ({ _id, name }: SiteTemplate) => {
    close()
    try {
      const { pageInTemplate } = await loadChunk(() => import('../../../document/pages/page-in-template.ts'))
      const result = pageInTemplate(editor, _id)
      if (!result)
        return editor.tell('This template is newer than the editor. Reload the page, then try again.')
      canvas.get()?.machine.rest()
      if (editor.run(`Change template to ${name}`, result)) editor.announce(`Template changed to ${name}`)
    } catch (error) {
      editor.tell(`The template could not be changed. ${sentenceFor(error)}`)
    }
  }
  return (
    <>
      <TemplateBrowser
        opened={chosen === null}
        close={close}
        title="Change template"
        templates={templates.data}
        failure={
          templates.isError && (
            <Failure message={sentenceFor(templates.error)} onRetry={() => void templates.refetch()} />
          )
        }
        data={editor.data}
        use={(template) => (hasOthers ? choose(template) : void changePage(template))}
      />
      {chosen && siteKey !== undefined && (
        <Suspense fallback={null}>
          <ChangeSiteDialog
            template={chosen}
            siteId={siteKey}
            close={close}
            back={() => choose(null)}
            changePage={() => void changePage(chosen)}
          />
        </Suspense>
      )}
    </>
  )
}
