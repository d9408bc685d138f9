import { RichTextEditor } from '@mantine/tiptap'

/** What can be done with the table that the cursor is in. */
export const TableControls = () => (
  <RichTextEditor.ControlsGroup>
    <RichTextEditor.TableColumnBefore />
    <RichTextEditor.TableColumnAfter />
    <RichTextEditor.TableColumnDelete />
    <RichTextEditor.TableRowBefore />
    <RichTextEditor.TableRowAfter />
    <RichTextEditor.TableRowDelete />
    <RichTextEditor.TableToggleHeaderRow />
    <RichTextEditor.TableMergeCells />
    <RichTextEditor.TableSplitCell />
    <RichTextEditor.TableDelete />
  </RichTextEditor.ControlsGroup>
)
