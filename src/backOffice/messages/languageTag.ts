// BCP 47 tags of the languages, for the attribute `lang`.
export const languageTag = { en: 'en', id: 'id', th: 'th', vn: 'vi' } as const
