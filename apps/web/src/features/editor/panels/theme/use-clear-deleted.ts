import { clearRetiredTokens, retiredTokens } from '@web2/builder'
import { tokensPerCall } from '@web2/contract/sites'
import { showError, showSuccess } from '../../../../lib/snackbar.ts'
import { counted } from '../../../../lib/text/counted.ts'
import { tokenUses } from '../../../sites/resources.ts'
import { useBuilder } from '../session/use-editor.ts'
import { useStyleCommand } from '../style/named/use-named-styles.ts'

/** Returns those of the names that pages or sections use. `key` is that of the site's working copy. */
const usedOf = async (key: string, names: readonly string[]): Promise<readonly string[]> => {
  const used: string[] = []
  for (let at = 0; at < names.length; at += tokensPerCall) {
    const name = names.slice(at, at + tokensPerCall).join()
    const { data } = await tokenUses.find({ siteId: key, name })
    used.push(...data.filter(({ total }) => total > 0).map(({ _id }) => _id))
  }
  return used
}

/** Returns the action that removes deleted design tokens which nothing on the site uses. */
export const useClearDeleted = (): (() => Promise<void>) => {
  const { editor, opened } = useBuilder()
  const run = useStyleCommand()
  const retiredNow = () => {
    const { theme } = editor.store.document.page
    return theme ? retiredTokens(theme) : []
  }
  return async () => {
    // a page without a site shares its design tokens with sections alone, which every key finds
    const key = opened.siteKey ?? 'page'
    try {
      const names = retiredNow().map(({ name }) => name)
      const used = await usedOf(key, names)
      // one that was deleted during the search was not searched for
      const later = retiredNow().filter(({ name }) => !names.includes(name))
      const result = clearRetiredTokens(editor.store.document, [...used, ...later.map(({ name }) => name)])
      if (!result.ok) {
        showError(result.reason.detail)
        return
      }
      const before = retiredNow().length
      if (!run('Clear deleted design tokens', result)) return
      const left = retiredNow().length
      const cleared = `${counted(before - left, 'deleted design token')} cleared`
      showSuccess(left === 0 ? cleared : `${cleared}. ${left.toLocaleString('en-US')} more still in use.`)
    } catch {
      showError('Uses of the deleted design tokens could not be loaded. Try again.')
    }
  }
}
