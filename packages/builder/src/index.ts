export type { Addition, Attributes, Json, NodeRecord, Props } from './tree/record.ts'
export type { BuilderDocument, HeadElement, PageLevel } from './tree/document.ts'
export { sequentialUuids, type NewUuid } from './tree/uuid.ts'
export type { Change, FromTo } from './changes/change.ts'
export type { DropPosition } from './changes/position.ts'
export type { Reason, ReasonCode, Verdict } from './rules/reason.ts'
export type { CommandResult } from './commands/command.ts'
export { breakpointMaxWidth } from './styles/style.ts'
export { breakpointsWith, layersIn, maxWidthOf } from './styles/breakpoints.ts'
export { isOwnBreakpoint, ownBreakpoint } from './styles/breakpoints.ts'
export {
  breakpointWidthRefusal,
  siteBreakpointLimits,
  type SiteBreakpoint,
} from './theme/site-breakpoints.ts'
export { breakpointsOf } from './pictures/style-at.ts'
export { setSiteBreakpoints } from './commands/named/site-breakpoints.ts'
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
export { inlineContent } from './text/inline-content.ts'
export {
  pictureWishOf,
  takeWishedPicture,
  type PictureWish,
  type WishedImage,
} from './pictures/picture-wish.ts'
export { attributeRefusal, type Refusal } from './safety/safe-attributes.ts'
export { isSafeUrl } from './safety/safe-url.ts'
export { fill, literalText, placeholderNames } from './bindings/placeholders.ts'
export { phraseMarks, type PhraseMark } from './bindings/phrase-marks.ts'
export { isPattern, patternText } from './bindings/field-pattern.ts'
export { dialled, fillUrl } from './bindings/fill-url.ts'
export { addressLine, addressLines } from './bindings/address.ts'
export { blockCss, blockOptionCss, blockType, blockTypes, maybeBlockType, tagOf } from './blocks/registry.ts'
export { createNode } from './blocks/create-node.ts'
export { equalColumns, splitColumns } from './blocks/palette/columns.ts'
export { withHeadingLevelForPage } from './blocks/palette/beside-main-heading.ts'
export { isBand } from './blocks/palette/band.ts'
export { withThemeLook } from './blocks/palette/with-theme-look.ts'
export { palette, type PaletteGroup } from './blocks/palette/palette.ts'
export type { PaletteItem } from './blocks/palette/palette-item.ts'
export { canvasView, isHidden, shownText, showsSample, viewOf } from './blocks/view-of.ts'
export { isBlankText, labelOf, layerLabelOf } from './blocks/label.ts'
export { propsRefusalAt, tagChoices, tagRefusalAt } from './blocks/html-tag.ts'
export { cellBeside, cellPlace, tableAt, tableTexts, type CellPlace, type Table } from './table/read-table.ts'
export { tableLimits } from './table/edit-table.ts'
export {
  insertColumn,
  insertRow,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
} from './table/rows-and-columns.ts'
export { alignColumn, pasteCells, setTableCaption, setTableHeaders } from './table/table-content.ts'
export { shapeNames, type ShapeName } from './blocks/more/shape-paths.ts'
export { videoFileType } from './blocks/media/video-file.ts'
export { stepItem } from './blocks/palette/more.ts'
export { foldItem } from './blocks/palette/interactive.ts'
export { readIcon, type ReadIcon } from './html/import/read-icon.ts'
export { inputTypes, inputWidth } from './blocks/form/input.ts'
export { optionTexts, setOptions } from './choices/options.ts'
export { afterClickClass, afterClickWords, type FrameKind } from './blocks/media/after-click.ts'
export { youtubeEmbedUrl } from './blocks/media/youtube-url.ts'
export { clock24 } from './blocks/business/hours.ts'
export { navigationLevels } from './blocks/site/navigation.ts'
export { isOnDark, logoFor } from './blocks/business/logo.ts'
export { mapAddress, mapSource } from './blocks/business/map.ts'
export { linkAddress, socialLinks } from './blocks/business/socials.ts'
export { escapeAttribute, escapeText } from './html/export/escape.ts'
export { compilePage, exportHtml, exportHtmlFragment } from './html/export/export-html.ts'
export { leadFormDefinition, leadFormsIn } from './html/leads/lead-form.ts'
export { formPlaces, type FormPlace } from './html/leads/form-places.ts'
export { receiveInLeads } from './checks/receive-in-leads.ts'
export { sectionProp } from './html/export/main-landmark.ts'
export { neededPictures, type PictureSize } from './pictures/needed-pictures.ts'
export {
  pictureTypes,
  type FindPictureFiles,
  type PictureFile,
  type PictureFiles,
  type PictureType,
} from './pictures/picture-files.ts'
export {
  followsScroll,
  hasDistance,
  motionLimits,
  motionPresets,
  motionText,
  newMotion,
  readMotion,
  type Motion,
  type MotionPreset,
} from './motion/motion.ts'
export { motionFrames } from './motion/motion-css.ts'
export { canInsertTree, insertTree, type InsertTree } from './commands/insert-tree.ts'
export { canMoveNodes, moveNodes, type MoveNodes } from './commands/move-nodes.ts'
export { canRemoveNodes, removeNodes, type RemoveNodes } from './commands/remove-nodes.ts'
export { canDuplicateNodes, duplicateNodes, type DuplicateNodes } from './commands/duplicate-nodes.ts'
export { canSetProps, setProps, type SetProps } from './commands/set-props.ts'
export { canSetStyle, setStyle, type SetStyle } from './commands/set-style.ts'
export { canSetAddition, setAddition, type SetAddition } from './commands/set-addition.ts'
export { setHeadingLevel, type SetHeadingLevel } from './commands/looks/set-heading-level.ts'
export { withFormLook } from './commands/looks/with-form-look.ts'
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
export { linkAt, linkText, marksAt, markText, replaceText, textOfNode, unlinkText } from './text/edit-text.ts'
export type { TextMark } from './text/text-mark.ts'
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
export {
  isTokenName,
  themeLimits,
  tokenGroups,
  type Theme,
  type Token,
  type TokenGroup,
} from './theme/theme.ts'
export { tokenNamesIn, tokenReference } from './theme/token-reference.ts'
export { checkTokenValue } from './theme/token-value.ts'
export {
  defaultTags,
  isElementDefault,
  isStyleClass,
  namedStyleLayers,
  namedStyleLimits,
  styleClassFor,
  styleStates,
  stylesOfClass,
  type DefaultTag,
  type NamedStyle,
  type NamedStyleLayer,
  type StyleState,
} from './theme/named/named-style.ts'
export { sharedStyleAt, sharedStylesOf } from './theme/named/shared-style.ts'
export { contrastRatio, hexOf as colorHex, over as colorOver, type Rgba } from './checks/color.ts'
export { readColor } from './theme/read-color.ts'
export { themeCss, type ThemeCssOptions } from './theme/theme-css.ts'
export { sampleRoles, themeSample, type ThemeSample } from './theme/theme-sample.ts'
export { checkTheme, type CheckedTheme } from './theme/check-theme.ts'
export { spaceAttribute, toneAttribute, tones, type Tone } from './theme/tone.ts'
export { tokenGroupsFor, tokenOfValue } from './theme/token-use.ts'
export { styleWithTokenValues, withTokenValues } from './theme/token-values.ts'
export { withTheme } from './html/theme/with-theme.ts'
export { htmlWithTheme } from './html/export/html-with-theme.ts'
export { themeAttribute, themeStyle } from './html/theme/theme-style.ts'
export {
  applyNamedStyle,
  blocksWithStyle,
  classNamesOf,
  createNamedStyle,
  deleteNamedStyle,
  ownLayers,
  removeNamedStyle,
  setNamedStyle,
  setNamedStyles,
} from './commands/named/named-styles.ts'
export {
  blocksWithToken,
  deleteToken,
  renameToken,
  replacementsOf,
  type DeleteToken,
} from './commands/tokens/edit-tokens.ts'
export { extractTokens, type ExtractTokens } from './commands/tokens/extract-tokens.ts'
export { rootTokensOf, takeRootTokens, type ClashChoice, type RootTokens } from './html/import/root-tokens.ts'
export { leastUses, proposeTokens, type TokenProposal } from './theme/literals/propose-tokens.ts'
export { withContainedTheme } from './commands/named/contained-theme.ts'
export { withForeignStyles } from './commands/named/foreign-styles.ts'
export {
  bindAttribute,
  checkPropertyValue,
  componentAttribute,
  componentLimits,
  componentOf,
  encodedJson,
  hasValue,
  idFor,
  noComponent,
  placeValues,
  valuesAttribute,
  valuesInEffect,
  variantAttribute,
  type Component,
  type ComponentProperty,
  variantOf,
  type ComponentVariant,
  type PropertyKind,
  type PropertyValue,
  type PropertyValues,
} from './modules/component/component.ts'
export {
  bindingsOf,
  kindOfTarget,
  optionsOfTarget,
  targetsOf,
  type Binding,
  type BindTarget,
} from './modules/component/bindings.ts'
export {
  addProperty,
  bindProperty,
  propertyUses,
  removeProperty,
  removeVariant,
  resetPlaceValues,
  setComponent,
  setPlaceValue,
  setPlaceVariant,
  setSlotKinds,
} from './modules/component/commands.ts'
export {
  fillSlot,
  fillVariant,
  moveSlotOut,
  resetSlot,
  type FillSlot,
  type FillVariant,
} from './modules/slots/commands.ts'
export {
  blockOfSlot,
  filledBlocks,
  ownContentOf,
  ownContents,
  slotsOf,
  variantContents,
  withOwnContent,
  type Filling,
  type OwnContent,
} from './modules/slots/slots.ts'
export { slotKinds, type SlotKind } from './rules/slot-kinds.ts'
export { clearRetiredTokens, retiredTokens } from './commands/tokens/clear-retired.ts'
export { setTheme, type SetTheme } from './commands/set-theme.ts'
export { setPageCss, setSiteCss, type SetCustomCss } from './commands/set-custom-css.ts'
export { checkCustomCss, customCssLimit, type CheckedCustomCss } from './custom-css/custom-css.ts'
export type { CustomCssProblem } from './custom-css/custom-css-problem.ts'
export { customCssAttribute, publishedCss } from './html/theme/custom-css-tag.ts'
export { setTone, type SetTone } from './commands/looks/set-tone.ts'
export { contrastReport, type ContrastRow, type ThemeVariant } from './theme/contrast-report.ts'
export { tokensOfStyleSheet } from './theme/style-sheet-tokens.ts'
export { exportTokens } from './theme/dtcg/export-tokens.ts'
export { importTokens, type ImportedTokens } from './theme/dtcg/import-tokens.ts'
export {
  addStop,
  colorStop,
  gradientCenter,
  gradientCss,
  gradientDegrees,
  moveStop,
  readGradient,
  removeStop,
  stopPercents,
  type Gradient,
  type GradientKind,
  type GradientStop,
} from './background/gradient.ts'
export {
  changedLayers,
  colorImage,
  hiddenLayers,
  layerAddress,
  layerColor,
  layerKind,
  layerProperties,
  readLayers,
  writeLayers,
  type BackgroundLayer,
  type BackgroundValues,
  type LayerKind,
  type LayerProperty,
} from './background/layers.ts'
export {
  hasPicture,
  neededStrength,
  overlayContrast,
  overlayOf,
  readableContrast,
  withOverlay,
  type OverlaidText,
  type Overlay,
  type OverlayEdge,
} from './background/overlay.ts'
export {
  clipKinds,
  clipShapeCss,
  newClipShape,
  readClipShape,
  type ClipKind,
  type ClipShape,
} from './paint/clip-shape.ts'
export {
  maskCss,
  maskInitial,
  maskKinds,
  maskProperties,
  newMask,
  readMask,
  type Mask,
  type MaskKind,
  type MaskProperty,
  type MaskValues,
} from './paint/mask.ts'
export { namesOfProperty } from './paint/prefixed.ts'
export { readShadow } from './paint/read-shadow.ts'
export { isAmount } from './paint/shape-amount.ts'
export { quotedUrl } from './styles/css-urls.ts'
export { splitValue as splitCssValue } from './background/split-value.ts'
