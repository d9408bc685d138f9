/**
 * A question to a model, which a prompt file builds from its variables. Parts that stay equal between calls come first, so
 * that services can cache them.
 */
export interface ModelPrompt {
  /** Name of the prompt file, e.g. 'article-section'; stored with what it produced. */
  readonly name: string
  /** Raised with each change of the file's text; a test holds the text of each version. */
  readonly version: number
  /** Our own words and facts that the account has confirmed. Never text of pages, uploads or guests. */
  readonly instructions: string
  /** The request, with untrusted text in blocks (`untrustedBlocks`). */
  readonly prompt: string
}
