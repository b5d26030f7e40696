const script = 'globalThis.wasRun = true'
const payloads = [
  `<script>${script}</script>`,
  `<ScRiPt>${script}</sCrIpT >`,
  `<img src=x onerror="${script}">`,
  `<svg onload="${script}">`,
  `<svg><animate onbegin="${script}" attributeName=x dur=1s>`,
  `<body onload="${script}">`,
  `<input autofocus onfocus="${script}">`,
  `<details open ontoggle="${script}">`,
  `<video><source onerror="${script}">`,
  `<iframe srcdoc="<script>parent.wasRun = true</script>">`,
  `<a href="javascript:${script}">x</a>`,
  `<form action="javascript:${script}"><button autofocus>x</button></form>`,
  `<math><mtext><img src=x onerror="${script}"></mtext></math>`,
  `<style>@import 'javascript:${script}';</style>`,
  `<object data="javascript:${script}">`,
  `<base href="javascript:${script}//">`,
  `&lt;script&gt;${script}&lt;/script&gt;`,
  `javascript:${script}`,
  `';${script};//`,
  `{{constructor.constructor('${script}')()}}`,
]
const carriers = ['', '">', "'-->", '</title></textarea>', '\u202E']

/** A hundred texts that somebody may type instead of a name. None may run, and each shows as typed. */
export const hostileTexts: readonly string[] = carriers.flatMap((carrier) =>
  payloads.map((payload) => `${carrier}${payload}`),
)
