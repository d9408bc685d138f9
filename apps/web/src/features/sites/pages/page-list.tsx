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
    title="Pages"
    description="Build standalone pages with drag and drop."
    empty={{
      motif: 'sites',
      icon: IconFileText,
      title: 'No pages yet',
      text: 'Start from a template or a blank page. You can save any page as a template.',
    }}
  >
    <NewPageButton />
  </DocumentList>
)
