// Capitalizes the first letter of a text that Intl formats for the middle of a sentence: `tháng 11` as `Tháng 11`.

export const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
