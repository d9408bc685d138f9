import { IconFileText } from '@tabler/icons-react'
import { messages } from '@web2/contract/core'
import { shownPageName } from '@web2/contract/sites'
import { cloudPages } from '../resources.ts'
import { DocumentList } from '../documents/document-list.tsx'
import type { DocumentSource } from '../documents/document-source.ts'
import { NewPageButton } from './new-page-button.tsx'

const pages: DocumentSource = {
  resource: cloudPages,
  noun: 'page',
  shownName: shownPageName,
  nameEmpty: messages.pageNameEmpty,
  edit: '/page-builder/edit-page',
  view: '/page-builder/view-page',
}

/** All pages of the page builder. */
export const PageList = () => (
  <DocumentList
    source={pages}
    title="Page builder"
    description="Single pages, built by drag and drop, apart from any site."
    empty={{
      motif: 'sites',
      icon: IconFileText,
      title: 'No pages yet',
      text: 'Start from a template or from nothing; a page can be used again as a template of your own.',
    }}
  >
    <NewPageButton />
  </DocumentList>
)
