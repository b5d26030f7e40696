import type { Translated } from './catalogue.ts'

type Texts = { readonly [key: string]: string | Texts }
type SomeTexts = { readonly [key: string]: string | SomeTexts | undefined }

/** The texts that one locale changes of another, at their keys. */
type Changes<Source> = {
  readonly [Key in keyof Source]?: Source[Key] extends string ? string : Changes<Source[Key]>
}

/** A locale that differs from its source in some texts only. */
export function overlay<Source extends Texts>(source: Source, changes: NoInfer<Changes<Source>>): Translated<Source>
export function overlay(source: Texts, changes: SomeTexts): Texts {
  return Object.fromEntries(Object.entries(source).map(([key, texts]) => [key, changed(texts, changes[key])]))
}

function changed(texts: string | Texts, change: string | SomeTexts | undefined): string | Texts {
  if (typeof texts === 'string') return typeof change === 'string' ? change : texts
  return typeof change === 'object' ? overlay(texts, change) : texts
}
