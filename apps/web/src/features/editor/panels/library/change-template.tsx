import { Stack, Text } from '@mantine/core'
import type { SiteTemplate } from '@web2/contract/sites'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { BrowseTemplates } from '../../../sites/templates/browse-templates.tsx'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../../lib/chunks/load-chunk.ts'
import { UndoSiteTemplate } from './change-site/undo-site-template.tsx'
import { useBuilder } from '../session/use-editor.ts'

const ChangeSiteDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./change-site/change-site-dialog.tsx'))).ChangeSiteDialog,
}))

interface ChangeTemplateProps {
  readonly templates: readonly SiteTemplate[] | undefined
  readonly placed?: () => void
}

/** Gives all pages of a site, or the open one, the sections of another template, and the site its theme. */
export const ChangeTemplate = ({ templates, placed }: ChangeTemplateProps) => {
  const { editor, canvas, opened, linkTargets = [] } = useBuilder()
  const [chosen, choose] = useState<SiteTemplate | null>(null)
  const { siteKey } = opened
  const hasOthers = siteKey !== undefined && linkTargets.length > 1
  const change = async ({ _id, name }: SiteTemplate) => {
    try {
      const { pageInTemplate } = await import('../../document/pages/page-in-template.ts')
      const result = pageInTemplate(editor, _id)
      if (!result)
        return editor.tell('This template is newer than the editor. Reload the page, then try again.')
      canvas.get()?.machine.rest()
      if (!editor.run(`Change template to ${name}`, result)) return
      editor.announce(`Template changed to ${name}`)
      placed?.()
    } catch (error) {
      editor.tell(`The template could not be changed. ${sentenceFor(error)}`)
    }
  }
  return (
    <Stack gap={6}>
      <BrowseTemplates
        label="Change template"
        size="xs"
        fullWidth
        templates={templates}
        data={editor.data}
        use={(template) => (hasOthers ? choose(template) : void change(template))}
      />
      <Text size="xs" c="dimmed">
        Keeps your content: texts move to sections of the same kind, the rest stays at the end.
      </Text>
      {siteKey !== undefined && <UndoSiteTemplate siteId={siteKey} />}
      {chosen && siteKey !== undefined && (
        <Suspense fallback={null}>
          <ChangeSiteDialog
            template={chosen}
            siteId={siteKey}
            close={() => choose(null)}
            changePage={() => {
              choose(null)
              void change(chosen)
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
