// Reduces English words to their sound, to find words that are written as they are heard.

const steps: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/igh/g, 'i'],
  [/augh|ough/g, 'o'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/ck|c(?![eiyh])|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/z/g, 's'],
  [/(?<=.)e$/, ''],
  [/(?<vowel>[aeiouy])[aeiouyw]+/g, '$<vowel>'],
  [/(?<letter>[a-z])\k<letter>+/g, '$<letter>'],
]

export const soundOf = (word: string): string =>
  steps.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), word)
