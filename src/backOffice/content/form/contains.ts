// Search in names, without a difference between capital and small letters.

export const contains = (name: string, text: string) => name.toLowerCase().includes(text.trim().toLowerCase())
