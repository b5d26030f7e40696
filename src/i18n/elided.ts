/** A mute h by its spelling: Hélène, Henri, Hortense, Hugues; but de Hamid. Yves takes the apostrophe, Yann does not. */
const elides = /^(?:[aeiouœæàâäéèêëîïôöûü]|h(?:[eéèêy]|il|ip|on|or|ub|ug)|y[^aeiou])/i

/** A sentence in which French writes d’Arthur for de Arthur. Other languages have no such words before a name. */
export const elided = (sentence: string, name: string) =>
  elides.test(name) ? sentence.replace(`de ${name}`, () => `d’${name}`) : sentence
