export {
  bulkStops,
  mostSpendLimit,
  usualAtOnce,
  ArticleBulk,
  ArticleBulkPatch,
  ArticleBulkRow,
  ArticleBulkRowPatch,
  ArticleBulkStart,
  bulkRowStatuses,
  bulkRunKind,
  bulkStatuses,
  type BulkStop,
  type ArticleBulkBegun,
  type ArticleBulkPlan,
  type BulkRowStatus,
  type BulkStatus,
} from './article-bulk.ts'
export { ArticlePrompt, ArticlePromptData } from './article-prompt.ts'
export {
  ArticleRestore,
  ArticleVersion,
  versionKinds,
  versionsKept,
  versionSpan,
  type ArticleVersionContent,
} from './article-version.ts'
export {
  ArticlePut,
  Article,
  ArticleData,
  articleGeneratorBytes,
  ArticleListed,
  ArticlePatch,
  ArticleProvenance,
  articleSources,
  articleStatuses,
  articleTextFields,
  articleTextLength,
  PictureAddress,
  TextSource,
  writtenStatuses,
  type ArticleSource,
  type ArticleStatus,
  type ArticleTextField,
} from './article.ts'
export { childPath, indexesOf, isWithin, parentPath, type CardPath } from './cards/card-path.ts'
export { cardPlaceholders, cardProblems } from './cards/card-problems.ts'
export {
  allCards,
  cardAt,
  childrenAt,
  childTypes,
  maybeCard,
  movedCard,
  moveProblem,
  nextCardId,
  typeAt,
  withCard,
  withChild,
  withoutCard,
  type CardMove,
} from './cards/card-tree.ts'
export {
  CardImageGenerator,
  cardHeadings,
  cardPromptLength,
  CardTree,
  cardTypes,
  mostPlannedCards,
  mostRepeats,
  promptSources,
  type Card,
  type CardHeading,
  type CardSelections,
  type CardSettings,
  type CardType,
  type PromptSource,
} from './cards/card.ts'
export { defaultCardPrompt } from './cards/default-prompts.ts'
export {
  estimateCards,
  estimateSteps,
  typicalAnswerTokens,
  type CardEstimate,
  type EstimateBasis,
} from './cards/estimate-cost.ts'
export {
  cardComponent,
  cardTypeLabels,
  defaultImageGenerator,
  firstCards,
  withNewCard,
} from './cards/new-card.ts'
export { parentTypes } from './cards/parent-types.ts'
export { outlineFirst, planCards, plannedCount, type PlannedCard } from './cards/plan-cards.ts'
export { Category, categoryColors, CategoryData, StoredCategory, type CategoryColor } from './category.ts'
export {
  ArticleEditStart,
  editActions,
  editContextLength,
  editLanguageName,
  editLanguages,
  editPassageLength,
  editTones,
  editWishLength,
  mostEditWords,
  type ArticleEditLine,
  type EditAction,
  type EditedArticle,
  type EditFailed,
  type EditOrigin,
  type EditTone,
} from './edits/article-edit.ts'
export {
  ArticleImprovementStart,
  improvedBlockLength,
  improvedFields,
  improvedTextLength,
  mostImprovedBlocks,
  type ArticleImprovementLine,
  type ImprovedField,
  type Improvement,
} from './edits/article-improvement.ts'
export { isEmbedAddress } from './embed-address.ts'
export { GeneratorPreset, GeneratorPresetData } from './generation-preset.ts'
export {
  cardTextLength,
  Generation,
  GenerationCard,
  GenerationCardPatch,
  GenerationPatch,
  generationRunKind,
  GenerationStacker,
  GenerationStart,
  type GeneratedCardStatus,
  type GeneratedCardType,
  generatedHeadings,
  type GeneratedHeading,
  type GenerationStatus,
} from './generation.ts'
export {
  keywordWarnings,
  cleanKeywords,
  keywordLength,
  type CleanKeywords,
} from './keywords/clean-keywords.ts'
export {
  combinationCount,
  combinationModes,
  combineKeywords,
  listNames,
  type Combination,
  type CombinationMode,
} from './keywords/combine-keywords.ts'
export { groupDuplicateKeywords, keywordKey } from './keywords/keyword-key.ts'
export { PublishedPage } from './linkable-page.ts'
export {
  mostSteps,
  mostVariables,
  PromptStacker,
  PromptStackerData,
  PromptStackerPatch,
  PromptStep,
  PromptVariable,
} from './prompt-stacker.ts'
export { fillPrompt } from './prompts/fill-prompt.ts'
export { placeholdersOf, promptPlaceholders, sameName, stepNamed } from './prompts/placeholders.ts'
export { stackerProblems } from './prompts/stacker-problems.ts'
export { articleGenerating, type ArticleGenerating } from './streamed-text-event.ts'
export {
  ArticlePlan,
  ArticlePlanStart,
  GenerationSource,
  mostFoundPages,
  mostSources,
  sourceLabel,
  SourceStart,
  sourceStatuses,
  sourceTextLength,
  planLanguage,
  usualPlan,
  type SourceStatus,
} from './plan/article-plan.ts'
export { ArticleBrief, BriefFact, searchIntents, WordRange } from './plan/brief.ts'
export { ArticleDetails } from './plan/details.ts'
export { estimatePlan, usualSections, type PlanEstimate } from './plan/estimate-plan.ts'
export { ArticleOutline, introductionId, mostOutlineSections, OutlineSection } from './plan/outline.ts'
export { isPlanStep, planSteps, type PlanStep } from './plan/plan-step.ts'
export { nextPlanStep, planResult, type PlanStepResults } from './plan/plan-steps.ts'
export { ArticleReview, ReviewFinding, reviewKinds, type ReviewKind } from './plan/review.ts'
