import { Stack, Text } from '@mantine/core'
import type { SiteTemplate } from '@web2/contract/sites'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { BrowseTemplates } from '../../../sites/templates/browse-templates.tsx'
import { useBuilder } from '../session/use-editor.ts'

interface ChangeTemplateProps {
  readonly templates: readonly SiteTemplate[] | undefined
  readonly placed?: () => void
}

/** Gives the open page the sections of another template, and the site its theme, in one undo step. */
export const ChangeTemplate = ({ templates, placed }: ChangeTemplateProps) => {
  const { editor, canvas, linkTargets = [] } = useBuilder()
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
        use={(template) => void change(template)}
      />
      <Text size="xs" c="dimmed">
        Keeps your content: texts move to sections of the same kind, the rest stays at the end.
        {linkTargets.length > 1 && ' Changes this page and the theme of the site. Repeat it on other pages.'}
      </Text>
    </Stack>
  )
}
