const boxes = '*,*::before,*::after{box-sizing:border-box}'
const media = 'img,iframe{max-width:100%}'
const system = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'

/** Style sheet of a page that was begun here. */
export const baseCss = `${boxes}body{margin:0;font-family:${system};line-height:1.5;color:#1c2430}${media}`

/**
 * The same for a page with a theme: texts, headings and links follow its tokens, if it has them. A link follows
 * the tone of its section first.
 */
export const themedBaseCss =
  `${boxes}body{margin:0;font-family:var(--f-text,${system});line-height:var(--text-leading,1.5);` +
  'background:var(--c-paper,#fff);color:var(--c-ink,#1c2430)}' +
  'h1,h2,h3,h4,h5,h6{font-family:var(--f-title,inherit);font-weight:var(--title-weight,bold);' +
  'line-height:var(--title-leading,inherit);letter-spacing:var(--title-tracking,normal);' +
  'text-transform:var(--title-case,none)}' +
  `a{color:var(--tone-link,var(--c-link,#0000ee))}${media}`
