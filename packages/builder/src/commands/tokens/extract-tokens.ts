import { composeChanges } from '../../changes/change.ts'
import { invalidValue } from '../../rules/refusals.ts'
import { checkTheme } from '../../theme/check-theme.ts'
import { replaceInPage } from '../../theme/literals/page-literals.ts'
import { proposalKey, themeWith, type TokenProposal } from '../../theme/literals/propose-tokens.ts'
import { tokenReference } from '../../theme/token-reference.ts'
import { withTheme } from '../../html/theme/with-theme.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { CommandResult } from '../command.ts'
import { setPage } from '../set-page.ts'
import { editNodes } from '../set-values.ts'

export interface ExtractTokens {
  /** Those of `proposeTokens` that were chosen. */
  readonly proposals: readonly TokenProposal[]
  /** Name of the theme, if the page has none yet. */
  readonly themeName: string
}

/** Puts references to design tokens in place of equal values of a page, and adds the tokens to its theme. */
export const extractTokens = (
  document: BuilderDocument,
  { proposals, themeName }: ExtractTokens,
): CommandResult => {
  if (proposals.length === 0) return invalidValue('Choose at least one design token.')
  const byKey = new Map(proposals.map(({ key, token }) => [key, tokenReference(token.name)]))
  const fresh = proposals.flatMap(({ token, isPresent }) => (isPresent ? [] : [token]))
  const parts = replaceInPage(document, (literal) => byKey.get(proposalKey(literal)))
  const theme = themeWith(document.page.theme, themeName, fresh)
  const checked = checkTheme({ ...theme, ...(parts.styles && { styles: parts.styles }) })
  if (!checked.ok) return invalidValue(checked.sentence)
  const page = withTheme({ ...document.page, head: parts.head }, checked.theme)
  const edited = new Map(parts.nodes.map((record) => [record.uuid, record]))
  const blocks = editNodes(document, [...edited.keys()], (record) => edited.get(record.uuid) ?? record)
  if (!blocks.ok) return blocks
  const themed = setPage(document, { page })
  return { ok: true, change: composeChanges(themed.change, blocks.change), select: [] }
}
