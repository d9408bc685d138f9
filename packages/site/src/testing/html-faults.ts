import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser'

/**
 * The HTML standard and its rules for people with disabilities, as html-validate knows them. Two of its rules advise on
 * style and are off: a box that scrolls has the role of a region to be reached by keys, which no element has by itself
 * without becoming a section of the page; and a button of a form sends the form by default.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'prefer-native-element': 'off', 'no-implicit-button-type': 'off' },
  }),
)

/** Returns what is not valid in a page of HTML: its rule, what is wrong, and the text there. Empty if nothing is. */
export const htmlFaults = (html: string): string[] => {
  const report = validator.validateStringSync(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset, selector }) =>
        `${ruleId}: ${message} (${selector ?? ''}) ${html.slice(Math.max(0, offset - 20), offset + 80)}`,
    ),
  )
}
