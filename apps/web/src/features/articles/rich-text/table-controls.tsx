import { RichTextEditor } from '@mantine/tiptap'

/** Buttons for the table at the cursor. */
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
