const path = /`((?:apps|packages|e2e|bench|scripts|docs|deploy)\/[\w./-]+)`/g

/**
 * Returns one sentence for each path in backticks that does not exist. `documents` maps paths to Markdown. Decisions are
 * history and name the paths of their time.
 */
export function pathProblems(documents, exists) {
  return [...documents].flatMap(([document, text]) =>
    [...text.matchAll(path)]
      .map(([, named]) => named)
      .filter((named) => !exists(named))
      .map((named) => `${document} names ${named}, which does not exist.`),
  )
}
