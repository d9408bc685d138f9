import { storedJson } from '@web2/builder'
import { messages } from '@web2/contract/core'
import { cloudTemplates } from '../../../sites/resources.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { showSuccess } from '../../../../lib/snackbar.ts'
import { NameDialog } from '../../../../ui/dialogs/name-dialog.tsx'
import { useBuilder } from '../session/use-editor.ts'

/** Dialog that saves the present page as a template of the account; the page itself does not change. */
export const SaveAsTemplate = ({ close }: { readonly close: () => void }) => {
  const { editor, opened } = useBuilder()
  const store = async (name: string) => {
    const document = JSON.parse(storedJson(editor.store.document)) as unknown
    const template = await cloudTemplates.create({ name, document })
    showSuccess(`Template “${template.name}” saved`)
    void queryClient.invalidateQueries({ queryKey: [cloudTemplates.path] })
  }
  return (
    <NameDialog
      title="Save as template"
      label="Template name"
      description="Start new pages and sites in this account from it."
      name={opened.name.get() ?? ''}
      confirm="Save as template"
      empty={messages.templateNameEmpty}
      store={store}
      onClose={close}
    />
  )
}
