/**
 * Reports taps on phone numbers of a page at the built-in host. The element that holds it names the page by its token.
 * It sets no cookie and stores nothing. The host lets browsers run exactly this text, so a change of it stops the
 * counting of pages published before.
 */
export const callScript =
  '{const s=document.currentScript;addEventListener("click",e=>{' +
  'const a=e.target.closest&&e.target.closest(\'a[href^="tel:" i],area[href^="tel:" i]\');' +
  'if(!a)return;const p=new URLSearchParams(location.search),q=new URLSearchParams({number:a.getAttribute("href")});' +
  '["utm_id","utm_campaign"].forEach(n=>p.get(n)&&q.set(n,p.get(n)));' +
  'navigator.sendBeacon("/~call/"+s.dataset.calls+"?"+q)},!0)}'

/** Path at the built-in host that the script posts to, before the token of the page. */
export const callPath = '/~call/'

/** Returns the element for the head of a page; `token` consists of letters, digits, `-`, `_` and `.`. */
export const callScriptTag = (token: string): string => `<script data-calls="${token}">${callScript}</script>`
