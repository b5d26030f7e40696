const deed = 'globalThis.wasRun = true'
const payloads = [
  `<script>${deed}</script>`,
  `<ScRiPt>${deed}</sCrIpT >`,
  `<img src=x onerror="${deed}">`,
  `<svg onload="${deed}">`,
  `<svg><animate onbegin="${deed}" attributeName=x dur=1s>`,
  `<body onload="${deed}">`,
  `<input autofocus onfocus="${deed}">`,
  `<details open ontoggle="${deed}">`,
  `<video><source onerror="${deed}">`,
  `<iframe srcdoc="<script>parent.wasRun = true</script>">`,
  `<a href="javascript:${deed}">x</a>`,
  `<form action="javascript:${deed}"><button autofocus>x</button></form>`,
  `<math><mtext><img src=x onerror="${deed}"></mtext></math>`,
  `<style>@import 'javascript:${deed}';</style>`,
  `<object data="javascript:${deed}">`,
  `<base href="javascript:${deed}//">`,
  `&lt;script&gt;${deed}&lt;/script&gt;`,
  `javascript:${deed}`,
  `';${deed};//`,
  `{{constructor.constructor('${deed}')()}}`,
]
const carriers = ['', '">', "'-->", '</title></textarea>', '\u202E']

/** A hundred things that somebody may type instead of a name: none of them may run, all are shown as typed. */
export const hostileTexts: readonly string[] = carriers.flatMap((carrier) =>
  payloads.map((payload) => `${carrier}${payload}`),
)
