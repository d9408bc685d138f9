const drawing = 'svg[preserveAspectRatio$=slice]:only-child'
const map = `a[href*="/maps/"]:has(>${drawing})`

/** Spaces and sizes of paper, on which a page of a screen would take twice the sheets. */
const sizes =
  ':root{font-size:70%;--s4:.6rem;--s5:.8rem;--s6:1rem;--s7:1.2rem;--s8:1.4rem;--s9:1.5rem;--s10:1.6rem;--row:.4rem;' +
  '--t-4:1.9rem;--t-5:2.2rem;--t-6:2.5rem;--t-7:2.75rem}' +
  '[data-tone],[data-tone] :is(div,li,a,summary){min-height:0!important}'

/** Leaves out drawings with nothing else in their frames and no caption, and drawn maps with the name on them. */
const withoutDrawings =
  `:has(>${drawing}):not(figure>*,:has(+[data-tone])),:has(>:only-child>${drawing}):not(figure *),${map},${map}+p{display:none!important}` +
  `:has(>a[href*="/maps/"]>${drawing}){aspect-ratio:auto!important}`

/**
 * Returns the style sheet of a page on paper: ink on white in each tone, all answers open, and nothing that only works
 * on a screen. Paper is as narrow as a phone, so the bar of phones would be on each sheet.
 */
export const printCss =
  '@media print{' +
  sizes +
  'html body,[data-tone]{background-color:#fff;color:#000}' +
  '[data-tone]{--tone-bg:#fff;--tone-text:#000;--tone-quiet:#333;--tone-link:#000;--tone-rule:#888;--tone-edge:#666;' +
  '--tone-button:#fff;--tone-on-button:#000;--tone-card:#fff;--tone-card-line:#888}' +
  withoutDrawings +
  ':has(>h2:first-child+nav:last-child),nav,form,iframe,video,button,[popover],.w2-callbar,.w2-later{display:none!important}' +
  '.w2-tabs,.w2-tabs>details{display:block!important}' +
  'h1,h2,h3,h4{break-after:avoid}li,tr,figure{break-inside:avoid}' +
  // folds that open smoothly have a height of their own
  'details::details-content{content-visibility:visible!important;block-size:auto!important}}'
