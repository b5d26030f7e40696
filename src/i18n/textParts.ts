/**
 * Parts in which texts are fetched: the frame brings its own, any page but the dashboard those of the application, and the pages
 * of an area with many words theirs besides.
 */
export type TextPart = 'signIn' | 'frame' | 'application' | 'settings' | 'reporting' | 'voting'
