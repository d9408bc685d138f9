import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isBlankText, type BindingData, type Store } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract/sites'
import { useState } from 'react'
import { ask } from '../../../../lib/questions.ts'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { cloudTemplates } from '../../../sites/resources.ts'
import { documentOf } from '../../document/api/opened-document.ts'
import { replacePage } from '../transfer/import/put-document.ts'
import { useBuilder } from '../session/use-editor.ts'
import { askThemeScope } from '../theme/ask-theme-scope.tsx'
import { ChangeTemplate } from './change-template.tsx'
import { LibraryList } from './library-list.tsx'
import { PictureTile } from './picture-tile.tsx'
import styles from './library.module.css'
import { pictureOf } from '../../document/sections/preview-html.ts'

const isEmptyPage = ({ document, get }: Store): boolean =>
  (get(document.root)?.children ?? []).every((id) => {
    const record = get(id)
    return record === undefined || isBlankText(record)
  })

/**
 * Returns the thumbnail HTML of a template; built-in ones include it, an account's own may contain sections.
 */
const pictureFor = async ({ _id, html }: SiteTemplate, data: BindingData): Promise<string> => {
  if (html) return html
  const whole = await cloudTemplates.get(_id)
  return pictureOf(documentOf({ html: whole.html, document: whole.document }), data)
}

const question = (name: string, apply: () => void) =>
  ask({
    title: `Use “${name}” for this page?`,
    children: (
      <Text size="sm">This replaces everything on the page. You can undo this while the page is open.</Text>
    ),
    labels: { confirm: 'Replace page', cancel: 'Cancel' },
    onConfirm: apply,
  })

/** Tab of built-in and own templates; applying one replaces the page. */
export const TemplatesTab = ({ placed }: { readonly placed?: () => void }) => {
  const builder = useBuilder()
  const { editor, canvas } = builder
  const [search, setSearch] = useState('')
  const all = useQuery({
    queryKey: [cloudTemplates.path, 'library'],
    queryFn: () => cloudTemplates.findAll(),
  })
  const wanted = search.trim().toLowerCase()
  const found = (all.data ?? []).filter(({ name }) => name.toLowerCase().includes(wanted))

  const apply = async ({ _id, name }: SiteTemplate) => {
    try {
      const { html, document } = await cloudTemplates.get(_id)
      const next = await askThemeScope(builder, documentOf({ html, document }))
      if (!next) return
      canvas.get()?.machine.rest()
      if (!editor.run(`Use template ${name}`, replacePage(editor, next))) return
      editor.announce(`Template ${name} applied`)
      placed?.()
    } catch (error) {
      editor.tell(`The template could not be applied. ${sentenceFor(error)}`)
    }
  }
  const use = (template: SiteTemplate) => {
    if (isEmptyPage(editor.store)) void apply(template)
    else question(template.name, () => void apply(template))
  }

  return (
    <LibraryList
      noun="templates"
      search={search}
      setSearch={setSearch}
      failure={all.isError ? sentenceFor(all.error) : null}
      retry={() => void all.refetch()}
      loading={all.isPending}
      total={found.length}
      more={null}
      head={builder.kind === 'site' && <ChangeTemplate />}
      empty={
        <Text size="sm" c="dimmed">
          No templates yet. Choose “Save as template” in the Page menu to create one.
        </Text>
      }
    >
      {found.map((template) => (
        <PictureTile
          key={template._id}
          title={`Use ${template.name} for this page`}
          picture={{
            stateKey: [cloudTemplates.path, template._id, template.updatedAt ?? ''],
            size: template.html.length,
            html: () => pictureFor(template, editor.data),
          }}
          act={() => use(template)}
        >
          {template.name}
          <span className={styles.kind}>{template.origin === 'own' ? ' · yours' : ''}</span>
        </PictureTile>
      ))}
    </LibraryList>
  )
}
