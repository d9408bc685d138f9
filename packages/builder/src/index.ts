export type { Addition, Attributes, Json, NodeRecord, Props } from './tree/record.ts'
export type { BuilderDocument, HeadElement, PageLevel } from './tree/document.ts'
export { sequentialUuids, type NewUuid } from './tree/uuid.ts'
export type { Change, FromTo } from './changes/change.ts'
export type { DropPosition } from './changes/position.ts'
export type { Reason, ReasonCode, Verdict } from './rules/reason.ts'
export type { CommandResult } from './commands/command.ts'
export { breakpointMaxWidth } from './styles/style.ts'
export type { Breakpoint, Shadow, Style, StyleLayer, StyleValue } from './styles/style.ts'
export { sampleNap } from './blocks/business/sample.ts'
export type { BindingData, NapData, NavigationItem, WeekdayHours } from './bindings/data.ts'
export type { BlockGroup, BlockType, Described, Rules } from './blocks/block-type.ts'
export type { CommentView, ElementView, TextView, View, ViewContext } from './blocks/view.ts'
export type { WireNode } from './tree/wire-node.ts'
export type { ExportPage, ExportWarning, ExportWarningCode, SocialCard, UrlKind } from './html/page.ts'
export type { Dropped, DroppedWhat, ImportReport } from './html/import/import-report.ts'
export type { Axis, Point, Rect } from './geometry/rect.ts'
export type { DragSource, DropQuestion, DropResult, DropZone, Indicator, Layout } from './drag/drop.ts'
export { createDocument, documentFrom, newPageLevel } from './tree/create-document.ts'
export { createStore, type Store } from './tree/store.ts'
export { ancestors, indexOf, isWithin, nodeOf, subtree } from './tree/walk.ts'
export { topmost } from './tree/selection-order.ts'
export { brokenInvariants } from './tree/invariants.ts'
export {
  applyChange,
  composeChanges,
  emptyChange,
  invertChange,
  isEmptyChange,
  touchedIds,
} from './changes/change.ts'
export { checkStyleValue, declarations } from './styles/declarations.ts'
export { nodeCss, styleOf, winningSelector } from './styles/node-css.ts'
export { fieldCss } from './styles/field-css.ts'
export { parseInlineStyle } from './styles/inline-style.ts'
export { attributeRefusal, type Refusal } from './safety/safe-attributes.ts'
export { isSafeUrl } from './safety/safe-url.ts'
export { fill, placeholderNames } from './bindings/placeholders.ts'
export { phraseMarks, type PhraseMark } from './bindings/phrase-marks.ts'
export { dialled, fillUrl } from './bindings/fill-url.ts'
export { addressLine, addressLines } from './bindings/address.ts'
export { blockCss, blockType, blockTypes, maybeBlockType, tagOf } from './blocks/registry.ts'
export { createNode } from './blocks/create-node.ts'
export { equalColumns, splitColumns } from './blocks/palette/columns.ts'
export { withHeadingLevelForPage } from './blocks/palette/beside-main-heading.ts'
export { palette, type PaletteGroup, type PaletteItem } from './blocks/palette/palette.ts'
export { canvasView, shownText, showsSample, viewOf } from './blocks/view-of.ts'
export { isBlankText, labelOf, layerLabelOf } from './blocks/label.ts'
export { tagChoices, tagRefusalAt } from './blocks/html-tag.ts'
export { inputTypes, inputWidth } from './blocks/form/input.ts'
export { youtubeEmbedUrl } from './blocks/media/youtube-url.ts'
export { clock24 } from './blocks/business/hours.ts'
export { navigationLevels } from './blocks/site/navigation.ts'
export { mapAddress, mapSource } from './blocks/business/map.ts'
export { linkAddress, socialLinks } from './blocks/business/socials.ts'
export { escapeAttribute, escapeText } from './html/export/escape.ts'
export { compilePage, exportHtml, exportHtmlFragment } from './html/export/export-html.ts'
export { canInsertTree, insertTree, type InsertTree } from './commands/insert-tree.ts'
export { canMoveNodes, moveNodes, type MoveNodes } from './commands/move-nodes.ts'
export { canRemoveNodes, removeNodes, type RemoveNodes } from './commands/remove-nodes.ts'
export { canDuplicateNodes, duplicateNodes, type DuplicateNodes } from './commands/duplicate-nodes.ts'
export { canSetProps, setProps, type SetProps } from './commands/set-props.ts'
export { canSetStyle, setStyle, type SetStyle } from './commands/set-style.ts'
export { canSetAddition, setAddition, type SetAddition } from './commands/set-addition.ts'
export { canWrapNodes, wrapNodes, type WrapNodes } from './commands/wrap-nodes.ts'
export { copyStyle, pasteStyle, type CopiedStyle, type PasteStyle } from './commands/copy-style.ts'
export { alignNodes, canAlignNodes, type AlignNodes, type Alignment } from './commands/align-nodes.ts'
export { canUnwrapNodes, unwrapNodes, type UnwrapNodes } from './commands/unwrap-nodes.ts'
export { canUnwrapNode, unwrapNode, type UnwrapNode } from './commands/unwrap-node.ts'
export { setPage, type SetPage } from './commands/set-page.ts'
export { replaceDocument } from './commands/replace-document.ts'
export { lockOf } from './rules/locks.ts'
export { isCanvas } from './rules/node-rules.ts'
export { createHistory, restoreHistory } from './history/history.ts'
export type { Commit, History, HistoryEntry, HistoryJson, HistoryOptions, Mark } from './history/history.ts'
export {
  exportJson,
  importJson,
  importJsonValue,
  storedJson,
  type ImportedJson,
  type NotValid,
} from './json/document-json.ts'
export { importJsonDocument, type ImportedDocument } from './json/import-document.ts'
export { exportFragment, fragmentFromJson, fragmentFromValue, fragmentJson } from './json/fragment-json.ts'
export {
  importHtml,
  importHtmlFragment,
  importLargeHtml,
  type ImportedHtml,
  type ImportOptions,
  type LargeImportOptions,
} from './html/import/import-html.ts'
export { toWire } from './tree/to-wire.ts'
export { documentDepth } from './tree/depth.ts'
export { pageSettings, withPageSettings, type PageSettings } from './html/page-settings.ts'
export { withTexts, type ChangeText } from './bindings/record-texts.ts'
export {
  literalPlaceholders,
  listPlaceholders,
  placeholdersAsText,
  textAsPlaceholders,
} from './bindings/document-placeholders.ts'
export { headFieldOf, type HeadField } from './html/head-field.ts'
export { pageMetaRefusal, pageMetas, withPageMeta, type PageMeta } from './html/page-meta.ts'
export { withoutScripts } from './html/without-scripts.ts'
export { dropTarget } from './drag/drop-target.ts'
export { edgeZone } from './geometry/edge.ts'
export type { Flow } from './geometry/flow.ts'
export {
  linkAt,
  linkText,
  marksAt,
  markText,
  replaceText,
  textOfNode,
  unlinkText,
  type LinkFound,
  type TextPlace,
} from './text/edit-text.ts'
export type { LinkOptions, TextMark } from './text/text-mark.ts'
export type { TextRange } from './text/text-range.ts'
export {
  expandModules,
  wouldCycle,
  type ExpandedModules,
  type ModuleProblem,
} from './modules/expand-modules.ts'
export { detachModule, type DetachModule } from './modules/detach-module.ts'
export { sectionOfBlock } from './modules/section-of-block.ts'
export { moduleNode, modulesUsed, moduleUse, type ModuleUse } from './modules/module-use.ts'
export { checkPage, checkPageInSteps } from './checks/check-page.ts'
export { checkRules } from './checks/finding.ts'
export { fixAll, type FixedAll } from './checks/fix-all.ts'
export type { CheckOptions, CheckRule, Finding, Fix, Severity, TextStyle } from './checks/finding.ts'
