/* Sets theme, motion and language before the first paint. A file of its own, because the page allows no inline script. */
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('hefu.theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('hefu.motion') === 'off') root.dataset.motion = 'off'
    var language = localStorage.getItem('hefu.language')
    if (language !== 'zh-Hans' && language !== 'en') language = /^zh\b/i.test(navigator.language) ? 'zh-Hans' : 'en'
    root.lang = language
  } catch {
    /* storage can be closed; device theme and the language of the document then stand */
  }
})()
