const fits = 'max-width:100%;max-width:-moz-available;max-width:-webkit-fill-available;max-width:stretch'
const fields = ':where(input,select,textarea)'
const wrappers = ':where(fieldset,form :is(div,label,p,li,dd,span):has(input,select,textarea))'

/** Tags of the fields that must stay within a page's width. */
export const fieldTags: ReadonlySet<string> = new Set(['input', 'select', 'textarea'])

/**
 * Keeps fields within their containers, so that `width:100%` with padding, a wide `size` or a long option
 * does not make a page scroll sideways. Fields that fit are unchanged, and any rule of the page wins: this is
 * written before all others, and dropped when a page is imported again.
 */
export const fieldCss =
  `${fields}{${fits}}@media (max-width:600px){${wrappers}{min-width:0;${fits}}:where(form) ${fields}{min-width:0}` +
  ':where(td,th) :where(input[size],textarea[cols],select):not([style*=width]){max-width:60vw}}'
