/** Where a candidate of a srcset begins, and its address (HTML, "srcset attributes"). */
const candidate = /(^\s*|\s[\d.]+[wxh]\s*,\s*|,\s+)([^\s,]\S*[^\s,]|[^\s,])/g

/** Rewrites each address of a srcset. */
export const rewriteSrcset = (value: string, rewrite: (url: string) => string): string =>
  value.replace(candidate, (_all, before: string, url: string) => before + rewrite(url))
