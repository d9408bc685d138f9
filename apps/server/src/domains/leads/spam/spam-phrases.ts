/** Wording of mass mailings through contact forms. */
const phrases: readonly RegExp[] = [
  /\bseo (?:services?|packages?|experts?|agency|offer|audit)\b/i,
  /\b(?:first page|page one|top|rank(?:ing)?s?) (?:of|on|in) google\b/i,
  /\bguest post(?:s|ing)?\b/i,
  /\bback ?links?\b/i,
  /\bdomain authority\b/i,
  /\b(?:crypto|bitcoin|forex) (?:investment|trading|profit)s?\b/i,
  /\b(?:make|earn) (?:money|\$ ?\d[\d,.]*) (?:online|from home|per (?:day|week))\b/i,
  /\b(?:online )?casinos?\b/i,
  /\b(?:viagra|cialis|levitra)\b/i,
  /\b(?:business|working capital|merchant) loans?\b/i,
  /\bmass (?:mailing|email|sms)\b/i,
  /\b(?:email|leads?) (?:list|database)s?\b/i,
  /\bincrease (?:your )?(?:website )?traffic\b/i,
  /\bexplainer videos?\b/i,
  /\b(?:web ?site|app|logo) (?:re)?design (?:services?|company|offer)\b/i,
  /\bcontact ?form (?:marketing|submission|blast)s?\b/i,
  /\bunsubscribe\b/i,
  /\bwire transfer\b/i,
  /\binheritance (?:fund|claim)\b/i,
]

// two of them and a page without its token stay below a confirmation
const points = [0, 15, 20, 35] as const

/** Returns the points for wording of mass mailings, at most 35: it weighs and never decides. */
export const phraseScore = (text: string): readonly [points: number, reason: string] => {
  const found = phrases.filter((phrase) => phrase.test(text)).length
  return [points[Math.min(found, points.length - 1)] ?? 0, 'It uses the wording of mass mailings.']
}
