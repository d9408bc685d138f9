// Runs before the first paint, so that a dark screen never flashes white; a file of its own, as inline scripts are barred.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('web2.color-scheme')
  } catch (error) {
    console.warn('The colour scheme could not be read from this browser.', error)
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
