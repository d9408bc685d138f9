/**
 * Phrases of an older, translated English, each with its replacement; see docs/GLOSSARY.md. Patterns with
 * `warns` also match correct uses, so they are counted but not refused.
 */
export const patterns = [
  { name: 'whoever', pattern: /\bwhoever\b/i, say: 'the caller, the user, anyone who' },
  { name: 'somebody', pattern: /\bsomebody\b/i, say: 'a user, another worker, someone else' },
  { name: 'nobody', pattern: /\bnobody\b/i, say: 'no one, no worker; or active voice' },
  { name: 'everybody', pattern: /\beverybody\b/i, say: 'everyone, all workers' },
  {
    name: 'is told',
    pattern: /\b(is|are|was|were|be|been|being) told\b(?! to\b)/i,
    say: 'is notified, is reported, receives',
  },
  {
    name: 'tells of, told the account',
    pattern: /\b(tell|tells|told|telling) (of|sockets|the account|people)\b/i,
    say: 'emits, reports, shows',
  },
  {
    name: '^Tells, ^Says',
    pattern: /^(Tells|Says|Told|Said) /,
    say: 'Emits, Shows, Notifies, Message shown when',
  },
  { name: '^What', pattern: /^What (?!if |to )/, say: 'begin with the noun or a verb' },
  { name: 'what is … is', pattern: /\bwhat is [^.;:,]{1,40}? (is|are|was)\b/i, say: 'name the thing' },
  { name: 'of ours, of theirs', pattern: /\bof (yours|theirs|ours)\b/i, say: 'our, their, your' },
  { name: 'goes on', pattern: /\b(go|goes|went|gone|going) on\b/i, say: 'continues, resumes, keeps' },
  {
    name: 'by itself',
    pattern:
      /\b(again|tried|done|made|happens?|ends?|ended|saved|published|sent|started|closes?) by (itself|themselves)\b/i,
    say: 'automatically, on its own',
  },
  { name: 'meanwhile', pattern: /\bmeanwhile\b/i, say: 'in the meantime; better: say what changed' },
  { name: 'anew', pattern: /\banew\b/i, say: 'again, from scratch; re- (reload, recount)' },
  { name: 'mend', pattern: /\bmend(s|ed|ing)?\b/i, say: 'fix, repair' },
  {
    name: 'look at (check)',
    pattern: /\b(looked at|looks at|looks whether|looks? after|look at it)\b/i,
    say: 'check, review, poll, read',
  },
  { name: 'at work', pattern: /\bat work\b/i, say: 'running, active' },
  { name: 'under way', pattern: /\bunder way\b/i, say: 'running, in progress' },
  { name: 'its time has come', pattern: /\b(its|whose|their) time (has|have|had) come\b/i, say: 'due' },
  {
    name: 'comes to nothing, to an end',
    pattern: /\b(come|comes|came) to (nothing|an end|its end|their end)\b/i,
    say: 'fails, ends, finishes',
  },
  { name: 'become of', pattern: /\b(become|becomes|became) of\b/i, say: 'status, result' },
  { name: 'put off, put away', pattern: /\bput(s|ting)? (off|away)\b/i, say: 'postpone, dismiss' },
  { name: 'let out', pattern: /\blet(s|ting)? (\w+ ){0,3}out\b/i, say: 'release, publish' },
  { name: 'let go of', pattern: /\blet(s|ting)? go of\b/i, say: 'release, drop' },
  { name: 'in between', pattern: /\bin between\b/i, say: 'a proxy; since then' },
  {
    name: 'told apart',
    pattern: /\b(tell|tells|told|telling|keep|keeps|kept|lie|lies|named) (\w+ ){0,2}apart\b/i,
    say: 'distinguish, separate',
  },
  { name: 'hears', pattern: /\b(hear|hears|heard)\b/i, say: 'receives, gets, listens' },
  { name: 'for good', pattern: /\bfor good\b/i, say: 'permanently' },
  {
    name: 'the newest first',
    pattern: /, the (newest|oldest|latest|nearest|worst|longest|first|last) first\b/i,
    say: 'newest first',
  },
  { name: 'of no use', pattern: /\b(is|are|was|were) of no\b/i, say: 'useless; say why' },
  {
    name: "one's own, oneself",
    pattern: /\bone's own\b|\boneself\b|\bone likes\b|\ban own\b/i,
    say: 'your own, a custom …, yourself',
  },
  {
    name: '^Has it tried',
    pattern: /^Has (a|an|the|it|them|one|what|all|each|links|pictures|failed)\b/,
    say: 'Retries …, Requests …',
  },
  { name: 'sees to it', pattern: /\bsees? to it\b/i, say: 'ensures' },
  {
    name: 'is out (live)',
    pattern: /\b(is|are|was|were) out(?! (of|to)\b)[ ,.;:]/i,
    say: 'is live, is published',
  },
  { name: 'go out', pattern: /\b(go|goes|went|going) out(?! of\b)\b/i, say: 'is published, is sent' },
  { name: 'brake', pattern: /\bbrakes?\b/i, say: 'limit' },
  {
    name: 'take over, back, along',
    pattern: /\b(take|takes|taken|took|taking) (\w+ ){0,2}(over|back|along)\b/i,
    say: 'import, adopt; revert, revoke; include',
    warns: true,
  },
  {
    name: 'give back',
    pattern: /\b(give|gives|gave|given|giving) (\w+ ){0,2}back\b/i,
    say: 'release, restore',
    warns: true,
  },
  {
    name: 'lies, stands',
    pattern:
      /\b(lie|lies|stand|stands|stood) (at|in|on|below|beside|there|ready|around|above|under|behind|with)\b/i,
    say: 'is, is stored, is in',
    warns: true,
  },
  {
    name: 'rests',
    pattern: /\b(rests|resting|rested|restless|may rest|to rest)\b/i,
    say: 'is idle, is paused, is contained',
    warns: true,
  },
  { name: 'alike', pattern: /\b(alike|likeness)\b/i, say: 'similar, similarity', warns: true },
  {
    name: 'by turns',
    pattern: /\bby turns\b|\b(had|have|has|come to|in|for) (its|their) turn\b/i,
    say: 'round-robin, waits in the queue',
    warns: true,
  },
  { name: 'so many', pattern: /\bso many\b/i, say: '`count`, N, the given number of', warns: true },
  { name: 'beside', pattern: /\bbeside\b/i, say: 'besides, in addition to, next to', warns: true },
]
