import { composeChanges } from '../../changes/change.ts'
import { invalidValue } from '../../rules/refusals.ts'
import { checkTheme } from '../../theme/check-theme.ts'
import { namesOfBaseSheets } from '../../theme/literals/token-names.ts'
import { jsonWithoutReference, withoutReference } from '../../theme/replace-reference.ts'
import { isTokenName, type Theme, type Token } from '../../theme/theme.ts'
import { tokenNamesAnywhere, tokenNamesIn, tokenReference } from '../../theme/token-reference.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { NodeRecord } from '../../tree/record.ts'
import type { CommandResult } from '../command.ts'
import { setTheme } from '../set-theme.ts'
import { editNodes } from '../set-values.ts'

/** Styles of a block, which may refer to tokens. */
const styleProps = ['elementStyle', 'breakpoints', 'hover'] as const

const withoutUse = (record: NodeRecord, name: string, by: string): NodeRecord => {
  const changed = styleProps.flatMap((prop) => {
    const before = record.props[prop]
    const after = jsonWithoutReference(before, name, by)
    return after === before ? [] : [[prop, after] as const]
  })
  const { attributes } = record.addition
  const inline = attributes?.style ?? ''
  const style = withoutReference(inline, name, by)
  if (changed.length === 0 && style === inline) return record
  return {
    ...record,
    props: { ...record.props, ...Object.fromEntries(changed) },
    addition:
      style === inline ? record.addition : { ...record.addition, attributes: { ...attributes, style } },
  }
}

/** Returns the blocks of a page whose own styles use a token. */
export const blocksWithToken = (document: BuilderDocument, name: string): readonly string[] => {
  const found: string[] = []
  // a replacement that no style contains already makes each use a difference
  for (const record of document.nodes.values())
    if (withoutUse(record, name, 'initial') !== record) found.push(record.uuid)
  return found
}

/** Returns the tokens that can replace another one: of its group, and not made from it. */
export const replacementsOf = (theme: Theme, { name, group }: Token): readonly Token[] => {
  const made = new Set([name])
  // a theme has no circles, so this ends at the latest when all are made from it
  for (let before = 0; before < made.size;) {
    before = made.size
    for (const token of theme.tokens)
      if (tokenNamesIn(`${token.value} ${token.dark ?? ''}`).some((used) => made.has(used)))
        made.add(token.name)
  }
  return theme.tokens.filter((token) => token.group === group && !token.isRetired && !made.has(token.name))
}

/** Renames a token in the editor. The custom property keeps its name, so that no page needs a change. */
export const renameToken = (document: BuilderDocument, name: string, label: string): CommandResult => {
  const { theme } = document.page
  if (!theme) return invalidValue('This page has no theme.')
  const tokens = theme.tokens.map((token) => (token.name === name ? { ...token, label } : token))
  const checked = checkTheme({ ...theme, tokens })
  return checked.ok ? setTheme(document, { theme: { ...theme, tokens } }) : invalidValue(checked.sentence)
}

/** Returns a token with these values in place of another one, in its light and its dark variant. */
const followedBy = (
  token: Token,
  { name, value, dark }: Required<Pick<Token, 'name' | 'value' | 'dark'>>,
): Token => {
  const light = withoutReference(token.value, name, value)
  const own = withoutReference(token.dark ?? token.value, name, dark)
  return { ...token, value: light, ...((token.dark !== undefined || own !== light) && { dark: own }) }
}

export interface DeleteToken {
  readonly name: string
  /** Token whose reference replaces its uses; absent for its value. */
  readonly by?: string
  /** True if other pages or sections may use it. */
  readonly isUsedElsewhere: boolean
}

/**
 * Deletes a token. Uses in this page's blocks and in the theme get its value or another token instead. While others
 * may use it, such as other pages, custom CSS or the style sheets of this one, it stays in the theme as a retired token with
 * that value, so that everything keeps its look.
 */
export const deleteToken = (
  document: BuilderDocument,
  { name, by, isUsedElsewhere }: DeleteToken,
): CommandResult => {
  const { theme, head, css = '' } = document.page
  const token = theme?.tokens.find((each) => each.name === name)
  if (!theme || !token || !isTokenName(name)) return invalidValue('This design token was already deleted.')
  if (by !== undefined && !replacementsOf(theme, token).some((each) => each.name === by))
    return invalidValue('This design token can’t replace the deleted one. Choose another one.')
  const value = by === undefined ? token.value : tokenReference(by)
  const stays =
    isUsedElsewhere ||
    namesOfBaseSheets.has(name) ||
    tokenNamesAnywhere(JSON.stringify(head) + css + (theme.css ?? '')).includes(name)
  const { dark: _dark, ...light } = token
  const retired: Token = { ...(by === undefined ? token : light), value, isRetired: true }
  const tokens = theme.tokens.flatMap((each): Token[] => {
    if (each === token) return stays ? [retired] : []
    return [followedBy(each, { name, value, dark: by === undefined ? (token.dark ?? value) : value })]
  })
  const styles = theme.styles && jsonWithoutReference(theme.styles, name, value)
  const checked = checkTheme({ ...theme, tokens, ...(styles && { styles }) })
  if (!checked.ok) return invalidValue(checked.sentence)
  const themed = setTheme(document, { theme: { ...theme, tokens, ...(styles && { styles }) } })
  const blocks = editNodes(document, blocksWithToken(document, name), (record) =>
    withoutUse(record, name, value),
  )
  if (!blocks.ok) return blocks
  return { ok: true, change: composeChanges(themed.change, blocks.change), select: [] }
}
