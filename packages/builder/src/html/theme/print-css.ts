/**
 * Returns the style sheet of a page on paper: ink on white in each tone, all answers open, and nothing that only works
 * on a screen. Paper is as narrow as a phone, so the bar of phones would be on each sheet.
 */
export const printCss =
  '@media print{' +
  'html body,[data-tone]{background-color:#fff;color:#000}' +
  '[data-tone]{--tone-bg:#fff;--tone-text:#000;--tone-quiet:#333;--tone-link:#000;--tone-rule:#888;--tone-edge:#666;' +
  '--tone-button:#fff;--tone-on-button:#000;--tone-card:#fff;--tone-card-line:#888}' +
  'nav,iframe,video,button,[popover],.w2-callbar,.w2-later{display:none!important}' +
  '.w2-tabs,.w2-tabs>details{display:block!important}' +
  'h1,h2,h3,h4{break-after:avoid}li,tr,figure{break-inside:avoid}' +
  'details::details-content{content-visibility:visible;block-size:auto}}'
