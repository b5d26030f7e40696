import { jsonForHtml } from './jsonForHtml.ts'

/**
 * A script of the page's head, before any other. Only the browser knows that somebody is signed in here (local storage,
 * key `state`), and then more is needed than the first of these paths, the entry: the rest is asked for once that has
 * arrived, so that it does not share the line with it, and comes while it is evaluated.
 */
export const aheadScript = (paths: readonly string[]): string => `try{
if(localStorage.getItem('state')!==null){
const ask=(href,onload)=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',onload,href}))
const[entry,...rest]=${jsonForHtml(paths)}
if(entry)ask(entry,()=>rest.forEach(path=>ask(path)))
}}catch{}`
