const fits = 'max-width:100%;max-width:-moz-available;max-width:-webkit-fill-available;max-width:stretch'
const fields = ':where(input,select,textarea)'
const wrappers = ':where(fieldset,form :is(div,label,p,li,dd,span):has(input,select,textarea))'

/** Tags of the fields that a page's width has to hold. */
export const fieldTags: ReadonlySet<string> = new Set(['input', 'select', 'textarea'])

/**
 * Fields stay within what they stand in: `width:100%` with padding, a wide `size` or a long option makes no page
 * scroll sideways. Nothing that fits changes, and any rule of the page wins:
 * it is written before all others, and left out when a page is imported again.
 */
export const fieldCss =
  `${fields}{${fits}}@media (max-width:600px){${wrappers}{min-width:0;${fits}}:where(form) ${fields}{min-width:0}` +
  ':where(td,th) :where(input[size],textarea[cols],select):not([style*=width]){max-width:60vw}}'
