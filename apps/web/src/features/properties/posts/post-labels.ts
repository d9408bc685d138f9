const words: Readonly<Record<string, string>> = {
  publish: 'Published',
  draft: 'Draft',
  pending: 'Pending review',
  private: 'Private',
  future: 'Scheduled',
}

/** A state of WordPress in words; plugins have states of their own. */
export const postStatusWords = (status: string): string => words[status] ?? status
