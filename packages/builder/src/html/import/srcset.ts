/** Start of a srcset candidate, and its URL (HTML, "srcset attributes"). */
const candidate = /(^\s*|\s[\d.]+[wxh]\s*,\s*|,\s+)([^\s,]\S*[^\s,]|[^\s,])/g

/** Rewrites each URL of a srcset. */
export const rewriteSrcset = (value: string, rewrite: (url: string) => string): string =>
  value.replace(candidate, (_all, before: string, url: string) => before + rewrite(url))
