import { jsonForHtml } from './jsonForHtml.ts'

/**
 * A script in the page's head that runs before any other. Only the browser knows that somebody is signed in (local storage, key
 * `state`), and their page needs all these files. The first file is the entry. The others load once the entry has arrived, so
 * that they do not compete with it and load while it is evaluated.
 */
export const aheadScript = (paths: readonly string[]): string => `try{
if(localStorage.getItem('state')!==null){
const ask=(href,onload)=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',onload,href}))
const[entry,...rest]=${jsonForHtml(paths)}
if(entry)ask(entry,()=>rest.forEach(path=>ask(path)))
}}catch{}`
